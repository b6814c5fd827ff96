# Words on the drawing of the table.

about =
    Each of you leads the cult of a dark god in the Eternal City. A cult wins at the end of a round if it has five Altars on the board, or four Fanatical Mobs, or has summoned its god twice. If several can, the highest Divine Power decides.
    A round has two phases:
    1. Intention: one after the other, each of you preaches (sends one Priest or the Patriarch to a Location) or prays. The first three Priests are free, each further one costs a Follower; the richer Locations let you in only with enough Followers. Whoever prays is finished for this phase, but has the effect of a low Location at once, and may sell Intrigues and buy Privileges.
    2. Resolution: the Locations are decided from 1 to 13. Before each decision everybody, even who is not there, may play one card or use one ability. Then the greatest influence wins the effect, the others who came get a few coins, and all Priests go home.
    A Priest weighs what is written on him, an Altar 4 and stays, the Patriarch as much as you have Followers, Privileges and Supremacy to back him. At the Rift of Darkness (13) a cult with as much influence as its Divine Power summons its god: its sheet turns to the Dark side, with other abilities, and the second Summoning wins.

title = { $phase ->
    [setup] The cults are chosen
    [intention] Round { $round }, Intention: send Priests to the city, or pray
    [end] The end, after { $round } rounds
    [between] Round { $round }, Resolution
   *[resolution] Round { $round }, Resolution: { $place }
}
heading-palace = Privileges for sale at the Palace
heading-cults = Cults, First Player first
heading-own = Your cult: { $god }, { $side }
heading-hands = Cards in hand

market-empty = (taken; new cards come at the end of the round)
left = Left:
on-top = { $sign } on top: { $card }
underneath = { $sign } at the bottom, from the lowest up:

and-more = { $titles }, and { $n } more

column-place = Location
column-effect = Effect
column-alms = Alms
column-influence = Influence there
settled-playing = Being played: { $cards }.

column-cult = Cult
column-god = God
column-power = Power
column-followers = Followers
column-coins = Coins
column-patriarch = Patriarch
column-hand = Hand
column-available = Available
column-sheet = On sheet
column-altars = Altars
column-mobs = Mobs
column-summonings = Summonings
column-now = Now
you = (you)
needs = at { $n }
prayed = has prayed
celebrates = celebrates
claims = { $phase ->
    [end] goal reached
   *[other] wins if the round ends so
}

hand = In hand:
hand-none = You have no cards in hand.
placement-free = Your placement { $n } of this round is free.
placement-costs = Your placement { $n } of this round costs 1 Follower.
placement-none = You have nobody left to place.
prayer = A prayer brings you the effect of { $n ->
    [1] Location 1
   *[other] one Location from 1 to { $n }
}.
tokens-left = Tokens that are not Priests: { $tokens }{ $altars ->
    [0] .
   *[other] , { $altars } of them turned over as Altars.
}
tokens-apart = Tokens in your reserve: { $tokens }. Your Altars are made of: { $altars }.
you-celebrate = You celebrate and take no part in this round.
sealed = Sealed: only on the Dark side.
sale = Sells for { $price }.

standing-free-placement = placement { $ordinal } free
standing-access = opens { $where }
standing-community = shares { $where }
standing-tithe = others pay { $coins }¤ at { $where }
standing-altar-bonus = each ⌂ +{ $n }
standing-on-miracle = each ☼ played { $effects }
standing-on-intrigue = each ‡ played { $effects }

sign-patriarch = Patriarch
sign-privilege = Privilege (after a Location: whose works there)
sign-open = open to you, or within your means
sign-active = at stake
sign-done = over
sign-bribe = bribes and so wins
sign-boost = strengthened
sign-celebrates = celebrates and does not count
sign-wins = would win now
