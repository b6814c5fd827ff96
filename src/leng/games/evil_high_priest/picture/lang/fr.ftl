# Les mots sur le dessin de la table.

region-cult = Culte
region-places = Lieux
region-rows = Cartes
region-homes = Sanctuaires
region-raid = Raid
goal = Brisez des signes, amassez ce qui vaut des points et gardez-le là où aucun raid n’arrive. Le treizième signe met fin à la partie.

signs-left = { $n ->
    [one] { $n } signe des anciens restant sur 13
   *[other] { $n } signes des anciens restants sur 13
}
of-thirteen = sur 13
of-rounds = sur { $n }
denied = Refusé pour vous pendant cette manche
lock-said = { $letter }, { $title } : { $state ->
    [open] ouvert
    [broken] brisé
   *[shut] fermé
}
spent = épuisé
state-open = un sceau qui peut être brisé
state-shut = un sceau qu’aucune flèche n’a encore ouvert
state-broken = un sceau brisé : son bonus peut servir
pool = Adoration
worshippers = { $n } adorateurs sur { $most } : quand les { $most } y sont, tout le monde perd
evolved = Évolués
amoebas = { $n ->
    [one] { $n } amibe dans la pile
   *[other] { $n } amibes dans la pile
}
awake = éveillé

priest-of = Le prêtre de { $name }
acolyte-of = Un acolyte de { $name }
captive = Un acolyte de { $name }, captif
ritual-closed = { $title } : fermé jusqu’à la fin du premier raid
row-room = Salles
row-monster = Monstres
row-investigator = Investigateurs
row-discard = Dans la défausse
seen-alone = Vous seul voyez
deck-left = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}

exposed = Exposé
empty-slot = Place pour une salle, numéro { $n }
stops = arrête { $n } d’un raid
free = { $n ->
    [one] place pour { $n } de plus
   *[other] place pour { $n } de plus
}
falls = perdu face à un raid de { $n } ou plus, si rien n’est sacrifié
safe-up-to = Aucun raid jusqu’à { $n } ne prend quoi que ce soit, si rien n’est sacrifié
cell-said = { $title }{ $n ->
    [-1] {""}
   *[other] , perdu face à un raid de { $n } ou plus
}
monster-said = { $title } : arrête { $n } d’un raid
asylum-said = Asile { $asylum }, zone d’évasion { $escape } : avec tout ce qui se tient devant le sanctuaire, cela arrête { $n }
in-pool = Dans la réserve : { $n ->
    [one] { $n } acolyte
   *[other] { $n } acolytes
}{ $home ->
    [yes] {" "}et le prêtre
   *[no] {""}
}
score-of = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
} si la partie finissait maintenant
is-first = Premier joueur
will-be-first = Premier joueur à partir de la manche suivante
priest-board = Le plateau de prêtre
escape-said = { $title } : { $n } dans la zone d’évasion
card-spent = { $title }, utilisé
on-posts = Sur le plateau de prêtre
tolls = Raid
tolls-head = Ce qu’un raid vous prendrait
tolls-note = Selon sa force, si rien n’est sacrifié.
nothing-lost = rien de perdu
nothing-at-stake = plus rien à perdre
nothing = rien
raid-of = Le raid
raid-strength = { $n } contre tout le monde
strength-left = Le raid a encore une force de { $n } ici
started-by = lancé par { $name }
spared = épargné

paid = { $amount }, à céder
sign-paid = avec des pointes : cédé ; sans : gagné

short-silver_twilight_lodge = Loge d’Argent
short-miskatonic_university = Miskatonic
short-church_of_starry_wisdom = Sagesse Étoilée
short-prowler_1 = Rôdeur
short-prowler_2 = Second rôdeur
short-tulzscha_awakening = Tulzscha
short-mao_ceremony = Mao
short-spectral_horror = Horreur
short-red_sign = Signe Rouge
short-dragon_ascending = Dragon
short-haunter_of_the_dark = Hanteur
short-bloated_woman = Boursouflée
short-black_pharaoh = Pharaon
short-howler = Hurleur
short-entity_wendigo = Wendigo
short-entity_gnoph_keh = Gnoph-Keh
short-entity_rhan_tegoth = Rhan-Tegoth
brief-pit_trap = Fosse
brief-vault = Chambre
brief-well = Puits
brief-false_wall = Mur
brief-closet = Placard
brief-dimensional_gate = Portail
brief-treasury = Trésor
brief-library = Biblio.
brief-occult_laboratory = Labo
brief-reliquary = Reliq.
brief-sacrificial_altar = Autel
brief-guard_post = Garde
brief-labyrinth = Labyr.
brief-secret_passage = Passage
brief-padded_cell = Cellule
brief-observatory = Observ.
brief-smugglers_tunnel = Tunnel

# Les signes qui ne se trouvent que sur le dessin.
sign-points = points
sign-priest = le prêtre
sign-defence = ce qui arrête un raid
sign-rescue = un acolyte sort de l’asile
amount-rescue = { $n ->
    [one] { $n } acolyte hors de l’asile
   *[other] { $n } acolytes hors de l’asile
}
amount-dice = { $n } dés
amount-holds-any = place pour { $n } de toute sorte
amount-holds-treasure = place pour { amount-treasure }
amount-holds-blood = place pour { amount-blood }
amount-holds-magic = place pour { amount-magic }
amount-holds-atom = place pour { amount-atom }
amount-holds-grimoire = place pour { amount-grimoire }
amount-holds-elder_sign = place pour { amount-elder_sign }
