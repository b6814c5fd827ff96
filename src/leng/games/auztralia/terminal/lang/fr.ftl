# Les mots sur le dessin de la table.

about =
    Chacun de vous mène une colonie sur la côte d’un pays moins vide qu’il ne paraît. À la fin, vous avez des points pour vos Fermes, le phosphate, les Grands Anciens détruits et certains personnages ; eux en ont pour tous ceux qui sont encore sur le plateau, le double pour les cachés, et pour les Fermes ravagées. Le plus grand total l’emporte, et une égalité est à eux.
    C’est au disque le plus en arrière sur la piste de temps :
    1. Mettez un cube dans une de vos cases d’action (1 or par cube déjà là) : rails, mine, recrutement, achat d’unités, commerce, Fermes, attaque, ou reprise des cubes.
    2. Faites-la. Tout commence par une ligne : les rails demandent charbon et fer, et seul ce qu’une ligne libre de Grands Anciens relie à votre Port peut être exploité, cultivé, ou servir de base à une attaque.
    3. Votre disque avance du temps qu’il a fallu. À 53, vous avez fini.
    À partir de la case 22, les Grands Anciens ont aussi un disque. Quand c’est à eux, il avance de 1, sur une case illuminée une Révélation en éveille un, et deux cartes disent qui marche vers le Port ou la Ferme la plus proche. Une Ferme où ils entrent est ravagée. Un Port où ils entrent doit être défendu par toutes vos unités ; s’il tombe, la partie s’arrête là.
    Un combat se livre avec les mêmes cartes : chaque type d’unité de votre force peut toucher, les Grands Anciens infligent des dégâts et coûtent de la santé mentale. Entre deux cartes, on peut battre en retraite. Leurs dégâts restent, sauf sur les zombies.

title = { $phase ->
    [setup] Avant le premier tour
    [colony] À { $seat } de jouer (case { $n })
    [combat] Un combat
    [old_ones] Les Grands Anciens agissent, à { $n }
    [end] La fin
   *[between] AuZtralia
}
heading-others = Les autres colonies
heading-own = Votre colonie
objective = Objectif, { $points } points : { $name }. { $condition }.
heading-old-ones = Les Grands Anciens
heading-display = À recruter ({ $n } dans la pioche)
heading-combat = { $seat } attaque l’hex { $hex } (cartes : { $cards })
heading-defence = { $seat } défend le Port, hex { $hex } (cartes : { $cards })

colon = {" "}:
order = Ordre :
rails-left = { $n }
slain = a détruit { $names }
no-units = Aucune unité à la caserne.
no-force = personne
nobody = Personne à recruter.
seen = { $name } (vous seul avez vu cette carte)
stack = { $n } { $name } (portée { $reach }, supporte { $capacity })
in-force = { $n } { $name } (dégâts { $hurt }/{ $capacity })
unit = { $cost } or, portée { $reach }, supporte { $capacity }
hidden = caché, niveau { $level }
in-sight = { $name } { $left }/{ $capacity } (vaut { $points })
old-ones = total { $score } à présent. Cachés : { $hidden }. Révélations : { $revelations }. Cartes : { $cards }.

when-lasting = {""}
when-combat = (par combat)
when-once = (une fois)
when-score = {""}

box-rail_2 = Rails 2Θ
box-rail_3 = Rails 3Θ
box-mine_a = Mine
box-mine_b = Mine II
box-recruit = Recruter
box-buy = Acheter
box-trade = Commerce
box-farm = Ferme
box-attack = Attaquer
box-retrieve = Reprendre

short-infantry = Inf
short-armoured_car = Véh
short-artillery = Art
short-armoured_train = Trn
short-airship = Dir
short-unit = unité

sign-hidden = tuile cachée et son niveau
sign-time = temps
sign-cube = cubes au QG (dans les cases)
sign-rail = rails restants
sign-terrain-coastal = côte (maïs)
sign-terrain-hills = collines (bétail)
sign-terrain-outback = Outback (moutons)
sign-terrain-farmland = terres vertes
sign-terrain-desert = désert
sign-letter-cthulhu = Cthulhu, supporte encore 3
sign-letter-shoggoth = shoggoth
sign-letter-mi_go = mi-go
sign-letter-zombie = zombie
sign-letter-loyalist = loyalistes
sign-letter-temple = temple
sign-letter-blank = vide
sign-port = Port de A
sign-line = un rail, à la forme de son maître
sign-blighted = ravagée
sign-lit = Révélation
sign-wait = les Grands Anciens attendent
sign-end = fin
