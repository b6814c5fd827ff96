# Ce que le terminal dit de lui-même. Les lignes typed-… donnent les mots que l’on peut taper.

typed-you = vous moi humain
typed-why = pourquoi
typed-goal = but
typed-rules = regles regle
typed-card = carte cartes
typed-undo = annuler
typed-save = sauver enregistrer
typed-hint = conseil indice
typed-odds = chances chance probabilites
typed-log = recit journal
typed-orders = consignes consigne
typed-lesson = lecon
typed-board = plateau table
typed-lang = langue
typed-help = aide ?
typed-quit = quitter
typed-turn = tour
typed-yes = oui o
typed-done = fini terminer
typed-all = tout tous toutes
typed-never = jamais
typed-round = tour
typed-easy = simple
typed-lift = lever


# Aide de la ligne de commande -------------------------------------------------------------------------------------

help-game = Le jeu, par exemple kingsport_festival. Sans lui, on vous le demande.
help-seats = Qui joue, séparés par des virgules : vous, human:NOM, ou un robot (novice, adept, master, high_priest, du plus faible au plus fort ; greedy et random pour l’étude), chacun suivi au besoin d’une couleur (vous:red). Toute option du jeu peut aussi être donnée, par exemple --scenario none.
help-seed = Un mot ou un nombre qui fixe les dés et les cartes, pour refaire une partie. Qui le connaît connaît chaque carte ; sans lui, la maison en tire une et la scelle.
help-lang = La langue : en ou fr.
help-content = Un dossier de corrections du contenu du jeu.
help-save = Le fichier où la partie est conservée.
help-lesson = Donne la leçon du jeu : une première partie guidée.
help-file = La sauvegarde à reprendre. Sans elle, la dernière partie jouée.
help-list = Donne la liste des parties qui ne sont pas finies.

# Ouvrir une table -------------------------------------------------------------------------------------------------

which-game = À quel jeu voulez-vous jouer ?
enter-takes = Tapez un nombre, ou Entrée pour { $value } :
how-many = Combien de joueurs ({ $numbers }) ? Vous êtes l’un d’eux ; des robots prennent les autres places.
number-please = L’un de ces nombres, s’il vous plaît : { $numbers }.
table-so-far = Voici la table :
line-seats = Joueurs
enter-starts = Appuyez sur Entrée pour commencer, ou tapez le numéro d’une ligne pour la changer :
line-please = Un nombre de 1 à { $most }, s’il vous plaît.
who-sits = Tapez les joueurs dans l’ordre, séparés par des virgules : vous, human:NOM pour une autre personne à cet écran, ou un robot d’un des niveaux ci-dessous. Une couleur peut suivre, comme vous:red. Couleurs : { $colours }.
bots-for-study = Robots pour l’étude : { $bots }.
enter-keeps = Entrée garde { $value } :
nothing-opened = Aucune table n’a été ouverte.

# Pendant la partie ------------------------------------------------------------------------------------------------

opened = La partie est conservée dans { $file } après chaque choix. Vous pouvez partir quand vous voulez.
resumed = Vous revoilà. La partie est conservée dans { $file }.
diary-found = Leng a été interrompu la dernière fois. Rien n’en est perdu : { $n ->
        [one] une entrée de la partie se trouvait
       *[other] { $n } entrées de la partie se trouvaient
    } dans le carnet à côté de la sauvegarde.
diary-broken = Le carnet à côté de la sauvegarde n’a pas pu être suivi jusqu’au bout : ce qu’il racontait ensuite manque à cette partie. Il a été gardé sous { $file }.
commitment = Les dés sont fixés et scellés : { $hash }
unsealed = Quelqu’un a choisi la graine de cette partie : qui la connaît connaît chaque dé et chaque carte. Il n’y a donc pas de sceau.
other-content = Attention : cette partie a commencé avec d’autres fichiers de contenu que ceux trouvés ici.
hand-over = Passez le clavier à { $name }. Les autres détournent les yeux.
press-enter = { "" }Appuyez sur Entrée quand vous êtes en place :
colon = { " " }:{ " " }
reminder = Tapez un nombre ou une partie d’un nom. Aussi : pourquoi, but, règles, carte NOM, conseil, annuler, consignes, plateau, aide, quitter.
reminder-enter = Appuyez sur Entrée pour continuer. Aussi : aide, quitter.
reminder-picks = Tapez des numéros dans n’importe quel ordre : 2 2 5. Annuler remet ce que vous avez pris. Aussi : pourquoi, règles, carte NOM, conseil, plateau, aide, quitter.
picks-already = Déjà pris : { $picked }
picks-times = (jusqu’à { $n })
picks-all-word = tout
picks-ask = Prenez-en { $most }.
picks-ask-range = { $least ->
    [0] Prenez-en jusqu’à { $most }, puis tapez « fini ».
   *[other] Prenez-en de { $least } à { $most }, puis tapez « fini ».
}
picks-forgotten = Tout est remis : choisissez à nouveau.
picks-not-understood = « { $typed } » ne désigne rien ici. Tapez des numéros de 1 à { $most }, comme 1 1 2, une partie d’un nom, ou « aide ».
greyed-more = …et { $n } de plus pour la même raison ; tapez « pourquoi » pour les voir toutes.
greyed-others = D’autres choses sont interdites pour d’autres raisons ; tapez « pourquoi » pour tout voir.
ambiguous = « { $typed } » correspond à plusieurs choses :
type-something = Tapez un nombre de 1 à { $most }, ou « aide ».
not-understood = Rien ici ne s’appelle « { $typed } ». Tapez un nombre de 1 à { $most }, une partie d’un nom, ou « aide ».
why-nothing = Rien d’interdit ici ne s’appelle « { $typed } ».
why-all-allowed = Rien n’est interdit ici : vous pouvez choisir tout ce qui est proposé.
no-rules = Ce moment n’a pas de règles à lui. Tapez « règles tout » pour les lire toutes.
rules-not-found = Aucune règle ne contient « { $typed } ». Tapez « règles tout » pour les lire toutes.
rules-off = (pas à cette table)
no-goal = Ce jeu ne dit pas comment on gagne ; tapez « règles tout » pour lire ses règles.
goal-stand = Où vous en êtes :
goal-turn = Le déroulement d’un tour :
goal-ends = Ce qui finit la partie :
hint = { $bot } choisirait { $number } : { $label }
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
chance-unknown = –
odds-best = ← le mieux
no-odds = Il n’y a pas de chances à donner pour cette question.
saved = Partie enregistrée dans { $file }.
which-language = Quelle langue ? Connues : { $known }.
left = La partie attend dans { $file }.
    Pour la reprendre : leng resume "{ $file }"

undo-what = Vous pouvez reprendre un choix (annuler) ou tout votre tour (annuler tour) ; « { $typed } » n’est ni l’un ni l’autre.
undo-agree = { $other }, acceptez-vous que { $name } revienne en arrière ? (oui ou non)
undo-refused = { $name } n’est pas d’accord. Rien n’a été annulé.

orders-list = Vos consignes (« consignes lever 1 » lève la première) :
orders-possible = Vous pouvez ordonner ici (« consignes 1 » donne la première ; une partie des mots suffit aussi) :
orders-answer = La réponse à cette question est alors « { $answer } ».
orders-none = Vous n’avez donné aucune consigne : tout vous est demandé.
orders-usage = En bref : « consignes jamais » : ne plus poser cette question. { $rounds ->
    [yes] « consignes tour » : plus pendant ce tour.{" "}
   *[no] {""}
}« consignes simple » : ne rien demander quand une seule chose est possible. « consignes lever 1 » : lever la consigne 1.
orders-unknown = Rien de ce qu’on peut ordonner ici ne s’appelle « { $typed } ». Tapez « consignes » pour voir la liste.
orders-which = Quelle consigne ? Tapez « consignes lever » et un nombre de 1 à { $most }.
order-lifted = Consigne levée : { $order }

card-which = Tapez « carte » et un nom. Cartes de ce jeu :
card-unknown = Aucune carte ne s’appelle « { $typed } ». Tapez « carte » seul pour voir tous les noms.
card-rule = Comment on se sert de ces cartes : { $rule } (règles { $id }).
source-page = Source : le livret de règles, page { $page }.
source-rulebook = Source : le livret de règles.
source-public = Source : un fait publié ailleurs.
source-reconstructed = Source : reconstitué ici d’après le livret ; la carte imprimée peut différer.
source-owner = Source : corrigé par un propriétaire du jeu.

# Aide à l’invite --------------------------------------------------------------------------------------------------

help-answer = Répondez par le numéro d’une option ou par une partie de son nom. Quand il y a plusieurs choses à prendre, tapez leurs numéros dans n’importe quel ordre (2 2 5), « fini » quand il en faut moins, « tout » là où c’est proposé. Vous pouvez aussi taper :
usage-why = pourquoi [NOM]
about-why = pourquoi quelque chose est interdit, avec la règle ; sans nom, tout ce qui est grisé
usage-goal = but
about-goal = comment on gagne, où vous en êtes, et ce qui finit la partie
usage-rules = règles [tout | MOTS]
about-rules = les règles de cette phase ; toutes, ou celles où sont ces mots
usage-card = carte [NOM]
about-card = une carte, un dieu ou un bâtiment en toutes lettres, avec sa source
usage-undo = annuler [tour]
about-undo = reprendre votre dernier choix, ou tout votre tour
usage-save = sauver [FICHIER]
about-save = où la partie est conservée, ou une copie dans un autre fichier
usage-hint = conseil
about-hint = ce que choisirait un robot qui joue bien, et pourquoi
usage-odds = chances
about-odds = les chances exactes de vos options, là où le jeu les connaît
usage-log = récit [N]
about-log = les N dernières lignes du récit
usage-orders = consignes [N]
about-orders = les questions que vous ne voulez plus entendre : voir, donner (consignes 2) et lever (consignes lever 1) des consignes
usage-board = plateau
about-board = dessiner la table de nouveau
usage-lesson = lecon
about-lesson = quitter la leçon d’une partie guidée, ou la reprendre
usage-lang = langue en | fr
about-lang = changer de langue
usage-help = aide
about-help = cette liste
usage-quit = quitter
about-quit = partir ; la partie vous attend

# La fin -----------------------------------------------------------------------------------------------------------

result = La partie est finie.
score = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
seed = La graine était { $seed } ; son sceau, montré à l’ouverture de la table, est { $hash }
seed-known = La graine était { $seed }, choisie par quelqu’un ; il n’y avait pas de sceau.
verify = La partie est conservée dans { $file }.
    Pour vérifier chaque jet et chaque carte : leng verify "{ $file }"
list-line = { $when }  { $game } : { $names } ({ $n ->
    [one] { $n } choix
   *[other] { $n } choix
} jusqu’ici)
list-empty = Aucune partie en cours dans { $folder }. Pour en commencer une : leng play

# Ce qui peut mal se passer ----------------------------------------------------------------------------------------

trouble-seats = Il faut de { $least } à { $most } joueurs, et « { $wanted } » en fait { $seats }.
trouble-seat = « { $seat } » n’est ni une personne ni un robot. Écrivez vous, human:NOM, ou l’un de { $bots } ; une couleur peut suivre ({ $colours }).
trouble-language = La langue « { $wanted } » n’est pas connue. Choisissez parmi : { $known }.
trouble-no-value = L’option --{ $option } doit être suivie d’une valeur.
trouble-extra-word = « { $word } » est un mot de trop ; les options commencent par --.
trouble-save-exists = Le fichier { $file } existe déjà. Reprenez-le par « leng resume », ou choisissez un autre nom.
trouble-diary-exists = { $file } n’existe pas, mais le carnet d’une partie qui y était conservée, oui : { $diary }. Déplacez-le, ou choisissez un autre nom.
trouble-diary-content = Le carnet { $diary } a été écrit avec d’autres fichiers de contenu que ceux trouvés ici. Indiquez le même dossier avec --content ; ou déplacez le carnet pour continuer sans ce qu’il raconte.
trouble-diary-rules = Le carnet { $diary } a été écrit par Leng { $rules }, dont les règles ne sont pas celles de { $here }. Reprenez une fois la partie avec Leng { $rules } ; ou déplacez le carnet pour continuer sans ce qu’il raconte.
trouble-played-elsewhere = La partie de { $file } se joue à un autre terminal. Quittez-la d’abord là-bas.
trouble-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $trouble }. Tapez « sauver » et un autre fichier.
trouble-not-begun = La partie ne peut pas être conservée dans { $file } ; elle n’a pas été commencée. Choisissez un autre fichier avec --save.
trouble-nothing-to-resume = Il n’y a aucune partie en cours dans { $folder }. Pour en commencer une : leng play

# La leçon ---------------------------------------------------------------------------------------------------------

lesson-of = Leçon, { $told } sur { $total }
lesson-advised = ← conseillé
lesson-none = On ne donne pas de leçon à cette table ; « leng play --lesson » en ouvre une.
lesson-left = Vous avez quitté la leçon ; « lecon » la reprend.
lesson-back = Reprise de la leçon.
trouble-lesson-settled = Une leçon a ses propres joueurs, options et graine : { $option } ne va pas avec --lesson.
