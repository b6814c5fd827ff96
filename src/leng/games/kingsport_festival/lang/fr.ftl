# Kingsport Festival en français : noms, questions, raisons, récit de la partie et texte des cartes.

title = Kingsport Festival
about = Kingsport, années 1920. De trois à cinq Cultistes en appellent à vingt Grands Anciens, de Nephren-Ka à Azathoth. Chaque mois, on lance trois dés et on les pose sur des Grands Anciens dont ils font la valeur ; ceux-ci donnent Maléfice, Mort, Destruction, Magie et Sorts, et prennent en échange de la Santé Mentale. Avec ces dons, on étend son culte depuis la Maison jusqu’aux Bâtiments de la ville, et quatre fois l’an on affronte un Investigateur. Après douze mois, le plus grand nombre de points de Culte l’emporte.

# Noms -------------------------------------------------------------------------------------------------------------

phase-setup = Installation
phase-turn_order = Ordre du tour
phase-invocation = Invocation
phase-privileges = Privilèges
phase-propagation = Propagation
phase-raid = Raid
phase-time = Temps

months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
levels = I II III IV

goods-evil = Maléfice
goods-death = Mort
goods-destruction = Destruction
goods-any_resource = ressource au choix
goods-magic = Magie
goods-sanity = Santé Mentale
goods-cult = points de Culte

amount-evil = { $n ->
    [one] { $n } Maléfice
   *[other] { $n } Maléfices
}
amount-death = { $n ->
    [one] { $n } Mort
   *[other] { $n } Morts
}
amount-destruction = { $n ->
    [one] { $n } Destruction
   *[other] { $n } Destructions
}
amount-any_resource = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
amount-magic = { $n ->
    [one] { $n } point de Magie
   *[other] { $n } points de Magie
}
amount-sanity = { $n ->
    [one] { $n } point de Santé Mentale
   *[other] { $n } points de Santé Mentale
}
amount-cult = { $n ->
    [one] { $n } point de Culte
   *[other] { $n } points de Culte
}
amount-spell = { $n ->
    [one] { $n } Sort
   *[other] { $n } Sorts
}
amount-nothing = rien

track-sanity = Santé Mentale
track-magic = Magie
track-cult = Culte
track-order = Ordre du tour

deck-evil = paquet Maléfice
deck-death = paquet Mort
deck-destruction = paquet Destruction

kind-god = Grand Ancien
kind-building = Bâtiment
kind-investigator = Investigateur
kind-spell = Sort
kind-spell-evil = Sort de Maléfice
kind-spell-death = Sort de Mort
kind-spell-destruction = Sort de Destruction
kind-scenario = Scénario
kind-event = Événement
kind-festival = Festival

# Comment un nom se place dans une phrase : l’article en minuscules, ou la forme donnée ici.
articles = Le La Les L’
named = { $name }
named-spell = « { $name } »
the-emporium = l’{ $name }
the-nightgaunt = le { $name }
the-shoggoth = le { $name }
the-mi_go = le { $name }
the-byakhee = le { $name }
the-flying_polyp = le { $name }
the-thing_of_darkness = { $name }
the-great_race_of_yith = { $name }
the-scenario = le Scénario

option-name-scenario = Scénario
option-name-events = Événements
option-name-foresee_notes = Notes de Présage
option-about-scenario = Un Scénario change les règles de la partie et fixe les mois des Raids ; pour une première partie, on s’en passe.
option-about-events = Chaque Raid commence par un Événement.
option-about-foresee_notes = La table continue de vous montrer les cartes vues par Présage.
option-value-random = tiré au hasard
option-value-none = aucun (première partie)
option-value-yes = oui
option-value-no = non

score-gods = Dieux
score-buildings = Bâtiments
score-spells = Sorts
score-raids = Raids et événements
score-festival = Festival
score-other = Divers
ending-most-cult = Les points de Culte ont tranché.
ending-more-sanity = Égalité de Culte ; la Santé Mentale a tranché.
ending-more-magic = Égalité de Culte et de Santé Mentale ; la Magie a tranché.
ending-shared = Égalité parfaite : la victoire est partagée.

moment-passive = en permanence
moment-on_place = chaque fois que vous posez un disque
moment-on_place-building = quand vous posez votre disque ici
moment-turn_order-after_roll = pendant l’Ordre du tour, une fois les dés lancés
moment-turn_order-after_order = pendant l’Ordre du tour, une fois l’ordre connu
moment-turn_order-after_bonus = pendant l’Ordre du tour, après le bonus de Santé Mentale
moment-invocation-own_turn = pendant l’Invocation, quand c’est à vous
moment-privileges-start = pendant les Privilèges, avant toute réponse
moment-privileges-on_gift = pendant les Privilèges, quand un Grand Ancien vous répond
moment-privileges-after_gift = pendant les Privilèges, après les dons d’un Grand Ancien
moment-propagation-own_turn = pendant la Propagation, quand c’est à vous
moment-raid-own_combat = pendant un Raid, dans votre combat
moment-time = pendant la phase Temps
moment-end_of_game = à la fin de la partie

# Signes, sur les dessins et à côté des options ---------------------------------------------------------------------

sign-spell = { $n ->
    [one] { $n } Sort du paquet de votre choix
   *[other] { $n } Sorts des paquets de votre choix
}
sign-spell-of = { $n ->
    [one] { $n } Sort de { $deck }
   *[other] { $n } Sorts de { $deck }
}
sign-foresee = Présage : voir une carte du prochain raid
sign-strength = { $n } de Force dans vos combats
sign-reroll = Relancer vos dés
sign-cheaper = Les Bâtiments coûtent { $n } de moins
sign-hand = { $n } Sorts de plus en main
sign-more = La suite sur sa carte
sign-disc = { $n ->
    [one] { $n } disque sur un Bâtiment
   *[other] { $n } disques sur des Bâtiments
}
sign-die = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
legend-spell = un Sort ; un second signe dit son paquet
legend-foresee = Présage : regarder une carte du prochain raid
legend-strength = votre Force dans un raid
legend-reroll = relancer des dés
legend-cheaper = les Bâtiments coûtent moins
legend-hand = tenir plus de Sorts
legend-more = la suite sur sa carte
legend-die = un dé
legend-disc = un disque sur un Bâtiment

# Questions : ce que lit celui qui décide, et ce que lisent les autres ---------------------------------------------

ask-after-roll = Les dés sont lancés et l’ordre n’est pas encore fixé. Voulez-vous changer les vôtres ?
wait-after-roll = { $seat } regarde les dés.
ask-which-die = Quel dé ?
wait-which-die = { $seat } choisit un dé.
ask-which-dice = { $picked ->
    [0] Quels dés voulez-vous relancer ?
   *[other] Quels autres dés voulez-vous relancer ?
}
wait-which-dice = { $seat } choisit les dés à relancer.
ask-after-order = L’ordre du tour est connu. Voulez-vous jouer un Sort avant qu’il ne compte ?
wait-after-order = { $seat } considère l’ordre du tour.
ask-swap-with = Avec qui voulez-vous échanger votre place pour ce tour ?
wait-swap-with = { $seat } s’apprête à échanger sa place.
ask-sanity-bonus = { $n ->
    [one] Votre place vous offre { $n } point de Santé Mentale ; vous en avez { $have }. Le prenez-vous ?
   *[other] Votre place vous offre { $n } points de Santé Mentale ; vous en avez { $have }. Les prenez-vous ? C’est tout ou rien.
}
wait-sanity-bonus = { $seat } peut prendre le bonus de Santé Mentale.
ask-invoke = Invoquez un Grand Ancien dont vos dés font exactement la valeur, ou passez pour le reste de la phase.
wait-invoke = { $seat } cherche un Grand Ancien à invoquer.
ask-amount = De combien le Sort doit-il changer le total de vos dés ?
wait-amount = { $seat } infléchit ses dés.
ask-privileges = Les Grands Anciens vont répondre. Voulez-vous faire quelque chose avant le premier ?
wait-privileges = { $seat } se prépare aux réponses.
ask-gift = { $god } vous répond. Voulez-vous faire quelque chose avant de payer et de recevoir ?
wait-gift = { $seat } se tient devant un Grand Ancien.
ask-which-one = Vous avez le choix. Que prenez-vous ?
wait-which-one = { $seat } a le choix.
ask-which-gift = { $god } vous laisse le choix. Quel don prenez-vous ?
wait-which-gift = { $seat } choisit un don.
ask-resource = { $left ->
    [one] Prenez une ressource de votre choix.
   *[other] Prenez { $left } ressources de votre choix.
}
wait-resource = { $seat } choisit une ressource.
ask-deck = { $left ->
    [one] Dans quel paquet piochez-vous votre Sort ?
   *[other] Dans quels paquets piochez-vous vos { $left } Sorts ? Vous les voyez une fois tous les paquets nommés.
}
wait-deck = { $seat } choisit un paquet de Sorts.
ask-foresee = { $round ->
    [0] Présage : vous pouvez regarder le Festival en secret.
   *[other] Présage : vous pouvez regarder en secret une carte du prochain Raid, prévu en { $month }. Laquelle ?
}
wait-foresee = { $seat } peut user de Présage.
ask-read-card = { $card ->
    [event] Pour vos yeux seuls, l’Événement : { $shown }. { $text }
    [investigator] Pour vos yeux seuls, l’Investigateur : { $shown }. { $text }
   *[festival] Pour vos yeux seuls, le Festival : { $shown }. { $text }
}
wait-read-card = { $seat } lit une carte en secret.
ask-discard = { $left ->
    [one] Vous avez un Sort de trop en main. Lequel défaussez-vous, sans effet ?
   *[other] Vous avez { $left } Sorts de trop en main. Lesquels défaussez-vous, sans effet ?
}
wait-discard = { $seat } a trop de Sorts et en défausse.
ask-propagate = Vous pouvez poser un disque ce tour-ci, à côté de l’un des vôtres et contre son prix complet.
wait-propagate = { $seat } parcourt la ville du regard.
ask-pay = { $left ->
    [one] Avec quel cube payez-vous{ $picked ->
        [0] { "" }
       *[other] { " " }le reste
    } ?
   *[other] Avec quels { $left } cubes payez-vous{ $picked ->
        [0] { "" }
       *[other] { " " }le reste
    } ?
}
wait-pay = { $seat } compte ses cubes.
ask-convert = { $left ->
    [one] Vous pouvez encore changer un cube en une autre ressource.
   *[other] Vous pouvez changer jusqu’à { $left } cubes en d’autres ressources.
}
wait-convert = { $seat } change des cubes.
ask-offer = Voulez-vous payer { $cost } ? En échange : { $verbs }.
wait-offer = { $seat } réfléchit à une offre.
ask-combat = Votre combat : renforcez-vous, ou battez-vous ainsi.
wait-combat = { $seat } se prépare au combat.
ask-burn = Combien de cubes { $goods } payez-vous pour gagner de la Force ?
wait-burn = { $seat } paie des cubes pour gagner de la Force.
ask-lose-resources = Vous devez rendre { $left ->
    [one] une ressource. Laquelle ?
   *[other] { $left } ressources. Lesquelles ?
}
wait-lose-resources = { $seat } doit rendre des ressources.
ask-lose-spell = { $left ->
    [one] Vous devez défausser un Sort. Lequel ?
   *[other] Vous devez défausser { $left } Sorts. Lesquels ?
}
wait-lose-spell = { $seat } doit défausser un Sort.
ask-lose-disc = Vous devez reprendre un disque et perdre ses points de Culte. Lequel ?
wait-lose-disc = { $seat } doit reprendre un disque.
ask-time = Le mois s’achève. Voulez-vous encore faire quelque chose ?
wait-time = { $seat } peut agir avant la fin du mois.

# The same in a few words, for the line of a phone -----------------------------------------------------------------

short-after-roll = Changer vos dés ?
short-which-dice = Quels dés ?
short-after-order = Un sort avant de compter ?
short-swap-with = Échanger avec qui ?
short-sanity-bonus = Prendre la santé mentale ?
short-invoke = Invoquez un dieu
short-amount = Changer le total de ?
short-privileges = Avant les dieux ?
short-gift = Avant de payer ?
short-which-one = Que prenez-vous ?
short-which-gift = Quel don ?
short-resource = Quelle ressource ?
short-deck = De quelle pile ?
short-foresee = Regarder une carte ?
short-read-card = Une carte pour vous seul
short-discard = Défaussez un sort
short-propagate = Posez un disque
short-pay = Payer avec quels cubes ?
short-convert = Changer un cube ?
short-offer = Payez-vous ?
short-combat = Votre combat
short-burn = Combien de cubes ?
short-lose-resources = Rendez des cubes
short-lose-spell = Défaussez un sort
short-lose-disc = Reprenez un disque
short-time = Avant la fin du mois ?

# Options ----------------------------------------------------------------------------------------------------------

option-invoke = Invoquer { $god } ({ $worth }){ $dice_n ->
    [0] {""}
    [one] {" "}avec un { $dice }
   *[other] {" "}avec { $dice }
}
idea-invoke = { $god_short } ({ $worth })
way-invoke = avec { $dice }
option-place = Poser un disque sur { $building }
idea-place = { $building }
option-cast = Jouer { $spell } ({ $cost }) : { $effects }
option-use = Utiliser { $source } : { $effects }
option-use-paid = Utiliser { $source } contre { $cost } : { $effects }
option-pass = Passer
option-pass-invoke = Passer pour cette phase
option-pass-propagate = Terminer mon tour
option-pass-after-order = Laisser l’ordre tel quel
option-pass-privileges = Laisser répondre les Grands Anciens
option-pass-gift = Payer et recevoir
option-pass-time = Laisser finir le mois
option-keep = Garder les dés
option-fight = Se battre
option-decline = Ne pas regarder
option-done = Terminer
option-all-which-dice = Tous
option-done-which-dice = { $picked ->
    [0] N’en relancer aucun
   *[other] C’est tout : lancer
}
option-done-convert = Ne plus rien changer
option-read = C’est lu
option-yes = Oui
option-yes-sanity-bonus = { $n ->
    [one] Prendre { $n } point de Santé Mentale
   *[other] Prendre { $n } points de Santé Mentale
}
option-yes-offer = Payer { $cost }
option-no = Non
option-no-sanity-bonus = Renoncer
option-no-offer = Refuser
option-die = Relancer le { $die }
option-turn = Changer le { $die } en { $face }
idea-turn = Changer le { $die }
way-turn = en { $face }
option-add = { $signed } au total
option-swap = Échanger avec { $other }
option-discard = Défausser { $spell }
option-burn = { $n ->
    [0] Aucun
   *[other] Payer { $amount }
}
option-change = 1 { $old } en 1 { $new }
option-remove = Reprendre le disque posé sur { $building }
option-foresee = { $card ->
    [event] Regarder l’Événement
    [investigator] Regarder l’Investigateur
   *[festival] Regarder le Festival
}
option-evil-deck = Le paquet Maléfice : des Sorts qui aident à invoquer
option-death-deck = Le paquet Mort : des Sorts de combat
option-destruction-deck = Le paquet Destruction : des Sorts de ressources et de Culte

# Les raisons d’un refus -------------------------------------------------------------------------------------------

refuse-wrong-sum = { $sums_n ->
    [0] Il ne vous reste aucun dé pour { $god }.
   *[other] { $need ->
        [0] Un Sort a changé votre total, et { $god } accepte des dés sans les compter.
       *[other] { $god } demande { $need } ; vos dés font { $sums }.
    }
}
refuse-god-taken = { $seat } a déjà invoqué { $god } ce tour-ci.
refuse-god-once = Vous avez déjà invoqué { $god } ce tour-ci ; une fois suffit.
refuse-spell-bends-invocation = Un Sort a changé votre total : vous devez invoquer maintenant.
refuse-short-of-magic = { $have ->
    [0] Cela coûte de la Magie, et vous n’en avez pas.
   *[other] Cela coûte plus de Magie que vous n’en avez : { $have }.
}
refuse-short-of-sanity = { $have ->
    [0] Cela coûte de la Santé Mentale, et il ne vous en reste plus.
   *[other] Cela coûte plus de Santé Mentale que vous n’en avez : { $have }.
}
refuse-other-cubes = Ces cubes ne paient pas le prix : il nomme les ressources qu’il veut.
refuse-short-of-cubes = { $have_n ->
    [0] Cela coûte des ressources, et vous n’en avez aucune.
   *[other] Vos ressources ne suffisent pas ; vous avez { $have }.
}
refuse-own-disc = Votre disque se trouve déjà sur { $building }.
refuse-one-building = Un Bâtiment par tour, et votre disque est posé.
refuse-house-first = Il faut commencer par la Maison.
refuse-no-street = Pour atteindre { $building }, il vous faut un disque sur { $doors }.
refuse-building-too-dear = Pour { $building }, le prix est : { $cost }{ $less ->
    [0] {""}
    [one] {" "}({ $less } ressource de moins pour vous)
   *[other] {" "}({ $less } ressources de moins pour vous)
} ; { $have_n ->
    [0] vous n’avez rien
   *[other] vous avez { $have }
}.
refuse-used-this-round = Vous l’avez déjà utilisé ce tour-ci.
refuse-condition-not-met = Sa condition n’est pas remplie.
refuse-wrong-moment = Ce Sort se joue { $moment }.
refuse-spell-too-dear = { $need ->
    [one] { $spell } coûte { $need } point de Magie ; vous en avez { $have }.
   *[other] { $spell } coûte { $need } points de Magie ; vous en avez { $have }.
}
refuse-spells-barred-by-event = L’Événement de ce Raid interdit tous les Sorts.
refuse-spells-barred = La compétence de l’Investigateur interdit tous les Sorts.
refuse-enough-spells = Vous avez joué { $played ->
    [one] un Sort
   *[other] { $played } Sorts
} dans ce combat, et c’est la limite.
refuse-no-cards-left = Ce paquet et sa défausse sont vides.
refuse-ability-void = La compétence de l’Investigateur est sans effet sur vous.

# Le récit de la partie --------------------------------------------------------------------------------------------

log-month = { $month }. Les dés sont jetés.
log-roll = { $seat } obtient { $dice } : { $total }.
log-order = On jouera dans cet ordre : { $seats }.
log-phase = { $phase ->
    [invocation] Invocation : les Cultistes appellent les Grands Anciens.
    [privileges] Privilèges : les Grands Anciens répondent, du plus petit au plus grand.
    [propagation] Propagation : le culte gagne la ville.
    [raid] Raid ! Des pas dans la brume.
    [time] Temps : le mois touche à sa fin.
    [end] Les douze mois sont écoulés.
   *[turn_order] Ordre du tour : qui sera en tête ?
}
log-bonus-refused = { $n ->
    [one] { $seat } renonce à { $n } point de Santé Mentale.
   *[other] { $seat } renonce à { $n } points de Santé Mentale.
}
log-reroll = { $dice_n ->
    [0] { $seat } ne relance rien.
    [one] { $seat } relance un { $dice } : { $fresh }.
   *[other] { $seat } relance { $dice } : { $fresh }.
}
log-turn-die = { $seat } change un { $die } en { $face }.
log-extra-die = { $seat } lance un quatrième dé : { $die }.
log-bend = { $seat } infléchit ses dés : { $signed } au total.
log-swap = { $seat } échange sa place avec { $other }.
log-invoke = { $seat } invoque { $god } avec { $dice_n ->
    [one] un { $dice }
   *[other] { $dice }
}{ $bend ->
    [0] {""}
   *[other] {" "}({ $bend_signed } par magie)
}.
log-pass = { $dice_n ->
    [0] { $seat } n’a plus de dés.
    [one] { $seat } passe sans employer son { $dice }.
   *[other] { $seat } passe sans employer { $dice }.
}
log-answer = { $god } répond à { $seat }.
log-gain = { $seat } gagne { $amount }.
log-pay = { $seat } paie { $amount }.
log-lose = { $seat } perd { $amount }.
log-draw = { $seat } pioche un Sort dans le { $deck }.
log-draw-own = { $seat } pioche { $spell }.
log-no-spell-left = Le { $deck } est épuisé : { $seat } ne pioche rien.
log-reshuffle = La défausse, mélangée, forme un nouveau { $deck }.
log-discard = { $seat } défausse { $spell }.
log-cast = { $seat } joue { $spell }.
log-use = { $source_kind ->
    [scenario] { $seat } saisit ce que propose le Scénario.
    [investigator] { $seat } saisit ce que propose { $source }.
   *[building] { $seat } utilise { $source }.
}
log-building-works = { $seat } met à profit { $building }.
log-convert = { $seat } change 1 { $old } en 1 { $new }.
log-foresee = { $card ->
    [event] Présage : { $seat } regarde l’Événement du Raid prévu en { $month }.
    [investigator] Présage : { $seat } regarde l’Investigateur du Raid prévu en { $month }.
   *[festival] Présage : { $seat } regarde le Festival.
}
log-foresee-declined = { $seat } préfère ne pas voir ce qui vient.
log-place = { $seat } pose un disque sur { $building }.
log-disc-lost = { $seat } doit abandonner { $building }.
log-event = Un signe d’abord : « { $event } ».
log-investigator = { $investigator } arrive à Kingsport, avec une Force de { $n }.
log-combat = { $outcome ->
    [victory] { $seat } l’emporte sur { $investigator }, { $strength } contre { $foe }{ $doubled ->
        [yes] , et double ses récompenses
       *[no] {""}
    }.
    [repelled] { $seat } repousse { $investigator }, { $strength } contre { $foe }.
   *[defeat] { $seat } s’incline devant { $investigator }, { $strength } contre { $foe }.
}
log-festival = Le Festival se dévoile : { $festival }.
log-over = { $seats_n ->
    [one] { $seats } l’emporte avec { $n } points de Culte.
   *[other] { $seats } partagent la victoire avec { $n } points de Culte.
}

# Le texte des cartes ----------------------------------------------------------------------------------------------

card-god = Valeur { $worth }, niveau { $level }.
card-god-x = Valeur X : n’importe quels dés conviennent.
card-god-open = Chaque Cultiste peut l’invoquer une fois par tour.
card-price = Prix : { $cost }.
card-besides = Dans tous les cas, { $effects } (sauf dans les parties commencées jusqu’à la version 0.7.0).
card-gifts = { $count ->
    [one] Don : { $effects }.
   *[other] Dons, dans cet ordre : { $effects }.
}
card-building = Niveau { $level }. Prix : { $cost }.
card-cult = Rapporte { $amount }.
card-streets = Voisins : { $buildings }.
card-investigator = Niveau { $level }, Force { $n }.
card-ability = Compétence : { $effects }.
card-no-ability = Aucune compétence.
card-reward = Récompense : { $effects }.
card-penalty = Sanction : { $effects }.
card-year = Nous sommes en { $year }.
card-raids = Raids en { $months }.
card-festival = Un Festival se célèbre à la fin.
card-no-festival = Pas de Festival.
card-at-the-end = À la fin : { $effects }.

effect = { $moment } : { $effects }.
effect-given = { $moment }, si { $given } : { $effects }.
effect-may = { $moment }, { $effects }.
effect-may-given = { $moment }, si { $given }, { $effects }.
effect-once = { $effects } (une fois par tour)
effect-optional = { $effects } si vous voulez
effect-before-combat = avant le combat, { $effects }

given-everybody = rien de plus n’est demandé
given-all = { $parts }
given-sanity-below = { $who ->
    [each] qui a moins de { $value } en Santé Mentale
   *[you] vous avez moins de { $value } en Santé Mentale
}
given-sanity-at-least = { $who ->
    [each] qui a au moins { $value } en Santé Mentale
   *[you] vous avez au moins { $value } en Santé Mentale
}
given-roll-at-most = { $who ->
    [each] dont les dés font { $value } ou moins
   *[you] vos dés font { $value } ou moins
}
given-place-first = { $who ->
    [each] qui joue en premier
   *[you] vous jouez en premier
}
given-place-last = { $who ->
    [each] qui joue en dernier
   *[you] vous jouez en dernier
}
given-cult-rank-most = { $who ->
    [each] qui a le plus de points de Culte
   *[you] vous avez le plus de points de Culte
}
given-cult-rank-fewest = { $who ->
    [each] qui a le moins de points de Culte
   *[you] vous avez le moins de points de Culte
}
given-spells-at-least = { $who ->
    [each] qui a au moins { $value } Sorts en main
   *[you] vous avez au moins { $value } Sorts en main
}
given-invoked-at-least = { $who ->
    [each] qui a invoqué ce tour-ci un Grand Ancien de valeur { $value } ou plus
   *[you] vous avez invoqué ce tour-ci un Grand Ancien de valeur { $value } ou plus
}
given-foresaw-investigator = { $who ->
    [each] qui a vu l’Investigateur par Présage
   *[you] vous avez vu l’Investigateur par Présage
}
given-god-levels = le Grand Ancien est de niveau { $levels }
given-rounds = le mois est { $months }

per-resources-total = { $div ->
    [1] par ressource
   *[other] par tranche de { $div } ressources
}
per-sanity = { $div ->
    [1] par point de Santé Mentale
   *[other] par tranche de { $div } points de Santé Mentale
}
per-magic = { $div ->
    [1] par point de Magie
   *[other] par tranche de { $div } points de Magie
}
per-buildings-total = { $div ->
    [1] par Bâtiment
   *[other] par tranche de { $div } Bâtiments
}
per-buildings-level = { $div ->
    [1] par Bâtiment de niveau { $levels }
   *[other] par tranche de { $div } Bâtiments de niveau { $levels }
}
per-spells-in-hand = { $div ->
    [1] par Sort en main
   *[other] par tranche de { $div } Sorts en main
}

verb-gain = { $who ->
    [each] gagne { $amount }
   *[you] gagnez { $amount }
}
verb-gain-per = { $who ->
    [each] gagne { $amount } { $per }
   *[you] gagnez { $amount } { $per }
}{ $most ->
    [0] {""}
   *[other] {" "}({ $most } au plus)
}
verb-lose = { $who ->
    [each] perd { $amount }
   *[you] perdez { $amount }
}
verb-otherwise = { $who ->
    [each] { $first } ; qui n’en a pas { $otherwise }
   *[you] { $first } ; si vous n’en avez pas, { $otherwise }
}
verb-draw = { $who ->
    [each] pioche
   *[you] piochez
} { $n ->
    [one] un Sort
   *[other] { $n } Sorts
} dans le { $deck }
verb-draw-any = { $who ->
    [each] pioche { $n ->
        [one] un Sort
       *[other] { $n } Sorts
    } au choix
   *[you] piochez { $n ->
        [one] un Sort du paquet de votre choix
       *[other] { $n } Sorts des paquets de votre choix
    }
}
verb-foresee = { $who ->
    [each] regarde une carte du prochain Raid (Présage)
   *[you] regardez une carte du prochain Raid (Présage)
}
verb-remove-disc = { $who ->
    [each] reprend { $n ->
        [one] un disque
       *[other] { $n } disques
    } de niveau { $levels }
   *[you] reprenez { $n ->
        [one] un disque
       *[other] { $n } disques
    } de niveau { $levels } et perdez ses points de Culte
}

verb-reroll-one = relancez un de vos dés
verb-reroll-any-number = relancez autant de vos dés que vous voulez
verb-reroll-all = relancez tous vos dés
verb-flip-die = retournez un dé libre sur sa face opposée
verb-shift-die = modifiez un dé libre de { $by }
verb-set-die = mettez un dé libre sur la face de votre choix
verb-extra-die = lancez un quatrième dé pour cette phase d’Invocation
verb-add-to-sum = modifiez de { $by } le total de votre prochaine invocation
verb-swap-order = échangez votre place dans l’ordre du tour avec un autre Cultiste, pour ce tour
verb-sanity-discount = { $scope ->
    [all_gods] tous les Grands Anciens vous coûtent { $n ->
        [one] { $n } point de Santé Mentale
       *[other] { $n } points de Santé Mentale
    } de moins ce tour-ci
   *[this_god] ce Grand Ancien vous coûte { $n ->
        [one] { $n } point de Santé Mentale
       *[other] { $n } points de Santé Mentale
    } de moins
}
verb-sanity-discount-free = { $scope ->
    [all_gods] aucun Grand Ancien ne vous coûte de Santé Mentale ce tour-ci
   *[this_god] ce Grand Ancien ne vous coûte pas de Santé Mentale
}
verb-repeat-gift = un Grand Ancien de niveau { $max_level } ou moins répond deux fois ; payez et recevez une fois de plus

verb-cost-discount = les Bâtiments de niveau { $levels } vous coûtent { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} de moins, mais toujours 1 au moins
verb-cost-discount-next = le disque que vous posez ce tour-ci coûte { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} de moins, mais 1 au moins
verb-wild-resources = pour le disque que vous posez ce tour-ci, toute ressource en remplace une autre
verb-convert = changez jusqu’à { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} en d’autres

verb-strength = +{ $n } en Force
verb-strength-less = −{ $n } en Force
verb-strength-per = +{ $n } en Force { $per }{ $most ->
    [0] {""}
   *[other] {" "}(+{ $most } au plus)
}
verb-strength-from-buildings = { $multiply ->
    [2] la Force de vos Bâtiments compte double, pour +{ $max_extra } au plus
   *[other] la Force de vos Bâtiments compte { $multiply } fois, pour +{ $max_extra } au plus
}
verb-spend-for-strength = payez jusqu’à { $most } cubes { $what }, pour +{ $each } en Force chacun
verb-investigator-strength = { $scope ->
    [self] la Force de l’Investigateur augmente de { $n } contre vous
   *[raid] la Force de l’Investigateur augmente de { $n }
}
verb-investigator-strength-less = { $scope ->
    [self] la Force de l’Investigateur baisse de { $n } contre vous (1 au moins)
   *[raid] la Force de l’Investigateur baisse de { $n } (1 au moins)
}
verb-ignore-ability = la compétence de l’Investigateur est sans effet
verb-no-penalty = une défaite n’entraîne aucune sanction
verb-tie-wins = une égalité de Force vaut victoire
verb-tie-loses = une égalité de Force vaut défaite
verb-no-double = les récompenses ne sont jamais doublées
verb-penalty-multiplier = { $n ->
    [2] les sanctions sont doublées
   *[other] les sanctions comptent { $n } fois
}
verb-spell-bonus = la Force de chaque Sort augmente de { $n }
verb-spell-bonus-less = la Force de chaque Sort baisse de { $n }
verb-spell-cost = le prix des Sorts en Magie augmente de { $n }
verb-spell-cost-less = le prix des Sorts en Magie baisse de { $n } ({ $least } au moins)
verb-no-spells = aucun Sort ne peut être joué
verb-max-spells = { $n ->
    [one] un seul Sort peut être joué
   *[other] { $n } Sorts seulement peuvent être joués
}
verb-building-bonus = { $target ->
    [each] la Force de chacun de vos Bâtiments augmente de { $n }
   *[highest] la Force du meilleur de vos Bâtiments augmente de { $n }
}
verb-building-bonus-less = { $target ->
    [each] la Force de chacun de vos Bâtiments baisse de { $n }
   *[highest] la Force du meilleur de vos Bâtiments baisse de { $n }
}
verb-ignore-building = aucune Force ne vient de ces Bâtiments : { $buildings }

verb-choose = { $either }
verb-may = { $who ->
    [each] peut payer { $cost } ; qui le fait { $effects }
   *[you] vous pouvez payer { $cost } : { $effects }
}
verb-if = { $then } si { $given }
verb-if-else = { $then } si { $given }, sinon { $otherwise }
verb-each = chaque Cultiste { $effects }
verb-each-given = chaque Cultiste { $given } { $effects }
verb-on-win = après une victoire, { $effects }

verb-hand-limit = vous pouvez garder en main { $delta ->
    [one] { $delta } Sort
   *[other] { $delta } Sorts
} de plus
verb-sanity-max = la Santé Mentale ne dépasse jamais { $n }
verb-reverse-order = le plus haut total joue en premier
verb-alt-invocation = { $requires ->
    [three_equal_dice] { $god } peut aussi s’invoquer avec trois dés égaux
   *[three_dice_any_total] { $god } peut aussi s’invoquer avec trois dés, quel que soit leur total
}{ $extra ->
    [0] {""}
    [one] , pour { $extra } point de Santé Mentale de plus
   *[other] , pour { $extra } points de Santé Mentale de plus
}
verb-multi-invocation = chaque Cultiste peut invoquer { $god } une fois par tour{ $extra ->
    [0] {""}
    [one] , pour { $extra } point de Santé Mentale de plus
   *[other] , pour { $extra } points de Santé Mentale de plus
}
verb-god-cost = { $god } coûte { $n ->
    [one] { $n } point de Santé Mentale
   *[other] { $n } points de Santé Mentale
} de plus
verb-god-cost-less = { $god } coûte { $n ->
    [one] { $n } point de Santé Mentale
   *[other] { $n } points de Santé Mentale
} de moins
verb-god-gift = quand { $god } vous répond, outre ses dons, { $effects }
verb-place-bonus = quand vous posez un disque sur { $building }, en plus, { $effects }

# La première partie guidée ----------------------------------------------------------------------------------------

lesson-welcome = Kingsport, années 1920 : quelque chose de très ancien répond quand on l’appelle par son nombre. Vous menez l’un de trois Cultes, et vous avez un an. Après décembre, le plus de points de Culte l’emporte.
lesson-invoke = Ces dés sont votre voix : posez-en sur un Grand Ancien dont ils font exactement la valeur. En échange il donne des cubes, de la Magie ou des Sorts, et un grand donne plus ; deux petits valent parfois mieux.
lesson-one-each = Chacun joue à son tour jusqu’à ce que personne ne puisse ou ne veuille continuer, et qui a été invoqué ne répond à nul autre ce mois-ci. Voyez ce que les autres pourraient vouloir, et servez-vous des dés qui restent : le mois prochain, ils ne vaudront plus rien.
lesson-sanity = Les Grands Anciens répondent du plus petit au plus grand, et beaucoup prennent de la Santé Mentale pour leurs dons. À zéro, ils prennent des points de Culte : gardez-la à l’œil.
lesson-resource = Les Bâtiments se paient en cubes : Maléfice, Mort et Destruction. La Maison en prend un quelconque, l’Emporium voisin une Mort : une réserve variée ouvre plus de portes.
lesson-deck = Vous pouvez piocher un Sort dans l’un des trois paquets. Un Sort se joue contre de la Magie au moment imprimé sur lui : Maléfice aide à invoquer, Mort donne de la Force lors des Raids, Destruction rapporte des points ou des cubes.
lesson-propagate = Une fois par mois, vous pouvez poser un disque sur un Bâtiment contre ses cubes. Tous commencent à la Maison ; chaque disque rapporte les points de Culte notés près du Bâtiment, et beaucoup travaillent désormais pour vous.
lesson-order = Le plus petit jet joue en premier, et les deux premiers se voient offrir de la Santé Mentale : tout, ou rien. Prenez-la, sauf si vous espérez un présage qui aime les fous.
lesson-building = Votre Maison vient de travailler pour vous. { $at ->
    [terminal] Tapez « carte » et le nom d’un Bâtiment pour lire ce qu’il fait
   *[page] Pointez un Bâtiment pour lire ce qu’il fait
} ; il le refait chaque mois : pris tôt, il rapporte plus souvent.
lesson-greater = Trois dés sur un seul Grand Ancien, ou sur deux ou trois petits ? Les grands donnent plus de cubes d’un coup, de quoi payer tout de suite de meilleurs Bâtiments.
lesson-spread = Désormais un disque doit toucher l’un des vôtres le long d’une ligne. Regardez une rue plus loin : ce sont les Bâtiments au bord de la ville qui rapportent le plus de points.
lesson-raid = Mars finit par un Raid : un Investigateur vient chez vous, et sa Force est encore inconnue. La vôtre vient des Bâtiments et des Sorts : un Bâtiment au pistolet vaut davantage ce mois-ci.
lesson-combat = Chacun affronte seul l’Investigateur : plus fort, vous êtes récompensé ; moins fort, vous êtes puni. La Magie ou des cubes peuvent vous renforcer maintenant ; combattez tel quel si cela suffit.
lesson-foresee = Présage : vous regardez en secret ce qu’apportera le prochain Raid. Cela ne coûte rien, et qui connaît l’Investigateur sait quelle Force préparer.
lesson-alone = Voilà tout le jeu ; le reste de l’année apporte d’autres Raids, et des Grands Anciens que personne n’a encore invoqués. Vous continuez maintenant sans guide ; un conseil est à une touche, les règles aussi.
lesson-farewell = Vous avez mené un culte toute une année. Voyez d’où viennent les points de chacun : c’est ce que vous ferez mieux la prochaine fois.

# How one wins -------------------------------------------------------------------------------------------------------

goal = Avoir le plus de points de Culte après douze mois. Les bâtiments en donnent le plus ; les dieux, les sorts, les raids gagnés et le Festival donnent le reste.
goal-turn =
    Chacun lance trois dés ; le plus petit total joue en premier.
    À tour de rôle, vous posez des dés sur des dieux dont ils font exactement la valeur, jusqu’à ce que tous aient passé.
    Du plus petit dieu au plus grand, chacun prend son prix en Santé Mentale et fait ses dons.
    À tour de rôle, vous pouvez payer un bâtiment voisin d’un des vôtres : ses points sont à vous aussitôt, son pouvoir désormais.
    Quatre des mois, chacun combat un Investigateur avec la Force de ses bâtiments et de ses sorts.
goal-ends = Le temps, et rien d’autre : la partie finit après le douzième mois. Personne n’est éliminé ; qui n’a plus de Santé Mentale paie en points de Culte. À égalité, plus de Santé Mentale l’emporte, puis plus de Magie.
stand-points = Vous avez { $n ->
    [one] { $n } point de Culte.
   *[other] { $n } points de Culte.
}
stand-points-of = { $seat } a { $n ->
    [one] { $n } point de Culte.
   *[other] { $n } points de Culte.
}
stand-ahead = Vous menez, avec { $n } d’avance sur { $other }.
stand-behind = { $other } mène, avec { $n } d’avance sur vous.
stand-level = Vous êtes à égalité avec { $other }.
stand-months = { $n ->
    [0] C’est le dernier mois.
    [one] Il reste un mois après celui-ci.
   *[other] Il reste { $n } mois après celui-ci.
}
