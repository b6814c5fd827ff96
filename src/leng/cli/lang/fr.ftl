# Les mots de la ligne de commande.

help = Leng : une table pour des jeux de plateau du Mythe, toutes règles appliquées.
help-play = Ouvrir une table et jouer dans ce terminal.
help-resume = Reprendre une partie là où elle en était.
help-completion = Imprimer ce qui apprend à un shell à compléter les commandes (leng completion bash >> ~/.bashrc).
help-shell = le shell
help-games = Lister les jeux.
help-rules = Imprimer les règles d’un jeu, ou celles qu’aucun test ne montre.
help-sources = Montrer d’où vient le contenu d’un jeu.
help-simulate = Faire jouer des robots et compter les résultats.
help-tournament = Faire se rencontrer tous les robots, et les classer.
help-fit = Trouver, d’après des parties de robots, ce que vaut chaque trait d’une position.
help-fuzz = Jouer au hasard sous contrôle et garder les échecs.
help-lessons = Lister les premières parties guidées, ou vérifier que chacune tient ses promesses.
help-bench = Mesurer le jeu au hasard, les copies, la mémoire et la réflexion, à l’effectif minimal et maximal.
help-verify = Rejouer une sauvegarde et tout comparer.
help-serve = Ouvrir la maison : des tables pour navigateurs et programmes.
help-check-tables = Rejouer chaque partie d’un serveur et lister celles que les règles ne rejouent plus.

help-lang = La langue : en ou fr.
help-version = Imprimer la version.
help-json = Imprimer du JSON, pour les programmes.
help-game = Le jeu : son identifiant, son code ou le début de son identifiant.
help-some-game = Le jeu ; tous les jeux s’il n’est pas donné.
help-content = Un dossier de corrections du contenu du jeu.
help-coverage = Compter les clauses des règles citées par des tests.
help-tests = Le dossier de tests à parcourir.
help-entries = Lister chaque élément avec sa source.
help-players = Le nombre de joueurs.
help-bots = Les robots, séparés par des virgules : un par place, ou un seul nom pour toutes. Niveaux, du plus faible au plus fort : novice, adept, master, high_priest ; pour l’étude : greedy, random. Un nom seul désigne la version la plus récente ; greedy@1 en est une plus ancienne.
help-tournament-bots = Les robots qui prennent part, séparés par des virgules.
help-tournament-games = Combien de parties par paire ; là où tous gagnent ensemble, par robot.
help-tournament-out = Le fichier où chaque partie est gardée ; l’image et la page sont à côté. Ce qui s’y trouve n’est pas rejoué.
help-fit-bot = Le robot qui joue contre lui-même, avec quelques choix au hasard.
help-fit-out = Le fichier des poids ; ce qui est gardé des parties est à côté, et n’est pas rejoué.
help-matches = Le nombre de parties.
help-seed = Un mot ou un nombre qui fixe tout le hasard.
help-option = Une option de table, sous la forme nom=valeur ; répétable.
help-think = Combien de secondes de processeur un robot peut réfléchir à un choix. Les résultats dépendent alors de la machine.
help-iterations = Combien d’essais d’options un robot peut faire pour un choix : la même graine donne partout les mêmes parties.
help-processes = Le nombre de processus ; tous les cœurs s’il n’est pas donné.
help-first = Le numéro de la première partie.
help-thorough = Faire tous les contrôles à chaque décision.
help-failures = Le dossier des parties qui ont échoué.
help-seconds = La durée du jeu au hasard, par jeu et nombre de joueurs ; le reste prend environ autant de temps.
help-file = La sauvegarde à vérifier.
help-host = L’adresse d’écoute.
help-port = Le port ; 0 en prend un libre.
help-data = Le dossier où les tables sont gardées.
help-database = L’URL d’une base, par exemple postgresql://user@hote/leng ; sans elle, SQLite dans le dossier.
help-pace = Les secondes entre les choix des robots quand quelqu’un regarde.
help-home = Laisser venir les autres appareils du réseau local : écouter à toutes les adresses et montrer laquelle taper.
help-allow-host = Un autre nom sous lequel on atteint le serveur ; peut être donné plusieurs fois.
help-secure = Le serveur s’atteint par HTTPS : les cookies ne passent que par là.
help-requests = Le nombre de demandes par minute permises à une adresse.
help-thinkers = Le nombre de processus qui réfléchissent pour les robots ; d’ordinaire un cœur reste au serveur.
help-no-browser = Ne pas ouvrir de navigateur.

column-steps = étapes
column-id = identifiant
column-title = titre
column-name = nom
column-players = joueurs
column-options = options
column-rule = règle
column-rules = règles
column-ruling = décision
column-page = page
column-text = texte
column-only = seulement avec
column-bot-or-rival = bot ou adversaire
column-kind = sorte
column-total = total
column-source = source
column-parts = éléments d’une autre source
column-bot = robot
column-wins = victoires
column-interval = 95 %
column-score = score moyen
column-game = jeu
column-figure = mesure
column-rating = cote
column-matches = parties
column-feature = trait
column-worth = valeur
column-choices = choix
column-opens = s’ouvre
column-trouble = problème

source-rulebook = livret
source-public = public
source-reconstructed = reconstitué
source-owner = propriétaire
source-page = { $source }, page { $page }

coverage = { $covered } clauses sur { $total }, de { $rules } règles, sont montrées par un test.
coverage-missing = Sans test : { $rules }

progress-simulate = parties
progress-fuzz = parties
progress-bench = tables
interrupted = Arrêté avant la fin : voici les parties jouées jusque-là.

simulated = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} à { $players } joueurs ({ $options }), graine { $seed }. Une victoire partagée compte à parts égales.
simulated-more = Décisions par partie : { $decisions }. Options par décision : { $options }. Fins : { $endings }.
simulated-rounds = Tours par partie : { $mean } en moyenne, { $most } dans la plus longue.
simulated-margin = Écart entre le premier et le deuxième : { $points } points en moyenne.

simulated-stumbles = { $n ->
    [one] Une fois, { $bot } s’est bloqué, a échoué ou n’a nommé aucune option
   *[other] { $n } fois, { $bot } s’est bloqué, a échoué ou n’a nommé aucune option
} ; un robot plus simple a fait ce choix.

tournament-title = { $game }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
tournament-about = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
} ({ $options }), graine { $seed }. Chaque paire occupe toutes les places avec les mêmes graines ; qui a 200 points d’avance bat l’autre trois fois sur quatre.
tournament-about-together = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
} ({ $options }), graine { $seed }. Chaque robot forme une équipe à lui seul, avec les mêmes graines que les autres.
tournament-axis = cote selon Bradley et Terry, 1500 au milieu
tournament-axis-together = parties gagnées
tournament-bounds = le trait contient la vraie valeur dans 95 cas sur 100
tournament-meetings = Chaque ligne contre chaque colonne
tournament-kept = Parties : { $file }
    Image : { $picture }
    Page : { $page }
fit-made = Poids : { $file }
    Gardé de { $matches ->
    [one] une partie
   *[other] { $matches } parties
} ({ $positions } positions) : { $sums }
    Dans les parties dont ils n’ont rien appris, ils prédisent { $share } % de la dispersion des résultats.
go-on = Rien n’est perdu. Pour continuer : { $command }

fuzz-failure = { $game }, partie { $match }, décision { $decision }, { $players } joueurs ({ $options }) : { $check } : { $detail }
fuzz-covered = { $game } { $matches } ({ $combinations } combinaisons de joueurs et d’options)
fuzzed = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $decisions } décisions, { $failures ->
    [0] aucun échec
    [one] un échec
   *[other] { $failures } échecs
} : { $covered }.

bench-table = { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
figure-decisions-per-second = décisions/s
figure-open-decisions-per-second = décisions/s avec un choix
figure-matches-per-second = parties/s
figure-calls-per-decision = appels de fonctions par décision
figure-copy-early-us = copie d’une table, au début, µs
figure-copy-us = copie d’une table, à mi-partie, µs
figure-copy-late-us = copie d’une table, à la fin, µs
figure-memory-mb = mémoire d’une partie finie, Mo
figure-greedy-ms = réflexion de greedy par choix, ms
figure-play-copy-us = copie d’une position, µs
figure-imagine-us = imaginer un monde, µs
figure-world-copy-us = copie d’un monde imaginé, µs
figure-judge-us = juger une position, µs
figure-rollouts-per-second = mondes joués jusqu’à la fin d’une manche, par seconde
figure-mean-decisions = décisions par partie
figure-mean-options = options par décision
figure-open-share = part des décisions avec un choix

verify-over = { $file } est honnête : les { $choices } choix, les dés, les pioches et le score sont ceux que rejoue la graine { $seed }.
verify-open = { $file } est honnête jusqu’ici : les { $choices } choix sont ceux que l’on rejoue ; la partie n’est pas finie.
verify-diary = { $n ->
        [0] Le carnet à côté, { $diary }, ne contient rien qui puisse s’y ajouter.
        [one] Une entrée de plus se trouve dans le carnet à côté, { $diary }, et n’a pas été vérifiée : leng resume "{ $file }" la reprend.
       *[other] { $n } entrées de plus se trouvent dans le carnet à côté, { $diary }, et n’ont pas été vérifiées : leng resume "{ $file }" les reprend.
    }
verify-crashes = { $file } ne peut pas être rejouée : les règles s’arrêtent sur { $trouble }.

damaged = La base de données { $where } est endommagée : { $trouble }. Copiez-la, puis mettez une sauvegarde à sa place ; voici ce qu’il en est des tables :
serving = Leng est ouvert à { $address }
    Les tables sont gardées dans { $folder }. Arrêtez avec Ctrl-C.
serving-home = Pour les autres, sur le même réseau : { $addresses }
    Qui l’ouvre là-bas prend place par un lien ou un code.
serving-nowhere = Aucun réseau n’a été trouvé par lequel d’autres atteindraient cette machine.
checked = { $total ->
    [one] Une partie examinée
   *[other] { $total } parties examinées
} ; { $wrong ->
    [0] toutes se rejouent.
    [one] une ne se rejoue plus. Là où « s’ouvre » dit oui, elle continue depuis son instantané.
   *[other] { $wrong } ne se rejouent plus. Là où « s’ouvre » dit oui, elles continuent depuis leur instantané.
}
yes = oui
no = non

error-language = Il n’y a pas de langue « { $wanted } ». Choisissez parmi : { $known }.
error-no-tests = Il n’y a pas de dossier de tests { $folder }. Nommez-en un avec --tests.
error-no-bots = Nommez au moins un robot avec --bots.
error-unknown-bot = Il n’y a pas de robot nommé « { $bot } ». Robots : { $known }.
error-think-or-iterations = Dites combien de temps les robots réfléchissent avec --think ou avec --iterations, pas avec les deux.
error-think = --think est un nombre de secondes au-dessus de 0 et jusqu’à { $most }, pas { $value }.
error-iterations = --iterations est un nombre de 1 à { $most }, pas { $value }.
error-tournament-bots = Nommez au moins deux robots avec --bots.
error-tournament-alone = Dans un tournoi, les robots se rencontrent : { $players } joueur ne peut être battu par personne.
error-kept-other = { $file } contient les résultats d’autre chose. Nommez un autre fichier avec --out.
error-kept-file = { $file } ne peut pas être écrit : { $trouble }.
error-no-features = Le jeu { $game } ne nomme aucun trait de ses positions, il n’y a donc rien à évaluer.
error-bots = { $bots } robots nommés pour { $players } joueurs ; nommez-en un par place, ou un seul pour toutes.
error-players = Le jeu { $game } se joue de { $least } à { $most }, pas à { $players }.
error-option-form = Écrivez une option de table sous la forme nom=valeur, et non « { $option } ».
error-negative = { $name } ne peut pas être { $value }.
error-no-server = Le serveur demande d’autres paquets ({ $missing }). Installez-les avec : pip install "leng[server]"
error-port = { $host }:{ $port } ne peut pas servir : { $trouble }. Choisissez un autre port avec --port.

# Les leçons

help-check-lessons = Jouer chaque leçon selon ses conseils et au hasard, dans chaque langue, et dire ce qui manque.
progress-lessons = Leçons
lesson-checked = { $game } : { $steps } étapes, { $questions } questions selon ses conseils ; { $faults ->
    [0] rien ne manque.
    [one] 1 défaut :
   *[other] { $faults } défauts :
}
