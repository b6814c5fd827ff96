# Evil High Priest en français : noms, questions, raisons, récit de la partie et texte des cartes.

title = Evil High Priest
about = D’un à cinq prêtres servent le même Grand Ancien, et un seul sera Grand Prêtre à son réveil. Envoyez votre prêtre et vos acolytes amasser Trésor, Sang, Magie et Grimoires, et briser les treize Signes des Anciens de sa prison. La plupart des verrous attirent les investigateurs chez tout le monde : ils traversent votre sanctuaire salle après salle et brûlent ce que votre Asile, vos sacrifices et vos murs n’arrêtent pas. Bâtissez bien, cachez le plus précieux au plus profond, et brisez le dernier signe quand vous menez : un signe vaut dix points, un Grimoire cinq, la Magie deux, le Sang un, et le plus grand Trésor cinq.

# Noms -------------------------------------------------------------------------------------------------------------

rival-opponent = L’adversaire
rival-won-opponent = L’adversaire l’emporte
colour-violet = violet

phase-setup = Mise en place
phase-action = Actions
phase-raid = Raid
phase-prowlers = Rôdeurs
phase-upkeep = Entretien
phase-opponent = L’adversaire
phase-end = Fin

kind-resource = Ressource
kind-location = Lieu
kind-lurk = Case de rôdeur
kind-ritual = Rituel
kind-post = Case du plateau Prêtre
kind-room = Salle
kind-monster = Monstre
kind-investigator = Investigateur
kind-priest = Carte Prêtre
kind-special = Carte spéciale
kind-lock = Verrou
kind-cult = Plateau de culte
kind-omen = Jet de l’adversaire
kind-space = Cases
kind-row = Cartes offertes
kind-lair = Antres
kind-slot = Sanctuaire
kind-seat = Prêtres

# Quels noms vont sans article ; parmi les autres, lesquels sont féminins ou pluriels.
articles = Le La Les L’
bare = kingsport innsmouth boston dunwich arkham aylesbury salem providence haunter_of_the_dark
feminine = silver_twilight_lodge mao_ceremony spectral_horror pit_trap vault treasury library padded_cell ghoul nightgaunt moon_beast elder_thing hunting_horror leng_spider slime_amoeba
plural = fungi_from_yuggoth
vowels = aeiouhàâéèêîïôûœ
name-the = { $form ->
    [bare] { $name }
    [plural] les { $name }
    [vowel] l’{ $name }
    [feminine] la { $name }
   *[other] le { $name }
}
name-a = { $form ->
    [bare] { $name }
    [plural] des { $name }
    [vowel] { $feminine ->
        [yes] une { $name }
       *[no] un { $name }
    }
    [feminine] une { $name }
   *[other] un { $name }
}
name-at = { $form ->
    [bare] à { $name }
    [plural] aux { $name }
    [vowel] à l’{ $name }
    [feminine] à la { $name }
   *[other] au { $name }
}
name-to = { name-at }
name-from = { $form ->
    [bare] { $vowel ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
    [plural] des { $name }
    [vowel] de l’{ $name }
    [feminine] de la { $name }
   *[other] du { $name }
}
quoted = « { $name } »
quoted-at = sur « { $name } »
quoted-to = à « { $name } »
quoted-from = de « { $name } »
of-person = { $vowel ->
    [yes] d’{ $name }
   *[no] de { $name }
}
from-person = à { $name }

zone-the = { $zone ->
    [pool] la Réserve
    [asylum] l’Asile
    [escape] la zone d’Évasion
    [worship] la foule autour d’Azathoth
    [box] la boîte
   *[exposed] la zone exposée
}
zone-at = { $zone ->
    [asylum] à l’Asile
    [escape] en Évasion
    [worship] auprès d’Azathoth
   *[other] dans { zone-the }
}
zone-to = { $zone ->
    [pool] à la Réserve
    [asylum] à l’Asile
    [escape] en Évasion
    [worship] auprès d’Azathoth
   *[other] dans { zone-the }
}
zone-from = { $zone ->
    [worship] d’auprès d’Azathoth
   *[other] de { zone-the }
}
slot-the = l’emplacement { $n }
slot-at = à l’emplacement { $n }
slot-to = à l’emplacement { $n }
slot-from = de l’emplacement { $n }
lurk-the = { $n ->
    [1] la case de rôdeur
   *[other] la seconde case de rôdeur
}
lurk-at = sur { lurk-the }
lurk-to = sur { lurk-the }
lurk-from = de { lurk-the }
captive-the = { $name }
captive-at = sous les griffes d’un monstre ({ $name })
captive-to = à un monstre ({ $name })
captive-from = des griffes d’un monstre ({ $name })

goods-treasure = Trésor
goods-blood = Sang
goods-magic = Magie
goods-atom = Atomes
goods-grimoire = Grimoires
goods-elder_sign = Signes des Anciens
goods-room = salles
level-mutant = un Mutant
level-abomination = une Abomination
level-spawn = un Rejeton
piece-priest = le prêtre
piece-acolyte = un acolyte
track-deep_ones = la piste des Profonds
track-growth = la piste de Croissance

amount-treasure = { $n } Trésor
amount-blood = { $n } Sang
amount-magic = { $n } Magie
amount-atom = { $n ->
    [one] { $n } Atome
   *[other] { $n } Atomes
}
amount-grimoire = { $n ->
    [one] { $n } Grimoire
   *[other] { $n } Grimoires
}
amount-elder_sign = { $n ->
    [one] { $n } Signe des Anciens
   *[other] { $n } Signes des Anciens
}
amount-any_basic = { $n ->
    [one] { $n } ressource de base
   *[other] { $n } ressources de base
}
amount-room = { $n ->
    [one] { $n } salle
   *[other] { $n } salles
}
amount-monster = { $n ->
    [one] { $n } monstre
   *[other] { $n } monstres
}
amount-amoeba = { $n ->
    [one] { $n } Amibe Gluante
   *[other] { $n } Amibes Gluantes
}
amount-acolyte = { $n ->
    [one] { $n } acolyte
   *[other] { $n } acolytes
}
amount-asylum = { $n ->
    [one] { $n } acolyte à l’Asile
   *[other] { $n } acolytes à l’Asile
}
amount-escape = { $n ->
    [one] { $n } acolyte en Évasion
   *[other] { $n } acolytes en Évasion
}
amount-rescue = { $n ->
    [one] { $n } acolyte tiré de l’Asile
   *[other] { $n } acolytes tirés de l’Asile
}
amount-worship = { $n ->
    [one] { $n } adorateur d’Azathoth
   *[other] { $n } adorateurs d’Azathoth
}
amount-fetched = { $n ->
    [one] { $n } adorateur repris
   *[other] { $n } adorateurs repris
}
amount-mutant = { $n ->
    [one] { $n } Mutant
   *[other] { $n } Mutants
}
amount-abomination = { $n ->
    [one] { $n } Abomination
   *[other] { $n } Abominations
}
amount-spawn = { $n ->
    [one] { $n } Rejeton
   *[other] { $n } Rejetons
}
amount-first = le marqueur Premier Joueur
amount-turn = un autre tour
amount-shield = un raid affaibli de { $n }
amount-raid = { $n } de Force du Raid
amount-deep_ones = { $n } pas des Profonds
amount-growth = { $n } pas de Croissance
amount-glacier = un glacier qui paie tout le monde
amount-prowler-location = un rôdeur pour les lieux
amount-prowler-cult = un rôdeur pour le plateau de culte
amount-prowler-ritual = un rôdeur pour les rituels
amount-prowler-flex = un rôdeur pour lieux ou rituels
amount-prowler-block = un rôdeur qui passe d’abord et barre sa case
amount-prowler-eternal = un rôdeur éternel
amount-amoeba-defence = des amibes de défense { $n }
amount-track-entry = l’entrée d’une piste rituelle de ce plateau
amount-shoggoth = le Shoggoth
amount-howler = le Hurleur
amount-bloated_woman = la Femme Boursouflée
amount-black_pharaoh = le Pharaon Noir
amount-haunter_of_the_dark = Celui qui Hante les Ténèbres
amount-entity_wendigo = le Wendigo
amount-entity_gnoph_keh = le Gnoph-Keh
amount-entity_rhan_tegoth = le Rhan-Tegoth
amount-king_in_yellow = le Roi en Jaune
amount-chance = les dés décident
amount-chance-raid = { $n ->
    [one] un raid de 1 dé
   *[other] un raid de { $n } dés
}
amount-more = autre chose, voir la carte

# Ce que disent les signes, sur la page et au terminal.
sign-treasure = Trésor (le plus grand : 5 points)
sign-blood = Sang (1 point)
sign-magic = Magie (2 points)
sign-atom = Atome
sign-grimoire = Grimoire (5 points)
sign-elder_sign = Signe des Anciens (10 points)
sign-any_basic = ressource de base au choix
sign-room = salle
sign-monster = monstre
sign-amoeba = Amibe Gluante
sign-acolyte = acolyte qui peut agir
sign-asylum = acolyte à l’Asile
sign-escape = acolyte en Évasion
sign-rescue = acolyte tiré de l’Asile
sign-worship = adorateur d’Azathoth
sign-fetched = adorateur repris
sign-mutant = Mutant
sign-abomination = Abomination
sign-spawn = Rejeton
sign-first = marqueur Premier Joueur
sign-turn = un autre tour
sign-shield = prochain raid affaibli
sign-raid = Force du Raid
sign-deep_ones = pas des Profonds
sign-growth = pas de Croissance
sign-glacier = glacier
sign-prowler-location = rôdeur (lieux)
sign-prowler-cult = rôdeur (plateau de culte)
sign-prowler-ritual = rôdeur (rituels)
sign-prowler-flex = rôdeur (lieux ou rituels)
sign-prowler-block = rôdeur bloquant
sign-prowler-eternal = rôdeur éternel
sign-amoeba-defence = défense des amibes
sign-track-entry = entrée d’une piste rituelle
sign-shoggoth = Shoggoth
sign-howler = Le Hurleur
sign-bloated_woman = La Femme Boursouflée
sign-black_pharaoh = Le Pharaon Noir
sign-haunter_of_the_dark = Celui qui Hante les Ténèbres
sign-entity_wendigo = Wendigo (Entité)
sign-entity_gnoph_keh = Gnoph-Keh (Entité)
sign-entity_rhan_tegoth = Rhan-Tegoth (Entité)
sign-king_in_yellow = Roi en Jaune
sign-chance = les dés décident
sign-chance-raid = raid, selon ses dés
sign-more = autre chose, voir la carte

# Ce dont on peut convenir à une table.
option-name-boxes = Boîtes
option-about-boxes = Le jeu de base, ou avec une extension ou les deux : elles apportent monstres uniques, investigateurs, une carte pour chaque prêtre et d’autres plateaux de culte.
option-value-base = Jeu de base
option-value-blood_ceremony = Avec Cérémonie de Sang
option-value-dark_ritual = Avec Sombre Rituel
option-value-both = Avec les deux extensions
option-name-cult = Plateau de culte
option-about-cult = Qui les prêtres servent : chaque plateau a ses verrous, ses prix et ses règles. Ceux d’une extension demandent sa boîte.
option-value-random = Tiré au hasard
option-name-investigators = Investigateurs
option-about-investigators = Agressifs, ils lancent un seul dé et y ajoutent 6 ou 12 là où deux ou trois sont imprimés : les raids sont plus forts et plus prévisibles.
option-value-usual = Ordinaires
option-value-aggressive = Agressifs
option-name-tokens = Jetons
option-about-tokens = S’il y a toujours assez de toute ressource, ou seulement ce que contient la boîte.
option-value-unlimited = Sans limite
option-value-strict = Seulement ceux de la boîte
option-name-start = Premier verrou du Signe Jaune
option-about-start = Si le premier verrou du Signe Jaune coûte ce que dit notre plateau, ou rien du tout.
option-value-paid = Il coûte 2 Magie
option-value-free = Il ne coûte rien
option-name-flight = La grande fuite
option-about-flight = Quand tous les acolytes fuient dans la Pyramide : ceux de l’Asile aussi, ou seulement ceux qui sont actifs.
option-value-asylum = De l’Asile aussi
option-value-active = Les actifs seulement
option-name-worshippers = Adorateurs
option-about-worshippers = Combien d’acolytes auprès d’Azathoth mettent fin à une partie jouée seul.
option-value-3 = Trois
option-value-6 = Six
option-name-rounds = Manches
option-about-rounds = Si la partie s’arrête aussi après tant de manches, quand il reste des signes. Hors du livret.
option-value-20 = 20 au plus
option-value-12 = 12 au plus

ending-broken = Le dernier Signe des Anciens est brisé.
ending-grown = Le dernier Signe des Anciens est tombé par ce qui a crû.
ending-azathoth = Trop d’acolytes vénéraient Azathoth, et tout est fini.
ending-limit = Les manches convenues sont écoulées.

proviso-raid = pour le reste de ce raid
proviso-weak = tant que le raid ne dépasse pas { $place }
proviso-harmless = tant que seuls Trésor ou Atomes sont en jeu

score-elder_sign = Signes des Anciens
score-grimoire = Grimoires
score-magic = Magie
score-blood = Sang
score-treasure = Plus grand Trésor

# Questions : ce que lit celui qui décide, et ce que lisent les autres ---------------------------------------------

ask-turn = Qui envoyez-vous, et où ? Un cultiste va de votre Réserve à une case libre, paie ce qu’elle demande et prend ce qu’elle donne.
wait-turn = { $seat } envoie un cultiste.
ask-after = Avant la fin de votre tour, vous pouvez encore défausser un monstre pour ce qu’il fait.
wait-after = { $seat } peut encore défausser un monstre.
ask-bonus = Le signe de { $lock } est à vous. Votre cultiste passe-t-il au bonus du verrou ?
wait-bonus = { $seat } peut utiliser le bonus du verrou brisé.
ask-take-sign = Quel signe prenez-vous sans le payer ? Tout ce que fait son verrou a lieu quand même.
wait-take-sign = { $seat } choisit un signe à prendre.
ask-activate = Quel lieu activez-vous ? Son coût se paie ; peu importe qui s’y trouve.
wait-activate = { $seat } active un lieu à distance.
ask-relocate = Qui est emporté, et vers quel lieu ? Le cultiste l’active aussitôt, et son coût se paie.
wait-relocate = { $seat } déplace un cultiste vers un autre lieu.
ask-which-reward = Que prenez-vous ?
wait-which-reward = { $seat } choisit une récompense.
ask-reward-first = Qu’est-ce qui vient d’abord, le monstre ou la salle ?
wait-reward-first = { $seat } décide de ce qui vient d’abord.
ask-ritual-first = Quel rituel rapporte d’abord ?
wait-ritual-first = { $seat } décide quel rituel rapporte d’abord.
ask-exchange = Quelles ressources de base échangez-vous ? Pour chacune, vous en choisirez une autre.
wait-exchange = { $seat } échange des ressources.
ask-exchange-for = Que prenez-vous contre 1 { $goods_one } ?
wait-exchange-for = { $seat } choisit une ressource en échange.

ask-pay = Avec quoi payez-vous, et d’où ? { $left ->
    [one] Il reste 1 à payer.
   *[other] Il reste { $left } à payer.
}
wait-pay = { $seat } paie.
ask-store = Vous gagnez { $amount }. Qu’en mettez-vous dans vos salles ? Le reste va dans la zone exposée, que tout raid détruit d’abord.
wait-store = { $seat } range des ressources.
ask-gain-which = Quelles ressources de base gagnez-vous ? { $n ->
    [one] 1 en tout.
   *[other] { $n } en tout, à votre gré.
}
wait-gain-which = { $seat } choisit que gagner.
ask-rearrange = Vous pouvez réorganiser vos ressources : un raid atteint d’abord la zone exposée, puis vos salles de la première à la dernière.
wait-rearrange = { $seat } peut réorganiser son sanctuaire.
ask-fill = Que va-t-il dans { $room } ({ $place }) ?
wait-fill = { $seat } remplit une salle.
ask-move-goods = Que déplacez-vous avant l’arrivée du raid ? Encore { $left } au plus.
wait-move-goods = { $seat } déplace des ressources par un passage secret.
ask-lose = D’où vous prend-on { $goods } ? { $left ->
    [one] Encore 1 à céder.
   *[other] Encore { $left } à céder.
}
wait-lose = { $seat } perd des ressources.
ask-victim = Qui est visé ?
wait-victim = { $seat } choisit une victime.
ask-destroy = Que détruisez-vous dans la zone exposée { $of_victim } ?
wait-destroy = { $seat } détruit des ressources de quelqu’un.

ask-room = Quelle salle prenez-vous ? Les raids traversent vos salles du premier emplacement au dernier.
wait-room = { $seat } choisit une salle.
ask-slot = Où bâtissez-vous { $room } ? Les premiers emplacements sont atteints d’abord.
wait-slot = { $seat } décide où bâtir.
ask-replace = Tous vos emplacements sont pris. Prenez-vous une salle à la place d’une des vôtres ? Son contenu sera exposé.
wait-replace = { $seat } peut remplacer une salle.
ask-discard-room = Quelle salle abandonnez-vous ? Son contenu passe dans la zone exposée.
wait-discard-room = { $seat } abandonne une salle.
ask-keep-room = Vous avez regardé le dessus de la pioche. Quelle salle bâtissez-vous ? L’autre est défaussée.
wait-keep-room = { $seat } regarde des salles de la pioche.
ask-monster = Quel monstre vient dans votre Antre ?
wait-monster = { $seat } choisit un monstre.
ask-on-install = Le monstre est là. Utilisez-vous ce qu’il peut faire à son arrivée ?
wait-on-install = { $seat } peut utiliser un monstre qui vient d’arriver.
ask-discard-monster = Quel monstre abandonnez-vous ?
wait-discard-monster = { $seat } abandonne un monstre.
ask-hand-amoeba = Qui reçoit l’Amibe Gluante ? Elle occupe un Antre.
wait-hand-amoeba = { $seat } donne une Amibe Gluante.

ask-sacrifice = Quel acolyte sacrifiez-vous ? Il va à l’Asile ou, s’il est plein, en Évasion.
wait-sacrifice = { $seat } sacrifie un acolyte.
ask-lose-acolyte = Lequel de vos acolytes est traîné à l’Asile ?
wait-lose-acolyte = { $seat } perd un acolyte.
ask-trap = Quel acolyte votre monstre saisit-il, et où ?
wait-trap = { $seat } saisit un acolyte de quelqu’un.
ask-recall = Quels acolytes reviennent des rituels à votre Réserve ?
wait-recall = { $seat } peut rappeler des acolytes des rituels.
ask-rescue = Combien d’acolytes tirez-vous de l’Asile ? Ils vont { $zone ->
    [pool] droit à votre Réserve
   *[other] en Évasion, puis à votre Réserve lors de l’entretien
}.
wait-rescue = { $seat } tire des acolytes de l’Asile.
ask-to-worship = Quel acolyte va vénérer Azathoth ? Là, il n’agit plus, chaque raid est plus fort d’un point, et trop d’adorateurs mettent fin à tout.
wait-to-worship = { $seat } envoie un acolyte auprès d’Azathoth.
ask-from-worship = Qui revient d’auprès d’Azathoth ?
wait-from-worship = { $seat } reprend des adorateurs.
ask-onto-ritual = Quel adorateur va à quel rituel, sans payer ?
wait-onto-ritual = { $seat } peut envoyer un adorateur à un rituel.
ask-evolve = Quel acolyte devient un Mutant ? Il n’agit plus, mais arrête 2 de chaque raid.
wait-evolve = { $seat } fait évoluer un acolyte.
ask-to-box = Quel acolyte perdez-vous pour toujours ? Il retourne dans la boîte.
wait-to-box = { $seat } perd un acolyte pour toujours.
ask-who-gains = Quel rival gagne ce que coûte ce chemin ?
wait-who-gains = { $seat } décide qui gagne.
ask-growth-tie = Plusieurs en ont autant. Qui reçoit le signe de { $lock } ?
wait-growth-tie = { $seat } tranche une égalité.
ask-altar = Le sacrifice doit-il laisser du Sang sur votre autel ?
wait-altar = { $seat } peut utiliser son autel.

ask-announce = Le raid est à { $strength }. Avant qu’il ne frappe, annoncez-vous quelque chose qui le change ?
wait-announce = { $seat } peut annoncer quelque chose.
ask-which-die = Quel dé est retiré ?
wait-which-die = { $seat } retire un dé.
ask-retaliate = Un raid de force { $strength } est sur vous. Qui ou quoi cédez-vous pour l’affaiblir ?
wait-retaliate = { $seat } fait face au raid.
ask-raid-ability = Votre monstre est sacrifié. Utilisez-vous ce qu’il peut faire ?
wait-raid-ability = { $seat } peut utiliser un monstre sacrifié.
ask-false-wall = Le raid atteint votre Faux Mur avec une force de { $strength }. Le faites-vous crouler sur eux ?
wait-false-wall = { $seat } peut faire crouler un Faux Mur.
ask-after-raid = Le raid est fini. Utilisez-vous ce que l’investigateur vous laisse ?
wait-after-raid = { $seat } peut profiter de la fin du raid.

ask-prowl = Où va l’un de vos rôdeurs ? Il y paie et y gagne comme tout cultiste.
wait-prowl = { $seat } déplace un rôdeur.
ask-eternal = Où un rôdeur éternel à vous gagne-t-il maintenant ? Si ce n’est pas à ce prix, ne payez rien cette fois.
wait-eternal = { $seat } peut utiliser un rôdeur éternel.
ask-upkeep = Qui ou quoi utilisez-vous lors de cet entretien ?
wait-upkeep = { $seat } peut utiliser monstres et salles.
ask-tribute = { $monster } : la faim gronde. Nourrir ou laisser partir ?
wait-tribute = { $seat } doit nourrir un monstre.

# La même chose en peu de mots, pour la ligne d’un téléphone -------------------------------------------------------

short-turn = Envoyer qui, et où ?
short-after = Défausser un monstre ?
short-bonus = Utiliser le bonus ?
short-take-sign = Quel signe ?
short-activate = Quel lieu ?
short-relocate = Déplacer qui, et où ?
short-which-reward = Que prenez-vous ?
short-reward-first = Monstre ou salle d’abord ?
short-ritual-first = Quel rituel d’abord ?
short-exchange = Échanger quoi ?
short-exchange-for = Contre quoi ?
short-pay = Payer avec quoi ?
short-store = Ranger où ?
short-gain-which = Gagner quoi ?
short-rearrange = Réorganiser ?
short-fill = Remplir la salle de quoi ?
short-move-goods = Déplacer quoi ?
short-lose = Perdre d’où ?
short-victim = Qui est visé ?
short-destroy = Détruire quoi ?
short-room = Quelle salle ?
short-slot = Bâtir où ?
short-replace = Remplacer une salle ?
short-discard-room = Abandonner quelle salle ?
short-keep-room = Bâtir quelle salle ?
short-monster = Quel monstre ?
short-on-install = Utiliser l’arrivant ?
short-discard-monster = Abandonner quel monstre ?
short-hand-amoeba = Qui reçoit l’amibe ?
short-sacrifice = Sacrifier qui ?
short-lose-acolyte = Qui perdez-vous ?
short-trap = Saisir qui ?
short-recall = Rappeler qui ?
short-rescue = Sauver combien ?
short-to-worship = Qui va vers Azathoth ?
short-from-worship = Reprendre qui ?
short-onto-ritual = Envoyer à quel rituel ?
short-evolve = Qui devient Mutant ?
short-to-box = Qui perdez-vous ?
short-who-gains = Qui gagne ?
short-growth-tie = Qui reçoit le signe ?
short-altar = Du Sang sur l’autel ?
short-announce = Annoncer quelque chose ?
short-which-die = Quel dé ?
short-retaliate = Céder qui ou quoi ?
short-raid-ability = Utiliser le monstre ?
short-false-wall = Faire crouler le mur ?
short-after-raid = Utiliser l’investigateur ?
short-prowl = Où va le rôdeur ?
short-eternal = Payer et gagner là ?
short-upkeep = Utiliser qui ou quoi ?
short-tribute = Nourrir ?

# Options ----------------------------------------------------------------------------------------------------------

option-place = { $title } ({ $piece_word })
idea-place = { $title }
way-place = { $piece ->
    [priest] avec le prêtre
   *[other] avec un acolyte
}
piece-word-priest = prêtre
piece-word-acolyte = acolyte
option-discard = Défausser { $monster } : { $effects }
option-use = Utiliser le bonus de { $lock } : { $effects }
option-from = 1 { $goods_one } { $from_place }
option-evolved = { $level } à la place d’un Grimoire
option-store = 1 { $goods_one } { $to_place }
option-goods = 1 { $goods_one }
goods-one-treasure = Trésor
goods-one-blood = Sang
goods-one-magic = Magie
goods-one-atom = Atome
goods-one-grimoire = Grimoire
goods-one-room = salle
goods-one-elder_sign = Signe des Anciens
option-room = { $title } : { $effects }
option-slot = Emplacement { $n }
option-monster = { $title } : { $effects }
option-monster-retaliate = Sacrifier { $monster } : { $effects }
option-lair = { $title }
option-numbered = { $text } (n° { $n })
option-eternal = { $text } (le rôdeur éternel)
option-on-step = { $text } (étape { $n })
option-ability = Utiliser { $card } : { $effects }
option-power = Utiliser { $card } : { $effects }
option-special = Utiliser { $card }
option-special-retaliate = Céder { $card } : { $n } arrêtés
option-acolyte = L’acolyte { $at_place }
option-acolyte-of = L’acolyte { $of_owner } { $at_place }
option-captive = Celui qui est { $at_place }
option-seat = { $who }
option-die = Le { $die }
option-prowl = { $from_start } : { $title }
idea-prowl = Le rôdeur { $from_start }
way-prowl = { $title }
option-visit = { $title }
option-ritual = { $title }
option-relocate = Le cultiste ({ $piece_word }) { $from_start } { $to_space }
idea-relocate = Le cultiste ({ $piece_word }) { $from_start }
way-relocate = { $title }
option-ritual-for = L’adorateur { $of_owner } : { $title }
idea-ritual-for = L’adorateur { $of_owner }
way-ritual-for = { $title }
option-lock = { $title }
option-reward = { $effects }
option-first-monster = Le monstre d’abord
option-first-room = La salle d’abord
option-move = { $goods_one } { $from_start } { $to_place }
idea-move = { $goods_one } { $from_start }
way-move = { $to_place }
option-rescue = { $n ->
    [0] Personne
   *[other] { $n }
}
option-destroy = Détruire { $level } ; un Grimoire vient de la réserve
option-bribe = Soudoyer { $investigator } : { $effects }
option-none = Garder toutes les salles
option-pass-after = Finir le tour
option-pass-bonus = Y renoncer
option-pass-on-install = Ne pas l’utiliser
option-pass-onto-ritual = Personne
option-pass-altar = Pas de Sang
option-pass-announce = Ne rien annoncer
option-pass-retaliate = Les laisser venir
option-pass-raid-ability = Ne pas l’utiliser
option-pass-false-wall = Le laisser debout
option-pass-after-raid = Ne pas l’utiliser
option-pass-eternal = Ne rien payer cette fois
option-pass-upkeep = C’est tout
option-stay = Plus personne ne rôde
option-keep = Tout laisser en place
option-best = Mettre le plus précieux là où les raids arrivent en dernier
option-hand = Remplir les salles une à une
option-feed = Nourrir : { $effects }
option-let-go = Laisser partir
option-done = C’est tout
option-done-store = Le reste est exposé
option-all-pay = Payer avec le moins précieux
option-all-store = Tout dans les salles les plus sûres
option-all-fill = La remplir du plus précieux
option-all-recall = Les rappeler tous

# Les raisons d’un refus -------------------------------------------------------------------------------------------

refuse-occupied = Un cultiste { $of_by } s’y trouve.
refuse-priests-only = Seul le prêtre peut y aller.
refuse-acolytes-only = Seul un acolyte peut y aller.
refuse-not-in-pool = Il n’y a pas de tel cultiste dans votre Réserve.
refuse-rituals-closed = Les rituels s’ouvrent après le premier raid.
refuse-no-prowling-alone = Il n’y a pas de rôdeurs quand on joue seul.
refuse-no-priest-card = Sans extension, il n’y a pas de carte Prêtre.
refuse-priest-card-spent = Votre carte Prêtre a servi ; elle ne sert qu’une fois par partie.
refuse-no-raid-yet = On n’invoque pas de monstre avant le premier raid.
refuse-lairs-not-empty = On n’invoque un monstre que dans des Antres vides.
refuse-lock-shut = Aucun verrou brisé ne mène ici pour l’instant.
refuse-lock-dead = Le signe est brisé, et le verrou n’a pas de bonus.
refuse-track-step = On n’envoie personne ici : les cultistes y viennent par la piste.
refuse-track-entry-taken = Un autre cultiste est au début de cette piste.
refuse-growth-site = Personne ne brise ce signe : la piste de Croissance le déclenche.
refuse-bonus-shut = Ce bonus reste fermé tant que le cultiste qui a pris son signe s’y trouve.
refuse-not-your-king = Vous ne contrôlez pas cette carte.
refuse-nowhere-to-move = Aucun de vos cultistes ne peut passer d’un lieu à un lieu libre.
refuse-not-for-prowlers = Les rôdeurs n’y vont pas.
refuse-blocked-by-prowler = Un rôdeur bloquant la barre.
refuse-not-unlocked = Son signe n’est pas brisé, et les rôdeurs n’en brisent aucun.
refuse-condition-unmet = Seulement si { $needs }{ $so_far ->
    [-1] {""}
   *[other] {" "}(pour l’instant : { $so_far })
}.
refuse-nobody-suits = Cela ne toucherait personne.
refuse-used-in-phase = Cela a déjà servi dans cette phase.
refuse-other-kind = L’adversaire vous refuse cette ressource.
refuse-no-monster-to-give = Vous n’avez pas les monstres que cela coûte.
refuse-no-amoeba-to-give = Vous n’avez pas d’Amibe Gluante à céder.
refuse-no-lair-free = Vous n’avez pas d’Antre libre pour une Amibe Gluante.
refuse-no-amoeba-left = Il ne reste plus d’Amibe Gluante sur la pile.
refuse-nobody-has-lair = Personne n’a d’Antre libre pour votre Amibe Gluante.
refuse-no-room-to-give = Vous n’avez pas de salle à abandonner.
refuse-slot-taken = Cet emplacement est pris.
refuse-no-acolyte-to-send = Vous n’avez pas d’acolyte à envoyer auprès d’Azathoth.
refuse-not-him = Cela n’aurait aucun effet chez lui.
refuse-lacks-goods = { $total ->
    [0] Cela coûte { $price } ; vous n’en avez pas.
   *[other] Cela coûte { $price } ; vous avez { $have }.
}
refuse-already-so = Tout est déjà rangé ainsi.
refuse-no-acolyte = Il faut un acolyte actif en plus de celui que vous envoyez, et vous n’en avez pas.
refuse-denied-reward = L’adversaire vous refuse cette manche ce que la case donne.
refuse-one-die-stays = Il doit rester au moins un dé.

# Le récit de la partie --------------------------------------------------------------------------------------------

log-set-up = Treize Signes des Anciens tiennent le Grand Ancien en prison ({ $board }). Les prêtres se réunissent pour les briser.
log-round = Manche { $n }. { $seat } commence.
log-places = { $space_kind ->
    [location] { $seat } envoie { $piece_one } { $to_space }.
    [lurk] { $seat } laisse { $piece_one } rôder dans l’ombre.
    [start] { $seat } fait commencer un rituel par { $piece_one } : { $space }.
    [special] { $seat } envoie { $piece_one } { $to_space }.
   *[post] { $space_id ->
        [summon_monster] Le prêtre { $of_seat } appelle dans la nuit.
        [rescue_acolyte] Le prêtre { $of_seat } frappe à la porte de l’Asile.
        [improve_sanctuary] Le prêtre { $of_seat } fait agrandir son sanctuaire.
       *[other] Le prêtre { $of_seat } se retire pour œuvrer en secret.
    }
}
log-escapes = Un acolyte { $of_seat } s’éclipse en Évasion.
log-uses-priest = { $seat } joue sa carte Prêtre : { $priest }.
log-at-lock = { $seat } se présente devant { $lock }.
log-breaks = { $seat } brise le signe de { $lock } ; { $left ->
    [0] il n’en reste aucun
    [one] il en reste 1
   *[other] il en reste { $left }
}.
log-uses-bonus = { $seat } utilise { $lock }.
log-activates = La main { $of_seat } atteint un lieu de loin : { $space }.
log-relocates = { $seat } fait emporter un cultiste { $from_start } { $to_space }.
log-extra-turn = { $seat } va rejouer aussitôt.
log-shielded = { $seat } se protège : le prochain raid de la manche sera affaibli de { $n }.
log-takes-first = { $seat } prend le marqueur Premier Joueur pour la manche suivante.
log-renews = { $seat } peut de nouveau utiliser sa carte Prêtre.

log-pays = { $seat } paie { $amount }.
log-pays-evolved = { $seat } cède { $level } à la place d’un Grimoire.
log-gains = { $seat } gagne { $amount }.
log-loses = { $seat } perd { $amount }.
log-steals = { $seat } vole { $amount } { $from_victim }.
log-steals-from-rival = { $seat } vole { $amount } sur la pile de l’adversaire.
log-destroys-evolved = { $seat } détruit { $level } { $of_victim }.
log-denied = { $goods_kind ->
    [room] { $seat } n’a pas de salle : l’adversaire la refuse.
   *[other] { $seat } ne reçoit rien ({ $goods }) : l’adversaire le refuse.
}
log-rearranges = { $seat } réorganise son sanctuaire.
log-moves-goods = { $seat } déplace 1 { $goods_one }.

log-builds = { $seat } bâtit { $a_room } { $at_place }.
log-replaces = { $seat } bâtit { $a_room } { $at_place }, où se trouvait { $old }.
log-gives-up-room = { $seat } abandonne { $room }.
log-uses-room = { $seat } utilise { $room }.
log-no-lair = { $seat } n’a pas d’Antre libre ; le monstre s’en va.
log-lodges = { $seat } héberge désormais { $a_monster }.
log-gives-up-monster = { $seat } abandonne { $monster }.
log-uses = { $seat } utilise { $monster }.
log-uses-special = { $seat } utilise { $card }.

log-sacrifices = { $seat } sacrifie l’acolyte { $from_place }{ $zone ->
    [escape] {" "}; l’Asile est plein, il s’échappe
   *[other] {""}
}.
log-rescues = { $n ->
    [one] { $seat } tire un acolyte
   *[other] { $seat } tire { $n } acolytes
} de l’Asile, { $zone ->
    [pool] droit vers la Réserve
   *[other] vers la zone d’Évasion
}.
log-loses-acolyte = { $seat } perd l’acolyte { $from_place }{ $zone ->
    [escape] {" "}; l’Asile est plein, il s’échappe
   *[other] , traîné à l’Asile
}.
log-scared-off = Un acolyte { $of_seat } fuit de la Réserve en Évasion.
log-traps = Le monstre { $of_seat } saisit l’acolyte { $of_victim } { $at_place }.
log-released = Un acolyte { $of_seat } est libre et s’enfuit.
log-recalls = { $n ->
    [one] { $seat } rappelle un acolyte des rituels.
   *[other] { $seat } rappelle { $n } acolytes des rituels.
}
log-flee = { $n ->
    [one] Un acolyte { $of_seat } s’enfuit.
   *[other] { $n } acolytes { $of_seat } s’enfuient.
}
log-to-the-box = { $seat } perd pour toujours l’acolyte { $at_place }.
log-worships = L’acolyte { $of_seat } { $at_place } va danser auprès d’Azathoth.
log-fetched = { $seat } reprend à Azathoth un acolyte { $of_owner }.
log-onto-ritual = { $seat } envoie un adorateur { $of_owner } commencer un rituel : { $space }.
log-evolves = { $seat } voit un acolyte devenir { $level }.

log-track = { $track_id ->
    [growth] Quelque chose croît : { $track } est à { $n }.
   *[other] D’autres Profonds gagnent le rivage : { $track } est à { $n }.
}
log-takes-card = { $seat } prend { $card }.
log-rival-takes-card = L’adversaire prend { $card }.
log-rival-lets-go = L’adversaire laisse partir { $card }.
log-loses-card = { $seat } laisse partir { $card }.
log-driven-off = L’acolyte { $of_seat } sur cette carte est chassé en Évasion : { $card }.
log-glacier = Un glacier ouvre l’œil et nourrira tout le monde : { $card }.
log-glacier-pays = Le glacier paie : { $card }.
log-enters-track = Un cultiste { $of_seat } s’engage sur la piste { $track }.
log-track-step = Un cultiste { $of_seat } arrive { $to_lock }.
log-leaves-track = Un cultiste { $of_seat } ne voit plus de chemin et rentre.
log-awarded = Ce qui a crû donne à { $seat } le signe de { $lock }.
log-rival-awarded = Ce qui a crû donne à l’adversaire le signe de { $lock }.

log-raid = { $dice ->
    [one] Le vacarme { $of_seat } attire un raid de 1 dé.
   *[other] Le vacarme { $of_seat } attire un raid de { $dice } dés.
}
log-rival-raid = { $dice ->
    [one] L’adversaire attire un raid de 1 dé.
   *[other] L’adversaire attire un raid de { $dice } dés.
}
log-investigator = À sa tête : { $investigator }.
log-raid-dice = { $dice_n ->
    [0] Aucun dé n’est lancé{ raid-plus }.
   *[other] Les dés montrent { $dice }{ raid-plus }.
}
raid-plus = { $plus ->
    [0] {""}
   *[other] , et { $plus } s’y ajoutent
}
log-announces = { $what ->
    [bribe] { $seat } soudoie { $card }.
   *[other] { $seat } annonce { $card }.
}
log-rerolls = { $seat } fait relancer les dés : { $dice }.
log-removes-die = { $seat } retire un dé : le { $die }.
log-blunts = { $seat } sape la première salle { $of_victim }.
log-bribes = { $seat } a racheté { $n } du raid.
log-raid-strength = Le raid arrive avec une force de { $n }.
log-spared = Le raid épargne { $seat }.
log-raided = { $n ->
    [0] Il ne reste rien du raid sur { $seat }.
   *[other] Un raid de force { $n } s’abat sur { $seat }.
}
log-asylum-stops = { $left ->
    [0] L’Asile { $of_seat } les arrête.
   *[other] L’Asile { $of_seat } en absorbe { $n } ; reste { $left }.
}
log-room-stops = { $n ->
    [0] { $room } { $of_seat } ne les arrête pas ; reste { $left }.
   *[other] { $room } { $of_seat } ({ $n }) : { $left ->
        [0] ils ne vont pas plus loin
       *[other] reste { $left }
    }.
}
log-destroyed = { $seat } perd { $amount } { $from_place }.
log-gives-special = { $seat } leur jette { $card } ; reste { $left }.
log-sacrifices-monster = { $seat } leur jette { $monster } ; reste { $left }.
log-raid-stopped = Le raid sur { $seat } est fini.
log-rituals-open = Le premier raid est passé, et les rituels peuvent commencer.

log-prowls = { $prowler ->
    [eternal] Un rôdeur { $of_seat } se couche pour toujours { $at_space }.
   *[other] Un rôdeur { $of_seat } va { $from_start } { $to_space }.
}
log-earns-again = Le rôdeur éternel { $of_seat } s’agite { $at_space }.
log-ritual-step = Un cultiste { $of_seat } atteint l’étape { $step } d’un rituel : { $ritual }.
log-ritual-over = Un cultiste { $of_seat } a fini un rituel et rentre : { $ritual }.
log-homecoming = Les cultistes rentrent.

log-rival-rolls = L’adversaire lance les dés : { $dice }.
log-rival-gains = L’adversaire gagne { $amount }.
log-rival-exchanges = L’adversaire échange { $amount } contre un signe.
log-rival-breaks = L’adversaire brise le signe de { $lock } ; { $left ->
    [0] il n’en reste aucun
    [one] il en reste 1
   *[other] il en reste { $left }
}.
log-denies = L’adversaire vous refusera ceci à la manche suivante : { $goods }.

log-over = { $ending ->
    [broken] Le dernier signe est brisé, et le Grand Ancien s’éveille.
    [grown] Le dernier signe a disparu, et le Grand Ancien s’éveille.
    [azathoth] Les flûtes enflent, Azathoth remue, et il ne reste personne pour régner.
   *[limit] Les étoiles passent, et ce qui n’est pas brisé restera entier.
}
log-scored = { $seat } a { $total } points : Signes des Anciens { $elder_sign }, Grimoires { $grimoire }, Magie { $magic }, Sang { $blood }, plus grand Trésor { $treasure }.

# Le texte des cartes ----------------------------------------------------------------------------------------------

card-cost = Coût : { $effects }.
card-reward = { $effects }.
card-needs = Seulement si { $effects }.
card-no-prowlers = Les rôdeurs n’y viennent pas.
card-lurk = Quand toutes les Réserves sont vides, le cultiste va à tout lieu sauf Providence, y paie et y gagne.
card-lurk-players = Utilisée à { $players } joueurs.
card-ritual-start = On y entre pour { $amount }.
card-ritual-step = Étape { $n } : { $effects }.
card-ritual-waits = Étape { $n } : rien encore.
card-ritual = À chaque entretien, le cultiste avance d’une étape et gagne ce qui s’y trouve ; après la dernière, il rentre.
card-post-priest = Pour votre prêtre seulement.
card-post-acolyte = Pour des acolytes seulement.
card-post-priest_ability = Utilisez votre carte Prêtre. Une fois par partie.
card-post-summon_monster = Après le premier raid, et seulement si vous n’avez pas de monstre.
card-post-rescue_acolyte = De la zone d’Évasion, il revient à votre Réserve lors de l’entretien.
card-post-improve_sanctuary = Ensuite, vous pouvez réorganiser vos ressources.
card-post-escape = Tout nombre d’acolytes peut y aller ; dans un raid, chacun arrête 1 comme à l’Asile.
card-defence = Arrête { $n } d’un raid.
card-defence-worse = Renforce un raid de { $n }.
card-defence-turned = De son autre côté, arrête { $n }.
card-storage = Contient { $n } de : { $kinds }.
card-storage-any = { $n ->
    [one] Contient 1 ressource de toute sorte.
   *[other] Contient { $n } ressources de toute sorte.
}
card-count = { $n } dans la boîte.
card-ability = { $timing } : { $effects }.
card-ability-price = { $timing } : { $price }, puis { $effects }.
card-ability-needs = { $timing }, si { $condition } : { $effects }.
timing-lasting = Tant que vous l’avez
timing-install = À son arrivée
timing-upkeep = À l’entretien
timing-discard = En défausse, à votre tour
timing-announce = Après les dés d’un raid
timing-announce-spends = En défausse, après les dés d’un raid
timing-announce-commits = Après les dés d’un raid, pour un sacrifice promis
timing-announce-everybody = Pour tout le monde, après les dés du raid
timing-sacrifice = En sacrifice dans un raid
timing-sacrifice-zero = En sacrifice qui met fin au raid
timing-modifier = Dans ce raid
timing-afterwards = Après le raid, pour qui l’a attiré
timing-afterwards-optional = Après le raid, au gré de qui l’a attiré
card-investigator-dice = { $less ->
    [yes] { $n ->
        [one] 1 dé de moins, mais au moins un.
       *[other] { $n } dés de moins, mais au moins un.
    }
   *[no] { $n ->
        [one] 1 dé de plus.
       *[other] { $n } dés de plus.
    }
}
card-investigator-strength = { $less ->
    [yes] Le raid est affaibli de { $n }.
   *[no] Le raid est renforcé de { $n }.
}
card-priest = Une fois par partie, sur la case Prêtre.
card-special-stops = Cédée dans un raid, elle arrête { $n } et retourne au plateau.
card-special-space = Une case pour les acolytes de qui la contrôle.
card-special-upkeep = À chaque entretien, qui la contrôle peut : { $effects }.
card-special-pays = Une fois son glacier actif, à chaque entretien : { $effects }.
card-special-taken = Qui la prend ensuite l’enlève à qui la contrôle.
card-lock-start = Il est ouvert dès le début.
card-lock-sign = Son Signe des Anciens est à vous.
card-lock-effects = Puis : { $effects }.
card-lock-opens = Il ouvre { $locks }.
card-lock-bonus = Bonus une fois brisé : { $effects }.
card-lock-bonus-cost = Bonus une fois brisé : { $price }, puis { $effects }.
card-lock-bonus-needs = Pour le bonus : { $effects }.
card-lock-bonus-acolytes = Le bonus n’est que pour des acolytes.
card-lock-no-bonus = Une fois brisé, personne n’y vient plus.
card-lock-step = Une étape de la piste rituelle : qui y arrive à l’entretien gagne ceci : { $effects }.
card-lock-site = On n’envoie personne ici. Quand la piste de Croissance atteint { $n } : { $effects }.
card-resource-worth = { $n ->
    [0] Ne vaut pas de points par elle-même.
    [one] Vaut 1 point à la fin.
   *[other] Vaut { $n } points à la fin.
}
card-resource-treasure = Qui a le plus de Trésor à la fin a 5 points.
card-resource-elder_sign = Pris à un verrou brisé. Quand le treizième a quitté le plateau, la partie finit.
card-resource-basic = Une ressource de base.
card-resource-total = Tous les jetons ensemble : { $n }.
card-omen = L’adversaire gagne { $effects }.
card-cult-goal = Brisez treize signes ; qui a alors le plus de points gagne.
card-cult-great_cthulhu = Chaque raid fait avancer les Profonds d’un pas, et des cases paient selon eux. Le Shoggoth sert qui l’a pris en dernier : il arrête 10 d’un raid, ou brise un signe pour rien.
card-cult-black_goat = Deux verrous sont ouverts dès le début. Beaucoup donnent un monstre, mais seulement après le raid qu’ils attirent.
card-cult-crawling_chaos = Des acolytes vont vénérer Azathoth : chacun renforce tout raid de 1, et avec trois par joueur tous ont perdu. Les quatre avatars agissent à l’entretien pour qui les tient.
card-cult-opener_of_the_way = Tous les verrous sont ouverts ; certains exigent des signes brisés ou des acolytes évolués. Mutant, Abomination et Rejeton arrêtent 2, 3 et 4 de chaque raid, et les deux derniers peuvent remplacer un Grimoire.
card-cult-sleeper = Il a ses propres rôdeurs : pour les rituels, pour les deux, et un qui passe d’abord et barre sa case.
card-cult-tcho_tchos = Personne ne brise quatre des signes : quand la piste de Croissance les atteint, chacun va à qui a le plus d’une ressource, et un raid commence.
card-cult-windwalker = Trois verrous éveillent des glaciers, qui paient chaque joueur à chaque entretien.
card-cult-guardian_of_the_pyramid = Des Amibes Gluantes occupent les Antres et renforcent les raids. Un rôdeur éternel reste dans un lieu et y gagne à chaque manche.
card-cult-elder_things = Ici, il y a des Atomes : des ressources de base sans points, que beaucoup de verrous exigent.
card-cult-yellow_sign = Le Roi en Jaune libère des acolytes pour qui le tient. Trois pistes rituelles de quatre verrous se parcourent dès que deux de leurs signes sont brisés.
card-cult-box-base = Dans le jeu de base.
card-cult-box-blood_ceremony = Dans Cérémonie de Sang.
card-cult-box-dark_ritual = Dans Sombre Rituel.

verb-when = { $effect } si { $condition }
verb-gain = gagnez { $amount }
verb-gain-each = chaque joueur gagne { $amount }
verb-gain-after-raid = gagnez { $amount } une fois le raid fini
verb-gain-counted = gagnez ceci ({ $goods }) : { $count }
count-deep-ones = { $times } par pas des Profonds{ count-plus }{ count-most }
count-deep-ones-half = { $times } tous les deux pas des Profonds, arrondi au-dessus{ count-plus }{ count-most }
count-rooms = { $times } par salle à vous{ count-plus }{ count-most }
count-rooms-half = { $times } toutes les deux salles à vous, arrondi au-dessus{ count-plus }{ count-most }
count-evolved = { $times } par acolyte évolué à vous{ count-plus }{ count-most }
count-evolved-half = { $times } tous les deux acolytes évolués à vous, arrondi au-dessus{ count-plus }{ count-most }
count-applied = { $times } par joueur touché{ count-plus }{ count-most }
count-applied-half = { $times } tous les deux joueurs touchés, arrondi au-dessus{ count-plus }{ count-most }
count-plus = { $plus ->
    [0] {""}
   *[other] , et { $plus } de plus
}
count-most = { $most ->
    [0] {""}
   *[other] , { $most } au plus
}
verb-pay = payez { $amount }
verb-lose-goods = chaque adversaire perd { $amount }
verb-steal = { $of ->
    [opponent] volez { $amount } à un adversaire de votre choix{ $least ->
        [1] {""}
       *[other] {" "}qui en a au moins { $least }
    }
   *[other] volez { $amount } à chaque adversaire
}
verb-give = un adversaire de votre choix gagne { $amount }
verb-exchange = échangez jusqu’à { $n } ressources de base contre d’autres
verb-destroy-exposed = détruisez jusqu’à { $n } ressources de base dans la zone exposée d’un adversaire
verb-advance = avancez de { $n } sur { $track }
verb-take-card = prenez { $card }
verb-lose-card = rendez au plateau { $card }
verb-take-sign = prenez un signe ouvert au choix sans le payer
verb-glacier = un glacier s’éveille ({ $card })
verb-renew-priest = votre carte Prêtre peut resservir
verb-take-first = prenez le marqueur Premier Joueur pour la manche suivante
verb-to-worship = { $of ->
    [self] envoyez un de vos acolytes vénérer Azathoth
    [opponent] un adversaire de votre choix envoie un acolyte vénérer Azathoth
   *[other] chaque joueur envoie un acolyte vénérer Azathoth
}
verb-from-worship = { $n ->
    [0] reprenez tous vos adorateurs dans votre Réserve
    [1] { $anybody ->
        [yes] { from-may } un adorateur à la Réserve de son propriétaire
       *[no] reprenez un de vos adorateurs dans votre Réserve
    }
   *[other] { $anybody ->
        [yes] ramenez { from-up-to }{ $n } adorateurs à la Réserve de leurs propriétaires
       *[no] reprenez { from-up-to }{ $n } de vos adorateurs dans votre Réserve
    }
}
from-may = { $up_to ->
    [yes] vous pouvez ramener
   *[no] ramenez
}
from-up-to = { $up_to ->
    [yes] jusqu’à {""}
   *[no] {""}
}
verb-onto-ritual = envoyez l’adorateur de quiconque au début libre d’un rituel sans payer
verb-evolve = { $to ->
    [mutant] un de vos acolytes devient un Mutant
    [abomination] un de vos Mutants devient une Abomination
   *[spawn] une de vos Abominations devient un Rejeton
}
verb-prowl = { $prowler ->
    [location] ce cultiste rôde : plus tard, il va dans un lieu
    [cult] ce cultiste rôde : plus tard, il va sur un bonus ouvert de ce plateau
    [ritual] ce cultiste rôde : plus tard, il va au début d’un rituel
    [flex] ce cultiste rôde : plus tard, il va dans un lieu ou au début d’un rituel
    [block] ce cultiste rôde : plus tard, il va avant tous les autres dans un lieu ou au début d’un rituel, où aucun rôdeur ne peut le suivre
   *[eternal] ce cultiste rôde : plus tard, il va dans un lieu, y reste et y gagne à chaque manche
}
verb-amoebas-defend = tant que votre cultiste est ici, chacune de vos Amibes Gluantes arrête { $n }
verb-enter-track = le cultiste s’engage sur la piste { $track }
verb-award = le signe va à qui a le plus de { $goods }
verb-gain-monster = { $discard ->
    [yes] prenez un monstre défaussé au choix, ou un de la rangée
   *[no] gagnez un monstre
}
verb-discard-monster = { $only ->
    [amoeba] { $n ->
        [1] abandonnez une Amibe Gluante
       *[other] abandonnez { $n } Amibes Gluantes
    }
   *[any] { $n ->
        [1] abandonnez un monstre
       *[other] abandonnez { $n } monstres
    }
}
verb-take-amoeba = { $n ->
    [1] hébergez une Amibe Gluante
   *[other] hébergez { $n } Amibes Gluantes
}
verb-give-amoeba = { $of ->
    [opponent] un adversaire de votre choix héberge une Amibe Gluante
   *[other] chaque adversaire héberge une Amibe Gluante
}
verb-hand-amoeba = une de vos Amibes Gluantes va chez un adversaire
verb-strong-alone = arrête { $n } de plus tant que c’est votre seul monstre
verb-strong-in-emptiness = arrête 1 de plus par Antre vide, { $most } au plus
verb-turns-over = la première fois, il est seulement retourné du côté plus faible
verb-stays-for = il reste si vous payez { $amount }
verb-feeds-on = payez { $amount }, sinon il part
verb-sacrifice = { $n ->
    [1] sacrifiez un acolyte
   *[other] sacrifiez { $n } acolytes
}
verb-rescue = { $each ->
    [yes] chaque joueur tire { $n ->
        [1] un acolyte
       *[other] { $n } acolytes
    } de l’Asile
   *[no] tirez { $optional ->
        [yes] jusqu’à { $n } acolytes
       *[no] { $n ->
            [1] un acolyte
           *[other] { $n } acolytes
        }
    } de l’Asile
}{ $to ->
    [pool] {" "}droit vers la Réserve
   *[other] {" "}vers la zone d’Évasion
}
verb-lose-acolyte = un adversaire de votre choix envoie un acolyte actif à l’Asile
verb-scare-off = { $of ->
    [opponent] un acolyte d’un adversaire fuit de la Réserve en Évasion
   *[other] un acolyte de chaque adversaire fuit de la Réserve en Évasion
}{ $larger ->
    [yes] , si cette Réserve est plus grande que la vôtre
   *[no] { $least ->
        [1] {""}
       *[other] , s’il y en a au moins { $least }
    }
}
verb-trap = il saisit l’acolyte d’un adversaire et le garde tant qu’il est dans votre Antre
verb-recall = rappelez autant de vos acolytes que vous voulez des rituels à votre Réserve
verb-all-flee = tous les acolytes de tous les joueurs fuient en Évasion
verb-to-the-box = chaque joueur remet un acolyte dans la boîte
verb-activate = activez tout lieu sauf Providence, même occupé, à son coût
verb-relocate = un de vos cultistes passe d’un lieu à un lieu libre et l’active à son coût
verb-extra-turn = jouez un autre tour aussitôt après celui-ci
verb-free-entry = jusqu’à la fin de la phase d’action, vos acolytes gagnent { $n } Trésor au début des rituels au lieu de payer
verb-shield = pour vous, le prochain raid de la manche est affaibli de { $n }
verb-pick-rewards = prenez { $n } de ceci : { $rewards }
verb-raid = { $dice ->
    [one] un raid de 1 dé
   *[other] un raid de { $dice } dés
}
verb-reroll = tous les dés du raid sont relancés
verb-remove-die = un dé du raid est retiré, mais pas le dernier
verb-blunt-first = la première salle d’un adversaire n’arrête rien dans ce raid
verb-bribe = votre raid est affaibli de { $n }
verb-ignore-rooms = { $rooms ->
    [first] la première salle de chaque sanctuaire n’arrête rien
    [highest] la plus forte salle de chaque sanctuaire n’arrête rien
   *[empty] les salles vides n’arrêtent rien
}
verb-protect = ceci n’est pas détruit : { $kinds }
verb-asylum-rate = { $n ->
    [0] les acolytes à l’Asile et en Évasion n’arrêtent rien
   *[other] chaque acolyte à l’Asile ou en Évasion arrête { $n }
}
verb-acolyte-rate = chaque acolyte sacrifié arrête { $n }
verb-monsters-weaker = chaque monstre sacrifié arrête { $n } de moins
verb-backwards = les salles sont atteintes de la dernière à la première
verb-spare-lowest = qui a le moins de points est épargné
verb-takes-grimoire = là où le raid passe l’Asile, un Grimoire est perdu d’abord
verb-per-empty-slot = le raid est renforcé de 1 par emplacement vide d’un sanctuaire, { $most } au plus
verb-gain-room = gagnez une salle
verb-draw-rooms = regardez les { $n } premières salles de la pioche, bâtissez-en une et défaussez le reste
verb-discard-room = abandonnez une salle
verb-move-goods = déplacez jusqu’à { $n } de vos ressources
verb-blood-of-sacrifice = une fois par phase, un acolyte sacrifié vous laisse { $n } Sang
verb-first-acolyte = le premier acolyte que vous sacrifiez dans un raid arrête { $n }
verb-asylum-defends = avec { $least } acolytes ou plus à l’Asile, il arrête { $n } de plus
verb-false-wall = quand un raid l’atteint, vous pouvez le défausser pour arrêter { $n }
verb-collapses = défaussé quand un raid passe

condition-owns = vous avez { $amount }
condition-rituals-open = les rituels ont commencé
condition-no-monster = vous n’avez pas de monstre
condition-first-player = vous tenez le marqueur Premier Joueur
condition-prowling = un de vos cultistes est sur une case de rôdeur
condition-evolved = un de vos acolytes est devenu { $level } ou plus
condition-signs-broken = { $n } signes sont brisés
condition-track-at-least = { $track } est à { $n }
condition-controls = vous avez { $card }
condition-track-open = les deux premiers signes de la piste { $track } sont brisés
condition-sign-left = un signe est ouvert
condition-applied = cela a vraiment eu lieu

# Comment on gagne ---------------------------------------------------------------------------------------------------

goal = { $players ->
    [one] Ayez plus de points que votre adversaire
   *[other] Ayez le plus de points
} quand le dernier des treize Signes des Anciens est parti. Un Signe vaut 10 points, un Grimoire 5, une Magie 2, un Sang 1 ; qui a le plus de Trésor en reçoit 5.
goal-turn =
    Chacun à son tour envoie un cultiste sur une case libre, paie ce qu’elle demande et prend ce qu’elle donne, jusqu’à ce que personne n’en ait plus.
    Qui peut payer un Verrou ouvert en brise le Signe : il est à lui, et les flèches du Verrou en ouvrent d’autres.
    Bien des Verrous amènent un raid, chez tous : il prend ce qui est exposé, puis une salle après l’autre, jusqu’à ce qu’Acolytes, monstres et salles l’aient arrêté.
    Entretien : les rituels rapportent, les cultistes rentrent, les biens peuvent aller dans des salles plus sûres.
goal-ends = Le dernier des treize Signes est parti ; le raid qu’il amène a encore lieu.{ $rounds ->
    [unlimited] {""}
   *[other] {" "}Ici aussi après { $rounds } manches au plus.
}
stand-points = Vous avez { $n ->
    [one] { $n } point si tout finissait maintenant.
   *[other] { $n } points si tout finissait maintenant.
}
stand-points-of = { $seat } a { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
stand-hoard = Votre adversaire a { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
stand-threat = Un raid de force { $n } vous coûterait { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à moins d’un sacrifice ; un plus faible, aucun.
stand-safe = Aucun raid ne vous coûterait de points tels que vos biens sont rangés.
stand-signs = { $n ->
    [one] Il reste un Signe des Anciens sur { $of }
   *[other] Il reste { $n } Signes des Anciens sur { $of }
} sur le plateau.
stand-worship = Acolytes auprès d’Azathoth : { $n } sur { $of }. Quand ils y sont tous, tout le monde a perdu.

# La première partie guidée -----------------------------------------------------------------------------------------

lesson-welcome = Un rival et vous êtes grands prêtres d’un même culte, et treize Signes des Anciens gardent votre dieu endormi. Brisez-les un à un et cachez ce que vous amassez, car chaque bruit attire des investigateurs. Quand le dernier Signe est parti, le plus de points l’emporte.
lesson-place = Chacun à son tour envoie un cultiste sur une case libre : il paie ce qui est avant la flèche et prend ce qui est après. Kingsport ne coûte rien et rapporte trois Trésors, un bon début.
lesson-improve = Votre Prêtre a ses propres cases, à côté de votre nom. Améliorer le Sanctuaire ne coûte rien et donne une salle : ce qui est dans une salle est plus sûr que ce qui est exposé.
lesson-room = Le bouclier dit combien d’un raid la salle arrête, les autres signes ce qu’elle contient. Un Placard n’arrête rien, mais il cache trois choses de toute sorte.
lesson-slot = Un raid prend ce qui est exposé, puis va de l’emplacement 1 à l’emplacement 7 jusqu’à ce qu’on l’arrête. Ce qui cache vos biens va donc au fond.
lesson-rearrange = Après avoir bâti, vous pouvez déplacer vos biens ; sinon, ce n’est possible qu’à la fin d’une manche. Un seul choix met le plus précieux dans les salles les plus sûres.
lesson-magic = Le premier Verrou, à gauche, coûte deux Magies. Dunwich en donne une pour rien : allez-y maintenant et encore une fois, et vous pourrez payer.
lesson-upkeep = La manche est finie : vos cultistes sont rentrés, et les biens peuvent être déplacés. Qui tient le drapeau du Premier Joueur commence la suivante.
lesson-second = Encore une Magie, et le premier Verrou est à vous. Faites vite : une case n’accueille qu’un cultiste par manche, et votre rival veut aussi de la Magie.
lesson-lock = Vous pouvez maintenant payer le Verrou, et son Signe est à vous : dix points à la fin, plus que tout le reste. Ses flèches ouvrent alors d’autres Verrous, à vous deux.
lesson-open = Le Signe est brisé, et ses flèches ont ouvert quatre Verrous. Voyez leur prix avant d’amasser ; des dés rouges sur un Verrou disent que le briser amène aussitôt un raid.
lesson-store = Ce que vous gagnez peut aller tout de suite dans une salle qui a de la place. Un Signe est ce qu’il y a de plus précieux : mettez-le au Placard.
lesson-guard = Bientôt quelqu’un brisera un Verrou avec des dés, et le raid viendra chez vous deux. Envoyez encore votre Prêtre, et bâtissez de quoi l’arrêter.
lesson-front = Cette fois, prenez une salle avec un bouclier. Dans un emplacement plus en avant, elle affaiblit chaque raid avant qu’il n’atteigne vos biens.
lesson-raid = Des investigateurs sont venus, chez tous avec la même force : chaque Acolyte à l’Asile en arrête un, une salle ce que dit son bouclier. L’échelle au-dessus de vos salles dit ce que chaque force vous prendrait.
lesson-retaliate = Avant qu’ils ne passent, vous pouvez sacrifier des Acolytes, deux points chacun, ou des monstres pour ce qu’ils arrêtent. Comparez avec ce qui serait perdu : un Acolyte sacrifié va à l’Asile et n’en revient que si on le sauve.
lesson-bonus = Un Verrou brisé est une case comme les autres : à son pied se trouve un Bonus, son prix et ce qu’il donne. Chacun peut l’utiliser : regardez là quand vous ne savez où aller.
lesson-ritual = Depuis le premier raid, les rituels sont ouverts : deux Trésors maintenant, et ce qui est sur leur chemin vient aux manches suivantes, pendant que le cultiste est absent. Un Grimoire pour si peu vaut l’attente.
lesson-alone = C’est tout : amasser, cacher, briser, et être prêt quand ils viennent. Vous continuez sans guide jusqu’au treizième Signe ; un conseil est à une touche.
lesson-farewell = Les Signes comptent dix, les Grimoires cinq, la Magie deux, le Sang un, et le plus de Trésor cinq. Voyez ce que les raids ont pris à qui : c’est souvent toute la différence.
