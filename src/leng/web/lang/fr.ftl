# Ce que disent les pages.

leng = Leng
leng-in-one-sentence = Une table pour cinq jeux de société du Mythe, où chaque règle est appliquée : contre des robots, autour d’un écran, ou entre amis par un lien.
skip = Aller au contenu
preferences = Langue et lumière
language = Langue
language-en = Anglais
language-fr = Français
theme = Lumière
theme-light = Clair
theme-dark = Sombre
theme-device = Comme cet appareil

# L’accueil --------------------------------------------------------------------------------------------------------

play-now = Jouer contre des robots
play-now-about = Une première partie de { $title }, préparée pour débutants. Sans compte, sans rien installer.
your-tables = Vos tables
table-over = terminée
table-your-turn = à vous de jouer
table-waiting = attend les amis
table-running = en cours
games = Les jeux
coming = À venir
players = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
minutes = { $least } à { $most } min
open-a-table = Ouvrir une table
go-on-with-a-save = Reprendre une sauvegarde
save-file = Une sauvegarde de Leng (.leng)
upload = La poser sur une table
by-link = On vous a envoyé le lien d’une place ? Ouvrez-le : il vous montre la place, et un bouton vous y installe.
join-title = Rejoindre avec un code
join-code = Six lettres
join-go = M’y conduire
join-with = ou avec le code { $code }
join-with-about = Sur un autre appareil, ouvrez { $house } et tapez le code ; ou visez ceci avec une caméra.
qr-of = Le lien vers la place de { $name }, pour une caméra
trouble-wrong-code = Ce code ne mène nulle part. Un code a six lettres, installe une personne et vaut un jour : demandez-en un nouveau.
trouble-too-many-codes = { $most } codes par minute suffisent. Attendez un instant, puis réessayez.
fan-made = Leng est fait par des amateurs et dessine ses propres images. Les jeux appartiennent à leurs auteurs et éditeurs ; si l’un d’eux vous plaît, achetez la boîte.

title-elder_sign = Le Signe des Anciens
title-cult = Cult
title-auztralia = AuZtralia
title-evil_high_priest = Evil High Priest
about-kingsport_festival = Des sectateurs lancent les dés pour invoquer vingt dieux, gagnent une ville et bravent quatre raids en une année. Une course de dés, de nerfs et d’à-propos.
about-elder_sign = Tous ensemble contre une horreur endormie : de salle en salle, la nuit, dans un musée, il faut sceller le passage avant son réveil.
about-cult = Des cultes rivaux prêchent dans les treize mêmes lieux d’une cité, prêtre après prêtre, et chacun peut interrompre. Retors et plein de surprises.
about-auztralia = Poser des rails, cultiver et creuser un continent rouge, puis pointer les canons vers ce qui s’éveille. On bâtit d’abord, on se bat ensuite.
about-evil_high_priest = Placez vos sectateurs, brisez les sceaux un à un et survivez aux raids : tous servent le même dieu, un seul sera remercié.

# Ouvrir une table -------------------------------------------------------------------------------------------------

open-title = Une table de { $title }
what-is-it-about = De quoi s’agit-il ?
with-whom = Avec qui ?
with-link = Des amis, chacun sur son appareil
with-here = Des amis autour de cet écran
with-bots = Des robots
how-many-seats = Combien de places ?
who-sits-where = Qui s’assied où ?
seat-who = Place { $letter }
who-me = Vous
who-here = Quelqu’un d’autre sur cet appareil
who-link = Quelqu’un par un lien
who-bot = Robot : { $name }
bots-to-play = Robots contre qui jouer
bots-for-study = Robots pour l’étude
levels-about = Comment jouent les robots :
seat-name = Nom
seat-name-usual = comme d’habitude
seat-colour = Couleur
any-colour = au choix
link-later = Les amis invités par lien se retrouvent d’abord dans une salle d’attente ; liens et codes s’y affichent, pour vous seul. Sur un appareil partagé, un rideau tombe entre les tours.
options = Ce que l’on joue
the-table = La table
closed-to-spectators = Fermée : seuls les joueurs peuvent regarder
advanced = Pour experts
seed-field = Graine
seed-about = Le même mot donne les mêmes dés et les mêmes cartes : il sert à refaire une partie. Qui le connaît connaît chaque carte ; la table n’a donc pas de sceau et le dit à tout le monde. Laissez vide : la maison en tire une que personne ne connaît.
open-it = Ouvrir la table
back-to-lobby = Retour à l’accueil

# À la table -------------------------------------------------------------------------------------------------------

title-your-turn = ● À vous – { $title }
reconnecting = Reconnexion…
show-what-fits = Montrer les options qui conviennent
round = Tour { $n }
your-turn = À vous de jouer
over = La partie est terminée.
you-are-watching = Vous regardez. Vous voyez ce que tout le monde peut voir.
why-not = { $n ->
    [one] Pourquoi pas ? { $n } chose impossible maintenant
   *[other] Pourquoi pas ? { $n } choses impossibles maintenant
}
hint = Ce que ferait un bon robot
hint-place = Place { $n } du conseil.
ask-hint = Conseil
ask-odds = Chances
odds-best = La meilleure chance : { $label }, { $chance }.
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
odds-even = Aucune option n’a plus de chances que les autres.
chance-of-success = – chances de réussite :
chance-best = (les meilleures)
undo-choice = Annuler le choix
undo-turn = Annuler le tour
undo-policy = On annule librement jusqu’à ce que des dés tombent, qu’un secret se dévoile ou qu’un autre décide ; au-delà, les personnes concernées doivent être d’accord. Toute annulation est racontée.
undo-agree = D’accord, dit { $name }
undo-refuse = Refuser
silence-round = Plus pendant ce tour
silence-match = Ne plus me le demander
silence-about = Votre réponse sera alors « { $answer } » sans qu’on vous le demande, jusqu’à ce que vous le changiez sous Consignes.
sure-round = Dès maintenant et jusqu’à la fin de ce tour, vous répondez « { $answer } » sans qu’on vous le demande.
sure-match = Dès maintenant et jusqu’à la fin de la partie, vous répondez « { $answer } » sans qu’on vous le demande, sauf si vous levez la consigne dans le menu.
sure-proviso = Tant que c’est le cas, vous répondez « { $answer } » sans qu’on vous le demande ; la consigne se lève dans le menu.
sure = Oui, ne plus demander
do-it = Allez-y
not-here = { $name } n’est pas là
silence-under = Pas de question…
silence-do = Donner cette consigne
story = Récit
story-of = Le récit de cette partie de { $title }
only-mine = Le mien
whole-story = Tout lire
rules-of = Règles : { $phase }
page = p. { $n }
no-rules = Ce moment n’a pas de règles à lui.
seats = Places
is-bot = robot, { $name }
is-you = vous
is-person = une personne
is-absent = pas encore là
standing-orders = Consignes
no-orders = Tout vous est demandé.
lift = Me le redemander
chat = Discussion
mute = Masquer ce que les gens écrivent ici
mute-about = Vous ne voyez plus ce que les autres écrivent, à aucune table, et personne n’en est averti.
no-talk = Personne n’a encore rien dit.
say-something = Dire quelque chose à la table
send = Envoyer
voice-of-the-table = La table
rematch = Revanche
rematch-about = Les mêmes personnes et robots, chacun une place plus loin.
to-rematch = Vers la revanche
rematch-open = Une revanche est ouverte : le bouton à côté du résultat y mène.
trouble-no-rematch = La revanche est pour ceux qui étaient assis ici, une fois la partie finie.
this-table = Cette table
download-save = Télécharger la sauvegarde
save-later = La sauvegarde contient toutes les cartes cachées : elle pourra être téléchargée une fois la partie finie.
is-closed = Cette table est fermée aux spectateurs.
relic-seats = Qui était à cette table
relic-running = La partie n’était pas finie.
relic-save-later = La sauvegarde dit ce que chacun tenait ; elle n’est donc donnée à personne tant que la partie peut continuer ailleurs. Qui tient cette maison peut la rouvrir avec cette version.
unsealed = graine connue
unsealed-about = Quelqu’un a choisi la graine de cette partie : qui la connaît connaît chaque dé et chaque carte. Il n’y a donc pas de sceau.
commitment-running = Les dés et les cartes sont fixés et scellés. À la fin, la graine est montrée et chacun peut la comparer à ce sceau :
sound = Un son bref quand c’est à vous
keys = Raccourcis clavier
close = Fermer
settings = Menu
rules = Règles
beside-the-table = À côté de la table
phases = Les phases du tour
mine = Ce qui est à vous
others = Les autres
regions = Les parties du plateau
fold-sheet = Replier ou déplier la question :
legend = Ce que disent les signes
choices = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}
more = Plus
ways = { $n ->
    [one] { $n } façon
   *[other] { $n } façons
}
more-below = encore { "{n}" } plus bas
undo = Annuler
why-not-short = Pourquoi ?
silence = Ne plus me le demander

# Les touches ------------------------------------------------------------------------------------------------------
# Une lettre de l’alphabet chacune, toutes différentes.

all-keys = Toutes les touches
key-pass = P
key-done = F
key-all = T
key-hint = C
key-odds = O
key-undo = A
key-why = Q
key-more = S
key-rules = R
key-chat = D
key-settings = M
key-matters = V
key-about-options = choisir une option
key-about-arrows = parcourir les options, Entrée choisit
key-about-pass = passer, ou refuser
key-about-done = c’est fini, là où il faut choisir plusieurs choses
key-about-all = tout d’un coup
key-about-hint = un conseil
key-about-odds = les chances, s’il y en a
key-about-undo = annuler un choix
key-about-why = pourquoi : ce qui n’est pas permis, et la règle
key-about-more = ce qu’on veut rarement
key-about-rules = les règles de cette phase
key-about-chat = la discussion
key-about-settings = ce menu
key-about-matters = la partie du plateau qui compte
key-about-zoom = plus grand, plus petit, comme avant
key-about-escape = fermer ce qui est ouvert
board = Le plateau
no-board = Ce jeu n’est pas encore dessiné ; la question et le récit disent tout.
menu = Que faire ici

hand-over = Passez l’appareil à { $name }
look-away = Que les autres détournent les yeux.
i-am = Je suis { $name }

source-page = D’après la règle du jeu, page { $page }
source-rulebook = D’après la règle du jeu
source-public = Un fait publié ailleurs
source-reconstructed = Reconstitué ici d’après la règle ; la carte imprimée peut différer
source-owner = Corrigé par quelqu’un qui possède le jeu

# Les liens des places ---------------------------------------------------------------------------------------------

seat-links = Liens des places
seat-links-about = Envoyez chaque lien à la personne qui doit s’asseoir là. Il ne sert qu’une fois, à une personne : ensuite nul ne peut plus l’ouvrir, pas même vous, et sa main n’est qu’à elle.
links-to-send = { $n ->
    [one] { $names } n’est pas encore à sa place : envoyez le lien.
   *[other] { $names } ne sont pas encore à leur place : envoyez les liens.
}
has-arrived = { $name } a pris place.
make-link = Faire un lien
new-link = Nouveau lien
new-link-about = Le lien fait auparavant n’ouvre alors plus rien.
own-links = Votre place sur un autre appareil
own-links-about = Faites un lien et ouvrez-le là-bas. Qui l’ouvre joue aussi cette place et voit sa main. Il ne sert qu’une fois.
copy = Copier
copied = Copié

invite-by = { $n ->
    [one] { $names } vous invite à une table de { $title }
   *[other] { $names } vous invitent à une table de { $title }
}
invite-title = Vous êtes invité à une table de { $title }
invite-own = La place de { $name } à une table de { $title }, sur cet appareil
invite-own-about = La personne qui joue { $name } a fait ce lien, pour un autre appareil ou pour partager la place. Les deux en voient la main et peuvent la jouer.
invite-description-free = Une place libre vous attend.
invite-description = Une place attend { $name }.
your-name = Votre nom
invite-seat = Votre place
invite-others = Autour de la table
invite-already = Dans ce navigateur, vous jouez déjà { $names }. N’y prenez cette place que si quelqu’un partage cet appareil avec vous ; sinon, envoyez-lui le lien.
invite-program = Un programme a ouvert cette table et garde une clé de cette place : qui le fait tourner peut en voir la main et la jouer.
invite-spectators = Des spectateurs peuvent regarder. Ils voient ce qui est à découvert, jamais une main.
sit-down = Prendre place
sit-down-about = Sans compte, sans rien installer : ce navigateur garde votre place. Le lien ne sert qu’une fois : après vous, nul ne peut plus l’ouvrir, pas même qui vous l’a envoyé.

used-title = Ce lien a déjà servi
used-about = Un lien ne sert qu’une fois, à une personne, et quelqu’un a déjà pris la place de { $name }.
used-how = Comment en obtenir un nouveau
used-by-you = C’était vous ? Ouvrez la table dans le navigateur où vous avez pris place. Là, sous « Cette table », vous pouvez faire un lien pour un autre appareil.
used-by-another = C’était quelqu’un d’autre ? Seule la personne qui joue { $name } peut désormais faire un nouveau lien : demandez-le-lui. Qui vous a envoyé celui-ci sait peut-être qui c’est.
replaced-title = Ce lien a été remplacé
replaced-about = Il existe un lien plus récent vers la place de { $name }, et personne ne l’a encore prise.
replaced-how = Demandez le nouveau à { $names }.
replaced-how-opener = Demandez le nouveau à qui a ouvert la table.
look-on = Regarder

# La fin -----------------------------------------------------------------------------------------------------------

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
replay = Revoir la partie
verify-yourself = Vérifiez vous-même
seed = Graine
commitment = Sceau montré dès le début
verify-how = Téléchargez la sauvegarde ; ceci rejoue chaque lancer, chaque carte et chaque point :
replay-position = { $n } choix sur { $last }
replay-choice = { $name } : { $label }
replay-end = La fin
replay-slider = Moment de la partie
replay-steps = Pas à pas
step-first = Au début
step-back = Un choix en arrière
step-on = Un choix en avant
step-last = À la fin
replay-keys = Espace lance et arrête. ← et → passent d’un choix à l’autre, avec Maj d’un coup à l’autre ; Page préc. et suiv. d’un tour à l’autre, Début et Fin vont aux extrémités.
how-it-went = Comment cela s’est passé
take-away = Lien vers ce moment, sauvegarde, récit en texte, touches
curve = Les points au fil de la partie
curve-about = Les points de chacun au fil de la partie. À la fin : { $names }.
after-choices = après { $n } choix
ahead-since = En tête pour de bon depuis : { $when }.
sources = D’où viennent les points
sources-unscored = Ce que chacun avait à la fin
sources-together = Qui a apporté quoi
curve-course = Sur le chemin de la victoire, en pour cent
curve-course-about = Le chemin parcouru par chacun au fil de la partie, en pour cent. À la fin : { $names }.
turning-about-sides = C’est ici que l’écart entre { $name } et { $other } a le plus changé, en pour cent du chemin.
turning-points = { $n ->
    [one] Le tournant
   *[other] Les tournants
}
turning-about = C’est ici que l’avance de { $name } sur le meilleur des autres a le plus changé.
see-it-again = Revoir ce moment
best-deeds = Le plus beau coup de chacun
replay-jumps = D’un coup à l’autre
jump-deed-back = ‹ Coup
jump-deed-next = Coup ›
jump-round-back = ‹ Tour
jump-round-next = Tour ›
to-deed-back = Au coup d’avant
to-deed-next = Au coup suivant
to-round-back = Au tour d’avant
to-round-next = Au tour suivant
play-itself = Lecture
play-pause = Pause
speed-slow = Lent
speed-normal = Normal
speed-fast = Vite
branch = Reprendre d’ici
branch-about = Et si ? Prenez une place et continuez contre des robots :
position-link = Lien vers cette position
keep-story = Le récit en texte
go = Aller
back-to-table = Retour à la table

# Ce qui tourne mal ------------------------------------------------------------------------------------------------

trouble-title = Quelque chose remue dans l’ombre
note-stale = La table avait déjà avancé : rien n’a été choisi. Voici où elle en est.
trouble-not-offered = Ce n’est pas proposé maintenant. Voici où en est la table.
trouble-not-asked = Ce n’est pas à vous de décider.
trouble-no-odds = Il n’y a pas de chances à donner ici.
trouble-odds-not-found = Les chances n’ont pas pu être calculées à temps. Demandez-les de nouveau.
trouble-only-watching = Ici vous ne faites que regarder : c’est aux personnes assises de le faire.
trouble-over = La partie est finie et sa graine montrée : on ne peut plus rien reprendre.
trouble-not-over = Cette partie se joue encore ; on pourra la revoir une fois finie.
trouble-closed = Cette table est fermée : seuls ses joueurs peuvent regarder. Si vous y avez une place, ouvrez-la dans le navigateur où vous vous êtes assis ; vous pourrez y faire un lien pour celui-ci.
trouble-wrong-link = Ce lien n’ouvre aucune place à cette table. Vérifiez qu’il est complet.
trouble-not-your-link = Seule la personne assise là peut faire un lien vers cette place ; tant que personne ne s’y est assis, c’est à qui a ouvert la table.
trouble-two-of-you = Vous ne pouvez prendre qu’une place pour vous-même ; choisissez « quelqu’un d’autre sur cet appareil » pour l’autre.
trouble-no-file = Choisissez d’abord un fichier de sauvegarde.
page-403 = Ce formulaire est trop vieux ou vient d’ailleurs. Revenez en arrière, rechargez la page et recommencez.
page-404 = Il n’y a pas de telle page ici. Le lien est peut-être incomplet.
page-413 = Ce fichier est trop gros pour être une sauvegarde de Leng.
page-429 = Cela fait beaucoup de demandes à la fois. Attendez une minute, puis continuez ; rien n’est perdu.
page-500 = Quelque chose a mal tourné chez nous. Vos tables sont en sûreté sur le disque ; rechargez la page.
page-503 = Nous ne pouvons pas consulter nos registres pour l’instant. Vos tables sont en sûreté ; rechargez la page dans un moment.

# Plusieurs choix en une question --------------------------------------------------------------------------------------

picks-already = Déjà pris : { $picked }
picks-ordered = L’ordre dans lequel vous les prenez compte.
picks-times = jusqu’à { $n }
picks-less = Un de moins : { $label }
picks-more = Un de plus : { $label }
picks-sum = Choisis : { $picked } (au moins { $least }, au plus { $most })
picks-sum-exact = Choisis : { $picked } sur { $most }
picks-done = Terminer

# Suivre les autres ------------------------------------------------------------------------------------------------

follow = Ce que font les autres
follow-pace = Les actions des autres
follow-slow = Lentement
follow-normal = Normal
follow-once = D’un coup
since-your-turn = Depuis votre dernier tour
since-short = Depuis votre tour
since-a-while = Les dernières actions
deed-of = Action { $n } sur { $last }
deed-back = Une action en arrière
deed-on = L’action suivante
deed-pause = Pause
deed-again = Revoir
deed-now = Au présent
key-since = E
key-now = N
key-space = Espace
key-about-since = ce que les autres ont fait depuis votre dernier tour
key-about-now = revenir au présent
key-about-step = une action en arrière, l’action suivante
key-about-pause = pause, et reprise

# La leçon

learn-now = Apprendre en jouant
learn-now-about = Une première partie guidée de { $title } : vous jouez tout de suite, et chaque règle vient quand elle sert.
play-now-alone = Jouer sans la leçon
learn-it = Apprendre en jouant
learn-again = Revoir la leçon
lesson-of = Leçon, { $told } sur { $total }
lesson-advised = conseillé
lesson-try = Nous essaierions : { $label }
rule-of-line = Règle { $rule }
lesson-before = Déjà dit
lesson-leave = Quitter la leçon
lesson-back = Reprendre la leçon

# How one wins, and the rulebook -------------------------------------------------------------------------------------

goal = But
goal-title = Comment on gagne
goal-stand = Où vous en êtes
goal-turn = Le déroulement d’un tour
goal-ends = Ce qui finit la partie
rulebook = Règles du jeu
rulebook-of = Les règles de { $title }
rulebook-about = Les { $n } règles dans nos propres mots, avec des exemples chiffrés et nos réponses là où le livret laisse une question ouverte.
rulebook-table = Ce qui ne vaut pas à votre table est en retrait ; ce qui concerne cette phase est marqué.
rulebook-whole = Toutes les règles
rulebook-search = Chercher dans les règles
rulebook-find = Chercher
rulebook-all = Tout montrer
rulebook-found = Trouvé : { $n }
rulebook-nothing = Aucune règle ne contient tous ces mots.
rulebook-contents = Chapitres
rulebook-now = cette phase
rulebook-off = pas à votre table
rulebook-only = seulement { $where }
rulebook-example = Exemple.
rulebook-ruling = Décision.
key-goal = G
key-about-goal = comment on gagne, et où vous en êtes

## La salle d’attente, son nom, et les mains ouvertes autour d’un seul écran

waiting-room = { $title }, la salle d’attente
waiting-for = On attend encore : { $names }.
all-are-here = Tout le monde est là.
invite-friends = Invitez vos amis
a-free-seat = Une place libre
seats-are-free = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
how-to-call-you = Comment vous appeler ?
invite-friends-about = À chaque ami son invitation : elle installe une personne, une fois. Un code vaut un jour, un lien aussi longtemps que la place est libre.
type-it-at = À taper sur
or-scan = , ou visez l’image avec une caméra.
code-over = Le code a expiré au bout d’un jour. Le lien marche encore ; un nouveau lien aura un nouveau code.
only-here = Cette adresse ne mène personne d’autre ici : Leng n’est ouvert qu’à cette machine. Pour jouer avec d’autres appareils, lancez-le avec
who-is-here = Qui est là
guest-you = là
guest-here = là
guest-gone = pas devant l’écran
guest-away = pas encore là
guest-bot = prêt
host-is-gone = La personne qui vous a invité ne regarde pas en ce moment : vous pouvez commencer.
this-match = Cette partie
it-takes = Durée
code = Code
begin = Commencer
begin-with-bots = { $n ->
    [one] Commencer avec un robot à la place vide
   *[other] Commencer avec des robots aux places vides
}
begin-anyway = Commencer ; ils viendront plus tard
begin-about = Des Adeptes, robots du deuxième de quatre niveaux, prennent les places où personne n’est venu, et leurs liens n’ouvrent plus rien. Si les autres viennent plus tard, la partie les attend quand c’est leur tour.
host-begins = Dès que tout le monde est là, vous pouvez commencer ; avant, la personne qui vous a invité le peut.
look-again = Voir qui est là maintenant
name-at-tables = Comment on vous appelle aux nouvelles tables
keep-name = Garder
trusting = À cet appareil, on se fait confiance : mains ouvertes, pas de rideau
hands-open-about = Qui partage cet appareil voit toutes les mains qui ne se jouent qu’ici.
hands-closed-about = Un rideau tombe entre les tours de ceux qui partagent cet appareil.
open-hands = Jouer ici à mains ouvertes
close-hands = Laisser retomber le rideau
trouble-not-yours-to-begin = Tout le monde n’est pas encore là ; seule la personne qui a invité les autres peut commencer sans eux.
