# Les mots sur le dessin de la table.

title = { $phase ->
    [setup] { $name }
    [end] { $name }
   *[other] { $month }, mois { $round } sur 12 : { $name }
}
heading-gods = Grands Anciens (valeur, nom, prix, dons ; puis les dés posés et leur propriétaire)
heading-town = Ville de Kingsport (nom et effet ; prix, points de culte, disques)
heading-cultists = Cultistes dans l’ordre du tour (sorts à piocher : { $left })
other-streets = Rues par-derrière :
streets = Rues :
column-cultist = Cultiste
column-sanity = Santé (repère 6)
column-sanity-short = Santé
column-magic = Magie
column-cult = Culte
column-cubes = Cubes
column-dice = Dés
column-spells = Sorts
you = (vous)
passed = a passé
hand = Vos sorts ({ $n } sur { $limit }) :
hand-none = Vous n’avez aucun sort en main (au plus { $limit }).

raid = { $now ->
    [yes] Raid ce mois-ci (niveau { $level }).
   *[no] Prochain raid en { $month } (niveau { $level }).
}
raid-backs = Force de l’Investigateur : { $least } à { $most }.
event-seen = Événement : face cachée, vu par { $seen }.
event-noted = Événement : face cachée ; vous avez vu { $known }.
investigator-seen = Investigateur : face cachée, vu par { $seen }.
investigator-noted = Investigateur : face cachée ; vous avez vu { $known }.
past-raids = Raids passés : { $raids }
no-more-raids = Tous les raids sont passés.
festival-down = Tous les raids sont passés. Le Festival reste face cachée jusqu’à la fin.
has-festival = Il y a un Festival à la fin.
has-no-festival = Pas de Festival.
no-scenario = Sans Scénario : raids en mars, juin, septembre et décembre.
combat = { $seat } a une Force de { $strength } ({ $buildings } par les bâtiments, { $spells } par les sorts, { $others } d’ailleurs) contre { $foe } : { $outcome ->
    [victory] une victoire
    [repelled] ni gagné ni perdu
   *[defeat] une défaite
} si le combat a lieu maintenant.

short-god = { $price ->
    [0] gratuit
   *[other] −{ $price } { $sign }
} : { $gifts }
short-building = { $cost } pour { $cult } { $sign }. { $effects }
colon = { " " }:{ " " }
legend = Signes : { $signs }
legend-answers = répond maintenant
legend-reached = vos dés le permettent
