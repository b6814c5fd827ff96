# Le Signe des Anciens en français : noms, questions, raisons, récit de la nuit et texte des cartes.

title = Le Signe des Anciens
about = Arkham, 1926. De un à huit investigateurs passent la nuit dans le musée de l’Université Miskatonic, où un Grand Ancien s’apprête à surgir. Tout le monde joue ensemble. À son tour, on se rend sur une Aventure, on lance six dés et l’on pose les bons résultats sur ses tâches ; une Aventure résolue rapporte des Indices, des Objets, des Sorts, des Trophées et surtout des Signes des Anciens, un échec coûte de la Santé Mentale, de la Résistance ou du temps. À chaque tour, l’horloge avance de trois heures, et chaque minuit amène de nouveaux ennuis. Réunissez assez de Signes des Anciens avant que la piste du Destin ne soit pleine, et le Grand Ancien est enfermé ; s’il se réveille avant, il faut le combattre.

# Noms -------------------------------------------------------------------------------------------------------------

phase-setup = Préparation
phase-movement = Mouvement
phase-entrance = À l’entrée du musée
phase-attempt = Résolution
phase-clock = Avancer l’horloge
phase-midnight = Minuit
phase-battle = Le combat final


kind-investigator = Investigateur
kind-ancient_one = Grand Ancien
kind-adventure = Aventure
kind-other_world = Autre Monde
kind-common = Objet Commun
kind-unique = Objet Unique
kind-spell = Sort
kind-ally = Allié
kind-mythos = Mythe
kind-monster = Monstre
kind-first_aid = Premiers soins
kind-souvenir = Souvenir
kind-finding = Objets trouvés

option-name-ancient_one = Grand Ancien
option-name-investigators = Investigateurs
option-about-ancient_one = L’ennemi de la nuit. Chacun a sa capacité, son attaque et le nombre de Signes des Anciens qui l’enferme.
option-about-investigators = Les investigateurs sont tirés au hasard, ou les joueurs les choisissent l’un après l’autre.
option-value-chosen = au choix des joueurs

side-elder_sign = Signes des Anciens
side-doom = Destin
score-adventures = Aventures
score-worlds = Autres Mondes
score-entrance = Entrée du musée
score-cards = Cartes et capacités
score-driven = Destin repoussé
score-lost = Signes perdus
score-midnight = Minuits et présages
score-failed = Tentatives manquées
score-terror = Terreur
score-devoured = Investigateurs dévorés
score-other = Autres
ending-sealed = Le Grand Ancien est enfermé : tout le monde a gagné.
ending-banished = Le Grand Ancien est banni au terme du combat final : tout le monde a gagné.
ending-devoured = Tous les investigateurs ont été dévorés : tout le monde a perdu.
ending-destroyed = Le Grand Ancien a détruit le monde : tout le monde a perdu.

# Comment un nom se place dans une phrase
articles = Le La Les L’
named-item = « { $name } »
numbered = { $name } (n° { $n })
the-entrance = l’entrée du musée
the-monster = { $monster ->
    [elder_thing] la { $name }
    [ghoul] la { $name }
    [witch] la { $name }
    [haunter_of_the_dark] { $name }
   *[other] le { $name }
}
the-marker = { $monster ->
    [elder_thing] la { $name }
    [ghoul] la { $name }
    [witch] la { $name }
    [haunter_of_the_dark] { $name }
   *[other] le { $name }
}
a-monster = { $monster ->
    [elder_thing] une { $name }
    [ghoul] une { $name }
    [witch] une { $name }
    [haunter_of_the_dark] { $name }
   *[other] un { $name }
}

face-lore = Savoir
face-peril = Péril
face-terror = Terreur
face-wild = Joker
die-green = { $face }
die-yellow = { $face } jaune
die-red = { $face } rouge
die-unrolled-green = dé vert
die-unrolled-yellow = dé jaune
die-unrolled-red = dé rouge
die-of-green = un dé vert
die-of-yellow = le dé jaune
die-of-red = le dé rouge
die-elsewhere = { $die } ({ $place })
spot-focus = concentration
spot-help = chez { $seat }
spot-spell = sur { $card }
spot-task = sur la tâche { $n }
spot-reserve = disponible
spot-out = défaussé
spot-locked = verrouillé

need-investigation = { $n ->
    [one] { $n } Investigation
   *[other] { $n } Investigations
}
task-with-cost = { $needs }, au prix de { $cost }

hour-3 = III
hour-6 = VI
hour-9 = IX
hour-12 = XII

goods-sanity = Santé Mentale
goods-stamina = Résistance
goods-common = Objet Commun
goods-unique = Objet Unique
goods-spell = Sort
deck-common = Objets Communs
deck-unique = Objets Uniques
deck-spell = Sorts
deck-ally = Alliés

amount-cards = { $n ->
    [one] une carte ({ $kinds })
   *[other] { $n } cartes ({ $kinds })
}
nothing = rien
# Les symboles, sur les dessins et à côté des options ; les légendes laissent le nombre de côté --------------------------

sign-sanity = { $n ->
    [0] toute la Santé Mentale
   *[other] { $n } Santé Mentale
}
sign-stamina = { $n ->
    [0] toute la Résistance
   *[other] { $n } Résistance
}
sign-max_sanity = { $n } Santé Mentale de son maximum
sign-max_stamina = { $n } Résistance de son maximum
sign-hours = { $n } heures
sign-clue = { $n ->
    [one] { $n } Indice
   *[other] { $n } Indices
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
sign-any_card = { $n ->
    [one] { $n } objet ou Sort au choix
   *[other] { $n } objets ou Sorts au choix
}
sign-trophy = { $n ->
    [one] { $n } trophée
   *[other] { $n } trophées
}
sign-trophies = { $n ->
    [one] { $n } Trophée
   *[other] { $n } Trophées
}
sign-any_trophy = { $n ->
    [one] { $n } Trophée de n’importe quelle valeur
   *[other] { $n } Trophées de n’importe quelle valeur
}
sign-monster_trophy = { $n ->
    [one] { $n } Trophée Monstre
   *[other] { $n } Trophées Monstre
}
sign-elder_sign = { $n ->
    [one] { $n } Signe des Anciens
   *[other] { $n } Signes des Anciens
}
sign-doom = { $n ->
    [one] { $n } pion Destin
   *[other] { $n } pions Destin
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
sign-any_die = un dé
sign-raise = un de plus
sign-out = { $n ->
    [0] tous écartés
    [one] { $n } dé écarté
   *[other] { $n } dés écartés
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
sign-complete_task = une tâche accomplie sans dés
sign-fail = la tentative échoue
sign-devour = dévoré
sign-lose_match = la partie est perdue
sign-chance-cards = un dé par carte, perdue sur un chiffre
sign-chance = le hasard décide
sign-chance-die = les dés décident
sign-everybody = chaque investigateur
sign-alone = chacun seul sur une carte
sign-at_entrance = chacun à l’entrée
sign-anybody = un investigateur de votre choix
sign-per_world = par Autre Monde
sign-otherwise = sinon
sign-grant = une fois après un jet
sign-once_day = une fois par jour
sign-once_roll = une fois par jet
sign-turn_start = au début d’un tour
sign-any_roll = après tout jet
sign-on_terror = quand un jet avec une Terreur est raté
sign-midnight = à minuit
sign-next_failed = prochaine aventure échouée
sign-next_resolved = prochaine aventure résolue
sign-awakens = s’il s’éveille
sign-spares = pas de pénalités
sign-forbid_clues = pas d’indices
sign-forbid_focus = pas de concentration
sign-forbid_assist = pas d’aide
sign-forbid_spells = pas de sorts
sign-forbid_first_aid = pas de premiers soins
sign-forbid_souvenirs = pas de souvenirs
sign-forbid_lost_and_found = pas d’objets trouvés
sign-dearer = prix +{ $n }
sign-dearer_sign = d’un Signe des Anciens +{ $n }
sign-monster_needs = chaque monstre demande aussi
sign-masks = des masques parmi les monstres
sign-loses_signs = { $name } vaincu ou investigateur dévoré
sign-cold_cards = utiliser
sign-loses_worlds = un Autre Monde échoué est perdu, et avec le dernier il s’éveille
sign-many_tasks = plusieurs tâches par jet
sign-takes_instead = peut prendre à la place une autre carte ou un indice
sign-extra_card = à chaque gain
sign-free_dice = dans les Autres Mondes
sign-two_rerolls = deux relances par indice
sign-no_monsters = pas de monstre à son tour
sign-no_terror = ignore les effets de terreur
sign-ignores_mythos = peut ignorer les cartes Mythe
sign-uses_locked = peut utiliser les dés bloqués
sign-dear_trophies = trophées monstres
sign-investigation = Investigation, au moins ce nombre
sign-mythos = carte Mythe
sign-lock = dé verrouillé
sign-more = autre chose, voir la carte
# Les mots des deux dessins ----------------------------------------------------------------------------------------------

doom = Destin
signs = Signes des Anciens
free = gratuit
souvenirs = Souvenirs
dice = Dés
investigators = Investigateurs
place-entrance = Entrée du musée

moment-own_turn = à tout moment de votre tour
moment-attempt = à tout moment d’une tentative à votre tour
moment-before_roll = avant l’un de vos jets
moment-after_roll = après un jet de votre réserve
moment-any_roll = après le jet de n’importe quel joueur
moment-turn_start = au début du tour de n’importe quel joueur
moment-resolution_start = avant le premier jet de votre tour

# Questions : ce que lit celui qui décide, et ce que lisent les autres ---------------------------------------------

ask-recruit = Quel investigateur voulez-vous jouer ?
wait-recruit = { $seat } choisit un investigateur.
ask-starting-card = { $left ->
    [one] Piochez une carte de départ : dans quel paquet ?
   *[other] Piochez { $left } cartes de départ : dans quel paquet prenez-vous la première ?
}
wait-starting-card = { $seat } choisit une carte de départ.
ask-heal = C’est à { $turn } de jouer. Une fois par jour, vous pouvez d’abord soigner quelqu’un. Maintenant ?
wait-heal = { $seat } peut soigner quelqu’un.
ask-whom = Qui récupère { $health } ?
wait-whom = { $seat } décide qui soigner.
ask-move = { $here_kind ->
    [entrance] Vous êtes à l’entrée du musée. Où tentez-vous votre chance ? À l’entrée, on reçoit des soins, on fouille les objets trouvés ou l’on achète un souvenir.
   *[other] Vous êtes sur { $here }. Où tentez-vous votre chance ? Vous pouvez rester ; à l’entrée, on reçoit des soins, on fouille les objets trouvés ou l’on achète un souvenir.
}
wait-move = { $seat } décide où aller.
ask-entrance = Vous êtes à l’entrée du musée : faites une seule chose. Les premiers soins guérissent, les objets trouvés sont un pari, et les Trophées achètent des souvenirs.
wait-entrance = { $seat } fait le tour de l’entrée.
ask-before-roll = { $card_kind ->
    [ancient_one] Vous attaquez { $card } : préparez-vous, puis lancez les dés.
   *[other] { $card } : préparez-vous, puis lancez tous les dés de votre réserve.
}
wait-before-roll = { $seat } s’apprête à lancer les dés.
ask-after-roll = Les dés sont tombés : { $card }. Posez-en sur une tâche, ou changez d’abord le jet ; un jet qui n’accomplit rien coûte un dé.
wait-after-roll = { $seat } regarde les dés.
ask-battle-roll = Les dés sont tombés. S’ils accomplissent la tâche de combat, { $card } perd un pion Destin ; un jet raté coûte un dé.
wait-battle-roll = { $seat } combat le Grand Ancien.
ask-which-dice = { $picked_n ->
    [0] Quels dés voulez-vous relancer ?
   *[other] À relancer : { $picked }. Un autre encore ?
}
wait-which-dice = { $seat } choisit les dés à relancer.
ask-keep-die = { $left ->
    [one] Posez un dé sur { $card }, tel quel : il servira plus tard à qui en aura besoin. Lequel ?
   *[other] Posez jusqu’à { $left } dés sur { $card }, tels quels : ils serviront plus tard à qui en aura besoin. Lequel ?
}
wait-keep-die = { $seat } pose un dé sur un Sort.
ask-research = Jet effectué par { $other }. Une fois par jour, vous pouvez faire relancer des dés. Maintenant ?
wait-research = { $seat } peut faire relancer des dés.
ask-discard-die = Vous devez défausser un dé jusqu’à la fin du tour. Duquel vous passerez-vous ?
wait-discard-die = { $seat } défausse un dé.
ask-help = { $other } demande votre aide : { $card }. Vous garderiez un dé. Si la tentative échoue malgré tout, vous perdez 1 Santé Mentale ou 1 Résistance.
wait-help = { $seat } peut apporter son aide.
ask-help-die = { $other } accepte de vous aider. Quel dé confiez-vous, tel quel, jusqu’à ce qu’il vous serve ?
wait-help-die = { $seat } confie un dé.
ask-helper-loses = Vous avez aidé, en vain. Que perdez-vous ?
wait-helper-loses = { $seat } paie le prix de son aide.
ask-order = Plusieurs choses arrivent, et vous en décidez l’ordre. Laquelle maintenant ?
wait-order = { $seat } décide de l’ordre des effets.
ask-midnight-order = Minuit frappe sur plusieurs cartes, et vous en décidez l’ordre. Laquelle maintenant ?
wait-midnight-order = { $seat } décide de l’ordre des effets de minuit.
ask-terror-order = La Terreur frappe deux fois, et vous en décidez l’ordre. Par quoi commencer ?
wait-terror-order = { $seat } décide de l’ordre des effets Terreur.
ask-ignore = Votre foi vous protège : voulez-vous ignorer { $card } ?
wait-ignore = { $seat } peut ignorer une carte Mythe.
ask-place-monster = Un monstre apparaît : { $monster }. Où ? Sa tâche s’ajoute à celles de la carte, ou remplace celle qu’il recouvre.
wait-place-monster = { $seat } décide où le monstre apparaît.
ask-lock-die = Un dé va être verrouillé. Lequel ?
wait-lock-die = { $seat } choisit le dé verrouillé.
ask-duke = Vous avez échoué. Voulez-vous renvoyer { $card } pour échapper aux pénalités ?
wait-duke = { $seat } peut échapper aux pénalités.
ask-instead = { $left ->
    [one] Vous allez recevoir une carte ({ $what }). La prenez-vous, ou autre chose ?
   *[other] Vous allez recevoir { $left } cartes ({ $what }). Prenez-vous la première, ou autre chose ?
}
wait-instead = { $seat } décide quoi prendre.
ask-one-of = Vous avez le choix. Que décidez-vous ?
wait-one-of = { $seat } a le choix.
ask-discard-card = Vous devez vous séparer de quelque chose. De quoi ?
wait-discard-card = { $seat } doit se séparer de quelque chose.
ask-spend = Payez en Trophées : encore { $left }. Ce que vous payez en trop est perdu.
wait-spend = { $seat } paie en Trophées.
ask-lose-trophy = Vous devez abandonner un Trophée (encore { $left }). Lequel ?
wait-lose-trophy = { $seat } doit abandonner des Trophées.
ask-which-monster = Quel monstre est vaincu ?
wait-which-monster = { $seat } choisit le monstre vaincu.
ask-which-card = Sur quelle carte tous les monstres sont-ils vaincus ?
wait-which-card = { $seat } choisit la carte dont les monstres sont vaincus.
ask-which-task = Quelle tâche est accomplie sans dés ?
wait-which-task = { $seat } choisit la tâche accomplie.
ask-newcomer = Votre investigateur n’est plus. Qui prend sa place ?
wait-newcomer = { $seat } choisit un nouvel investigateur.
ask-before-penalties = La carte est manquée. Voulez-vous encore utiliser une carte avant les pénalités ?
wait-before-penalties = { $seat } peut utiliser une carte avant les pénalités.
ask-helper-order = Vous décidez dans quel ordre ceux qui vous ont aidé en paient le prix. Qui d’abord ?
wait-helper-order = { $seat } décide qui paie son aide en premier.
ask-back-order = Vous avez gagné plusieurs monstres, et vous décidez de l’ordre de leurs textes. Lequel maintenant ?
wait-back-order = { $seat } décide quel texte de monstre s’applique d’abord.
ask-end-turn = Votre tour s’achève. Voulez-vous encore utiliser une carte ?
wait-end-turn = { $seat } peut encore utiliser une carte.

# The same in a few words, for the line of a phone -----------------------------------------------------------------

short-recruit = Qui jouez-vous ?
short-starting-card = Quelle carte ?
short-heal = Soigner d’abord ?
short-move = Où allez-vous ?
short-entrance = À l’entrée : une chose
short-before-roll = Avant le jet
short-after-roll = Posez des dés
short-battle-roll = Frappez le Grand Ancien
short-which-dice = Relancer quels dés ?
short-keep-die = Quel dé garder ?
short-research = Faire relancer des dés ?
short-discard-die = Écartez un dé
short-help = Aidez-vous ?
short-help-die = Quel dé garder ?
short-helper-loses = Que perdez-vous ?
short-order = Quelle est la suite ?
short-midnight-order = Quelle carte ensuite ?
short-terror-order = Quoi d’abord ?
short-ignore = Ignorer la carte ?
short-place-monster = Où apparaît-il ?
short-lock-die = Verrouiller quel dé ?
short-duke = Renvoyer Duke ?
short-instead = Quoi à la place ?
short-one-of = Que choisissez-vous ?
short-discard-card = Rendez quelque chose
short-spend = Payez en trophées
short-lose-trophy = Rendez un trophée
short-which-monster = Quel monstre ?
short-which-card = Sur quelle carte ?
short-which-task = Quelle tâche ?
short-newcomer = Qui prend la relève ?
short-before-penalties = Une carte d’abord ?
short-helper-order = Qui paie d’abord ?
short-back-order = Quel texte ensuite ?
short-end-turn = Encore une carte ?

# Options ----------------------------------------------------------------------------------------------------------

option-move = { $place_kind ->
    [entrance] Aller à l’entrée du musée
   *[other] Aller sur { $place }
}
option-stay = { $place_kind ->
    [entrance] Rester à l’entrée du musée
   *[other] Rester sur { $place }
}
option-use = Utiliser { $card } : { $effects }
option-ability = { $ability } : { $effects }
option-send-away = Renvoyer { $card } : { $effects }
idea-investigator = { $investigator }
option-complete = Poser { $laid } sur la tâche { $n } de { $card }
idea-complete = Tâche { $n } de { $card }
way-complete = avec { $laid }
option-complete-not = Tâche { $n } de { $card }
option-complete-battle = Frapper { $card } avec { $laid }
option-complete-battle-not = Frapper { $card }
option-with-monster = { $text }, pour vaincre { $monster }
option-with-cost = { $text }, au prix de { $cost }
option-task = Accomplir la tâche { $n } de { $card }
option-slot = { $n ->
    [0] Le poser sous les tâches de { $card }
   *[other] Le poser sur la tâche { $n } de { $card }
}
option-turn = { $source } : changer { $die } en { $face }
idea-turn = { $source } : changer { $die }
way-turn = en { $face }
option-focus = Se concentrer : garder { $die } tel quel, jusqu’à ce qu’il serve ce tour-ci
option-take = Reprendre pour le relancer : { $die }
option-die = Relancer : { $die }
option-lock = Verrouiller : { $die }
option-keep-keep-die = Poser { $die } sur { $card }
option-keep-help-die = Confier { $die } à { $other }
option-discard = Défausser { $card }
option-discard-die = Défausser : { $die }
option-discard-clue = Défausser un Indice
option-add = Ajouter { $colour }
option-borrow = Se servir malgré le verrou : { $colour }
option-ask = Demander à { $other } de garder un dé
option-treat = Soigner { $other }
option-aid = Premiers soins ({ $n ->
    [0] gratuits
    [one] { $n } Trophée
   *[other] { $n } Trophées
}) : { $effects }
option-buy = Souvenir ({ $n ->
    [one] { $n } Trophée
   *[other] { $n } Trophées
}) : { $effects }
option-spend = Payer avec { $marker } (valeur { $n })
option-lose-trophy = Abandonner { $marker } (valeur { $n })
option-helper = { $other }
option-back = Le texte : { $marker }
option-defeat = Vaincre { $marker }
option-defeat_all = Vaincre tous les monstres sur { $card }
option-terror = { $card } : { $effects }
option-midnight = { $card } : { $effects }
option-gain-clue = Un Indice
option-gain-common = Un Objet Commun : le plus souvent un dé de plus
option-gain-unique = Un Objet Unique : plus rare et plus fort
option-gain-spell = Un Sort : garde des dés, soigne ou entrave
option-lose = Perdre { $amount }
option-first = { $effects }
option-first-again = { $effects } (n° { $n })
option-investigator = { $investigator }, { $occupation } (Santé Mentale { $most_sanity }, Résistance { $most_stamina })
option-roll = Lancer les dés
option-fail = Déclarer le jet raté et perdre un dé
option-go_on = Passer au jet suivant
option-give_up = Abandonner et subir les pénalités
option-clue = Dépenser un Indice pour relancer des dés
option-reroll = Relancer des dés avec l’Indice déjà dépensé
option-all = Tous les dés
option-done-which-dice = C’est tout : lancer
option-done-keep-die = Ne pas en garder d’autre
option-done-before-roll = Terminer l’attaque
option-done-before-penalties = Subir les pénalités
option-done-end-turn = Terminer mon tour
option-pass-heal = Pas maintenant
option-pass-research = Laisser le jet tel quel
option-wait = Attendre : rien n’est possible ici
option-find = Fouiller les objets trouvés : un dé vert en décide
option-yes-help = Aider { $other }
option-no-help = Ne pas aider
option-yes-ignore = L’ignorer
option-no-ignore = Laisser faire
option-yes-duke = Renvoyer { $card } et ne rien subir
option-no-duke = Garder { $card } et subir les pénalités

# Les raisons d’un refus -------------------------------------------------------------------------------------------

refuse-no-dice = Il n’y a plus de dé dans votre réserve.
refuse-no-focus = { $card } interdit de se concentrer.
refuse-focused-already = Vous vous êtes déjà concentré ce tour.
refuse-asked-already = Cet investigateur a déjà été sollicité ce tour.
refuse-one-or-the-other = Après un jet raté, on se concentre ou on demande de l’aide, une seule fois, jamais les deux.
refuse-die-gone = Ce dé était verrouillé au réveil du Grand Ancien : il n’est plus en jeu.
refuse-die-on-spell = Ce dé est sur un Sort ; prenez-le là.
refuse-at-maximum = Vous êtes déjà à votre maximum.
refuse-no-help = { $card } interdit de demander de l’aide.
refuse-no-clues = { $card } interdit de dépenser des Indices.
refuse-wrong-moment = { $card } s’utilise { $moment }.
refuse-used-today = Une fois par jour seulement, et vous l’avez fait depuis le dernier minuit.
refuse-used-this-roll = Une fois par jet seulement, et vous l’avez fait pour celui-ci.
refuse-spells-forbidden = { $card } interdit les Sorts.
refuse-closed = Fermé tant que dure { $card }.
refuse-too-dear = { $price ->
    [one] Le prix est de { $price } Trophée
   *[other] Le prix est de { $price } Trophées
}{ $have ->
    [0] , et vous n’en avez aucun.
   *[other] {" "}; les vôtres valent { $have }.
}
refuse-no-clue = Vous n’avez pas d’Indice à donner.
refuse-no-such-card = Vous n’avez pas les cartes qu’il faut.
refuse-nobody-hurt = Personne n’en a besoin : tous sont à leur maximum.
refuse-no-free-task = Il faut une tâche possible maintenant, sans monstre et sans coût ; il n’y en a pas.
refuse-would-devour = Son coût vous prendrait votre dernière Santé Mentale ou Résistance, et un tel coût ne peut pas être payé.
refuse-not-yet = La flèche de la carte fixe l’ordre : la tâche { $n } passe d’abord.
refuse-needs-dice = Il faut { $needs }, et vos dés ne le donnent pas.
refuse-die-locked = Le dé à ajouter est verrouillé. Verrouillés en ce moment : { $colours }.
refuse-die-used = Ce dé sert déjà.
refuse-no-attempt = Cela n’aide que sur une Aventure ou dans un Autre Monde.
refuse-too-few-trophies = { $have ->
    [0] Vous n’avez aucun Trophée.
   *[other] Vos Trophées ne valent que { $have }.
}
refuse-no-such-trophy = Vous n’avez pas de tel Trophée.
refuse-no-monster = Il n’y a aucun monstre en jeu.
refuse-no-monsters-in-battle = Pendant le combat final, il n’y a plus de monstres.
refuse-no-gates-in-battle = Pendant le combat final, aucun portail ne peut s’ouvrir.

# Le récit de la nuit ----------------------------------------------------------------------------------------------

log-enters = { $investigator } entre dans le musée ; c’est { $seat } qui mène ses pas.
log-stirs = Cette nuit, { $ancient_one } s’agite dans son sommeil : { $n } Signes des Anciens l’enfermeront.
log-turn = C’est à { $seat } de jouer, avec { $investigator }.
log-moves = { $place_kind ->
    [entrance] { $seat } regagne l’entrée du musée.
    [other_world] { $seat } franchit le portail : { $place }.
   *[adventure] { $seat } s’aventure dans le musée : { $place }.
}
log-stays = { $place_kind ->
    [entrance] { $seat } reste à l’entrée du musée.
   *[adventure] { $seat } s’obstine et reste : { $place }.
}
log-waits = Il n’y a rien à faire à l’entrée ; { $seat } attend.
log-first-aid = { $n ->
    [0] { $seat } demande les premiers soins : { $service }.
    [one] { $seat } paie { $n } Trophée pour les premiers soins : { $service }.
   *[other] { $seat } paie { $n } Trophées pour les premiers soins : { $service }.
}
log-buys = { $n ->
    [one] Pour { $n } Trophée, { $seat } achète un souvenir : { $service }.
   *[other] Pour { $n } Trophées, { $seat } achète un souvenir : { $service }.
}
log-finds = { $seat } fouille les objets trouvés. Le dé donne { $face } : { $finding }.
log-rolls = { $seat } lance les dés : { $dice }.
log-rerolls = On relance : { $dice }.
log-clue-spent = { $seat } suit un Indice.
log-turns = { $source } change un dé : { $die } devient { $face }.
log-completes = { $card_kind ->
    [ancient_one] { $dice } : un coup que { $card } a senti !
   *[other] { $dice_n ->
        [0] La tâche { $n } de { $card } est accomplie sans un dé.
       *[other] { $dice } : la tâche { $n } de { $card } est accomplie.
    }
}
log-fails-roll = Le jet est raté.
log-terror = Terreur ! Elle vient de { $card }.
log-no-terror = La Terreur se montre, et { $seat } en rit.
log-die-out = Un dé est défaussé : { $die }.
log-dice-out = { $n ->
    [0] Aucun dé ne montre { $face } : rien n’est défaussé.
    [one] { $n } dé montrant { $face } est défaussé.
   *[other] { $n } dés montrant { $face } sont défaussés.
}
log-die-added = Un renfort dans la réserve : { $colour }.
log-takes = Un dé quitte son Sort pour la réserve : { $die }.
log-borrows = Les verrous n’arrêtent pas { $seat } : { $colour } rejoint la réserve.
log-focuses = { $seat } se concentre et garde un dé : { $die }.
log-helps = { $seat } vient en aide à { $other } et garde un dé : { $die }.
log-refuses-help = { $seat } refuse d’aider { $other }.
log-secured = { $card } retient un dé : { $die }.
log-spell-over = Le pouvoir de { $card } est épuisé.
log-gives-up = { $seat } abandonne.
log-resolves = { $seat } a résolu { $card } !
log-fails = { $seat } a échoué : { $card } garde son mystère.
log-uses = { $card_kind ->
    [ally] { $card } rend un dernier service à { $seat } et s’en va.
    [spell] { $seat } lance le Sort { $card }.
   *[other] { $seat } utilise { $card }.
}
log-ability = { $investigator } fait appel à sa capacité : { $ability }.
log-draws = { $card_kind ->
    [ally] { $card } se joint à { $seat }.
    [spell] { $seat } apprend le Sort { $card }.
   *[other] { $seat } trouve { $card }.
}
log-discards = { $seat } se sépare de { $card }.
log-deck-empty = Le musée n’a plus rien à offrir ({ $deck }).
log-card-tested = { $lost ->
    [yes] Le vent donne { $face } et arrache { $card } à { $seat }.
   *[no] Le vent donne { $face } : { $seat } garde { $card }.
}
log-clues = { $n ->
    [one] { $seat } trouve un Indice.
   *[other] { $seat } trouve { $n } Indices.
}
log-clues-lost = { $n ->
    [one] { $seat } perd un Indice.
   *[other] { $seat } perd { $n } Indices.
}
log-trophy-gone = { $seat } abandonne un Trophée : { $trophy }.
log-lose = { $seat } perd { $amount }.
log-regain = { $seat } récupère { $amount }.
log-maximum = { $seat } en garde une faiblesse : { $what }, { $n } au plus.
log-devoured = { $investigator } est la proie des ténèbres. { $seat } n’a plus personne.
log-adventure = Du nouveau au musée : { $card }.
log-gate = Un portail s’ouvre : { $card }.
log-world-lost = Le passage est fermé à jamais : { $card } est hors d’atteinte.
log-appears = { $a_monster } sort de l’ombre.
log-placed = { $monster } rôde : { $card }.
log-kept-away = Aucun monstre n’ose paraître tant que joue { $seat }.
log-beaten = { $monster } ne fera plus de mal.
log-won-monster = { $seat } emporte un Trophée : { $monster }.
log-monster-leaves = { $monster } retourne dans l’ombre.
log-locked = { $card } verrouille { $colour }.
log-lock-waits = { $card } voudrait verrouiller { $colour }, mais doit attendre.
log-lock-passes = { $card } attendait son heure et verrouille { $colour }.
log-freed = De nouveau libre : { $colour }.
log-die-gone = Perdu pour le combat, avec { $card } : { $colour }.
log-clock = { $hour ->
    [XII] L’aiguille de l’horloge atteint XII.
   *[other] L’aiguille de l’horloge avance sur { $hour }.
}
log-midnight = L’horloge sonne minuit.
log-strikes = Minuit se fait sentir : { $card }.
log-mythos = Un présage : { $card }.
log-comes-true = Le présage s’accomplit : { $card }.
log-ignores = { $seat } prie, et { $card } reste sans pouvoir.
log-doom = Le Destin approche : { $n } sur { $of }.
log-doom-less = Le Destin recule : { $n } sur { $of }.
log-sign = Un Signe des Anciens est trouvé : { $n } sur { $of }.
log-sign-lost = Un Signe des Anciens s’effrite : il en reste { $n } sur { $of }.
log-awakens = Les murs éclatent : { $ancient_one } se réveille !
log-attacks = { $ancient_one } attaque.
log-end-sealed = Le dernier Signe des Anciens est en place. { $ancient_one } est sous scellés, et le jour se lève sur Arkham.
log-end-banished = { $ancient_one } repart au-delà des étoiles. Arkham est sauvée.
log-end-devoured = Il ne reste personne pour s’opposer à { $ancient_one }. La nuit n’aura pas de fin.
log-end-destroyed = { $ancient_one } ouvre les yeux, et le monde n’est plus.

# Ce que disent les cartes -----------------------------------------------------------------------------------------

card-task = Tâche { $n } : { $task }.
card-task-full = Tâche { $n } : { $task }. Un monstre peut prendre sa place.
card-task-partial = Tâche { $n } : { $task }. Un monstre peut prendre la place de : { $covered }.
card-task-empty = Tâche { $n } : un cadre vide, qui n’est une tâche qu’avec un monstre.
card-ordered = La flèche : les tâches s’accomplissent dans cet ordre.
card-lock = Tant que c’est en jeu, { $colour } reste sous verrou.
card-terror = Terreur, quand un jet avec une Terreur est raté : { $effects }.
card-midnight = À minuit : { $effects }.
card-penalties = En cas d’échec : { $effects }.
card-rewards = En cas de succès : { $effects }.
card-trophies = { $n ->
    [one] Vaut { $n } Trophée.
   *[other] Vaut { $n } Trophées.
}
card-monster-task = Sa tâche : { $task }.
card-mask = Un masque : il n’est dans la tasse que contre Nyarlathotep.
card-gained = Butin : { $effects }.
card-investigator = { $occupation }. Santé Mentale { $most_sanity }, Résistance { $most_stamina }.
card-starting = À l’arrivée : { $effects }.
card-ability = { $name } : { $text }.
card-signs = Enfermé par { $n } Signes des Anciens.
card-track = Piste du Destin de { $n } cases ; un monstre apparaît avec les pions { $spaces }.
card-awakens = Au réveil : { $effects }.
card-awakens-by-name = { $name }, au réveil : { $effects }.
card-combat = Au combat, { $task } : un pion Destin est retiré ; avec le dernier, il est banni.
card-attack = Au combat, à chaque minuit : { $effects }.
card-item = { $moment } : { $effects }.
card-used-up = Sert une fois, puis passe sous son paquet.
card-stays = Reste étalé tant que des dés s’y trouvent, puis passe sous son paquet.
card-joins = En vous rejoignant : { $effects }.
card-spares = En cas d’échec, vous pouvez renvoyer { $card } et ne subir aucune pénalité.
card-now = Aussitôt : { $effects }.
card-lasting = Tant que dure cette carte : { $effects }.
card-next-midnight = Au prochain minuit : { $effects }.
card-later-failed = Une seule fois, au prochain échec d’un joueur : { $effects }.
card-later-resolved = Une seule fois, au prochain succès d’un joueur : { $effects }.
card-price = { $n ->
    [0] Gratuit.
    [one] Prix : { $n } Trophée.
   *[other] Prix : { $n } Trophées.
}
card-finding = Quand le dé donne { $face } : { $effects }.

deed = { $moment }{ $once ->
    [roll] , une fois par jet
    [day] , une fois par jour
   *[no] {""}
} : { $effects }
deed-paid = défaussez { $paid } et { $effects }
pay-common = un Objet Commun
pay-clue = un Indice
pay-spell = un Sort
pay-itself = cette carte

verb-gain = { $who ->
    [each] gagne { $amount }
   *[you] gagnez { $amount }
}
verb-gain-any = piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
} de votre choix ({ $kinds })
verb-gain-ally = { $card } se joint à vous
verb-lose = { $who ->
    [each] perd { $amount }
   *[you] perdez { $amount }
}
verb-regain = { $who ->
    [each] récupère { $amount }
   *[you] récupérez { $amount }
}
verb-heal = un investigateur de votre choix récupère { $health }
verb-discard = { $who ->
    [each] défausse { $amount }
   *[you] défaussez { $amount }
}
verb-surrender = { $who ->
    [each] abandonne { $amount }
   *[you] abandonnez { $amount }
}
verb-devour = { $who ->
    [each] est dévoré
   *[you] votre investigateur est dévoré
}
verb-test-cards = { $who ->
    [each] lance un dé vert pour chaque { $kinds } et le perd sur toute Investigation
   *[you] lancez un dé vert pour chaque { $kinds } et perdez-le sur toute Investigation
}
verb-doom = { $n ->
    [one] ajoutez { $n } pion Destin
   *[other] ajoutez { $n } pions Destin
}
verb-doom-less = { $n ->
    [one] retirez { $n } pion Destin
   *[other] retirez { $n } pions Destin
}
verb-gate = { $n ->
    [one] ouvrez un portail vers un Autre Monde
   *[other] ouvrez { $n } portails vers des Autres Mondes
}
verb-monster = { $n ->
    [one] un monstre apparaît
   *[other] { $n } monstres apparaissent
}
verb-lose-match = c’est la fin du monde, et tout le monde a perdu
verb-add-die = ajoutez { $amount } à votre réserve
verb-raise-die = changez un dé de votre jet d’un chiffre au chiffre supérieur
verb-turn-die-from = changez un dé de votre jet de { $of } en { $to }
verb-turn-colour = changez { $colour } de votre jet en { $to }
verb-turn-die = changez un dé de votre jet en { $to }
verb-reroll-any = relancez les dés de votre choix
verb-reroll = { $n ->
    [one] faites relancer un dé du jet
   *[other] faites relancer jusqu’à { $n } dés du jet
}
verb-grant = une fois ce tour-ci, après un jet, { $turn }
verb-secure = { $n ->
    [one] posez un dé de votre jet sur cette carte, tel quel : il servira plus tard à n’importe qui
   *[other] posez jusqu’à { $n } dés de votre jet sur cette carte, tels quels : ils serviront plus tard à n’importe qui
}
verb-defeat = vainquez n’importe quel monstre en jeu
verb-defeat-all = vainquez tous les monstres d’une carte
verb-complete-task = accomplissez, sans dés, une tâche sans monstre et sans coût
verb-discard-dice-showing = défaussez tous les dés qui montrent { $face }
verb-discard-dice = { $n ->
    [one] défaussez un dé de plus
   *[other] défaussez { $n } dés de plus
}
verb-fail = vous échouez aussitôt
verb-choose = { $either }
verb-choose-otherwise = { $who ->
    [each] { $either } ; qui ne le peut pas { $otherwise }
   *[you] { $either } ; sinon, { $otherwise }
}
verb-each-everybody = chaque investigateur { $effects }
verb-each-alone = chaque investigateur seul sur une carte { $effects }
verb-each-at-entrance = chaque investigateur à l’entrée du musée { $effects }
verb-per-world = pour chaque Autre Monde en jeu, { $effects }

standing-forbid-clues = aucun Indice ne peut être dépensé
standing-forbid-focus = personne ne peut se concentrer
standing-forbid-assist = personne ne peut demander de l’aide
standing-forbid-spells = aucun Sort ne peut être utilisé
standing-forbid-first-aid = pas de premiers soins à l’entrée du musée
standing-forbid-souvenirs = pas de souvenirs à l’entrée du musée
standing-forbid-lost-and-found = les objets trouvés sont fermés
standing-terror = quand un jet avec une Terreur est raté, en plus : { $effects }
standing-lock = { $colour } est verrouillé
standing-dearer = tout ce qui se paie en Trophées coûte { $by_n } de plus{ $sign_by ->
    [1] {""}
   *[other] , un Signe des Anciens { $sign_by } de plus
}
standing-maximum = { $who ->
    [each] le maximum de { $what } de chaque investigateur { $by_sign ->
        [less] baisse
       *[more] augmente
    } de { $by_n }
   *[you] votre maximum de { $what } { $by_sign ->
        [less] baisse
       *[more] augmente
    } de { $by_n }
}
standing-monster-needs = chaque tâche de monstre demande en plus : { $needs }
standing-masks = les cinq monstres masques sont dans la tasse
standing-loses-signs = un Signe des Anciens est perdu chaque fois qu’on accomplit la tâche que porte { $a_monster } et chaque fois qu’un investigateur est dévoré
standing-cold-cards = qui utilise une carte ({ $kinds }) perd { $n } Résistance
standing-loses-worlds = un Autre Monde où l’on échoue quitte la partie ; avec le dernier, il se réveille
standing-many-tasks = vous pouvez accomplir plusieurs tâches avec un seul jet
standing-takes-instead = quand vous gagnez un Objet Commun, un Objet Unique ou un Sort, vous pouvez prendre à la place un Indice ou une carte d’une autre sorte
standing-extra-card = quand vous gagnez des { $many }, gagnez-en un de plus
standing-free-dice = dans les Autres Mondes, vous pouvez ajouter le dé jaune et le dé rouge à votre réserve
standing-two-rerolls = chaque Indice vous permet de relancer deux fois
standing-no-monsters = aucun monstre n’apparaît pendant votre tour
standing-no-terror = vous ignorez la Terreur
standing-ignores-mythos = vous pouvez ignorer les effets durables des cartes Mythe
standing-uses-locked = pendant votre tour, vous pouvez vous servir des dés verrouillés
standing-dear-trophies = chaque Trophée Monstre vaut pour vous { $by_n } de plus

# Ce que les chances comptent, et ce qu’elles laissent de côté --------------------------------------------------------

odds-note = Chaque nombre est la chance exacte de résoudre toute la carte (dans le dernier combat : de frapper au moins une fois), si vous décidez ensuite au mieux. Il compte vos dés, les dés déjà gardés, votre concentration et jusqu’à trois relances par Indice (une seule avec plus de six dés). Il laisse de côté la Terreur, le prix des tâches, les Sorts, l’aide des autres, et ce que les Objets, les Alliés et les capacités pourraient encore apporter : là où la Terreur frappe, la vraie chance est un peu plus faible ; avec une telle aide, un peu plus forte.

# La première partie guidée -----------------------------------------------------------------------------------------

lesson-welcome = Arkham, 1926 : dans le musée de l’université, quelque chose remue derrière les vitrines. Vous avez quelques nuits, huit dés et toute votre tête. Obtenez les Signes qui scellent le Grand Ancien avant que sa piste de Destin ne soit pleine.
lesson-move = Chaque carte du musée est une Aventure : ses tâches sont ce que vos dés doivent montrer, et en dessous figurent récompenses et pénalités. Peu de tâches, c’est plus facile, et un Signe parmi les récompenses est ce que vous êtes venu chercher.
lesson-roll = Vous lancez tous vos dés d’un coup, d’ordinaire les six verts. Chaque jet peut accomplir une tâche : moins une carte en a, plus vous avez d’essais.
lesson-task = Ces dés accomplissent une tâche : ils y restent, et vous lancez les autres pour la suivante. Si vous avez le choix, faites d’abord la plus dure, tant que vous avez beaucoup de dés.
lesson-failed = Rien ne convient : ce jet échoue et vous coûte un dé, sauf si vous le changez. Un Indice permet de relancer des dés, certaines cartes changent une face ; sinon, perdez un dé et lancez les autres.
lesson-discard = Un dé est perdu jusqu’à la fin de votre tour. Laissez la face qu’aucune tâche ne demande ici.
lesson-focus = Une fois par tour, vous pouvez garder un dé tel quel et lancer les autres. Gardez la face rare qu’une tâche demande : Péril, Terreur ou Connaissance.
lesson-cards = Vos cartes aident avant un jet : beaucoup ajoutent le dé jaune ou le rouge, aux meilleures faces. Servez-vous-en quand l’enjeu le mérite : ensuite elles sont perdues.
lesson-resolved = Résolue : vous avez reçu les récompenses, et la carte elle-même est un Trophée. À l’entrée, les Trophées achètent des soins, des cartes et même un Signe.
lesson-unresolved = Vous avez échoué, et les pénalités font mal : à zéro de Santé Mentale ou de Résistance, vous êtes dévoré. La carte reste : revenez avec plus de dés, ou prenez plus facile.
lesson-clock = Votre tour a fait avancer l’horloge de trois heures. Tous les quatre tours il est minuit, et il n’en est jamais rien sorti de bon.
lesson-entrance = Au lieu d’une Aventure, vous pouvez aller à l’entrée et y faire une seule chose : vous soigner, fouiller les objets trouvés ou payer avec des Trophées. Allez-y blessé ou riche ; sinon chaque tour compte.
lesson-monster = Un monstre se glisse ici, et vous dites sur quelle carte du musée sa tâche se pose. Elle en devient plus dure, mais vaincu, il est un Trophée ; mettez-le là où vous n’irez pas de sitôt.
lesson-midnight = Minuit : on retourne une carte Mythe, qui apporte souvent du Destin ou un monstre. Quand la piste de Destin est pleine, le Grand Ancien s’éveille : ne traînez pas.
lesson-sign = Un Signe se trouve maintenant près du Grand Ancien : c’est cela qui fait gagner. Cherchez les cartes dont la récompense en montre un, et gardez des Trophées pour un autre.
lesson-alone = Vous savez comment va la nuit ici : choisir, lancer, garder ce qui convient, surveiller l’horloge. Vous décidez maintenant sans guide ; ce qui est nouveau sera encore dit, et conseil et chances sont à une touche.
lesson-farewell = Scellé ou éveillé : vous y étiez. La prochaine fois, venez avec des amis : ils peuvent garder un dé pour vous.

# How one wins -------------------------------------------------------------------------------------------------------

goal = Ensemble, réunir assez de Signes des Anciens avant que la piste de Destin du Grand Ancien ne soit pleine.
goal-turn =
    Allez sur une Aventure, un Autre Monde ou à l’entrée, ou restez.
    Sur une carte : lancez les dés, et posez les résultats sur une tâche après l’autre. Toutes les tâches accomplies donnent les récompenses ; abandonner ou manquer de dés coûte les pénalités.
    À l’entrée : recevez des soins, fouillez les objets trouvés, ou achetez un souvenir avec des Trophées.
    L’horloge avance de trois heures. À minuit vient une carte Mythe, et avec elle du Destin, des monstres ou pire.
goal-ends =
    Gagné, dès que les Signes des Anciens suffisent.
    Quand la piste de Destin est pleine, le Grand Ancien s’éveille : on ne gagne alors qu’en retirant tout le Destin dans la bataille finale.
    Perdu, quand tous les investigateurs ont été dévorés et que personne ne peut en reprendre un. Qui éveille Azathoth perd aussitôt.
stand-signs = { $n } Signes des Anciens sur { $of } : { $left ->
    [one] il en faut encore un.
   *[other] il en faut encore { $left }.
}
stand-doom = Destin : { $n } sur { $of } ; avec { $left } de plus, il s’éveille.
stand-midnight = { $n } heures jusqu’à minuit.
stand-battle = Le Grand Ancien est éveillé : { $n } Destin à retirer.
stand-health = Votre investigateur a { $sanity } en Santé Mentale et { $stamina } en Résistance ; à 0 de l’une ou de l’autre, il est dévoré.
