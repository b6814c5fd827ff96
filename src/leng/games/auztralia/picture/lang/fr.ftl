# Les mots du dessin de la table.

region-map = Carte
region-display = Gens
region-combat = Combat
directions = Les directions des cartes, du nord dans le sens horaire
goal = Le plus de points l’emporte, et les Grands Anciens marquent ce qui rôde encore ; qui perd un port met fin à la partie pour tous.

hex = Hex { $n }, { $terrain }
side = Entre { $a } et { $b }
rails-of = { $n ->
    [one] { $n } rail de { $name }
   *[other] { $n } rails de { $name }
}
rail-cut = Coupé de son port par un Grand Ancien
rails-left = { $n ->
    [one] { $n } rail à poser encore
   *[other] { $n } rails à poser encore
}
farm-of = Ferme de { $name } dans l’hex { $hex } : { $kind }
farm-blighted = { farm-of }, dévastée
port-of = Port de { $name } : { $port } (hex { $hex })
lies = Hex { $hex } : { $goods }
hidden-tile = Grand Ancien caché de niveau { $level } dans l’hex { $hex }
old-one = { $title } dans l’hex { $hex } : vaut { $points }, supporte encore { $left } dégâts sur { $capacity }
cubes-of = { $n } par { $name }
steps = Ira de { $hex } en { $to }
steps-tie = Peut aller de { $hex } en { $to } (direction { $direction }) : une carte décide

space = Case de temps { $n }{ $kind ->
    [wait] {" : les Grands Anciens attendent ici"}
    [lit-space] {" : les Grands Anciens tirent une révélation"}
    [over] {" : temps écoulé"}
   *[other] {""}
}
space-discs = { $space }. De haut en bas : { $names }

if-now = Si tout finissait ici
score-of = { $name } : { amount-points } si tout finissait maintenant
score-dark = { $low ->
    [0] Les Grands Anciens : jusqu’à { $high } points si tout finissait maintenant ; la valeur des tuiles cachées est inconnue
   *[other] Les Grands Anciens : de { $low } à { $high } points si tout finissait maintenant ; la valeur des tuiles cachées est inconnue
}
for-hire = À engager
deck-left = { $n ->
    [one] { $n } personnage en pioche
   *[other] { $n } personnages en pioche
}
seen-alone = Vous seul voyez
serving = { $mine ->
    [yes] Avec vous
   *[no] Avec { $name }
}
cards-left = { $n ->
    [one] { $n } carte Grand Ancien en pioche
   *[other] { $n } cartes Grand Ancien en pioche
}
revelations-left = { $n ->
    [one] { $n } révélation en pioche
   *[other] { $n } révélations en pioche
}
last-revelation = Dernière révélation : { $title }

boxes = Cases d’action
box-rail_2 = Rails
box-rail_3 = Monts
box-mine_a = Mine
box-mine_b = Mine
box-recruit = Aide
box-buy = Armes
box-trade = Troc
box-farm = Ferme
box-attack = Assaut
box-retrieve = Retour
takes-farm = 1–3
takes-attack = 1–3
next-costs = Le prochain usage coûte { amount-gold }
box-said = { $n ->
    [0] { $title }
   *[other] { $title } : le prochain usage coûte { $n } or
}
units = Unités à la caserne
unit-said = { $title } : { $n } à la caserne, résistance { $capacity }, portée { $range }

combat-in = { $name } attaque l’hex { $hex }
defence-in = { $name } défend le port dans l’hex { $hex }
sanity-left = { $n } de santé mentale ; qui doit en perdre et n’en a plus est vaincu
force = Troupes
nobody-left = Personne encore
stack = { $title } : { $n }, { $hurt } dégâts sur { $capacity }
strikes = { $n ->
    [one] touche
   *[other] touche { $n }
}
fate-holds = tiendrait
fate-kills = une tomberait
muster = prêts
nth-card = Carte { $n }
past-card = Carte { $n }, résolue
no-card = Pas encore de carte
on-you = Contre vous :
destroyed = détruit
enemies = Grands Anciens
bears = reste { $n } sur { $most }
odds-said = Sur cent cartes, combien font que chaque unité le touche
harms-said = Sur cent cartes, combien blessent vos unités, vos dirigeables ou la raison

brief-corporal_jones = fuir une carte
brief-desta_danger = raser un temple
brief-franz_neumann = sauver une unité
brief-kapena_alika = riposter
brief-jenny_appleseed = soigner 2 fermes
brief-ivan_karpov = port : 2 coups
brief-long_range_outback_group = 2 coups au loin
brief-luigi_caprotti = réparer 1
brief-dagmar_krauss = 2 fermes pareilles
brief-harry_bones = mine +1
brief-count_jago = santé 4
brief-billy_kneebone = portée +1
brief-professor_guyonne = assaut −1 temps

paid = { $amount }, à céder
sign-paid = des pointes : cédé ; sans : gagné

# Ce que montre la carte.
map-level = traits dans un hex : le niveau du Grand Ancien qui peut y dormir au début
map-cut = un rail coupé de son port par un Grand Ancien
map-blighted = une ferme dévastée
map-step = où ira un Grand Ancien ; creux : une carte décide
map-lit = une case où les Grands Anciens tirent une révélation
