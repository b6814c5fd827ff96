title = The Sealed Door
about = Behind the door something waits. Knock on it to make cracks, ward against the knocks of the others, and be the one who has made the most cracks when it opens or when dawn comes.
option-name-door = Door
option-about-door = How strong the door is, and how long it is watched.
option-value-oak = oak (quick)
option-value-iron = iron (long)
kind-card = Card
kind-door = Door
phase-setup = Set-up
phase-night = Night
phase-end = The end
ending-opened = The door has opened.
ending-dawn = Dawn came first.

ask-turn = Your turn: knock, listen, draw or wait?
ask-twice = Knock twice with { $card }?
ask-ward = { $by } knocks with { $card }. Answer with a ward?
ask-bury = You hear { $card }. Put it under the deck?
wait-turn = { $seat } stands before the door.
wait-twice = { $seat } raises a hand.
wait-ward = { $seat } may answer the knock.
wait-bury = { $seat } listens.

proviso-harmless = as long as whoever knocks has no more cracks than you
proviso-before = until { $place } knocks

option-knock = Knock with { $card }
option-ward = Ward with { $card }
option-listen = Listen at the deck
option-draw = Draw a card
option-wait = Wait
option-pass = Let it happen
option-yes = Yes
option-no = No

refuse-not-a-knock = { $card } cannot knock.
refuse-not-a-ward = { $card } is no ward.
refuse-hand-full = You hold { $have } cards; { $most } is the limit.
refuse-deck-empty = The deck is empty.

log-night = Night { $night } falls.
log-wait = { $seat } waits.
log-knock = { $seat } knocks { $times ->
    [one] once
   *[other] twice
} with { $card }.
log-ward = { $seat } answers with { $card }.
log-roll = { $seat } rolls { $dice }: { $total } against { $strength }. { $opens ->
    [yes] The door cracks.
   *[no] The door holds.
}
log-draw = { $seat } draws a card.
log-draw-own = You draw { $card }.
log-listen = { $seat } listens at the deck.
log-listen-own = You hear { $card }.
log-bury = { $seat } puts a card under the deck.
log-end = { $ending } Winner: { $seats }.

card-knock = Knocks with { $knock }.
card-door = Strength { $strength }; { $cracks } cracks open it; watched for { $nights } nights.
table-line = Night { $night }, { $door }, { $deck } cards in the deck
table-watcher = { $seat }: { $cracks } cracks, { $cards } cards
table-hand = Your hand: { $hand }
verb-weaken = weaken the knock by { $n }
refuse-nothing-to-weaken = There is no knock to weaken.

sign-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
sign-ward = { $n } off a knock
sign-crack = { $n ->
    [one] { $n } crack
   *[other] { $n } cracks
}
sign-chance-die = { $n ->
    [one] the fall of a die
   *[other] the fall of { $n } dice
}
paid = { $amount }, given up
several = { $name }: { $n } options
sentence = { $text }.
listing-long = { $most }; { $last }
articles = The
