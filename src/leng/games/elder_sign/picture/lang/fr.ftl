# Les mots du dessin de la table.

race = La course entre les Signes des Anciens et le Destin
museum = Le musée : Aventures et Autres Mondes
dice = Dés
mythos = Mythe
entrance = Entrée du musée
investigators = Investigateurs
candidates = Investigateurs au choix
piles = Pioches et réserve de Monstres
several = { $name } : { $n } façons, choisissez
task = Tâche { $n } : { $needs }
monster-task = { $monster }. { $task }
frame = Cadre pour un Monstre
below = Sous les tâches
done = Accomplie
ordered = Tâches, à accomplir de haut en bas
lock = Verrouille un dé : { $die }
terror-effect = Quand un lancer échoue et qu’un dé montre Terreur
midnight-effect = À minuit
penalties = En cas d’échec :
rewards = En cas de succès :
marker = { $name }, qui joue { $investigator }
die = { $die } : { $face }
letter-green = V
letter-yellow = J
letter-red = R
either = { " ou " }
investigation = Investigation { $n }
face-lore = Savoir
face-peril = Péril
face-terror = Terreur
face-wild = n’importe quel résultat
face-any = pas encore lancé
pool = { $n ->
    [one] Réserve : { $n } dé
   *[other] Réserve : { $n } dés
}
rolls = { $n ->
    [one] { $n } lancer
   *[other] { $n } lancers
}
roll = Lancer
use-clue = Dépenser un Indice
aside = Hors jeu
away-out = { $die } : hors de cette tentative
away-gone = { $die } : perdu pour de bon
away-locked = { $die } : verrouillé
away-focus = { $die } : gardé par concentration
away-task = { $die } : posé sur une tâche
away-help = { $die } : gardé par un assistant
away-spell = { $die } : posé sur un Sort
signs = Signes des Anciens
doom = Destin
signs-of = Signes des Anciens : { $n } sur { $most }
doom-of = Pions Destin : { $n } sur { $most }
doom-left = { $n ->
    [one] Encore { $n } pion Destin
   *[other] Encore { $n } pions Destin
}
time = Il est { $hour } heures
no-mythos = Pas encore de carte Mythe.
first-aid = Premiers soins
lost-and-found = Objets trouvés
souvenirs = Souvenirs
free = gratuit
all = max
price = { $n ->
    [0] gratuit
    [one] pour { $n } trophée
   *[other] pour { $n } trophées
}
service = { $title }, { $costs }
trophy = { $title }, valeur { $n }
trophies = { $n ->
    [one] { $n } trophée, valeur { $worth }
   *[other] { $n } trophées, valeur { $worth }
}
gauge-sanity = Santé Mentale : { $n } sur { $most }
gauge-stamina = Résistance : { $n } sur { $most }
you = vous
first = Commence
out = Hors de la partie
nobody-yet = Pas encore d’investigateur
used-today = Capacité utilisée aujourd’hui

lost = { $amount }, à perdre
sign-sanity = { $n ->
    [0] toute la Santé Mentale
   *[other] { $n } Santé Mentale
}
sign-stamina = { $n ->
    [0] toute la Résistance
   *[other] { $n } Résistance
}
sign-clue = { $n ->
    [one] { $n } Indice
   *[other] { $n } Indices
}
sign-trophy = { $n ->
    [one] { $n } trophée
   *[other] { $n } trophées
}
sign-common = { $n ->
    [one] { $n } Objet Commun
   *[other] { $n } Objets Communs
}
sign-unique = { $n ->
    [one] { $n } Objet Unique
   *[other] { $n } Objets Uniques
}
sign-spell = { $n ->
    [one] { $n } Sort
   *[other] { $n } Sorts
}
sign-ally = { $n ->
    [one] { $n } Allié
   *[other] { $n } Alliés
}
sign-elder_sign = { $n ->
    [one] { $n } Signe des Anciens
   *[other] { $n } Signes des Anciens
}
sign-doom = { $n ->
    [one] { $n } pion Destin
   *[other] { $n } pions Destin
}
sign-doom-less = { $n ->
    [one] { $n } pion Destin en moins
   *[other] { $n } pions Destin en moins
}
sign-gate = { $n ->
    [one] { $n } Autre Monde
   *[other] { $n } Autres Mondes
}
sign-monster = { $n ->
    [0] tous les Monstres d’une carte
    [one] { $n } Monstre
   *[other] { $n } Monstres
}
sign-clock = { $n ->
    [one] l’horloge avance de trois heures
   *[other] l’horloge avance { $n } fois
}
sign-everybody = chaque investigateur
sign-devour = dévoré
sign-fail = la tentative échoue
sign-complete = une tâche est accomplie
sign-any_die = un dé
sign-raise = un de plus
sign-out = { $n ->
    [0] ces dés sont hors jeu
    [one] { $n } dé hors jeu
   *[other] { $n } dés hors jeu
}
sign-reroll = { $n ->
    [0] des dés au choix relancés
    [one] { $n } dé relancé
   *[other] { $n } dés relancés
}
sign-secure = { $n ->
    [one] { $n } dé gardé sur la carte
   *[other] { $n } dés gardés sur la carte
}
sign-more = autre chose, voir la carte

pile-adventure = Aventures : { $n } en pioche
pile-other_world = Autres Mondes : { $n } en pioche
pile-common = Objets Communs : { $n } en pioche
pile-unique = Objets Uniques : { $n } en pioche
pile-spell = Sorts : { $n } en pioche
pile-ally = Alliés : { $n } en pioche
pile-mythos = Mythe : { $n } en pioche
pile-cup = Monstres en réserve : { $n }

legend = Que veulent dire les symboles
legend-investigation = Investigation, au moins ce nombre
legend-sanity = Santé Mentale
legend-stamina = Résistance
legend-clue = Indice
legend-trophy = valeur en trophées
legend-elder_sign = Signe des Anciens
legend-doom = pion Destin
legend-monster = un Monstre apparaît
legend-gate = un Autre Monde s’ouvre
legend-common = Objet Commun
legend-unique = Objet Unique
legend-spell = Sort
legend-ally = Allié
legend-mythos = carte Mythe
legend-midnight = à minuit
legend-clock = l’horloge avance
legend-everybody = chaque investigateur
legend-out = dés hors de cette tentative
legend-fail = la tentative échoue
legend-devour = dévoré
legend-secure = un dé gardé sur la carte
legend-reroll = dés relancés
legend-raise = Investigation augmentée d’un
legend-complete = tâche accomplie
legend-lock = dé verrouillé
legend-more = autre chose, voir la carte
legend-lost = des pointes : perdu ou payé
