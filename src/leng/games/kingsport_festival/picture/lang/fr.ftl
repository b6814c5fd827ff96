# Les mots du dessin de la table.

phases = Phases du mois
calendar = L’année et ses raids
gods = Grands Anciens, dans l’ordre où ils répondent
town = La ville de Kingsport
cultists = Cultistes
several = { $name } : { $n } façons, choisissez
god = { $name }, valeur { $worth }
die = { $name } : un { $face }
marker = { $name }, { $track } : { $n }
paid = { $amount }, à payer
now = Ce mois-ci
raid = Raid de niveau { $level } en { $month }
raid-title = Raid de niveau { $level } ; Force de l’Investigateur : { $strength }
seen-by = Vue en secret par :
you = vous
passed = a passé
spells-held = { $n ->
    [one] { $n } Sort en main, au plus { $limit }
   *[other] { $n } Sorts en main, au plus { $limit }
}
hand = { $mine ->
    [yes] Vos Sorts ({ $n }, au plus { $limit })
   *[no] Sorts de { $name } ({ $n }, au plus { $limit })
}
hand-empty = Aucun Sort en main.
deck-left = { $deck } : { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}
discards = Défausse : { $n }
no-scenario = Aucun. Raids en mars, juin, septembre et décembre.
festival-down = Face cachée jusqu’à la fin de l’année, où il donne des points de Culte.
strength-of = Par les Bâtiments { $buildings }, par les Sorts { $spells }, d’ailleurs { $others }
foe = Force de l’Investigateur : { $n }
outcome-victory = À cet instant : une victoire
outcome-repelled = À cet instant : ni victoire ni défaite
outcome-defeat = À cet instant : une défaite

sign-spell = { $n ->
    [one] { $n } Sort du paquet de votre choix
   *[other] { $n } Sorts des paquets de votre choix
}
sign-spell-evil = { $n ->
    [one] { $n } Sort de Maléfice
   *[other] { $n } Sorts de Maléfice
}
sign-spell-death = { $n ->
    [one] { $n } Sort de Mort
   *[other] { $n } Sorts de Mort
}
sign-spell-destruction = { $n ->
    [one] { $n } Sort de Destruction
   *[other] { $n } Sorts de Destruction
}
sign-foresee = Présage : voir une carte du prochain raid
sign-strength = { $n } de Force dans vos combats
sign-reroll = Relancer vos dés
sign-cheaper = Les Bâtiments coûtent { $n } de moins
sign-hand = { $n } Sorts de plus en main
sign-more = La suite sur sa carte

legend = Le sens des symboles
legend-spell = un Sort ; le signe au dos dit le paquet
legend-foresee = Présage : regarder une carte du prochain raid
legend-strength = votre Force dans un raid
legend-pistol = un Investigateur et sa Force
legend-event = un Événement, avant l’Investigateur
legend-scenario = le Scénario : change les règles
legend-festival = le Festival : des points à la fin
legend-time = le mois en cours
legend-reroll = relancer des dés
legend-cheaper = les Bâtiments coûtent moins
legend-hand = tenir plus de Sorts
legend-more = la suite sur sa carte
legend-paid = avec des pointes : vous le payez ; sans : vous le recevez

month-short-1 = janv.
month-short-2 = févr.
month-short-3 = mars
month-short-4 = avril
month-short-5 = mai
month-short-6 = juin
month-short-7 = juil.
month-short-8 = août
month-short-9 = sept.
month-short-10 = oct.
month-short-11 = nov.
month-short-12 = déc.
