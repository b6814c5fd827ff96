# Les mots du dessin de la table.

region-stage = Carte
region-museum = Musée
region-entrance = Entrée
region-fate = Mythe
region-people = Investigateurs
region-lair = Combat
hour = { $hour } heures
stage = La carte en jeu et les dés
hand = Votre investigateur et ce que vous portez
held = { $name } porte { $n ->
    [one] { $n } carte ou trophée
   *[other] { $n } cartes et trophées
}
race = La course entre les Signes des Anciens et le Destin
museum = Le musée : Aventures et Autres Mondes
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
penalties = En cas d’échec :
rewards = En cas de succès :
marker = { $name }, qui joue { $investigator }
die = { $die } : { $face }
letter-green = V
letter-yellow = J
letter-red = R
wild = n’importe quel résultat
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
signs-of = Signes des Anciens : { $n } sur { $most }
doom-of = Pions Destin : { $n } sur { $most }
doom-left = { $n ->
    [one] Encore { $n } pion Destin
   *[other] Encore { $n } pions Destin
}
time = Il est { $hour } heures
no-mythos = Pas encore de carte Mythe.
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
first = Commence
out = Hors de la partie
nobody-yet = Pas encore d’investigateur
used-today = Capacité utilisée aujourd’hui

paid = { $amount }, à perdre

pile-adventure = Aventures : { $n } en pioche
pile-other_world = Autres Mondes : { $n } en pioche
pile-common = Objets Communs : { $n } en pioche
pile-unique = Objets Uniques : { $n } en pioche
pile-spell = Sorts : { $n } en pioche
pile-ally = Alliés : { $n } en pioche
pile-mythos = Mythe : { $n } en pioche
pile-cup = Monstres en réserve : { $n }

legend-lost = des pointes : perdu ou payé
