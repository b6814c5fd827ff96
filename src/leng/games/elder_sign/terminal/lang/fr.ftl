# Les mots sur le dessin de la table.

about =
    Un musée, la nuit, et quelque chose d’immense qui va s’éveiller. Vous gagnez ou perdez tous ensemble.
    La course : les Signes des Anciens contre le Destin. Réunissez autant de Signes que le demande la carte du Grand Ancien, et il est scellé. Si le Destin remplit d’abord sa piste, il s’éveille, et seul un dernier combat peut le repousser.
    À votre tour, vous faites trois choses :
    1. Se déplacer : vers l’une des six Aventures, vers un Autre Monde ou vers l’entrée.
    2. Tenter : lancez six dés verts. Un jet peut accomplir une tâche de la carte ; ses dés y restent et vous lancez les autres. Si un jet n’accomplit rien, écartez un dé et relancez ; une fois par tour, vous pouvez garder un dé pour plus tard. Tout est accompli : la carte est votre trophée et vous gagnez ses récompenses. Plus de dés : vous subissez ses pénalités. À l’entrée, on se repose, on fouille les objets trouvés ou l’on dépense des trophées à la boutique.
    3. L’horloge avance de trois heures. À minuit, une nouvelle carte Mythe apporte Destin, monstres et autres ennuis.
    Des cartes ajoutent le dé jaune et le dé rouge, les indices relancent des dés. Sans Santé Mentale ou sans Résistance, vous êtes dévoré : le Destin grandit et vous continuez sous d’autres traits.

title = { $phase ->
    [setup] { $name }
    [end] { $name }
    [midnight] Nuit { $night } : { $name }
   *[other] Nuit { $night }, tour de { $seat } : { $name }
}

doom-of = { $n } sur { $of }
signs-of = { $n } sur { $of }
clock = Horloge
mythos-still = Encore à venir
place-lair = l’antre
place-nowhere = nulle part

fail = échec
win = gain
locks = bloque { $dice }
closed = fermé par la carte Mythe

dice-rolled = Jet { $roll } : { $n } { $n ->
    [one] dé
   *[other] dés
}
dice-left = Après le jet { $roll } : { $n ->
    [one] reste 1 dé
   *[other] restent { $n } dés
}
dice-to-roll = { $n } { $n ->
    [one] dé
   *[other] dés
} à lancer
dice-kept = Gardés :
dice-combat = Sur la tâche de combat :
dice-out = Écartés :
dice-locked = Verrouillés :
dice-gone = Perdus pour de bon :
dice-reserve = Disponibles :
dice-waiting = Verrous sans dé :
kept-focus = (concentration de { $seat })
kept-help = (aide de { $seat })
kept-spell = ({ $card })
locked-by = ({ $card })

out = est hors du jeu
nobody = n’a pas d’investigateur
used-ability = (pouvoir déjà utilisé)
used-ally = (déjà utilisé : { $card })

combat-task = Tâche de combat :
combat-left = Destin restant ({ $n }) :
combat-attack = Attaque à minuit :
combat-here = Face à lui :

or = ou
all = tout { $sign }
sign-everybody = chacun
sign-anybody = à quelqu’un
sign-secure = { $n ->
    [one] garder 1 dé
   *[other] garder jusqu’à { $n } dés
}

face-lore = S
face-peril = P
face-terror = T
face-wild = *
die-green = v
die-yellow = j
die-red = r
sign-investigation = Investigation
sign-lore = savoir
sign-peril = péril
sign-terror = terreur
sign-wild = joker
sign-green = dé vert
sign-yellow = jaune
sign-red = rouge
sign-slot = place de monstre
sign-ordered = dans cet ordre
sign-monster-space = amène un monstre
