# Les mots sur le dessin de la table.

about =
    Chacun de vous mène le culte d’un dieu ténébreux dans la Cité Éternelle. Un culte gagne à la fin d’un tour s’il a cinq Autels sur le plateau, ou quatre Foules de fanatiques, ou s’il a invoqué deux fois son dieu. Si plusieurs le peuvent, la plus haute Puissance divine l’emporte.
    Un tour a deux phases :
    1. Intention : l’un après l’autre, chacun prêche (envoie un Prêtre ou le Patriarche sur un Lieu) ou prie. Les trois premiers Prêtres sont gratuits, chaque Prêtre de plus coûte un Fidèle ; les Lieux les plus riches ne s’ouvrent qu’avec assez de Fidèles. Qui prie en a fini pour cette phase, mais profite tout de suite d’un Lieu modeste, et peut vendre des Intrigues et acheter des Privilèges.
    2. Résolution : les Lieux sont décidés de 1 à 13. Avant chaque décision, tous, même absents du Lieu, peuvent jouer une carte ou utiliser une aptitude. Puis la plus grande Influence obtient l’effet, les autres cultes présents reçoivent quelques pièces, et tous les Prêtres rentrent.
    Un Prêtre pèse ce qui est écrit sur lui, un Autel 4 et il reste, le Patriarche autant que vous avez de Fidèles, de Privilèges et de Suprématie pour l’appuyer. À la Faille des Ténèbres (13), un culte dont l’Influence atteint sa Puissance divine invoque son dieu : sa fiche passe à l’Aspect des Ténèbres, avec d’autres aptitudes, et la deuxième Invocation donne la victoire.

title = { $phase ->
    [setup] On choisit les cultes
    [intention] Tour { $round }, Intention : envoyer des Prêtres dans la cité, ou prier
    [end] La fin, après { $round } tours
    [between] Tour { $round }, Résolution
   *[resolution] Tour { $round }, Résolution : { $place }
}
heading-palace = Privilèges à vendre au Palais
heading-cults = Les cultes, à partir du Premier Joueur
heading-own = Votre culte : { $god }, { $side }
heading-hands = Cartes en main

market-empty = (pris ; de nouvelles cartes à la fin du tour)
left = Il reste :
on-top = { $sign } sur le dessus : { $card }
underneath = { $sign } tout en dessous, de bas en haut :

and-more = { $titles }, et { $n } de plus

column-place = Lieu
column-effect = Effet
column-alms = Aum.
column-influence = Influence sur place
settled-playing = En train d’être joué : { $cards }.

column-cult = Culte
column-god = Dieu
column-power = Puiss.
column-followers = Fidèles
column-coins = Pièces
column-patriarch = Patriarche
column-hand = Main
column-available = Disponibles
column-sheet = Sur fiche
column-altars = Autels
column-mobs = Foules
column-summonings = Invocations
column-now = Ce tour
you = (vous)
needs = dès { $n }
prayed = a prié
celebrates = célèbre
claims = { $phase ->
    [end] but atteint
   *[other] gagne si le tour finit ainsi
}

hand = En main :
hand-none = Vous n’avez aucune carte en main.
placement-free = Votre placement { $n } de ce tour est gratuit.
placement-costs = Votre placement { $n } de ce tour coûte 1 Fidèle.
placement-none = Vous n’avez plus personne à placer.
prayer = Une prière vous donne l’effet { $n ->
    [1] du Lieu 1
   *[other] d’un Lieu de 1 à { $n }
}.
tokens-left = Jetons qui ne sont pas des Prêtres : { $tokens }{ $altars ->
    [0] .
   *[other] , dont { $altars } en Autel.
}
tokens-apart = Jetons dans votre réserve : { $tokens }. Vos Autels sont faits de : { $altars }.
you-celebrate = Vous célébrez et ne participez pas à ce tour.
sealed = Scellée : seulement en Aspect des Ténèbres.
sale = Se vend { $price }.

standing-free-placement = placement { $ordinal } gratuit
standing-access = ouvre { $where }
standing-community = partage { $where }
standing-tithe = les autres paient { $coins }¤ en { $where }
standing-altar-bonus = chaque ⌂ +{ $n }
standing-on-miracle = chaque ☼ joué { $effects }
standing-on-intrigue = chaque ‡ jouée { $effects }

sign-patriarch = Patriarche
sign-privilege = Privilège (après un Lieu : à qui il y sert)
sign-open = ouvert pour vous, ou dans vos moyens
sign-active = en jeu
sign-done = passé
sign-bribe = corrompt et gagne
sign-boost = renforcé
sign-celebrates = célèbre et ne compte pas
sign-wins = gagnerait maintenant
