# Les mots du dessin de la table.

city = La Cité Éternelle
round = Tour { $n }
phases = Phases du tour
phase-intention = Intention
phase-resolution = Résolution
cults = Cultes
candidates = Fiches de culte au choix
both-powers = Puissance divine { $light }, en Aspect des Ténèbres { $dark }
market = Privilèges au Palais
market-empty = Vendu ; nouveau marché en fin de tour
piles = Pioches
several = { $name } : { $n } façons, choisissez
mobs-left = en réserve
being-played = On joue : { $title }

place = { $n }, { $name }
needs = { $n ->
    [0] Ne demande aucun Fidèle
    [one] Demande { $n } Fidèle
   *[other] Demande { $n } Fidèles
}
needs-open = { $n ->
    [0] Ne demande aucun Fidèle : ouvert pour vous
    [one] Demande { $n } Fidèle : ouvert pour vous
   *[other] Demande { $n } Fidèles : ouvert pour vous
}
needs-access = { $n ->
    [one] Demande { $n } Fidèle, mais une Personnalité vous fait entrer
   *[other] Demande { $n } Fidèles, mais une Personnalité vous fait entrer
}
needs-closed = { $n ->
    [one] Demande { $n } Fidèle : fermé pour vous
   *[other] Demande { $n } Fidèles : fermé pour vous
}
alms = { $n ->
    [one] Aumône : { $n } pièce pour qui ne l’emporte pas
   *[other] Aumône : { $n } pièces pour qui ne l’emporte pas
}
leads = { $name } l’emporte avec { $n } d’Influence
winning = l’emporte à cet instant
present = { $name } a { $n } d’Influence
priest-of = Prêtre de { $name }, Influence { $n }{ $boost ->
    [0] { "" }
   *[other] { " " }(renforcée de { $boost })
}{ $coins ->
    [0] { "" }
    [one] , porte un pot-de-vin de { $coins } pièce
   *[other] , porte un pot-de-vin de { $coins } pièces
}
patriarch-of = Patriarche de { $name }, Influence { $n }{ $coins ->
    [0] { "" }
    [one] , porte un pot-de-vin de { $coins } pièce
   *[other] , porte un pot-de-vin de { $coins } pièces
}
altar-of = Autel de { $name }, Influence { $n }
note-won = Remporté par { $name }
note-takeover = { $name } l’emportera
note-lowest = L’Influence la plus faible l’emporte
note-barred = Personne n’obtient rien ici

sheet = { $god }, { $side ->
    [dark] Aspect des Ténèbres
   *[light] Aspect de la Lumière
}
side-light = Lumière
side-dark = Ténèbres
power = Puissance divine { $n }
you = vous
first = Premier joueur
prayed = A prié
celebrating = Célèbre ce tour
placed = { $n ->
    [one] { $n } placement
   *[other] { $n } placements
}
held-miracle = { $n ->
    [one] { $n } Miracle en main
   *[other] { $n } Miracles en main
}
held-intrigue = { $n ->
    [one] { $n } Intrigue en main
   *[other] { $n } Intrigues en main
}
goal = Un seul de ces buts suffit pour l’emporter à la fin d’un tour :
goal-altar = { $n } Autels
goal-mob = { $n } Foules de fanatiques
goal-summon = { $n } Invocations
gauge-altar = Autels : { $n } sur { $most }
gauge-mob = Foules de fanatiques : { $n } sur { $most }
gauge-summon = Invocations : { $n } sur { $most }
patriarch-weighs = Influence du Patriarche : { $n } (Fidèles { $follower }, Privilèges { $privilege }, Suprématie { $supremacy })
reach = { $n ->
    [1] Une prière atteint le Lieu { $n }
   *[other] Une prière atteint les Lieux 1 à { $n }
}
available = Disponibles :
nobody-available = personne de disponible
on-sheet = Sur la fiche pour un Rituel, jusqu’à la fin du tour
abilities = Aptitudes
privileges = Privilèges

hand = { $mine ->
    [yes] Votre main ({ $n })
   *[no] Main de { $name } ({ $n })
}
hand-empty = Aucune carte en main.
card-in-hand = { $n ->
    [one] { $title }
   *[other] { $title }, { $n } exemplaires
}
card-sealed = { $n ->
    [one] { $title }, scellée : pour l’Aspect des Ténèbres seulement
   *[other] { $title }, { $n } exemplaires, scellée : pour l’Aspect des Ténèbres seulement
}
sealed = Sceau noir : seul un culte en Aspect des Ténèbres peut la jouer
offer = { $title }, prix { $price }, Patriarche +{ $bonus }
bonus = L’Influence du Patriarche augmente de { $n }
deck-miracle = Miracles
deck-intrigue = Intrigues
deck-privilege = Privilèges
deck-left = { $deck } : { $n ->
    [one] { $n } carte en pioche
   *[other] { $n } cartes en pioche
}
known-under = { $n ->
    [one] { $n } connue dessous
   *[other] { $n } connues dessous
}
on-top = Dessus : { $title }

paid = { $amount }, à céder
sign-follower = { $n ->
    [one] { $n } Fidèle
   *[other] { $n } Fidèles
}
sign-gold = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
sign-mob = { $n ->
    [one] { $n } Foule de fanatiques
   *[other] { $n } Foules de fanatiques
}
sign-altar = { $n ->
    [one] { $n } Autel
   *[other] { $n } Autels
}
sign-priest = Prêtre d’Influence { $n }
sign-raise = Influence +{ $n }
sign-ritual = un Prêtre posé sur la fiche jusqu’à la fin du tour
sign-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
sign-miracle = { $n ->
    [one] { $n } Miracle
   *[other] { $n } Miracles
}
sign-intrigue = { $n ->
    [one] { $n } Intrigue
   *[other] { $n } Intrigues
}
sign-privilege = { $n ->
    [one] { $n } Privilège
   *[other] { $n } Privilèges
}
sign-supremacy = la carte Suprématie
sign-summon = une Invocation
sign-win = la victoire dans ce Lieu
sign-lose = les autres perdent
sign-more = autre chose, voir la carte

legend = Que veulent dire les symboles
legend-follower = Fidèles ; sur un lieu : combien il en faut pour y prêcher
legend-gold = pièces
legend-alms = Aumône pour les présents qui ne l’emportent pas
legend-mob = une Foule de fanatiques (4 pour gagner)
legend-altar = un Autel (5 pour gagner)
legend-priest = un Prêtre et son Influence
legend-raise = Influence augmentée
legend-ritual = Rituel : un Prêtre posé sur la fiche
legend-miracle = un Miracle
legend-intrigue = une Intrigue
legend-privilege = un Privilège
legend-supremacy = Suprématie : Patriarche +7
legend-card = une carte, de tout type
legend-summon = une Invocation (2 pour gagner)
legend-win = l’emporte à cet instant
legend-first = Premier joueur
legend-seal = sceau noir : Aspect des Ténèbres seulement
legend-lock = fermé pour vous
legend-light = Aspect de la Lumière
legend-dark = Aspect des Ténèbres
legend-lose = les autres le perdent
legend-more = autre chose, voir la carte
legend-paid = des pointes : cédé ; sans : gagné
