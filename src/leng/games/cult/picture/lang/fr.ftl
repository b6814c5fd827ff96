# Les mots du dessin de la table.

region-road = Cité
region-palace = Palais
region-sheets = Cultes
round = Tour { $n }
candidates = Fiches de culte au choix
market = Privilèges au Palais
market-empty = Vendu
brief-free_placement = Placement { $ordinal } gratuit
brief-access = Toujours ouvert : Lieu { $where }
brief-community = Effet de { $where } sans gagner
brief-tithe = { $coins } pièce des rivaux en { $where }
brief-altar_bonus = Chaque Autel +{ $n }
brief-on_play = Chaque carte jouée :
piles = Pioches
mobs-left = { $n ->
    [one] { $n } Foule de fanatiques en réserve
   *[other] { $n } Foules de fanatiques en réserve
}
being-played = On joue : { $title }

place = { $n }, { $name }
needs = { $n ->
    [0] Ne demande aucun Fidèle
   *[other] Demande { amount-followers }
}
needs-open = { needs } : ouvert pour vous
needs-access = { needs }, mais une Personnalité vous fait entrer
needs-closed = { needs } : fermé pour vous
alms = Aumône : { amount-coins } pour qui ne l’emporte pas
leads = { $name } l’emporte avec { $n } d’Influence
winning = l’emporte à cet instant
present = { $name } a { $n } d’Influence
priest-of = Prêtre de { $name }, Influence { $n }{ borne }
patriarch-of = Patriarche de { $name }, Influence { $n }{ borne }
borne = { $boost ->
    [0] { "" }
   *[other] { " " }(renforcée de { $boost })
}{ $coins ->
    [0] { "" }
    [one] , porte un pot-de-vin de { $coins } pièce
   *[other] , porte un pot-de-vin de { $coins } pièces
}
altar-of = Autel de { $name }, Influence { $n }

side-power = { $side }, Puissance { $n }
god-of = { $god }, dieu de { $name } : { $side }, Puissance divine { $n }
chip = { $title }{ $n ->
    [one] {""}
   *[other] , { $n } exemplaires
}, Patriarche +{ $bonus }
called-mobs = Foules
supremacy-free = Suprématie : personne ne l’a encore
supremacy-of = Suprématie : { $name }
power = Puissance divine { $n }
first = Premier joueur
prayed = A prié
celebrating = Célèbre ce tour
held-miracle = { amount-miracle } en main
held-card = { amount-card } en main
held-intrigue = { amount-intrigue } en main
goal = À la fin d’un tour, qui a cinq Autels, quatre Foules de fanatiques ou deux Invocations l’emporte.
gauge-altar = Autels : { $n } sur { $most }
gauge-mobs = Foules de fanatiques : { $n } sur { $most }
gauge-summon = Invocations : { $n } sur { $most }
patriarch-weighs = Influence du Patriarche : { $n } (Fidèles { $followers }, Privilèges { $privilege }, Suprématie { $supremacy })
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
no-cult = Pas encore de culte.
hand-empty = Aucune carte en main.
card-in-hand = { $n ->
    [one] { $title }
   *[other] { $title }, { $n } exemplaires
}
card-shut = { card-in-hand }, scellée : pour l’Aspect des Ténèbres seulement
offer = { $title }, prix { $price }, Patriarche +{ $bonus }
bonus = L’Influence du Patriarche augmente de { $n }
deck-left = { $deck } : { amount-card } en pioche
known-under = { $n ->
    [one] { $n } connue dessous
   *[other] { $n } connues dessous
}
on-top = Dessus : { $title }

paid = { $amount }, à céder

sign-alms = Aumône pour les présents qui ne l’emportent pas
sign-first = Premier joueur
sign-paid = des pointes : cédé ; sans : gagné
sign-celebrate = ne prend pas part au tour : célèbre
sign-under = cartes connues du dessous
