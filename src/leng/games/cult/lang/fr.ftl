# Culte en français : noms, questions, raisons, récit de la partie et texte des cartes.

title = Culte
about = La Cité Éternelle, sous huit sombres divinités. De deux à cinq cultes envoient leurs Prêtres dans ses treize Lieux, un à la fois, jusqu’à ce que tous aient prié. Puis les Lieux sont résolus l’un après l’autre : la plus grande Influence obtient ce que le Lieu peut donner, les autres cultes présents touchent l’Aumône, et avant chaque décision tout culte peut jouer un Miracle, une Intrigue ou une aptitude de son dieu. Les Fidèles ouvrent les quartiers les plus riches, les Autels restent en place, les Foules de fanatiques portent plus loin les prières. Cinq Autels, quatre Foules ou une seconde Invocation à la fin d’un tour, et le monde est à vous.

# Noms -------------------------------------------------------------------------------------------------------------

phase-setup = Mise en place
phase-intention = Intention
phase-resolution = Résolution

kind-place = Lieu
kind-sheet = Fiche de culte
kind-ability = Aptitude
kind-miracle = Miracle
kind-intrigue = Intrigue
kind-privilege = Privilège
kind-celebration = Célébration
kind-supremacy = Suprématie
kind-prayer = Prière
kind-hand = Votre main
kind-market = Au Palais
kind-priest = Vos Prêtres
kind-cult = Votre culte

# Comment un nom se place dans une phrase : les petits mots se joignent à l’article.
articles = Le La Les L’
named-privilege = « { $name } »
place-the = { $article ->
    [le] le { $name }
    [la] la { $name }
    [les] les { $name }
    [l] l’{ $name }
   *[other] { $name }
}
place-at = { $article ->
    [le] au { $name }
    [la] à la { $name }
    [les] aux { $name }
    [l] à l’{ $name }
   *[other] à { $name }
}
place-of = { $article ->
    [le] du { $name }
    [la] de la { $name }
    [les] des { $name }
    [l] de l’{ $name }
   *[other] de { $name }
}
sheet-the = { $article ->
    [l] l’{ $name }
   *[other] { $name }
}
sheet-of = { $article ->
    [l] de l’{ $name }
   *[other] { $id ->
        [anubis] d’{ $name }
        [arachne] d’{ $name }
       *[other] de { $name }
    }
}

the-patriarch = le Patriarche
priest-with = { $priest } ({ $carried })

amount-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
amount-boost = +{ $n }
amount-followers = { $n ->
    [0] aucun Fidèle
    [one] { $n } Fidèle
   *[other] { $n } Fidèles
}
amount-mobs = { $n ->
    [0] aucune Foule de fanatiques
    [one] { $n } Foule de fanatiques
   *[other] { $n } Foules de fanatiques
}
amount-altar = { $n ->
    [one] { $n } Autel
   *[other] { $n } Autels
}
amount-miracle = { $n ->
    [one] { $n } Miracle
   *[other] { $n } Miracles
}
amount-intrigue = { $n ->
    [one] { $n } Intrigue
   *[other] { $n } Intrigues
}
amount-privilege = { $n ->
    [one] { $n } Privilège
   *[other] { $n } Privilèges
}
amount-priest = un Prêtre d’Influence { $n }
amount-raise = Influence { $n }
amount-ritual = { amount-priest }, posé sur la fiche jusqu’à la fin du tour
amount-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
amount-supremacy = la carte Suprématie
amount-summon = une Invocation
amount-win = la victoire dans ce Lieu
amount-lose = les autres perdent
amount-chance-card = { $n ->
    [one] la première carte de la pioche décide
   *[other] les { $n } premières cartes de la pioche décident
}
amount-more = autre chose, voir la carte

a-miracle = un Miracle
a-intrigue = une Intrigue
a-privilege = un Privilège
deck-miracle = Miracles
deck-intrigue = Intrigues
deck-privilege = Privilèges
side-light = Lumière
side-dark = Ténèbres
city = La Cité Éternelle
settled-won = { $name } a gagné ici.
settled-takeover = Prise de contrôle : { $name } gagnera ici.
settled-lowest = La plus petite Influence gagnera ici.
settled-barred = Aucun culte présent n’obtient rien.
whom-richest = Le culte le plus riche
whom-most_cards = Le culte qui possède le plus de cartes
whom-strongest_patriarch = Le culte au Patriarche le plus fort
whom-light = chaque adversaire en Aspect de la Lumière
whom-all = chaque adversaire
whom-opponents_present = chaque adversaire présent sur le Lieu actif

# Ce que veulent dire les signes, sur la page et dans le terminal.
sign-followers = Fidèle (dans un Lieu : requis pour y prêcher)
sign-coins = pièces
sign-mobs = Foule de fanatiques (4 pour gagner)
sign-altar = Autel (5 pour gagner)
sign-priest = Prêtre et son Influence
sign-raise = Influence augmentée
sign-ritual = Rituel : un Prêtre posé sur la fiche
sign-miracle = Miracle
sign-intrigue = Intrigue
sign-privilege = Privilège
sign-card = carte de tout type
sign-win = l’emporte
sign-lose = les autres le perdent
sign-chance-card = la pioche décide
sign-supremacy = Suprématie : Patriarche +7
sign-summon = Invocation (2 pour gagner)
sign-more = autre chose, voir la carte
sign-lock = fermé pour vous
sign-seal = Aspect des Ténèbres seulement
sign-light = Aspect de la Lumière
sign-dark = Aspect des Ténèbres

option-name-cults = Cultes
option-name-thresholds = Fidèles requis
option-about-cults = Les dieux conseillés pour une première partie, des dieux tirés au hasard, ou un choix de chacun à son tour.
option-about-thresholds = Combien de Fidèles demandent les Lieux à partir du 8 ; ces nombres ne nous sont pas parvenus, et deux séries s’accordent avec les règles.
option-value-recommended = conseillés pour une première partie
option-value-chosen = au choix des joueurs
option-value-gentle = douce (jusqu’à 6)
option-value-steep = raide (jusqu’à 9)

score-altars = Autels
score-mobs = Foules
score-summoning = Invocations
ending-altars = Cinq Autels tiennent la Cité.
ending-mobs = Quatre Foules de fanatiques tiennent la Cité.
ending-summoning = Le dieu a été invoqué une seconde fois.
ending-power = Plusieurs cultes touchaient au but ; la Puissance divine a tranché.

proviso-absent = tant que vous n’avez rien sur le Lieu actif
proviso-before = jusqu’{ $at_place }

# Questions : ce que lit celui qui décide, et ce que lisent les autres ---------------------------------------------

ask-which-cult = Quel dieu servez-vous ? La plus grande Puissance divine commence et gagne les égalités, mais c’est aussi ce que coûte une Invocation.
wait-which-cult = { $seat } choisit un dieu.
ask-celebrate = Vous avez la Suprématie. Vous pouvez célébrer votre dieu pour l’un de ces effets, mais votre culte ne prendra pas part à ce tour.
wait-celebrate = { $seat } peut célébrer son dieu au lieu de jouer ce tour.
ask-intend = { $placed ->
    [0] Prêchez : envoyez un Prêtre sur un Lieu que vous voulez remporter. Ou priez, et ne placez plus personne ce tour-ci.
    [1] Prêchez encore, ou priez. Trois placements sont gratuits ; vous en avez fait un.
    [2] Prêchez encore, ou priez. Trois placements sont gratuits ; vous en avez fait deux.
   *[other] Vous avez placé { $placed } Prêtres. Chaque placement de plus coûte un Fidèle, à moins d’un Sauf-conduit. Ou priez.
}
wait-intend = { $seat } prêche ou prie.
ask-which-priest = Qui envoyez-vous { $at_place } ?
wait-which-priest = { $seat } choisit un Prêtre à envoyer.
ask-benefit = Votre prière vous donne aussitôt l’effet d’un Lieu, comme si vous l’aviez remporté. Lequel ?
wait-benefit = { $seat } prie pour l’effet d’un Lieu.
ask-trade = Après la prière, vous pouvez vendre des Intrigues et acheter des Privilèges, autant que vous voulez.
wait-trade = { $seat } peut vendre des Intrigues et acheter des Privilèges.
ask-act = Avant que ne se décide le sort { $of_place }, vous pouvez jouer une carte ou utiliser une aptitude.
wait-act = { $seat } peut agir avant que le Lieu ne soit résolu.
wait-gift = { $seat } a remporté le Lieu et peut en profiter.
ask-effect = Vous remportez { $place }. Voulez-vous { $ways } ?
ask-effect-prayed = Votre prière vous ouvre { $place }. Voulez-vous { $ways } ?
wait-effect = { $seat } décide comment profiter du Lieu.
ask-community = Vous n’avez pas remporté { $place }, mais votre Communauté vous en donne l’effet (sans Aumône). Voulez-vous { $ways } ?
wait-community = { $seat } peut profiter du Lieu grâce à une Communauté.
ask-bribe = Quel Prêtre envoyez-vous d’ici, et sur quel Lieu ? Il emporte autant de pièces que le numéro de ce Lieu, et l’emporte s’il les a encore.
wait-bribe = { $seat } se demande qui soudoyer.
ask-raise = Quel Prêtre doit gagner { $by } d’Influence ? Personne ne dépasse 5.
wait-raise = { $seat } choisit un Prêtre à élever.
ask-build = Quel Prêtre devient un Autel ? L’Autel reste là, avec 4 d’Influence, mais le Prêtre est perdu.
wait-build = { $seat } choisit où construire un Autel.
ask-which-privilege = Prenez gratuitement l’un des Privilèges du Palais.
wait-which-privilege = { $seat } choisit un Privilège.
ask-keep-intrigue = Vous avez pioché deux Intrigues et en gardez une. Laquelle retourne sur le dessus de la pile ?
wait-keep-intrigue = { $seat } garde une Intrigue sur deux.
ask-one-of = Vous avez le choix. Que prenez-vous ?
wait-one-of = { $seat } a le choix.
ask-place-priest = { $left ->
    [0] Vous pouvez placer un Prêtre de plus { $at_place }.
    [1] Qui placez-vous { $at_place } ?
   *[other] Qui placez-vous { $at_place } ? (encore { $left })
}
wait-place-priest = { $seat } place des Prêtres.
ask-move-priest = Quel Prêtre part d’ici, et pour où ?
wait-move-priest = { $seat } déplace un Prêtre.
ask-boost = Lequel de vos Prêtres ici gagne { $by } d’Influence jusqu’à la décision ?
wait-boost = { $seat } renforce un Prêtre.
ask-withdraw = Lequel de vos Prêtres rentre d’ici ?
wait-withdraw = { $seat } rappelle un Prêtre.
ask-sacrifice = Quel Prêtre disponible sacrifiez-vous pour { $source } ? Il retourne dans la réserve.
wait-sacrifice = { $seat } choisit un Prêtre à sacrifier.
ask-ritual = Quel Prêtre disponible placez-vous sur votre fiche pour { $source } ? Il revient à la fin du tour.
wait-ritual = { $seat } prépare un Rituel.
ask-discard = { $left ->
    [1] Quelle carte défaussez-vous pour { $source } ?
   *[other] Quelles cartes défaussez-vous pour { $source } ? (encore { $left })
}
wait-discard = { $seat } défausse des cartes.
ask-followers = Combien de Fidèles sacrifiez-vous pour { $source } ? Le nouveau Prêtre aura autant d’Influence.
wait-followers = { $seat } décide combien de Fidèles sacrifier.
ask-destroy = { $left ->
    [1] Quel Prêtre disponible retourne dans la réserve ?
   *[other] Quels Prêtres disponibles retournent dans la réserve ? (encore { $left })
}
wait-destroy = { $seat } se sépare de Prêtres.
ask-give = Vous devez donner une de vos cartes à { $taker }. Laquelle ?
wait-give = { $seat } doit donner une carte.
ask-rob = Quel Privilège prenez-vous à { $victim } ?
wait-rob = { $seat } s’empare d’un Privilège.
ask-lose-altar = Vous perdez un Autel. Lequel ?
wait-lose-altar = { $seat } perd un Autel.
ask-exchange = Contre quel jeton de votre réserve échangez-vous un Autel ? Il reste en place et pèse autant ; seul son jeton change.
wait-exchange = { $seat } peut échanger un Autel.
ask-reward = Les Exilés vous apportent un Fidèle pour { $card }. Avant son effet, ou après ?
wait-reward = { $seat } règle ce qui vient d’abord.
ask-ambush = Quel Prêtre soudoyé tombe dans votre traquenard ? Ses pièces sont à vous.
wait-ambush = { $seat } tend un traquenard.
ask-play-card = Quelle carte jouez-vous ?
wait-play-card = { $seat } joue une carte.

# The same in a few words, for the line of a phone -----------------------------------------------------------------

short-which-cult = Quel dieu servez-vous ?
short-celebrate = Célébrer votre dieu ?
short-intend = Prêchez ou priez
short-which-priest = Qui envoyez-vous ?
short-benefit = Prier pour quel Lieu ?
short-trade = Vendre, acheter ?
short-act = Agir avant la décision ?
short-effect = Utiliser l’effet ?
short-gift = Prendre l’effet ?
short-community = Votre Communauté ?
short-bribe = Quel Prêtre, et où ?
short-raise = Quel Prêtre s’élève ?
short-build = Qui devient un Autel ?
short-which-privilege = Prenez un Privilège
short-keep-intrigue = Laquelle remettre ?
short-one-of = Que prenez-vous ?
short-place-priest = Placez un Prêtre
short-move-priest = Qui se déplace, et où ?
short-boost = Qui renforcer ?
short-withdraw = Qui revient ?
short-sacrifice = Sacrifier quel Prêtre ?
short-ritual = Quel Prêtre pour cela ?
short-discard = Rendez une carte
short-followers = Combien de Fidèles ?
short-destroy = Rendez un Prêtre
short-give = Quelle carte donner ?
short-rob = Quel Privilège ?
short-lose-altar = Quel Autel ?
short-exchange = Échanger un Autel ?
short-reward = Fidèle avant ou après ?
short-ambush = Quel Prêtre soudoyé ?
short-play-card = Quelle carte ?

# Options ----------------------------------------------------------------------------------------------------------

option-preach = Prêcher { $at_place } ({ $number })
idea-preach = { $place } ({ $number })
option-pray = Prier : prenez aussitôt l’effet d’un Lieu, puis faites du commerce
option-send = Envoyer { $priest }
option-benefit = { $benefit } : { $ways }
option-sell = Vendre { $intrigue } pour { $coins }
option-buy = Acheter { $privilege } pour { $coins } : { $effects }
option-done-trade = Ne plus rien échanger
option-all-place-priest = Tous
option-done-place-priest = Cela suffit
option-play = Jouer { $deed } : { $effects }
option-play-paid = Jouer { $deed } ({ $cost }) : { $effects }
option-ability = Utiliser { $deed } ({ $cost }) : { $effects }
option-pass = Passer
option-decline-celebrate = Jouer ce tour comme d’habitude
option-decline-benefit = Ne rien demander
option-decline = Renoncer
option-bribe = Envoyer { $who } { $at_place } avec { $bribe }
option-move = Déplacer { $who } vers { $place }
idea-bribe = Envoyer { $who }
way-bribe = { $at_place }
idea-move = Déplacer { $who }
way-move = vers { $place }
option-build = Changer { $who } en Autel { $at_place }
option-raise-available = Élever de { $by } : { $who }, disponible
option-raise-here = Élever de { $by } : { $who }, sur le Lieu actif
option-privilege = Prendre { $privilege } : { $effects }
option-return = Remettre { $intrigue } sur la pile (se vendrait { $coins })
option-place = Placer { $priest }
option-boost = Renforcer de { $by } { $who }
option-withdraw = Rappeler { $who }
option-sacrifice = Sacrifier { $priest }
option-ritual = Placer { $priest } sur la fiche
option-destroy = Remettre { $priest } dans la réserve
option-discard = Défausser { $card }
option-give = Donner { $card }
option-rob = Prendre { $card }
option-altar = Perdre l’Autel { $of_place }
option-altars = Échanger le jeton d’un Autel
option-exchange = L’Autel { $at_place } : { $priest } au lieu de { $old }
option-decline-exchange = Laisser les Autels tels quels
option-reward = { $when ->
    [first] D’abord le Fidèle, puis l’effet
   *[last] D’abord l’effet, puis le Fidèle
}
option-ambush = Surprendre { $at_place } le Prêtre soudoyé par { $other }
option-celebrate = { $celebration } : { $effects }
option-cult = { $god } (Puissance divine { $power })

# Les raisons d’un refus -------------------------------------------------------------------------------------------

refuse-cult-taken = Ce dieu est déjà servi.
refuse-place-needs-followers = Ce Lieu demande { $needed } ; vous en avez { $have }.
refuse-prayer-out-of-reach = { $mobs ->
    [0] Sans Foule de fanatiques, votre prière ne va pas plus loin que le Lieu { $reach }.
   *[other] Avec { $amount }, votre prière va jusqu’au Lieu { $reach }.
}
refuse-privilege-too-dear = Le prix est de { $need } pièces ; vous en avez { $have }.
refuse-too-dear = Vous ne pourriez pas le payer ; vous avez { $coins }.
refuse-other-side = Cette aptitude est sur l’autre face de votre fiche.
refuse-sealed = Elle porte un sceau : seul un culte en Aspect des Ténèbres peut la jouer.
refuse-rival-priest-here = Un Prêtre rival se trouve sur le Lieu actif.
refuse-altar-here = Il y a un Autel sur le Lieu actif.
refuse-altar-above = Il y a un Autel { $at_place }, Lieu d’un numéro supérieur.
refuse-deck-is-empty = La pile est vide.
refuse-short-of-coins = { $have ->
    [0] Cela coûte des pièces, et vous n’en avez pas.
   *[other] Cela coûte plus de pièces que vous n’en avez : { $have }.
}
refuse-short-of-followers = { $have ->
    [0] Cela coûte des Fidèles, et vous n’en avez pas.
   *[other] Cela coûte plus de Fidèles que vous n’en avez : { $have }.
}
refuse-no-room-for-followers = Vous avez { $have } Fidèles, et c’est le maximum.
refuse-followers-not-in-full = Vous avez { $have } Fidèles ; il n’y a pas de place pour tous ceux qu’elle donne.
refuse-no-mob-left = Il ne reste pas assez de Foules de fanatiques dans la réserve.
refuse-too-few-cards = Cela coûte plus de cartes que vous n’en possédez : { $have }.
refuse-no-such-priest-available = Aucun Prêtre de l’Influence voulue n’est disponible.
refuse-patriarch-not-ready = Il faut votre Patriarche, disponible et assez fort ; son Influence est de { $have }.
refuse-no-token = Il ne reste pas de tel Prêtre à votre couleur.
refuse-nobody-to-raise = Aucun de vos Prêtres ne peut s’élever autant.
refuse-no-next-place = Il n’y a pas de Lieu après celui-ci.
refuse-no-priest-here = Vous n’avez pas de Prêtre sur le Lieu actif.
refuse-no-token-here = Vous n’avez pas de jeton Prêtre sur le Lieu actif, et rien ne renforce le Patriarche.
refuse-too-few-available = Trop peu de vos Prêtres sont disponibles : { $have }.
refuse-too-few-followers = Le Lieu actif demande { $needed } ; vous en avez { $have }.
refuse-nowhere-to-go = { $have ->
    [0] Sans Fidèle
   *[other] Avec { $followers }
}, aucun Lieu supérieur ne vous est ouvert.
refuse-nothing-to-weaken = Aucun Prêtre d’Influence 3, 4 ou 5 ne se trouve sur le Lieu actif.
refuse-tokens-missing = Les Prêtres plus faibles qu’il faudrait ne sont pas tous dans la réserve.
refuse-must-free-a-token = Le nouveau Prêtre a besoin d’un jeton de son Influence, et celui-ci n’en libère pas.
refuse-nowhere-to-build = Vous n’avez pas de Prêtre là où vous pourriez construire un Autel.
refuse-own-altar-here = Vous avez déjà un Autel sur le Lieu actif.
refuse-no-altar-here = Il n’y a pas d’Autel sur le Lieu actif.
refuse-nobody-to-send = Vous n’avez personne ici à envoyer.
refuse-holds-supremacy = Vous avez déjà la carte Suprématie.
refuse-nobody-bribes = Aucun Prêtre ne porte de pièces.
refuse-too-weak-to-summon = Votre Influence ici est de { $have } ; votre dieu en demande { $need }.
refuse-nothing-to-lose = Aucun des cultes visés n’a rien de tel à perdre.
refuse-several-tie = Plusieurs cultes sont à égalité, et un seul est visé.
refuse-nothing-to-give = Aucun des cultes visés n’a de carte à donner.
refuse-no-privilege-to-take = Le culte au Patriarche le plus fort n’a pas de Privilège.
refuse-patriarchs-tie = Plusieurs Patriarches sont à égalité.
refuse-market-is-empty = Il ne reste aucun Privilège au Palais.
refuse-nothing-playable = Vous n’avez pas de carte qui puisse être jouée ainsi.

# Le récit de la partie --------------------------------------------------------------------------------------------

log-chooses-cult = { $seat } choisit { $god }.
log-leads-cult = { $seat } mène le culte { $of_god }, d’une Puissance divine de { $n }.
log-round-begins = Le tour { $n } commence. { $seat } ouvre le jeu.
log-first-player = { $seat } a remporté le plus haut Lieu du tour et ouvrira le suivant.
log-new-market = { $cards_n ->
    [0] Il ne reste plus de Privilège pour le Palais.
   *[other] Nouveaux Privilèges au Palais : { $cards }.
}
log-celebrates = { $seat } célèbre son dieu au lieu de jouer ce tour : { $celebration }.
log-preaches = { $seat } envoie { $priest } { $at_place }.
log-tithe = { $card } : { $seat } doit la dîme à { $other }.
log-prays = { $seat } prie.
log-prayer-answered = La prière apporte à { $seat } l’effet { $of_place }.
log-sells = { $seat } vend { $card } pour { $coins }.
log-buys = { $seat } achète { $card } pour { $coins }.
log-place-active = Le sort { $of_place } va se décider.
log-plays = { $seat } joue { $card }.
log-uses = { $seat } utilise { $ability }.
log-discards = { $seat } défausse { $card }.
log-priest-lost = { $seat } se sépare d’un Prêtre d’Influence { $priest_n }.
log-priests-lost = { $seat } se sépare de tous ses Prêtres disponibles.
log-ritual = Pour un Rituel, { $seat } place { $priest } sur sa fiche.
log-privilege-pays = { $seat } tire profit de { $card }.
log-reveals = { $seat } révèle { $card }.
log-comes-to-nothing = { $card } reste sans effet.
log-gains-nothing = Une partie reste sans effet pour { $seat }.
log-wins-by-influence = { $seat } remporte { $place } avec { $n } d’Influence.
log-wins-by-lowest = Les derniers seront les premiers : { $seat } remporte { $place } avec { $n } d’Influence.
log-wins-by-takeover = { $seat } prend le contrôle { $of_place }.
log-wins-by-bribe = Les pièces ont parlé : { $seat } remporte { $place }.
log-nobody-wins = Personne ne remporte { $place }.
log-barred = L’Inquisition veille : aucun culte présent n’obtient rien { $at_place }.
log-community = La Communauté { $of_place } ouvre aussi le Lieu à { $seat }.
log-cannot-use = { $seat } ne peut rien tirer { $of_place }.
log-declines = { $seat } renonce à l’effet { $of_place }.
log-alms = { $seat } reçoit l’Aumône : { $coins }.
log-gain = { $seat } gagne { $amount }.
log-pay = { $seat } paie { $amount }.
log-lose = { $seat } perd { $amount }.
log-hand-coins = { $seat } remet { $coins } à { $other }.
log-draws = { $seat } pioche { $amount }{ from-bottom }.
log-draws-these = { $seat } pioche { $cards }{ from-bottom }.
from-bottom = { $bottom ->
    [yes] {" "}sous la pile
   *[no] {""}
}
log-puts-back = { $seat } en remet une sur le dessus de la pile.
log-puts-this-back = { $seat } remet { $card } sur le dessus de la pile.
log-gets-privilege = { $seat } reçoit { $card }.
log-gives = { $seat } donne { $card } à { $other }.
log-gives-some = { $seat } donne { $a_card } à { $other }.
log-takes-supremacy = { $seat } s’empare de la carte Suprématie.
log-wrests-supremacy = { $seat } arrache la carte Suprématie à { $other }.
log-bribes = { $seat } envoie { $priest } { $at_place } avec { $coins }.
log-bribes-clash = Deux Prêtres soudoyés se croisent { $at_place } : { $alone ->
    [yes] { $seat } reprend les deux
   *[no] { $seat } et { $other } reprennent le leur
}, et les pièces sont perdues.
log-bribe-lost = Les { $coins } placées { $at_place } sont perdues.
log-ambushes = Traquenard { $at_place } : { $seat } s’empare de { $coins }, et le Prêtre qui les portait rentre chez { $other }.
log-priest-gained = { $priest } rejoint { $seat }.
log-priest-joins = { $priest } rejoint { $seat } { $at_place }.
log-raised = Chez { $seat }, un Prêtre passe de { $priest_n } à { $to_priest } d’Influence.
log-weakened = Chez { $seat }, un Prêtre tombe de { $priest_n } à { $to_priest } d’Influence.
log-boosted = { $seat } renforce { $priest } : +{ $n }.
log-placed = { $seat } place { $priest } { $at_place }.
log-moves = { $seat } déplace { $priest } vers { $place }.
log-comes-home = { $seat } rappelle { $priest }, qui quitte { $place }.
log-all-sent-home = Tous les Prêtres présents { $at_place } rentrent dans leur culte.
log-altar-built = { $seat } change { $priest } en Autel { $at_place }.
log-altar-lost = { $seat } perd son Autel { $of_place }.
log-exchanges = { $seat } échange l’Autel { $at_place } : il était fait d’un Prêtre de { $priest_n }, le voici fait d’un de { $to_priest }.
log-summons = Les Ténèbres s’éveillent : { $seat } invoque { $god }, et la fiche montre l’Aspect des Ténèbres.
log-summons-again = { $seat } invoque { $god } une seconde fois.
log-victory-altars = De cinq Autels, { $god } s’empare du monde : victoire pour { $seat }.
log-victory-mobs = Derrière quatre Foules de fanatiques, { $god } s’empare du monde : victoire pour { $seat }.
log-victory-summoning = À la seconde Invocation, { $god } s’empare du monde : victoire pour { $seat }.
log-victory-power = Plusieurs cultes touchent au but, mais aucune Puissance divine n’égale celle { $of_god } : victoire pour { $seat } avec { $n }.

# Le texte des cartes ----------------------------------------------------------------------------------------------

card-place = Lieu { $number }.
card-required = { $n ->
    [0] On y prêche sans aucun Fidèle.
   *[other] Pour y prêcher, il faut { $amount }.
}
card-required-steep = Pour y prêcher, il faut { $amount } ({ $steep } avec la série raide).
card-effect = Si vous l’emportez, vous pouvez { $ways }.
card-alms = Aumône pour les autres cultes présents : { $amount } chacun.
card-note-bribe = Seul un Prêtre présent sur ce Lieu peut être envoyé. Il porte les pièces, et s’il les a encore quand se décide son nouveau Lieu, la victoire y est à vous.
card-note-build_altar = Un Autel a 4 d’Influence et reste en place ; un culte n’en a jamais deux sur un Lieu. Cinq donnent la victoire.
card-note-gain_mob = Les Foules de fanatiques portent plus loin vos prières, et quatre donnent la victoire.
card-note-raise = Aucun Prêtre ne dépasse 5, et le Patriarche ne s’élève jamais ainsi.
card-note-summon = Votre Influence sur place doit atteindre votre Puissance divine. La première fois, votre fiche passe à l’Aspect des Ténèbres ; la seconde, c’est la victoire.
card-side-light = Aspect de la Lumière, Puissance divine { $n }.
card-side-dark = Aspect des Ténèbres, Puissance divine { $n }.
card-side-ability = { $ability } ({ $cost }) : { $effects }.
card-ability-light = Aspect de la Lumière { $of_god }.
card-ability-dark = Aspect des Ténèbres { $of_god }.
card-cost = Prix : { $cost }.
card-sealed = Sceau noir : seul un culte en Aspect des Ténèbres peut la jouer.
card-value = Se vend { $amount } après une prière.
card-copies = { $n ->
    [one] { $n } exemplaire.
   *[other] { $n } exemplaires.
}
card-bonus = L’Influence de votre Patriarche augmente de { $n }.
card-price = Prix au Palais : { $amount }.
card-celebration = Au choix, au début d’un tour, de qui détient la Suprématie ; son culte ne prend pas part à ce tour.
card-supremacy = Qui la détient au début d’un tour peut célébrer son dieu pour l’un de ces effets et ne pas prendre part au tour.
card-celebrate = { $celebration } : { $effects }.
card-prayer = La prière met fin à vos placements et vous donne l’effet d’un Lieu, comme si vous l’aviez remporté.
card-prayer-reach = Avec { $amount } : jusqu’au Lieu { $number }.
card-prayer-more = Avec { $amount } ou plus : jusqu’au Lieu { $number }.
card-trade = Ensuite, vous pouvez vendre des Intrigues et acheter des Privilèges.

effect-given = { $effects }, mais seulement si { $given }
given-no_rival_priest = aucun Prêtre rival ne se trouve sur le Lieu actif
given-no_altar_here = aucun Autel ne se trouve sur le Lieu actif
given-no_altar_above = aucun Autel ne se trouve sur un Lieu supérieur

cost-coins = { $coins }
cost-followers = { amount-followers }
cost-some-followers = de 1 à { $most } Fidèles
cost-cards = { $n ->
    [1] une de vos cartes
   *[other] { $n } de vos cartes
}
cost-sacrifice = un Prêtre disponible{ of-influence } sacrifié
cost-sacrifice-all = tous vos Prêtres disponibles sacrifiés
cost-ritual = { $patriarch ->
    [only] votre Patriarche disponible, d’Influence { $least } ou plus, placé sur la fiche jusqu’à la fin du tour
   *[allowed] un Prêtre disponible{ of-influence } placé sur la fiche jusqu’à la fin du tour
}
of-influence = { $range ->
    [any] {""}
    [exact] {" "}d’Influence { $least }
    [least] {" "}d’Influence { $least } ou plus
    [most] {" "}d’Influence { $most } ou moins
   *[between] {" "}d’Influence { $least } à { $most }
}

way-paid = { $who ->
    [to] payer { $price } pour { $effects }
   *[you] payez { $price } : { $effects }
}

verb-gain = { $who ->
    [to] gagner { $amount }
   *[you] gagnez { $amount }
}
verb-gain-followers-priests-here = gagnez un Fidèle pour chaque Prêtre sur le Lieu actif
verb-gain-followers-available = gagnez un Fidèle pour chacun de vos Prêtres disponibles
verb-gain-followers-paid = gagnez autant de Fidèles que d’Influence sacrifiée
verb-draw = { $who ->
    [to] piocher { $amount }
   *[you] piochez { $amount }
}
verb-draw-bottom = { $who ->
    [to] piocher { $amount } sous la pile
   *[you] piochez { $amount } sous la pile
}
verb-draw-priests-here = piochez { $a_card } pour chaque Prêtre sur le Lieu actif
verb-draw-available = piochez { $a_card } pour chacun de vos Prêtres disponibles
verb-draw-paid = piochez autant { $deck ->
    [intrigue] d’{ $deck_name }
   *[other] de { $deck_name }
} que ce Prêtre avait d’Influence
verb-loses-self = perdez { $amount }
verb-loses-all = chaque culte perd { $amount }
verb-loses-present = chaque culte présent sur le Lieu actif perd { $amount }
verb-loses-opponents_present = chaque adversaire présent sur le Lieu actif perd { $amount }
verb-loses-light = chaque adversaire en Aspect de la Lumière perd { $amount }
verb-loses-richest = le culte le plus riche perd { $amount }
verb-loses-most_cards = le culte qui possède le plus de cartes perd { $amount }
verb-loses-strongest_patriarch = le culte au Patriarche le plus fort perd { $amount }
verb-lose-coins = chaque culte qui a au moins { $at_least } pièces perd { $coins }
verb-take-half = prenez la moitié des pièces { $of_whom }, arrondie au nombre supérieur
verb-take-coins = prenez jusqu’à { $coins } { $to_whom }
verb-give-hand = { $whom } vous donne un Miracle ou une Intrigue de son choix
verb-give-any = { $whom } vous donne une carte de son choix
verb-take-privilege = prenez un Privilège au culte dont le Patriarche est le plus fort
verb-market-privilege = { $who ->
    [to] prendre gratuitement un Privilège du Palais
   *[you] prenez gratuitement un Privilège du Palais
}
verb-market-affordable = prenez gratuitement un Privilège du Palais que vous pourriez payer
verb-play-sealed = jouez une carte à sceau noir
verb-play-card = jouez { $a_card }
verb-sell-top = révélez la première Intrigue de la pile et vendez-la
verb-play-top = { $n ->
    [1] révélez la première Intrigue de la pile et jouez-la si possible
   *[other] révélez une à une les { $n } premières Intrigues de la pile et jouez-les si possible
}
verb-draw-and-return = { $who ->
    [to] piocher 2 Intrigues et en remettre une sur la pile
   *[you] piochez 2 Intrigues et remettez-en une sur la pile
}
verb-gain-priest = { $who ->
    [to] gagner un Prêtre d’Influence { $influence }
   *[you] gagnez un Prêtre d’Influence { $influence }
}
verb-gain-priest-available = gagnez un Prêtre d’une Influence égale au nombre de vos Prêtres disponibles
verb-gain-priest-paid = gagnez un Prêtre d’une Influence égale à celle que vous avez sacrifiée
verb-join-priest = gagnez un Prêtre d’Influence { $influence } sur le Lieu actif
verb-join-priest-paid = gagnez sur le Lieu actif un Prêtre d’une Influence égale aux Fidèles sacrifiés
verb-incarnate = remettez dans la réserve { $destroys } de vos Prêtres disponibles, si vous en avez autant ; gagnez un Prêtre d’Influence { $influence } sur le Lieu actif
verb-raise-anywhere-stay = { $who ->
    [to] élever de { $by } un Prêtre (disponible ou sur place)
   *[you] élevez de { $by } un Prêtre (disponible ou sur place)
}
verb-raise-here-stay = élevez de { $by } l’un de vos Prêtres sur le Lieu actif
verb-raise-here-home = élevez de { $by } l’un de vos Prêtres sur le Lieu actif et reprenez-le
verb-raise-here-next = élevez de { $by } l’un de vos Prêtres sur le Lieu actif et déplacez-le sur le suivant
verb-raise-paid = élevez d’autant l’un de vos Prêtres sur le Lieu actif, jusqu’à 5 au plus
verb-place-priests = { $most ->
    [1] placez un Prêtre disponible sur le Lieu actif{ $access ->
        [yes] , si vous avez les Fidèles qu’il demande
       *[no] {""}
    }
   *[other] placez au moins { $least } de vos Prêtres disponibles sur le Lieu actif
}
verb-move-next = déplacez l’un de vos Prêtres du Lieu actif sur le suivant
verb-move-higher = déplacez l’un de vos Prêtres du Lieu actif sur un Lieu supérieur dont vous avez les Fidèles
verb-withdraw = reprenez l’un de vos Prêtres du Lieu actif
verb-boost = renforcez de { $by } l’un de vos Prêtres sur le Lieu actif, jusqu’à la décision
verb-weaken = chaque Prêtre d’Influence 3 ou plus sur le Lieu actif perd 2 d’Influence
verb-return-priests = tous les Prêtres du Lieu actif rentrent dans leur culte
verb-build-here = changez en Autel l’un de vos Prêtres sur le Lieu actif
verb-build-anywhere = { $who ->
    [to] changer l’un de vos Prêtres en Autel, là où il se trouve
   *[you] changez l’un de vos Prêtres en Autel, là où il se trouve
}
verb-destroy-altars = tous les Autels du Lieu actif sont détruits
verb-take-supremacy = { $who ->
    [to] prendre la carte Suprématie
   *[you] prenez la carte Suprématie
}
verb-bribe = { $who ->
    [to] payer de { $least } à { $most } pièces et envoyer l’un de vos Prêtres sur le Lieu de ce numéro, pour le remporter
   *[you] payez de { $least } à { $most } pièces et envoyez l’un de vos Prêtres sur le Lieu de ce numéro, pour le remporter
}
verb-ambush = un Prêtre qui porte des pièces rentre dans son culte, et les pièces sont à vous
verb-win = vous remportez le Lieu actif
verb-lowest-wins = la plus faible Influence remporte le Lieu actif
verb-bar = aucun culte présent n’obtient l’effet ou l’Aumône du Lieu actif
verb-summon = { $who ->
    [to] invoquer votre dieu
   *[you] invoquez votre dieu
}
verb-choose = { $either }

standing-free-placement = votre placement n° { $ordinal } du tour ne coûte pas de Fidèle
standing-access = vous pouvez prêcher { $at_place } quels que soient vos Fidèles
standing-community = avec de l’Influence { $at_place }, vous pouvez profiter de l’effet du Lieu après le vainqueur, au lieu de toucher l’Aumône
standing-tithe = un adversaire qui prêche { $at_places } vous paie { $coins }
standing-altar-bonus = l’Influence de vos Autels augmente de { $n }
standing-on-miracle = chaque fois que vous jouez un Miracle, { $effects }
standing-on-intrigue = chaque fois que vous jouez une Intrigue, { $effects }

# La première partie guidée -----------------------------------------------------------------------------------------

lesson-welcome = Dans la Cité Éternelle, deux dieux veulent rester seuls. Vous menez les Prêtres de l’un d’eux à travers ses treize Lieux. On gagne avec cinq Autels, quatre Foules ou deux Invocations à la fin d’un tour.
lesson-preach = Chacun à son tour envoie un Prêtre dans un Lieu qu’il veut remporter. Les Taudis rapportent un Fidèle, et plus de Fidèles ouvrent de meilleurs Lieux : c’est un bon début.
lesson-priest = Le nombre d’un Prêtre est son Influence, et le plus grand total remporte un Lieu. Tous voient qui vous envoyez : envoyez juste assez, et gardez les forts pour une lutte.
lesson-another = Allez là où il n’y a personne, ou dépassez qui s’y trouve : les Prêtres d’un Lieu s’additionnent, et à égalité la plus grande Puissance divine gagne. Le Marché rapporte six pièces, qui paieront plus tard des Autels.
lesson-third = Trois placements par tour sont gratuits. Qui perd un Lieu reçoit quand même son Aumône : arriver second vaut mieux que de ne pas venir.
lesson-enough = À partir du quatrième, chaque Prêtre coûte un Fidèle. Quand vous en avez placé assez, priez : cela termine vos placements et rapporte quelque chose aussitôt.
lesson-prayer = Votre prière vous donne l’effet d’un Lieu que vos Foules atteignent, comme si vous l’aviez remporté. Sans Foule, ce sont les Ruines : un Miracle, une carte qui renverse une lutte.
lesson-act = Les Lieux se décident maintenant de 1 à 13, et avant chacun d’eux tous peuvent jouer une carte ou utiliser une aptitude. Passez là où vous gagnez de toute façon ou n’avez rien à gagner ; on vous redemandera au suivant.
lesson-won = Vous aviez le plus d’Influence, ce Lieu est donc à vous ce tour-ci. Vos Prêtres rentrent et pourront repartir au tour suivant.
lesson-gift = Le vainqueur peut profiter de ce qu’offre le Lieu. Ici cela ne coûte rien : prenez.
lesson-alms = Vous avez perdu ce Lieu et reçu l’Aumône pour votre présence. Deux pièces de temps en temps finissent par faire un Autel.
lesson-trade = Après la prière, vous pouvez acheter des Privilèges exposés au Palais ; ils durent toute la partie. Achetez ce qui servira à chaque tour, et gardez cinq pièces pour un Autel.
lesson-road = Un nouveau tour, et vos Fidèles décident jusqu’où vous pouvez monter. Le Quartier des artisans (7) change un Prêtre en Autel : cinq suffisent pour gagner.
lesson-card = Vous pourriez agir avant que ce Lieu ne se décide : un Miracle, une Intrigue ou une aptitude de votre dieu. Cela vaut la peine là où la défaite devient victoire, ou pour gâcher ce dont l’autre culte a besoin.
lesson-effect = Cet effet a son prix ou vous laisse un choix. Payez s’il vous rapproche des Autels ou des Foules ; les pièces seules ne font pas gagner.
lesson-alone = Vous savez comment va un tour : envoyer, prier, lutter pour chaque Lieu, prendre ce qu’on gagne. Vous continuez sans guide ; comptez les Autels et les Foules de l’autre culte, et demandez conseil quand il vous plaît.
lesson-farewell = Il ne reste qu’un dieu dans la cité. La prochaine fois, voyez les autres fiches : chaque dieu gagne à sa façon.

# How one wins -------------------------------------------------------------------------------------------------------

goal = Avoir 5 Autels sur le plateau, ou 4 Foules, ou 2 Invocations quand un tour finit. L’une des trois suffit.
goal-turn =
    Intention : à tour de rôle, vous envoyez un Prêtre sur un Lieu, ou vous priez, et ne placez alors plus personne. Trois placements sont gratuits, chacun des suivants coûte un Fidèle.
    Prier vous donne aussitôt l’effet d’un Lieu que vos Foules atteignent ; ensuite vous pouvez commercer.
    Résolution : Lieu après Lieu, de 1 à 13. D’abord chacun peut jouer une carte ou user d’une aptitude, puis la plus grande Influence gagne son effet.
    Les autres cultes présents touchent l’Aumône, et tous les Prêtres rentrent. Les Autels restent.
goal-ends = Un tour finit et au moins un culte remplit l’une des trois conditions ; si plusieurs le font, la plus haute Puissance divine gagne. Ce qui est perdu avant la fin du tour ne compte pas.
stand-own = Vous : Autels { $altars } sur 5, Foules { $mobs } sur 4, Invocations { $summonings } sur 2.
stand-other = { $seat } : Autels { $altars }, Foules { $mobs }, Invocations { $summonings }.
stand-own-claim = En l’état, vous remplissez une condition, avec une Puissance divine de { $n } : gardez-la jusqu’à la fin du tour.
stand-claim = En l’état, { $seat } remplit une condition, avec une Puissance divine de { $n } : à empêcher avant la fin du tour.
