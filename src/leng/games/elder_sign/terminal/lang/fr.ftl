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
phase-setup = Le musée ouvre
phase-movement = déplacement
phase-entrance = à l’entrée
phase-attempt = une aventure
phase-clock = l’horloge avance
phase-midnight = minuit sonne
phase-battle = le dernier combat
phase-end = La fin

doom = Destin
doom-of = { $n } sur { $of }
signs = Signes des Anciens
signs-of = { $n } sur { $of }
clock = Horloge
awakens = s’il s’éveille, { $effects }
mythos = Mythe
mythos-still = Encore à venir
heading-investigators = Investigateurs
heading-dice = Dés
place-entrance = Entrée du musée
place-lair = l’antre
place-nowhere = nulle part

fail = échec
win = gain
locks = bloque { $dice }
first-aid = Premiers soins
souvenirs = Souvenirs
lost-and-found = Objets trouvés
free = gratuit
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

or = { " " }ou{ " " }
colon = { " " }:
verb-regain-all = tout { $sign }
verb-heal = { $what } à quelqu’un
verb-lower-maximum = maximum { $sign } -{ $n }
verb-surrender = { $what ->
    [monster] -{ $n } trophée monstre
   *[any] -{ $n } trophée
}
verb-devour = dévoré
verb-test-cards = un dé par carte ({ $kinds }), perdue sur un chiffre
verb-lose-match = la partie est perdue
verb-each-everybody = chacun { $effects }
verb-each-alone = chacun seul sur une carte { $effects }
verb-each-at-entrance = chacun à l’entrée { $effects }
verb-per-world = { $effects } par Autre Monde
verb-otherwise = { $either }, sinon { $otherwise }
verb-any-die = 1 dé
verb-turn-die = { $which } devient { $to }
verb-raise-die = 1 chiffre +1
verb-reroll = { $n ->
    [0] relancer des dés au choix
   *[other] relancer { $n } dés
}
verb-grant = une fois après un jet { $turn }
verb-secure = { $n ->
    [one] garder 1 dé
   *[other] garder jusqu’à { $n } dés
}
verb-defeat = { $where ->
    [any] vaincre un monstre
   *[one_card] vaincre tous les monstres d’une carte
}
verb-complete-task = une tâche accomplie sans dés
verb-discard-dice = { $n ->
    [one] 1 dé de plus écarté
   *[other] { $n } dés de plus écartés
}
verb-discard-showing = tous les { $face } écartés
verb-fail = échec immédiat

standing-forbid-clues = pas d’indices
standing-forbid-focus = pas de concentration
standing-forbid-assist = pas d’aide
standing-forbid-spells = pas de sorts
standing-forbid-first-aid = pas de premiers soins
standing-forbid-souvenirs = pas de souvenirs
standing-forbid-lost-and-found = pas d’objets trouvés
standing-dearer = prix { $by } ({ $sign } { $sign_by })
standing-maximum = maximum { $sign } { $by }
standing-monster-needs = chaque monstre demande aussi { $needs }
standing-masks = des masques parmi les monstres
standing-loses-signs = { $monster } vaincu ou investigateur dévoré -1{ $sign }
standing-cold-cards = chaque { $kinds } utilisé { $loss }
standing-loses-worlds = un Autre Monde échoué est perdu, et avec le dernier il s’éveille
standing-many-tasks = plusieurs tâches par jet
standing-takes-instead = peut prendre à la place une autre carte ou 1{ $clue }
standing-extra-card = +1{ $sign } à chaque gain de { $sign }
standing-free-dice = { $dice } dans les Autres Mondes
standing-two-rerolls = deux relances par { $clue }
standing-no-monsters = pas de monstre à son tour
standing-no-terror = ignore les effets de terreur
standing-ignores-mythos = peut ignorer les cartes Mythe
standing-uses-locked = peut utiliser les dés bloqués
standing-dear-trophies = trophées monstres { $by }
later = prochaine aventure { $on ->
    [failed] échouée
   *[resolved] résolue
} { $effects }
deed = { $once ->
    [day] une fois par jour{ $when ->
        [turn_start] { " " }au début d’un tour
        [any_roll] { " " }après tout jet
       *[other] { "" }
    } : { $effects }
    [roll] une fois par jet : { $effects }
   *[always] { $effects }
}
deed-itself = renvoyé : { $effects }
ally-spares = renvoyé : pas de pénalités

legend = Signes :
face-lore = S
face-peril = P
face-terror = T
face-wild = *
die-green = v
die-yellow = j
die-red = r
sign-investigation = investigation
sign-lore = savoir
sign-peril = péril
sign-terror = terreur
sign-wild = joker
sign-green = dé vert
sign-yellow = jaune
sign-red = rouge
sign-sanity = santé mentale
sign-stamina = résistance
sign-clue = indice
sign-common = objet commun
sign-unique = objet unique
sign-spell = sort
sign-ally = allié
sign-trophies = trophées
sign-elder-sign = Signe des Anciens
sign-doom = Destin
sign-monster = monstre
sign-gate = portail
sign-on-terror = jet raté avec [T]
sign-midnight = à minuit
sign-slot = place de monstre
sign-ordered = dans cet ordre
sign-monster-space = amène un monstre
