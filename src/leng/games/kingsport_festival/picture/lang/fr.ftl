# Les mots du dessin de la table.

region-gods = Dieux
region-town = Ville
region-year = Année
region-raid = Raid
raid-over = Le raid est passé
nth = { $n ->
    [1] premier dans l’ordre du tour
    [2] deuxième dans l’ordre du tour
    [3] troisième dans l’ordre du tour
    [4] quatrième dans l’ordre du tour
   *[other] cinquième dans l’ordre du tour
}

calendar = L’année et ses raids
gods = Grands Anciens, dans l’ordre où ils répondent
town = La ville de Kingsport
god = { $name }, valeur { $worth }
die = { $name } : un { $face }
paid = { $amount }, à payer
raid = Raid de niveau { $level } en { $month }
raid-title = Raid de niveau { $level } ; Force de l’Investigateur : { $strength }
seen-by = Vue en secret par :
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

legend-pistol = un Investigateur et sa Force
legend-event = un Événement, avant l’Investigateur
legend-scenario = le Scénario : change les règles
legend-festival = le Festival : des points à la fin
legend-time = le mois en cours
legend-paid = avec des pointes : vous le payez ; sans : vous le recevez

months-short = janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.
