# Les mots sur le dessin de la table.

about =
    Vous servez tous le même Grand Ancien, et chacun veut être celui dont il se souviendra. Treize Signes le retiennent. Quand le dernier est brisé, on compte ce que renferme votre sanctuaire : 10 points par Signe, 5 par grimoire, 2 par magie, 1 par sang, et 5 à qui a le plus de trésor.
    Une manche a deux moitiés :
    1. Les actions. À tour de rôle, chacun envoie un cultiste de sa réserve, le prêtre ou un acolyte, sur une case libre, en paie tout le coût et prend ce qu’elle donne. Quand toutes les réserves sont vides, les rôdeurs se déplacent.
    2. L’entretien. Les rituels avancent d’une étape et paient, les cultistes rentrent, les monstres et les salles agissent, et l’on peut ranger ses biens autrement.
    Les verrous du plateau de culte s’ouvrent le long des lignes. Qui en brise un prend son Signe et peut aussitôt profiter de son bonus ; ensuite, tous le peuvent. Beaucoup de verrous attirent les investigateurs.
    Un raid frappe chacun avec la même force. Les acolytes à l’asile et en évasion en arrêtent 1 chacun. Viennent ensuite les biens exposés, puis salle après salle : chacune retranche sa défense, et tant qu’il reste de la force, ce qui s’y trouve est perdu. On peut sacrifier des acolytes (2 chacun) et des monstres pour l’arrêter.
    Le premier raid ouvre les rituels et permet d’invoquer des monstres.

title = { $phase ->
    [setup] Avant la première manche
    [action] Manche { $n } : { $seat } place un cultiste
    [raid] Manche { $n } : un raid
    [prowlers] Manche { $n } : les rôdeurs de { $seat }
    [upkeep] Manche { $n } : l’entretien
    [opponent] Manche { $n } : l’adversaire agit
    [end] La fin
   *[between] Manche { $n }
}{ $limit ->
    [0] {""}
   *[other] {" "}(sur { $limit })
}
heading-cult = { $name } ({ $n ->
    [one] { $n } Signe restant
   *[other] { $n } Signes restants
})
heading-places = Lieux
heading-rituals = Rituels
heading-closed = Rituels (fermés jusqu’au premier raid)
heading-display = Cartes visibles
heading-others = Les autres prêtres
heading-own = Votre sanctuaire, dans l’ordre d’un raid
heading-raid = Les investigateurs ! (attirés par { $seat })

colon = {" "}:
points = { $n } pts
pool = réserve
asylum = asile { $n }/{ $chairs }
asylum-is = Asile
escape = évasion { $n }
captive = { $n } retenu par un monstre
out = { $n } dans la boîte
next-first = (premier à la prochaine manche)
exposed = Exposé :
a-raid-of = ce qui reste d’un raid de
lost-points = points perdus
empty-slots = vides : { $slots }
spent = utilisé
turned = affaibli
denied = refusé cette manche : { $sign }
only-you = vous seul voyez :
on-board = sur le plateau
dice = Dés { $dice } : force { $n }.
would-lose = prendrait { $n } pts
spared = épargné
track-deep_ones = Profonds
track-growth = Croissance
worship = { $n } sur { $most } adorent Azathoth
glacier-awake = { $name } paie { $pays } à chacun à chaque entretien
glacier-asleep = { $name } dort (paierait { $pays })
amoebas = { $n } amibes dans la pile

post-summon_monster = Invoquer
post-rescue_acolyte = Sauver
post-improve_sanctuary = Améliorer
post-escape = Évasion

sign-treasure = trésor
sign-blood = sang
sign-magic = magie
sign-atom = atome
sign-grimoire = grimoire
sign-elder_sign = Signe
sign-any_basic = ressource de base au choix
sign-any = toute ressource
sign-room = salle
sign-monster = monstre
sign-amoeba = amibe
sign-taken = amibe à loger
sign-acolyte = acolyte sacrifié
sign-rescue = acolyte sauvé
sign-worship = acolyte à Azathoth
sign-fetched = repris à Azathoth
sign-mutant = mutant
sign-abomination = abomination
sign-spawn = rejeton
sign-glacier = glacier
sign-deep_ones = les Profonds avancent
sign-growth = la croissance avance
sign-raid = dés de raid
sign-defence = arrête 2
sign-first = premier joueur
sign-special = carte du plateau
sign-track-entry = entrer sur la piste
sign-prowler-location = rôdeur de lieu
sign-prowler-cult = rôdeur de culte
sign-prowler-ritual = rôdeur de rituel
sign-prowler-flex = rôdeur flexible
sign-prowler-block = rôdeur bloquant
sign-prowler-eternal = rôdeur éternel
sign-priest = prêtre de A
sign-own-acolyte = acolyte de A
sign-lock-open = peut être brisé
sign-lock-shut = hors de portée
sign-lock-free = bonus pour tous
sign-lock-dead = épuisé
sign-lock-closed = bonus fermé
