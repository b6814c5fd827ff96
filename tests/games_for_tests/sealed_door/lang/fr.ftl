title = La Porte scellée
about = Derrière la porte, quelque chose attend. Frappez pour ouvrir des brèches, protégez-vous des coups des autres, et soyez celui qui en a ouvert le plus quand elle cède ou quand vient l’aube.
option-name-door = Porte
option-about-door = La force de la porte, et la durée de la veille.
option-value-oak = chêne (rapide)
option-value-iron = fer (longue)
kind-card = Carte
kind-door = Porte
phase-setup = Installation
phase-night = Nuit
phase-end = La fin
ending-opened = La porte s’est ouverte.
ending-dawn = L’aube est venue d’abord.

ask-turn = À vous : frapper, écouter, piocher ou attendre ?
ask-twice = Frapper deux fois avec { $card } ?
ask-ward = { $by } frappe avec { $card }. Répondre par une protection ?
ask-bury = Vous entendez { $card }. La glisser sous la pioche ?
wait-turn = { $seat } se tient devant la porte.
wait-twice = { $seat } lève la main.
wait-ward = { $seat } peut répondre au coup.
wait-bury = { $seat } écoute.

proviso-harmless = tant que celui qui frappe n’a pas plus de brèches que vous
proviso-before = jusqu’à ce que { $place } frappe

option-knock = Frapper avec { $card }
option-ward = Protéger avec { $card }
option-listen = Écouter la pioche
option-draw = Piocher une carte
option-wait = Attendre
option-pass = Laisser faire
option-yes = Oui
option-no = Non

refuse-not-a-knock = { $card } ne peut pas frapper.
refuse-not-a-ward = { $card } n’est pas une protection.
refuse-hand-full = Vous tenez { $have } cartes ; la limite est de { $most }.
refuse-deck-empty = La pioche est vide.

log-night = La nuit { $night } tombe.
log-wait = { $seat } attend.
log-knock = { $seat } frappe { $times ->
    [one] une fois
   *[other] deux fois
} avec { $card }.
log-ward = { $seat } répond par { $card }.
log-roll = { $seat } lance { $dice } : { $total } contre { $strength }. { $opens ->
    [yes] La porte se fend.
   *[no] La porte tient.
}
log-draw = { $seat } pioche une carte.
log-draw-own = Vous piochez { $card }.
log-listen = { $seat } écoute la pioche.
log-listen-own = Vous entendez { $card }.
log-bury = { $seat } glisse une carte sous la pioche.
log-end = { $ending } Victoire : { $seats }.

card-knock = Frappe avec { $knock }.
card-door = Force { $strength } ; { $cracks } brèches l’ouvrent ; { $nights } nuits de veille.
table-line = Nuit { $night }, { $door }, { $deck } cartes dans la pioche
table-watcher = { $seat } : { $cracks } brèches, { $cards } cartes
table-hand = Votre main : { $hand }
verb-weaken = affaiblit le coup de { $n }
refuse-nothing-to-weaken = Il n’y a pas de coup à affaiblir.

sign-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
sign-ward = { $n } de moins pour un coup
sign-crack = { $n ->
    [one] { $n } fissure
   *[other] { $n } fissures
}
sign-chance-die = { $n ->
    [one] le hasard d’un dé
   *[other] le hasard de { $n } dés
}
paid = { $amount }, à céder
several = { $name } : { $n } options
sentence = { $text }.
listing-long = { $most }; { $last }
articles = Le La Les L’
