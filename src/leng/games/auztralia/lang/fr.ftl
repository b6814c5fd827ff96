# AuZtralia en français : noms, questions, raisons, récit de la partie et texte des cartes.

title = AuZtralia
about = La Grande Terre du Sud, riche en charbon, en fer et en or, et pas aussi vide que le disent les cartes. D’une à quatre colonies tirent leurs rails de leur Port vers l’intérieur, creusent des mines, établissent des Fermes. Tout coûte du temps : c’est à qui a son disque le plus en arrière sur la piste. Quand tous ont dépassé la case 22, les Grands Anciens s’éveillent, se révèlent un à un et marchent vers la Ferme ou le Port le plus proche. Recrutez, armez-vous et frappez d’abord ; les mêmes cartes les font marcher et combattre. Fermes, phosphate et Grands Anciens abattus valent des points ; pour eux, tout ce qui rôde encore à la fin. Le plus grand total l’emporte, et ce peut être le leur.

# Noms -------------------------------------------------------------------------------------------------------------

rival-old_ones = Les Grands Anciens
rival-won-old_ones = Les Grands Anciens l’emportent
neutral = les colons
of-name = { $vowel ->
    [yes] d’{ $name }
   *[no] de { $name }
}

phase-setup = Mise en place
phase-colony = Colonie
phase-combat = Combat
phase-old_ones = Anciens

kind-board = Plateau
kind-track = Piste de Temps
kind-space = Case d’action
kind-goods = Ressource
kind-unit = Unité militaire
kind-difficulty = Difficulté
kind-creature = Grands Anciens
kind-tile = Grand Ancien
kind-survey = Tuile Découverte
kind-card = Carte Grand Ancien
kind-revelation = Révélation
kind-character = Personnage
kind-objective = Objectif
kind-variant = Variante à deux
kind-hex = Sur la carte
kind-side = Chemin de fer
kind-box = Cases d’action
kind-old_one = Grands Anciens
kind-seat = Colonies

articles = Le La Les L’
named = { $name }

terrain-coastal = côte
terrain-hills = collines
terrain-outback = Outback
terrain-farmland = terres vertes
terrain-desert = désert

timing-lasting = Personnage, effet permanent
timing-combat = Personnage, une fois par combat
timing-once = Personnage, à usage unique
timing-score = Personnage, points à la fin

# Un Grand Ancien dans une phrase.
creature-a = { $creature ->
    [cthulhu] Cthulhu
    [shoggoth] un shoggoth
    [mi_go] un mi-go
    [zombie] un zombie
    [loyalist] une bande de loyalistes
    [temple] un temple
   *[other] une tuile vide
}
creature-the = { $creature ->
    [cthulhu] Cthulhu
    [shoggoth] le shoggoth
    [mi_go] le mi-go
    [zombie] le zombie
    [loyalist] la bande de loyalistes
    [temple] le temple
   *[other] la tuile vide
}
creature-of = { $creature ->
    [cthulhu] de Cthulhu
    [shoggoth] du shoggoth
    [mi_go] du mi-go
    [zombie] du zombie
    [loyalist] de la bande de loyalistes
    [temple] du temple
   *[other] de la tuile vide
}
creature-at = { $creature ->
    [cthulhu] à Cthulhu
    [shoggoth] au shoggoth
    [mi_go] au mi-go
    [zombie] au zombie
    [loyalist] à la bande de loyalistes
    [temple] au temple
   *[other] à la tuile vide
}
creature-some = { $creature ->
    [cthulhu] Cthulhu
    [shoggoth] shoggoths
    [mi_go] mi-go
    [zombie] zombies
    [loyalist] loyalistes
    [temple] temples
   *[other] tuiles vides
}

goods-coal = charbon
goods-iron = fer
goods-gold = or
goods-phosphate = phosphate
goods-vp_3 = points
goods-vp_5 = points
farm-corn = maïs
farm-cattle = bétail
farm-sheep = moutons
unit-infantry = infanterie
unit-armoured_car = véhicules blindés
unit-artillery = artillerie
unit-armoured_train = trains blindés
unit-airship = dirigeables
a-infantry = une unité d’infanterie
a-armoured_car = un véhicule blindé
a-artillery = une pièce d’artillerie
a-armoured_train = un train blindé
a-airship = un dirigeable
direction-1 = au nord
direction-2 = au nord-est
direction-3 = au sud-est
direction-4 = au sud
direction-5 = au sud-ouest
direction-6 = au nord-ouest

amount-coal = { $n } charbon
amount-iron = { $n } fer
amount-gold = { $n } or
amount-phosphate = { $n } phosphate
amount-points = { $n ->
    [0] 0 point
    [one] { $n } point
   *[other] { $n } points
}
amount-vp_3 = { $n ->
    [one] un jeton de 3 points
   *[other] { $n } jetons de 3 points
}
amount-vp_5 = { $n ->
    [one] un jeton de 5 points
   *[other] { $n } jetons de 5 points
}
amount-infantry = { $n ->
    [one] { $n } infanterie
   *[other] { $n } infanteries
}
amount-armoured_car = { $n ->
    [one] { $n } véhicule blindé
   *[other] { $n } véhicules blindés
}
amount-artillery = { $n ->
    [one] { $n } artillerie
   *[other] { $n } artilleries
}
amount-armoured_train = { $n ->
    [one] { $n } train blindé
   *[other] { $n } trains blindés
}
amount-airship = { $n ->
    [one] { $n } dirigeable
   *[other] { $n } dirigeables
}
amount-unit = { $n ->
    [one] une unité militaire de votre choix
   *[other] { $n } unités militaires de votre choix
}
amount-character = { $n ->
    [one] { $n } personnage
   *[other] { $n } personnages
}
amount-rail = { $n ->
    [one] { $n } rail
   *[other] { $n } rails
}
amount-corn = { $n ->
    [one] { $n } ferme de maïs
   *[other] { $n } fermes de maïs
}
amount-cattle = { $n ->
    [one] { $n } ferme de bétail
   *[other] { $n } fermes de bétail
}
amount-sheep = { $n ->
    [one] { $n } ferme de moutons
   *[other] { $n } fermes de moutons
}
amount-farm = { $n ->
    [one] { $n } ferme
   *[other] { $n } fermes
}
amount-tile = { $n ->
    [one] { $n } tuile cachée
   *[other] { $n } tuiles cachées
}
amount-time = { $n ->
    [one] { $n } point de temps
   *[other] { $n } points de temps
}
amount-cube = { $n ->
    [one] { $n } cube au QG
   *[other] { $n } cubes au QG
}
amount-sanity = { $n } santé mentale
loses-sanity = perte de { $amount }
amount-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
amount-air = { $n ->
    [one] { $n } dégât aux dirigeables
   *[other] { $n } dégâts aux dirigeables
}
amount-capacity = capacité { $n }
amount-reach = portée +{ $n }
amount-old_one = { $n ->
    [one] un Grand Ancien
   *[other] { $n } Grands Anciens
}
amount-rush = { $n } cartes qui ne font marcher que lui
amount-cthulhu = Cthulhu
amount-shoggoth = { $n ->
    [one] un shoggoth
   *[other] { $n } shoggoths
}
amount-mi_go = { $n ->
    [one] un mi-go
   *[other] { $n } mi-go
}
amount-zombie = { $n ->
    [one] un zombie
   *[other] { $n } zombies
}
amount-loyalist = { $n ->
    [one] une bande de loyalistes
   *[other] { $n } bandes de loyalistes
}
amount-temple = { $n ->
    [one] un temple
   *[other] { $n } temples
}
amount-chance = une carte décide
amount-chance-card = la première carte de la pioche décide
amount-chance-fight = un combat décide
amount-more = autre chose, voir la carte

# Ce que veulent dire les signes, sur la page et dans le terminal.
sign-coal = charbon
sign-iron = fer
sign-gold = or
sign-phosphate = phosphate (3 points)
sign-points = points
sign-infantry = infanterie
sign-armoured_car = véhicule blindé
sign-artillery = artillerie
sign-armoured_train = train blindé
sign-airship = dirigeable
sign-unit = une unité au choix
sign-character = personnage
sign-rail = rail
sign-corn = ferme de maïs
sign-cattle = ferme de bétail
sign-sheep = ferme de moutons
sign-farm = ferme
sign-tile = tuile cachée
sign-time = point de temps
sign-cube = cube au QG
sign-sanity = santé mentale
sign-damage = dégât
sign-air = dégât aux dirigeables
sign-capacity = capacité
sign-reach = portée
sign-old_one = Grand Ancien
sign-rush = cartes qui ne font marcher que lui
sign-cthulhu = Cthulhu
sign-shoggoth = shoggoth
sign-mi_go = mi-go
sign-zombie = zombie
sign-loyalist = loyalistes
sign-temple = temple
sign-chance = une carte décide
sign-chance-card = la pioche décide
sign-chance-fight = un combat décide
sign-more = autre chose, voir la carte

# Ce dont on peut convenir à une table.
option-name-mode = Mode
option-about-mode = Chaque colonie pour elle-même, toutes ensemble contre les Grands Anciens, ou seul.
option-value-standard = Chacun pour soi
option-value-together = Tous ensemble
option-value-solo = Seul
option-name-map = Carte
option-about-map = L’Est, sa côte et ses collines ; ou l’Ouest, où le charbon est rare, où les terres vertes portent toute ferme, et où l’on creuse pour des points.
option-value-east = Australie de l’Est
option-value-west = Australie de l’Ouest
option-name-difficulty = Difficulté
option-about-difficulty = Ce qu’a une colonie seule au début, et si l’hex 14 est prospecté.
option-value-easy = Facile
option-value-hard = Difficile
option-value-insane = Dément
option-name-objective = Objectif
option-about-objective = Ce qu’une colonie seule doit accomplir pour des points de plus.
option-value-random = Tiré au hasard
option-name-variants = Variantes
option-about-variants = À deux, on peut piocher une carte et jouer l’une de ses deux variantes, ou deux cartes et en jouer deux sur quatre.
option-value-none = Sans
option-value-one = Une sur deux
option-value-two = Deux sur quatre
option-name-challenge = Défi
option-about-challenge = Des Grands Anciens plus rudes à trois ou quatre : des temples d’apparition ; puis plus de tuiles vides ; puis moins de découvertes faciles.
option-value-medium = Moyen

ending-time = Tous les disques sont au bout de la piste.
ending-port = Un Port est tombé.

proviso-plenty = tant que vous aurez sûrement un autre tour
proviso-combat = pour le reste de ce combat

score-farms = Fermes
score-phosphate = Phosphate
score-characters = Personnages
score-tiles = Grands Anciens abattus
score-tokens = Jetons
score-objective = Objectif
score-revealed = Grands Anciens révélés
score-hidden = Grands Anciens cachés
score-blighted = Fermes ravagées
score-fallen_ports = Port de la troisième colonie

# Questions : ce que lit celui qui décide, et ce que lisent les autres ---------------------------------------------

ask-which-variant = Quelle variante doit changer cette partie pour vous deux ?
wait-which-variant = { $seat } choisit une variante.
ask-opening-character = Trois personnes offrent d’embarquer avec vous. Qui vous rejoint ? Les autres restent à quai.
wait-opening-character = { $seat } choisit un premier personnage.
ask-place-port = Où accostez-vous ? Vos rails partiront de votre Port ; qui perd le sien met fin à la partie pour tous.
wait-place-port = { $seat } cherche un havre.
ask-neutral-port = Où accoste la troisième colonie ? Les Grands Anciens marchent aussi sur son Port, et nul ne le défend.
wait-neutral-port = { $seat } place le Port neutre.
ask-neutral-farm = Où les colons bâtissent-ils une Ferme ? Elle attire les Grands Anciens comme toute autre.
wait-neutral-farm = { $seat } place une Ferme neutre.

ask-act = Que faites-vous ? Il y faut un cube du QG, de l’or pour les cubes déjà dans la case, et du temps.
wait-act = { $seat } choisit une action.
ask-after = Avant la fin de votre tour, vous pouvez encore utiliser un personnage.
wait-after = { $seat } peut encore utiliser un personnage.
ask-lay-rail = Où posez-vous le premier rail ? Il doit prolonger votre ligne, sans Grand Ancien ni d’un côté ni de l’autre.
wait-lay-rail = { $seat } pose des rails.
ask-lay-second = Où posez-vous le second rail ? Il est déjà payé.
wait-lay-second = { $seat } pose un second rail.
ask-mine = Quel hex exploitez-vous, et pour quoi ? Vous prenez tout ce qui s’y trouve d’une sorte.
wait-mine = { $seat } choisit quoi extraire.
ask-recruit = Qui recrutez-vous ? L’un de ceux-ci ou, pour 1 or, l’une des deux premières cartes de la pioche.
wait-recruit = { $seat } recrute de l’aide.
ask-dismiss = Quels personnages quittent l’étalage ? D’autres les remplacent avant que vous recrutiez.
wait-dismiss = { $seat } renvoie des personnages.
ask-keep = Qui gardez-vous ? L’autre retourne sur la pioche.
wait-keep = { $seat } regarde deux personnages.
ask-swap = Vous pouvez échanger le personnage gardé contre l’un de l’étalage.
wait-swap = { $seat } peut échanger un personnage.
ask-who-receives = Qui reçoit le personnage ?
wait-who-receives = { $seat } décide qui reçoit le personnage.
ask-buy = Qu’achetez-vous ? Des unités de types différents touchent plus souvent ; d’autres du même type ne font qu’encaisser.
wait-buy = { $seat } achète des armes.
ask-trade = Qu’importez-vous, qu’exportez-vous ? Deux affaires au plus : prendre 1 charbon ou fer, ou en rendre 1 pour 1 or.
wait-trade = { $seat } commerce outre-mer.
ask-give = Vous pouvez donner ce que ce commerce a rapporté.
wait-give = { $seat } peut donner des ressources.
ask-farm = Où vous établissez-vous ? Chaque Ferme prend 1 temps, rapporte 1 or aussitôt et 2 points à la fin si elle n’est pas ravagée.
wait-farm = { $seat } établit des Fermes.
ask-target = Quel hex attaquez-vous ?
wait-target = { $seat } choisit qui attaquer.
ask-force = Qui marche sur l’hex { $hex } ? Infanterie, véhicules et artillerie prennent 1 temps par type, au moins 1 en tout.
wait-force = { $seat } rassemble une force.

ask-first-retreat = Vous voyez maintenant ce qui rôde dans l’hex { $hex }. Combattre, ou faire demi-tour ?
wait-first-retreat = { $seat } voit l’ennemi et peut encore faire demi-tour.
ask-retreat = Encore une carte, ou une retraite ? Qui part regagne la caserne, guéri.
wait-retreat = { $seat } peut battre en retraite.
ask-slip-away = Vous voyez la carte qui va frapper. Corporal Jones peut encore en tirer quelqu’un.
wait-slip-away = { $seat } peut se dérober à la carte.
ask-assign = Qui est touché ? Quand une pile a autant de dégâts qu’une unité en supporte, elle en perd une.
wait-assign = { $seat } décide qui est touché.
ask-hit-whom = Quel Grand Ancien est touché ?
wait-hit-whom = { $seat } choisit un Grand Ancien à toucher.
ask-sacrifice = Qui sacrifiez-vous ?
wait-sacrifice = { $seat } sacrifie une unité.
ask-save = { $unit ->
   *[other] Vous perdez { $a_unit }. Franz Neumann la sauve-t-il ?
}
wait-save = { $seat } peut sauver une unité.
ask-heal = Quelle pile Luigi Caprotti répare-t-il ?
wait-heal = { $seat } peut réparer une unité.
ask-combat-card = Avant la prochaine carte, vous pouvez utiliser un personnage.
wait-combat-card = { $seat } peut utiliser un personnage au combat.

ask-benefit = Un navire est arrivé. Que prenez-vous ?
wait-benefit = { $seat } prend une ressource.
ask-counterattack = Kapena Alika retient les Grands Anciens sur l’une de vos Fermes. Les attaquez-vous avant qu’ils la ravagent ?
wait-counterattack = { $seat } peut sauver une Ferme.

ask-reveal = Quelles tuiles cachées retournez-vous ?
wait-reveal = { $seat } retourne des tuiles.
ask-strike = Quel Grand Ancien frappe le Groupe Longue Portée ?
wait-strike = { $seat } choisit un Grand Ancien à frapper.
ask-raze = Quel temple tombe ? Tout ce qui s’y trouve part avec lui.
wait-raze = { $seat } rase un temple.
ask-any-unit = Quelle unité vous rejoint ?
wait-any-unit = { $seat } choisit une unité.
ask-hire = Qui Kitchener amène-t-il ?
wait-hire = { $seat } choisit un personnage.
ask-restore = Quelles Fermes redeviennent productives ?
wait-restore = { $seat } relève des Fermes.

# La même chose en peu de mots, pour la ligne d’un téléphone -------------------------------------------------------

short-which-variant = Quelle variante ?
short-opening-character = Qui vous rejoint ?
short-place-port = Où accostez-vous ?
short-neutral-port = Où, le troisième Port ?
short-neutral-farm = Où vont les colons ?
short-act = Que faites-vous ?
short-after = Utiliser un personnage ?
short-lay-rail = Où posez-vous un rail ?
short-lay-second = Un second rail ?
short-mine = Qu’extrayez-vous ?
short-recruit = Qui recrutez-vous ?
short-dismiss = Qui quitte l’étalage ?
short-keep = Qui gardez-vous ?
short-swap = Échanger ?
short-who-receives = Pour qui, le personnage ?
short-buy = Qu’achetez-vous ?
short-trade = Importer, exporter ?
short-give = Donner quelque chose ?
short-farm = Où vous établir ?
short-target = Attaquer quel hex ?
short-force = Qui marche ?
short-first-retreat = Combat ou demi-tour ?
short-retreat = Combat ou retraite ?
short-slip-away = Se dérober ?
short-assign = Qui est touché ?
short-hit-whom = Toucher qui ?
short-sacrifice = Qui sacrifiez-vous ?
short-save = Sauver l’unité ?
short-heal = Réparer quelle pile ?
short-combat-card = Utiliser un personnage ?
short-benefit = Que prenez-vous ?
short-counterattack = Sauver une Ferme ?
short-reveal = Retourner quoi ?
short-strike = Frapper qui ?
short-raze = Quel temple tombe ?
short-any-unit = Quelle unité ?
short-hire = Qui vous rejoint ?
short-restore = Relever quelles Fermes ?

# Options ----------------------------------------------------------------------------------------------------------

option-variant = { $variant } : { $effects }
option-character = { $character } : { $effects }
option-look = Regarder les deux premières cartes de la pioche pour 1 or
option-refresh = Payer 1 or pour renvoyer des personnages et en voir d’autres
option-dismiss = Renvoyer { $character }
option-swap = Échanger contre { $character } : { $effects }
option-port = { $name ->
    [none] Hex { $hex }
   *[other] { $name } (hex { $hex })
}
option-farm = { $kind } dans l’hex { $hex }
idea-farm = { $kind }
way-farm = hex { $hex }
option-box-rail_2 = Poser des rails en plaine : 1 charbon et 1 fer pour deux rails
option-box-rail_3 = Poser des rails sur tout terrain : 1 charbon et 1 fer pour deux rails
option-box-mine_a = Extraire tout ce qu’un hex de votre ligne a d’une sorte
option-box-mine_b = Extraire, avec la seconde case
option-box-recruit = Recruter un personnage
option-box-buy = Acheter une unité militaire
option-box-trade = Importer et exporter charbon et fer
option-box-farm = Établir jusqu’à trois Fermes
option-box-attack = Attaquer les Grands Anciens
option-box-retrieve = Reprendre tous vos cubes
option-use = Utiliser { $character } : { $effects }
option-rail = Rail entre { $a } et { $b }
idea-rail = Rail de { $a }
way-rail = à { $b }
option-mine = { $goods } dans l’hex { $hex }
idea-mine = Hex { $hex }
way-mine = { $goods }
option-seat = { $who }
option-buy = Acheter { $amount }
option-enlist = Prendre { $amount }
option-send = { $one_unit }
option-lose = Sacrifier { $a_unit }
option-import = Importer 1 { $goods }
option-export = Exporter 1 { $goods }
option-give = Donner à { $who } 1 { $goods }
option-attack = Attaquer { $hex } : { $what }
hidden-old-one = caché, niveau { $level }
option-attack-counterattack = Riposter en { $hex }
option-airships = Les dirigeables se retirent
option-others = Tous sauf les dirigeables se retirent
option-all = Tous se retirent
option-all-force = Tous ceux qui peuvent y aller
option-stay = Poursuivre le combat
option-stay-first-retreat = Combattre
option-stay-slip-away = Personne ne part
option-stack = La pile : { $unit }
option-old_one = { $tile_title } (niveau { $level }, n° { $number })
option-goods = Prendre 1 { $goods }
option-hidden = La tuile de l’hex { $hex }
option-temple = Le temple de l’hex { $hex }
option-restore = La Ferme de l’hex { $hex }
option-done = C’est tout
option-done-lay-second = Pas de second rail
option-done-force = En marche
option-none = Ne rien donner
option-pass-after = Finir le tour
option-pass-swap = Garder ce que vous avez
option-pass-heal = Personne
option-pass-counterattack = Laisser faire
option-pass-combat-card = N’utiliser personne
option-yes = Oui
option-no = Non

# Les raisons d’un refus -------------------------------------------------------------------------------------------

refuse-port-too-near = Un autre Port est à moins de { $n } hexes.
refuse-hex-occupied = Quelque chose s’y trouve déjà.
refuse-farm-beside-port = Les colons ne cultivent pas à côté d’un Port.
refuse-no-cube = Il n’y a plus de cube au QG.
refuse-box-needs-gold = { $need ->
    [1] Un cube est déjà dans la case, ce qui coûte 1 or de plus ; vous en avez { $have }.
   *[other] { $need } cubes sont déjà dans la case, ce qui coûte { $need } or de plus ; vous en avez { $have }.
}
refuse-rails-need-goods = Il faut 1 charbon et 1 fer.
refuse-no-rails-left = Tous vos rails sont sur le plateau.
refuse-no-side-for-rail = Votre ligne ne peut continuer nulle part : des Grands Anciens, des collines ou d’autres rails l’en empêchent.
refuse-rail-there = Un rail s’y trouve déjà.
refuse-rail-to-old-one = Un Grand Ancien se trouve d’un côté.
refuse-rail-cut-off = Il ne prolonge pas une ligne libre de Grands Anciens jusqu’à votre Port.
refuse-rail-in-hills = Il mène dans les collines ; il y faut la case pour tout terrain.
refuse-nothing-to-mine = Votre ligne n’atteint aucune ressource.
refuse-mine-under-old-one = Un Grand Ancien s’y trouve.
refuse-mine-not-linked = Aucune ligne libre de Grands Anciens ne le relie à votre Port.
refuse-nobody-to-recruit = Il n’y a plus personne à recruter.
refuse-deck-of-characters-empty = La pioche des personnages est vide.
refuse-recruit-needs-gold = Cela coûte 1 or, et vous n’en avez pas.
refuse-dismiss-needs-gold = Cela coûte 1 or, et vous n’en avez pas.
refuse-unit-too-dear = Cela coûte { $need } or ; vous en avez { $have }.
refuse-no-unit-left = Il n’en reste plus dans la réserve.
refuse-no-gold-for-units = Vous ne pourriez payer aucune unité.
refuse-nothing-to-trade = Il n’y a rien à importer ni à exporter.
refuse-nothing-to-export = Vous n’avez pas de quoi exporter cela.
refuse-no-field = Aucun hex vide de votre ligne ne convient à une Ferme qui vous reste.
refuse-field-cut-off = Aucune ligne libre de Grands Anciens ne le relie à votre Port.
refuse-farm-kind-twice = On n’établit à la fois que des Fermes de types différents.
refuse-farms-share-hex = Un hex ne porte qu’une Ferme.
refuse-no-farm-left = Il ne vous reste plus de Ferme de ce type.
refuse-no-units = Votre caserne est vide.
refuse-nothing-in-reach = Aucun Grand Ancien n’est à portée de vos unités.
refuse-out-of-range = { $need ->
    [99] Aucun chemin sur terre n’y mène depuis votre ligne
   *[other] C’est à { $need } hexes de votre ligne
}, et { $have ->
    [0] les unités restent sur les rails
    [1] les unités vont à 1 hex
   *[other] les unités vont à { $have } hexes
}.
refuse-only-on-rails = Un train blindé n’attaque que là où mène votre propre ligne.
refuse-way-blocked = D’autres Grands Anciens barrent la route ; seuls des dirigeables sans escorte les survolent.
refuse-line-cut = Des Grands Anciens y ont coupé votre ligne.
refuse-none-in-supply = Il n’en reste plus dans la réserve.
refuse-no-cubes-out = Aucun de vos cubes n’est dans une case.
refuse-nothing-hidden = Il n’y a pas de tuile cachée.
refuse-none-in-sight = Aucun Grand Ancien n’est révélé.
refuse-no-temple-in-sight = Aucun temple n’est révélé.
refuse-nothing-blighted = Aucune de vos Fermes n’est ravagée.
refuse-nobody-on-display = Il n’y a personne à l’étalage.
refuse-not-your-turn = Ces personnages ne servent qu’à votre tour.
refuse-out-of-time = Votre temps est écoulé.
refuse-used-up = Déjà utilisé dans ce combat.
refuse-needs-a-unit = L’unité qu’il faut n’est pas dans votre force.

# Le récit de la partie --------------------------------------------------------------------------------------------

log-objective = { $seat } vise un objectif : { $objective }.
log-variant = { $seat } choisit une variante : { $variant }.
log-variants-drawn = { $variants_n ->
    [2] Sur la carte de variantes : { $variants }.
   *[other] Sur les cartes de variantes : { $variants }.
}
log-first-player = { $seat } agira en premier.
log-opening-character = { $character } embarque avec { $seat }.
log-port = { $seat } fonde un Port dans l’hex { $hex }.
log-neutral-port = Une troisième colonie accoste dans l’hex { $hex } ; elle ne pourra pas se défendre.
log-neutral-farm = Des colons bâtissent une Ferme ({ $farm }) dans l’hex { $hex }.

log-acts = { $space_id ->
    [rail_2] { $seat } pose des rails{ paid-more }.
    [rail_3] { $seat } pose des rails, au besoin dans les collines{ paid-more }.
    [mine_a] { $seat } creuse des mines{ paid-more }.
    [mine_b] { $seat } creuse des mines{ paid-more }.
    [recruit] { $seat } cherche de l’aide{ paid-more }.
    [buy] { $seat } va chez les armuriers{ paid-more }.
    [trade] { $seat } envoie des navires commercer{ paid-more }.
    [farm] { $seat } envoie des fermiers{ paid-more }.
   *[attack] { $seat } appelle aux armes{ paid-more }.
}
paid-more = { $gold ->
    [0] {""}
   *[other] , pour { $gold } or
}
log-retrieves = { $n ->
    [0] { $seat } attend son heure.
    [one] { $seat } rappelle 1 cube au QG.
   *[other] { $seat } rappelle { $n } cubes au QG.
}
log-spends-time = { $n ->
    [0] Cela ne prend pas de temps à { $seat }.
   *[other] { $seat } dépense { $amount } et se trouve à { $time }.
}
log-lays-rail = { $seat } pose un rail entre { $a } et { $b }.
log-mines = { $seat } extrait { $amount } dans l’hex { $hex }.
log-looks = { $seat } paie 1 or et regarde les deux premières cartes de la pioche.
log-keeps = { $seat } garde { $character }.
log-swaps = { $seat } laisse { $card } à l’étalage et prend { $character }.
log-recruits = { $character } rejoint { $seat }.
log-recruits-for = { $seat } recrute { $character } pour { $other }.
log-dismisses = { $seat } renvoie { $character }.
log-buys = { $seat } achète { $amount } pour { $gold } or.
log-imports = { $seat } importe 1 { $goods }.
log-exports = { $seat } exporte 1 { $goods } pour 1 or.
log-gives = { $seat } donne 1 { $goods } à { $other }.
log-farms = { $seat } s’établit dans l’hex { $hex } ({ $farm }){ $gold ->
    [0] {""}
   *[other] {" "}et reçoit { $gold } or
}.

log-uses = { $seat } fait appel à { $character }.
log-gains = { $seat } gagne { $amount }.
log-gains-points = { $seat } gagne { $amount }.
log-gains-unit = { $seat } gagne { $amount }.
log-cubes-back = { $n ->
    [one] 1 cube revient
   *[other] { $n } cubes reviennent
} au QG { $of_seat }.
log-removes-tile = { $seat } débarrasse l’hex { $hex } { $of_tile }.
log-restores = La Ferme ({ $farm }) de l’hex { $hex } redevient productive pour { $owner }.
log-struck = { $seat } inflige { $n } { $n ->
    [one] dégât
   *[other] dégâts
} { $at_tile } dans l’hex { $hex }.

log-sets-out = { $seat } marche sur l’hex { $hex } avec { $units }.
log-strikes-back = { $seat } riposte à la Ferme de l’hex { $hex }.
log-turned-up = L’hex { $hex } se dévoile : { $a_tile }.
log-blank = La tuile de l’hex { $hex } ne cachait rien.
log-card = Carte tournée contre { $seat } : { $card }.
log-hits = { $seat } inflige { $n } { $n ->
    [one] dégât
   *[other] dégâts
} { $at_tile }.
log-suffers = 1 dégât pour { $seat } : { $unit }.
log-eliminated = { $seat } perd { $a_unit }.
log-saved = { $character } ramène { $a_unit } à { $seat }.
log-heals = { $character } ôte { $n } { $n ->
    [one] dégât
   *[other] dégâts
} d’une pile { $of_seat } : { $unit }.
log-loses-sanity = { $seat } perd { $n } de santé mentale ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
}.
log-breaks = Les nerfs { $of_seat } lâchent : c’est la défaite.
log-retreats = { $seat } retire de l’hex { $hex } : { $units }.
log-combat-over = { $left ->
    [0] C’est fini dans l’hex { $hex }, et il n’y reste pas d’ennemi{ back-home }.
   *[other] C’est fini dans l’hex { $hex }, et l’ennemi est toujours là{ back-home }.
}
back-home = { $units ->
    [none] {""}
   *[other] {" "}; à la caserne { $of_seat } : { $units }
}
log-regenerates = { $tile } de l’hex { $hex } : plus aucun dégât.
log-slain = { $seat } a détruit { $tile } dans l’hex { $hex } : { $amount }.
log-slain-together = { $seats } ont détruit ensemble { $tile } de l’hex { $hex } et se partagent { $amount }.
log-share = { $seat } en reçoit { $amount }.
log-cards-shuffled = Les cartes Grand Ancien sont mélangées à nouveau.

log-old-ones-act = Les Grands Anciens s’agitent : leur disque va sur { $n }.
log-revelation = Une Révélation : { $revelation }.
log-nothing-hidden = Il ne reste aucune tuile cachée à retourner.
log-nothing-stirs = Rien n’est éveillé qui puisse marcher.
log-assassinated = On retrouve le corps de { $character }.
log-gate-opens = La porte de l’hex { $hex } s’ouvre.
log-gate-stays-shut = La porte de l’hex { $hex } s’ouvre sur le vide.
log-movement-card = { $movers_n ->
    [0] Une carte est tournée, et n’appelle personne.
   *[other] Une carte appelle : { $movers } ({ $direction }).
}
log-old-one-moves = { $a_tile } va de { $origin } en { $hex }.
log-spawned = { $a_tile } jaillit du temple jusqu’à l’hex { $hex } ({ $direction }).
log-farm-held = Les Grands Anciens sont retenus à la Ferme { $of_seat }, hex { $hex }.
log-farm-blighted = La Ferme ({ $farm }) { $of_seat } dans l’hex { $hex } est ravagée.
log-neutral-farm-blighted = La Ferme ({ $farm }) des colons dans l’hex { $hex } est ravagée.
log-neutral-port-falls = Le Port de la troisième colonie, hex { $hex }, tombe.
log-port-attacked = { $a_tile } est dans le Port { $of_seat }.
log-defends = { $seat } défend le Port avec { $units }.
log-port-holds = Le Port { $of_seat } tient.

log-end-port = Le Port { $of_seat }, hex { $hex }, est perdu, et le pays avec lui.
log-end-time = Le temps est écoulé.
log-uncovered = Caché dans l’hex { $hex } : { $a_tile }, { $points ->
    [0] sans valeur
   *[other] { $amount } aux Grands Anciens
}.
log-score = { $seat } a { $amount } : Fermes { $farms }, phosphate { $phosphate }, personnages { $characters }, Grands Anciens { $tiles }, jetons { $tokens }{ $objective ->
    [0] {""}
   *[other] , objectif { $objective }
}.
log-score-old-ones = Les Grands Anciens ont { $amount } : révélés { $revealed }, cachés { $hidden }, Fermes ravagées { $blighted }{ $ports ->
    [0] {""}
   *[other] , Ports { $ports }
}.

# Le texte des cartes ----------------------------------------------------------------------------------------------

sentence = { $text }.
card-board-ports = { $n ->
    [1] Deux Ports peuvent être voisins.
   *[other] Les Ports sont à { $n } hexes au moins l’un de l’autre.
}
card-board-farm = { $kind } : { $terrains }.
card-board-goods = Aucune ressource sur ce terrain : { $terrains }.
card-board-goods-anywhere = Des ressources peuvent se trouver sur tout terrain.
card-board-none = On n’y trouve pas de { $goods }.
card-board-old-ones = Aucun Grand Ancien ne dort sur ce terrain : { $terrains }.
card-board-gentle = La case de rails la plus rapide suffit sur ce terrain : { $terrains }.
card-board-tokens = Des jetons de 3 ou 5 points s’exploitent comme des ressources.
card-track = C’est au disque le plus en arrière ; sur une case partagée, à celui du dessus.
card-track-end = Une colonie à { $n } ou plus loin n’agit plus.
card-track-old-ones = Les Grands Anciens attendent sur { $n } que tous les aient dépassés ; alors leur disque joue aussi.
card-track-lit = Sur une case illuminée, ils piochent une Révélation : { $spaces }.
card-space-rails = Payez 1 charbon et 1 fer pour deux rails qui prolongent votre ligne, sans Grand Ancien dans aucun des deux hexes.
card-space-plain = Pas dans les collines.
card-space-hills = Sur tout terrain.
card-space-mine = Prenez toutes les ressources d’une sorte d’un hex qu’une ligne libre de Grands Anciens relie à votre Port. Le phosphate rapporte en plus 1 or.
card-space-recruit = Prenez un personnage de l’étalage ; ou payez 1 or, regardez les deux premières cartes de la pioche, gardez-en une ou échangez-la.
card-space-buy = Achetez une unité militaire, ou jusqu’à deux infanteries.
card-space-trade = Deux affaires : importer 1 charbon ou fer, ou exporter 1 charbon ou fer pour 1 or.
card-space-farm = Établissez jusqu’à trois Fermes de types différents sur des hexes vides de votre ligne : chacune prend 1 temps et rapporte 1 or.
card-space-attack = Envoyez des unités contre un hex tenu par un Grand Ancien. Infanterie, véhicules blindés et artillerie prennent 1 temps par type, au moins 1 en tout.
card-space-retrieve = Tous les cubes de vos cases reviennent au QG. Sans cube au QG, il faut 2 temps.
card-space-time = Elle prend { $amount }.
card-space-again = Chaque cube déjà dans la case la rend plus chère de 1 or.
card-goods-build = Il en faut pour les rails ; 1 s’exporte pour 1 or.
card-goods-gold = Il paie les unités, les cases qui ont déjà des cubes, et un regard sur la pioche des personnages.
card-goods-phosphate = Vaut 3 points à la fin ; qui l’extrait reçoit en plus 1 or.
card-goods-token = Vaut { $n } points ; s’exploite comme une ressource sur le plateau de l’Ouest.
card-goods-count = { $n } dans la boîte.
card-unit-cost = Coûte { $amount }.
card-unit-range = { $n ->
    [0] Il reste sur les rails : il n’attaque que là où mène votre ligne.
    [1] Va à 1 hex de votre ligne.
   *[other] Va jusqu’à { $n } hexes de votre ligne.
}
card-unit-capacity = À { $n } dégâts, l’unité est perdue.
card-unit-timed = Compte pour le temps que prend une attaque.
card-unit-free = Ne prend pas de temps dans une attaque.
card-unit-airship = Seuls, les dirigeables survolent les Grands Anciens ; seuls les dégâts aux dirigeables les atteignent.
card-unit-good = Sur les cartes, touche le plus souvent : { $names }.
card-unit-count = { $n } dans la boîte.
card-difficulty = Vous débutez avec { $gold } or, { $iron } fer et { $coal } charbon.
card-difficulty-points = Vous débutez avec { $amount }.
card-difficulty-survey = { $all ->
    [yes] L’hex 14 est prospecté aussi.
   *[no] L’hex 14 n’est pas prospecté.
}
card-creature-cthulhu = Il n’y en a qu’un, tout au fond des terres.
card-creature-shoggoth = Lent à mourir ; artillerie et trains blindés lui font le plus de mal.
card-creature-mi_go = Le plus rapide de tous, et le fléau des dirigeables.
card-creature-zombie = Lent, mais tous ses dégâts disparaissent après un combat auquel il survit.
card-creature-loyalist = Des hommes au service des Grands Anciens : toute unité leur tient tête, et ils ne coûtent pas de santé mentale.
card-creature-temple = Il ne bouge jamais, mais c’est une porte : des Révélations font sortir un Grand Ancien de chacun.
card-creature-blank = Il n’y avait rien ; la tuile quitte la partie.
card-creature-moves = Marche vers le Port ou la Ferme productive la plus proche.
card-creature-movers = Bouge sur { $n } des 40 cartes.
card-tile-blank = Il n’y a rien : la tuile quitte la partie dès qu’on la retourne.
card-tile-points = Vaut { $amount }, le double aux Grands Anciens tant que la tuile est cachée.
card-tile-capacity = Est détruit à { $n } dégâts.
card-tile-regenerates = Ses dégâts disparaissent après un combat auquel il survit.
card-tile-gate = Une porte : ne bouge jamais, et des Révélations peuvent en faire sortir des Grands Anciens.
card-tile-moves = Marche vers le Port ou la Ferme productive la plus proche.
card-tile-spawns = Quand il se révèle, trois { $creature } en jaillissent et vont chacun à deux hexes dans le sens qu’indique une carte.
card-tile-waits = Attend près du plateau qu’on trouve son temple.
card-tile-level = Niveau { $n }.
card-survey-old-ones = { $n ->
    [0] N’indique aucun Grand Ancien.
    [one] Indique un Grand Ancien caché : { $places }.
   *[other] Indique des Grands Anciens cachés : { $places }.
}
card-survey-goods = { $goods } : { $place }.
card-survey-claw = À griffe rouge : peu de Grands Anciens.
place-C = son propre hex
place-N = l’hex au nord
place-NE = l’hex au nord-est
place-SE = l’hex au sud-est
place-S = l’hex au sud
place-SW = l’hex au sud-ouest
place-NW = l’hex au nord-ouest
card-movers = { $n ->
    [0] Personne ne bouge.
   *[other] Bougent : { $names }.
}
card-direction = Entre routes égales : { $direction }, sinon en tournant dans le sens { $clockwise ->
    [yes] horaire
   *[no] antihoraire
}.
card-line = { $name } : touché par { $units } ; { $harm }.
card-line-safe = { $name } : touché par { $units }.
card-line-unhurt = { $name } : touché par personne ; { $harm }.
card-line-nothing = { $name } : rien ne se passe.
card-revelation-level = Niveau { $n }.
card-revelation-nothing = Rien ne se passe que le mouvement habituel.
card-revelation-benefit = Pour chacun : { $effects }.
card-timing-lasting = Tant que vous avez cette carte.
card-timing-combat = Une fois par combat.
card-timing-once = Une fois, à tout moment de votre tour tant qu’il vous reste du temps ; puis la carte quitte la partie.
card-timing-score = À la fin de la partie.
card-objective-points = Vaut { $amount } à la fin.
card-variant-shared_rails = Vous pouvez emprunter les rails de l’autre là où les lignes se joignent ; chaque rail étranger prend 1 temps de plus.
card-variant-gift_trade = Ce que rapporte l’import-export peut être donné à l’autre colonie.
card-variant-opening_character = Avant la pose des Ports, chacun garde un personnage sur trois.
card-variant-display_seven = L’étalage a sept personnages au lieu de cinq.
card-variant-neutral_port = Un troisième Port que nul ne défend : si des Grands Anciens y entrent, il disparaît et ils marquent 5 points.
card-variant-neutral_farms = Chacun place trois Fermes de colons ; elles attirent les Grands Anciens et ne vous rapportent rien.
card-variant-spawning_temples = Les deux temples à XX sont parmi les tuiles de niveau 2 et font apparaître des Grands Anciens quand on les révèle.
card-variant-no_blanks = Il n’y a pas de tuiles vides.
card-variant-mercenaries = Chacun débute avec 1 infanterie et 1 véhicule blindé, mais 2 or seulement.
card-variant-long_night = À partir de la case 38, trois cartes font marcher les Grands Anciens au lieu de deux.
card-variant-card = De la carte de variantes { $n }.

verb-gain = gagnez { $amount }
verb-gain-one-of = { $n ->
    [1] gagnez 1 { $goods }
   *[other] gagnez { $n } ressources au choix : { $goods }
}
verb-retrieve = reprenez tous vos cubes au QG sans dépenser de temps
verb-reveal = retournez { $n } tuiles cachées de votre choix
verb-strike = infligez { $n } dégâts à un Grand Ancien révélé
verb-raze-temple = retirez un temple révélé et tous les Grands Anciens de son hex
verb-lay-rails = posez { $n } rails sur tout terrain au prix habituel, sans dépenser de temps
verb-place-farms = établissez jusqu’à { $n } Fermes selon les règles, sans dépenser de temps pour elles
verb-restore-farms = rendez productives jusqu’à { $n } Fermes ravagées
verb-hire = { $n ->
    [1] prenez un personnage de l’étalage
   *[other] prenez { $n } personnages de l’étalage
}
verb-reveal-lowest = la tuile cachée de l’hex au plus petit numéro est retournée
verb-rush = { $cards } cartes ne font marcher que ce Grand Ancien
verb-assassinate = les { $n } personnages de droite de l’étalage quittent la partie
verb-open-gates = une tuile de niveau 3 (à défaut, 2) sort de chaque temple révélé
verb-hit = { $needs ->
    [none] infligez { $n } dégât à un Grand Ancien du combat
   *[other] infligez { $n } dégât à un Grand Ancien du combat, si votre force a { $a_unit }
}
verb-slip-away = battez en retraite une fois la carte tournée, avant qu’elle frappe
verb-heal = ôtez { $n } dégât d’une de vos piles après une carte
verb-save = { $n ->
    [1] une unité qui serait perdue rentre à la caserne
   *[other] { $n } unités qui seraient perdues rentrent à la caserne
}
verb-sacrifice = sacrifiez une unité pour infliger { $damage } dégâts à un Grand Ancien
verb-capacity = { $unit } : chaque unité supporte { $n } dégâts
verb-reach = toutes vos unités vont { $n ->
    [1] 1 hex
   *[other] { $n } hexes
} plus loin
verb-hasten = vos attaques prennent { $n } temps de moins, mais au moins { $least }
verb-mine-more = extraire du charbon, du fer ou de l’or vous en rapporte { $n } de plus
verb-same-farms = vous pouvez établir { $n } Fermes du même type à la fois, trois au plus en tout
verb-guard-farms = tout Grand Ancien qui entre dans une de vos Fermes productives subit { $n } dégâts
verb-guard-port = tout Grand Ancien qui entre dans votre Port subit { $n } dégâts
verb-counterattack = les Grands Anciens qui entrent dans une de vos Fermes s’y arrêtent ; vous pouvez les attaquer avant qu’ils la ravagent
verb-nerve = vous commencez vos combats avec { $n } de santé mentale
verb-score-per = { $per ->
    [1] { $n ->
        [one] { $n } point
       *[other] { $n } points
    } par { $what_one }
   *[other] { $n ->
        [one] { $n } point
       *[other] { $n } points
    } tous les { $per } { $what_many }
}
counted-old_one_tiles_owned = tuile de Grand Ancien remportée
counted-sheep_farms = Ferme de moutons productive
counted-corn_farms = Ferme de maïs productive
counted-cattle_farms = Ferme de bétail productive
counted-rails_on_board = rail à vous sur le plateau
many-old_one_tiles_owned = tuiles de Grand Ancien remportées
many-sheep_farms = Fermes de moutons productives
many-corn_farms = Fermes de maïs productives
many-cattle_farms = Fermes de bétail productives
many-rails_on_board = rails à vous sur le plateau

condition-port-never-approached = aucun Grand Ancien qui marche n’a jamais fini une activation à { $distance } hexes ou moins de votre Port
condition-slain = vous avez détruit seul { $slain }
condition-temples-cleared = vous avez détruit ou retiré { $n ->
    [1] un temple
   *[other] { $n } temples
}, et il n’en reste aucun sur le plateau, même caché
condition-rails = { $n } de vos rails sont sur le plateau
condition-farms-of-each = vous avez { $n } Fermes productives de chaque type
condition-farms-untouched = vous avez { $n } Fermes, et aucune n’est ravagée
condition-phosphate = vous avez { $n } phosphates ou, à l’Ouest, { $n } jetons extraits
condition-recruited = vous avez pris { $n } personnages pendant la partie
condition-unit-types = il y a { $n } types d’unités dans votre caserne
condition-nothing-hidden = aucune tuile cachée ne reste sur le plateau

# Chances ------------------------------------------------------------------------------------------------------------

odds-note = Chaque nombre est la chance de tout détruire dans l’hexagone avant de perdre une unité ou la raison. Chaque carte est prise pour n’importe laquelle de celles qui peuvent encore venir, une tuile cachée pour n’importe quelle tuile de son niveau ; les personnages n’y comptent pas, et les cubes sont posés de façon à ne perdre aucune unité aussi longtemps que possible. C’est proche, sans être exact.

# La première partie guidée -----------------------------------------------------------------------------------------

lesson-welcome = La Grande Terre du Sud est riche en charbon, en fer et en or, et sous son sable dorment les Grands Anciens. Une colonie rivale et vous poussez vos rails vers l’intérieur, jusqu’à leur réveil. Le plus de points l’emporte, et les Grands Anciens comptent aussi les leurs.
lesson-port = Vos rails partiront de ce Port. Accostez près des ressources et loin des tuiles de Grands Anciens ; si un Port tombe, la partie est finie pour tous.
lesson-act = Un tour est une action : un cube dans une case, et du temps qui passe. Commencez par des rails : on exploite, cultive et combat seulement là où ils mènent.
lesson-rail = Un rail franchit le côté entre deux hex et doit partir de votre Port. Visez des ressources, et des terres vides où une Ferme puisse s’élever.
lesson-second = Le prix valait pour deux rails, le second est donc gratuit. Il peut partir de n’importe où sur votre ligne : un hex vide au bout, c’est de la place pour une Ferme.
lesson-time = Votre disque a avancé du temps dépensé, et c’est au dernier de jouer, peut-être encore à vous. Des actions courtes font plus de tours avant que les Grands Anciens ne bougent.
lesson-mine = Vos rails ont atteint des ressources : une Mine prend tout d’une sorte dans un hex. Charbon et fer deviennent des rails, l’or achète des unités, un phosphate vaut trois points.
lesson-goods = Prenez ce qui vous manque : deux rails coûtent un charbon et un fer. Ce qui reste à la fin ne vaut rien, sauf le phosphate.
lesson-farm = Il y a maintenant place pour des Fermes : chacune prend un temps, rapporte un or et deux points à la fin. Ce sont vos points les plus sûrs, mais elles attirent les Grands Anciens.
lesson-help = Les gens de l’étalage veulent vous aider, pour un temps. Certains se battent, d’autres agissent une fois ou toujours, d’autres encore rapportent des points.
lesson-character = { $at ->
    [terminal] Tapez « carte » et un nom pour lire ce que fait quelqu’un.
   *[page] Pointez une carte pour lire ce qu’elle fait.
} Un combattant sera bientôt utile, et qui agit tout le temps rapporte dès aujourd’hui.
lesson-arms = Tôt ou tard ils viendront : achetez de quoi tirer. Chaque sorte d’unité touche pour elle-même : deux sortes valent mieux que deux pareilles.
lesson-units = L’infanterie est bon marché et encaisse, l’artillerie et les trains frappent les gros, les dirigeables vont loin. Deux infanteries sont un bon début.
lesson-attack = Un Grand Ancien est à portée : le détruire rapporte ses points et ouvre la voie aux rails. Les tuiles cachées de niveau 1 sont les plus faibles, ou vides.
lesson-revealed = Vous le voyez maintenant, et pouvez encore rentrer sans une égratignure. Restez si vos unités sont de celles qui le blessent.
lesson-fight = Chaque carte dit lesquelles de vos unités touchent et ce que vous subissez : des dégâts, ou de la santé mentale, trois par combat. Repliez-vous avant d’en manquer ; vos dégâts restent sur la plupart.
lesson-cubes = Une case avec des cubes coûte un or pour chacun d’eux. Récupérez-les tous pour un temps quand vos cases préférées sont devenues chères ou que vos cubes manquent.
lesson-awake = Ils sont réveillés : désormais le disque violet joue aussi, des tuiles se retournent et marchent vers Fermes et Ports. Gardez des unités chez vous : s’il en arrive un sur votre Port, il faudra se battre.
lesson-alone = C’est tout : des rails, des ressources, des Fermes, des canons, et un ennemi qui joue aussi. Vous continuez sans guide jusqu’à la fin du temps, à 53 ; un conseil est à une touche.
lesson-farewell = Voyez d’où viennent les points : Fermes, phosphate, tuiles. Et les Grands Anciens, qui comptent double ce qu’on a laissé dormir.

# How one wins -------------------------------------------------------------------------------------------------------

goal = { $mode ->
    [together] Gagner ensemble : chacun de vous doit finir avec plus de points que les Grands Anciens.
    [solo] Finir avec plus de points que les Grands Anciens.
   *[standard] Avoir le plus de points à la fin, ceux des Grands Anciens compris ; à égalité avec eux, on perd.
} Une ferme vaut 2 points, un phosphate 3, et chaque Grand Ancien détruit son propre nombre.
goal-turn =
    Celui dont le disque est le plus en arrière sur la piste du temps joue.
    Posez un cube dans une case d’action (1 or pour chaque cube qui s’y trouve) et faites-la : rails, mine, recrutement, achat, commerce, ferme, attaque, ou reprise de tous les cubes.
    Votre disque avance du temps que cela a pris.
    Quand tous ont dépassé la case 22, le disque des Grands Anciens joue aussi : des tuiles sont retournées et marchent vers la ferme ou le port le plus proche.
goal-ends =
    Le temps : tous les disques ont atteint la case 53.
    Aussitôt, si un Grand Ancien prend un port, à qui qu’il soit.
stand-points = Vous avez { $n ->
    [one] { $n } point si tout finissait maintenant.
   *[other] { $n } points si tout finissait maintenant.
}
stand-points-of = { $seat } a { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
stand-old-ones = Les Grands Anciens en ont { $least } au moins, { $most } au plus : ceux qui sont cachés comptent double.
stand-lost-now = Si tout finissait maintenant, les Grands Anciens gagneraient.
stand-won-now = Si tout finissait maintenant, la victoire irait à { $seats }.
stand-open-now = Qui gagnerait maintenant dépend de ce qui est caché.
stand-time = Il vous reste { $n ->
    [one] { $n } point de temps.
   *[other] { $n } points de temps.
}
