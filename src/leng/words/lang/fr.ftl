# Les mots communs à tous les jeux et à toutes les commandes.

listing = { $most } et { $last }
listing-or = { $most } ou { $last }
log-undo = { $seat } revient sur { $choices ->
    [one] un choix
   *[other] { $choices } choix
}.
log-undo-seen = { $seat } revient sur { $choices ->
    [one] un choix
   *[other] { $choices } choix
}, alors que des dés étaient tombés ou que du caché s’était dévoilé.

# À l’ouverture d’une table ----------------------------------------------------------------------------------------

error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux trouvés : { $known }.
error-unknown-option = Le jeu { $game } n’a pas d’option « { $option } ». Il a : { $known }.
error-option-value = « { $value } » ne convient pas à l’option { $option }. Choisissez parmi : { $known }.
error-option-players = L’option { $option } est pour { $players } joueurs, et cette table en a { $seats }. Laissez-la de côté.
error-option-given = L’option { $option } n’existe que si { $other } est l’une de ces valeurs : { $needed }. Laissez-la de côté, ou changez { $other }.
error-value-players = Pour l’option { $option }, « { $value } » est pour { $players } joueurs, et cette table en a { $seats }. Ce qui convient ici : { $known }.
error-value-given = Pour l’option { $option }, « { $value } » n’existe que si { $other } est l’une de ces valeurs : { $needed }. Ce qui convient ici : { $known }.
error-seats = Le jeu { $game } se joue de { $least } à { $most } ; vous avez demandé { $seats }.
error-colour = La couleur « { $colour } » est inconnue ici ou déjà prise. Choisissez-en une autre parmi : { $known }.

# Pendant une partie -----------------------------------------------------------------------------------------------

error-not-offered = « { $key } » n’est pas proposé maintenant. Vous pouvez choisir : { $offered }.
error-picks-not-here = Il y a ici une seule chose à choisir, pas plusieurs.
error-picks-unknown = « { $key } » ne peut pas être pris maintenant. Vous pouvez prendre : { $offered }.
error-picks-often = « { $key } » peut être pris { $most } fois, pas { $picked } fois.
error-picks-few = Il en faut au moins { $least } ; en voici { $picked }.
error-picks-many = Il en faut au plus { $most } ; en voici { $picked }.
error-picks-order = Cela ne va pas avec ce qui a été pris un à un ({ $picked }). Reprenez-le d’abord, puis choisissez à nouveau.
error-picks-refused = On ne peut pas prendre tout cela ensemble ({ $rule }).
error-match-over = La partie est finie : il n’y a plus rien à choisir.
error-not-your-turn = C’est à { $seat } de choisir maintenant.
error-nothing-to-undo = Vous n’avez fait aucun choix que l’on puisse reprendre.
error-undo-too-far = La partie a été rouverte à partir d’un instantané ; rien de ce qui précède ne peut être repris.
error-undo-agreement = Pour revenir en arrière, il vous faut l’accord de : { $names }.

# Sauvegardes ------------------------------------------------------------------------------------------------------

error-save-missing = Le fichier { $file } n’existe pas. Vérifiez le nom et le dossier.
error-save-unwritable = La partie n’a pas pu être enregistrée dans { $file } : { $trouble }. Choisissez un autre endroit avec « save FICHIER ».
error-save-unreadable = Le fichier { $file } ne peut pas être lu : { $trouble }.
error-save-json = Le fichier { $file } est abîmé ou n’est pas une sauvegarde de Leng : { $trouble }.
error-save-foreign = Le fichier { $file } n’est pas une sauvegarde de Leng.
error-save-version = Le fichier { $file } est au format { $version } ; cette version de Leng lit les formats jusqu’à { $known }. Ouvrez-le avec une version plus récente de Leng.
error-save-corrupt = La sauvegarde { $file } n’est pas cohérente : { $trouble }.
error-save-outgrown = La partie { $file } a été écrite en dernier par Leng { $rules } ; depuis { $since }, ses règles ont changé, et cette version ({ $here }) ne peut pas la continuer. Leng { $rules } l’ouvre.
error-save-newer = La partie { $file } a été écrite en dernier par Leng { $rules }, plus récent que cette version ({ $here }). Ouvrez-la avec Leng { $rules } ou plus récent.
error-save-entry = L’entrée { $number } du déroulement n’est pas possible dans { $game }.
error-save-game = La sauvegarde { $file } est une partie de { $game }, non de { $wanted }.

# Fichiers de contenu ----------------------------------------------------------------------------------------------

error-content = { $file } : dans « { $entry } » ({ $kind }), le champ « { $field } » est faux. { $expected }
error-content-toml = { $file } n’est pas du TOML valable : { $trouble }.
error-content-kind = { $file } : aucune sorte d’entrée ne s’appelle « { $kind } ». Connues : { $known }.
error-content-list = { $file } : « { $kind } » s’écrit [{ $kind }.id], une fois par entrée.
error-content-id = { $file } : l’entrée numéro { $number } de « { $kind } » n’a pas d’id.
error-content-twice = { $file } : l’id « { $entry } » sert deux fois.
error-content-unknown = { $file } : il n’y a pas d’entrée « { $entry } » à corriger. Connues : { $known }.
error-lesson = { $file } n’est pas une leçon : { $trouble }.
error-no-lesson = Il n’y a pas encore de leçon pour { $game }.
error-content-folder = Il n’y a pas de dossier de contenu { $folder }.
error-content-link = { $folder } : « { $entry } » mène à « { $link } », qui n’existe pas ou ne mène pas en retour.

# Où une sauvegarde et sa relecture se séparent --------------------------------------------------------------------

verify-content = La partie s’est jouée avec d’autres fichiers de contenu : { $file } dans la sauvegarde, { $here } ici.
verify-commitment = Ce qui était convenu à l’ouverture (jeu, options, sièges, graine) n’est pas ce qui avait été promis : { $file } dans la sauvegarde, { $here } d’après l’ouverture.
verify-start = La partie de cette sauvegarde ne commence jamais.
verify-choice = Choix { $number } : { $seat } a choisi « { $key } », mais la table s’adressait à { $asked } et proposait { $offered }.
verify-after-end = Le choix { $number }, « { $key } », vient après la fin de la partie.
verify-snapshot = La position avant le choix { $at } diffère à « { $field } » : { $file } dans la sauvegarde, { $here } à la relecture.
verify-log = La ligne { $line } du récit diffère : { $file } dans la sauvegarde, { $here } à la relecture.
verify-count = La sauvegarde et sa relecture diffèrent en nombre ({ $what }) : { $file } dans la sauvegarde, { $here } à la relecture.
verify-shape = La forme des positions diffère : { $file } dans la sauvegarde, { $here } dans cette version.
verify-unknown-field = La sauvegarde a un champ qu’aucune sauvegarde n’a : { $field }.
verify-result = Le résultat diffère : { $file } dans la sauvegarde, { $here } à la relecture.
error-unknown-bot = Il n’y a pas de robot nommé « { $bot } ». Robots : { $known }.
error-negative = { $name } ne peut pas être { $value }.
error-stale = La partie a avancé : elle en est à la décision { $now }, et cette réponse valait pour la { $number }. Regardez-la à nouveau.
error-second-server = Un autre serveur utilise { $where }. Les joueurs de l’un n’apprendraient rien de l’autre : arrêtez-le d’abord, ou donnez à celui-ci un dossier à lui avec --data.
error-unknown-host = Cette maison ne s’appelle pas « { $host } ». Si ce nom est le vôtre, lancez-la avec : leng serve --allow-host { $host }
rematch-at = Une revanche est ouverte à la table { $table }.
error-still-waiting = La partie n’a pas commencé : quelqu’un dans la salle d’attente doit le dire.
error-name-taken = Quelqu’un à cette table s’appelle déjà { $name } : choisissez un autre nom.
error-colour-taken = Quelqu’un à cette table porte déjà cette couleur : choisissez-en une autre.
error-no-table = Il n’y a pas de table « { $table } » ici. Vérifiez le lien.
error-no-undo-request = Personne ne vous demande d’accord.
error-undo-unnamed = Dites à quoi vous consentez : envoyez le numéro de la demande, { $id }, comme « request ».
error-undo-stale = Cette réponse valait pour une autre demande, qui n’est plus là ; rien n’a été repris. Regardez à nouveau.
undo-request = { $name } voudrait reprendre { $choices ->
    [one] un choix
   *[other] { $choices } choix
} ({ $whose }) et revenir à ce moment : { $question }
undo-of = { $choices } de { $name }

# Robots -----------------------------------------------------------------------------------------------------------

name-human = Joueur
names-of-bots = Lavinia Obed Keziah Silas Asenath Ezra Abigail Wilbur
bot-novice = Novice
bot-adept = Adepte
bot-master = Maître
bot-high_priest = Grand Prêtre
bot-greedy = Avide
bot-random = Hasard
bot-version = { $name } (version { $n })
bot-about-novice = Bienveillant : voit ce qu’une action rapporte aussitôt, et commet les erreurs que l’on commet.
bot-about-adept = Fait ce qui paraît le mieux maintenant, sans penser plus loin que sa propre action.
bot-about-master = Joue dans sa tête ce qu’il pourrait faire pendant un tour ou deux, et prend ce qui a le mieux tourné.
bot-about-high_priest = Réfléchit comme le Maître, plus longtemps et plus à fond : le plus fort.
bot-about-greedy = Pour l’étude : joue à peu près comme l’Adepte, toujours de la même façon, pour que l’on y mesure les autres.
bot-about-random = Pour l’étude : choisit n’importe quoi au hasard.

# Les tables d’un serveur ------------------------------------------------------------------------------------------

voice-of-the-table = La table
bot-stumbled = { $name } a perdu le fil ; un robot plus simple a fait ce choix.
bot-replaced = { $name } a de nouveau perdu le fil ; un robot plus simple joue à cette place jusqu’à la fin de la partie.
error-bot-tables = { $most } tables où ne siègent que des robots jouent déjà pour vous. Attendez que l’une d’elles finisse ou, si personne ne la regarde, une minute ; ou prenez une place vous-même.
error-uploads-busy = { $most } sauvegardes sont en cours de lecture. Attendez un peu et renvoyez la vôtre.
error-save-long = La sauvegarde { $file } compte { $entries } choix et annulations ; on en accepte au plus { $most }.
error-position-broken = Cette partie continue une position écrite à la main, où les règles ne peuvent pas faire cela ({ $trouble }). Choisissez autre chose, ou repartez d’une sauvegarde non modifiée.
error-save-slow = Rejouer la sauvegarde { $file } prend plus de { $seconds } secondes ; elle n’est pas acceptée. Ouvrez-la avec « leng resume » sur votre machine.
error-save-abandoned = Personne n’a attendu que cette sauvegarde s’ouvre.
error-database = La base de données { $where } est inutilisable : { $trouble }. Rien n’y a été changé ; remédiez-y, puis relancez.
error-database-address = Ceci n’est pas l’adresse d’une base de données utilisable : { $trouble }. Écrivez-la ainsi : postgresql://utilisateur:motdepasse@machine/leng.
error-database-away = La base de données { $where } ne répond pas : { $trouble }. Démarrez-la, ou vérifiez son adresse.
error-database-damaged = La base de données { $where } est endommagée : { $trouble }. Elle est restée telle quelle ; mettez une sauvegarde à sa place, ou voyez avec « leng check-tables » quelles tables se lisent encore.
error-database-foreign = La base de données { $where } contient des tables qui portent les noms des nôtres ({ $tables }), sans dire quelle version de Leng les a faites. Elle est restée telle quelle ; mettez une sauvegarde à sa place, ou prenez une autre base.
error-database-newer = La base de données { $where } a été faite par une version plus récente de Leng (son schéma est { $revision }, cette version connaît { $known }). Elle est restée telle quelle ; installez la version plus récente.
error-database-none = Il n’y a pas de base de données { $where }, donc aucune table à vérifier. Nommez le dossier du serveur avec --data.
error-database-unwritable = On ne peut pas écrire dans la base de données { $where } : { $trouble }. Donnez-la à qui fait tourner le serveur.
error-data-folder = Les tables ne peuvent pas être conservées dans { $folder } : { $trouble }. Nommez un autre dossier avec --data.
error-store-gone = Ce serveur a perdu le fichier où il écrit : rien ne peut être fait pour l’instant. Qui le fait tourner doit remettre le fichier en place et relancer le serveur.
waiting-for-database = La base de données { $where } ne répond pas encore ({ $trouble }). Attendons quelques secondes.
error-name-length = Un nom compte de 1 à { $most } caractères.
error-seed-length = Une graine compte au plus { $most } caractères.
error-talk-length = Dites quelque chose, en { $most } caractères au plus.
error-closed-table = Cette table est fermée : seuls ceux qui y siègent la voient. Utilisez le lien de votre place.
error-unknown-secret = Ce secret n’ouvre aucune place de cette table. Vérifiez le lien.
error-only-seats = Seuls ceux qui siègent à la table peuvent faire cela.
error-order-not-here = Aucune consigne ne peut répondre ici : il faut que la question vous soit posée et qu’on puisse la décliner.
error-no-odds = Il n’y a pas de chances à donner pour cette question.
error-odds-not-found = Les chances n’ont pas pu être calculées à temps. Réessayez.
error-no-hint = Le conseil n’est pas venu à temps. Redemandez.
error-goes-on = Cette table continue : regardez la table elle-même.
relic-line = (une ligne pour laquelle cette version n’a pas de mots)
error-save-running = Le fichier montrerait ce qui est caché ; il est donné quand la partie est finie.
error-not-over = La partie n’est pas finie ; ses positions se montrent ensuite.
error-no-position = Il n’y a pas de position { $number } ici ; elles vont de { $first } à { $last }.
error-replay-parts = La relecture s’écarte de la position gardée avant le choix { $at }.
error-too-many-watchers = { $most } personnes regardent déjà cette table. Réessayez plus tard.
error-http-400 = Cette demande n’a pas de sens ici : { $trouble }.
error-http-404 = Il n’y a rien à cette adresse.
error-http-405 = Cette adresse ne s’utilise pas ainsi.
error-http-413 = C’est trop volumineux.
error-foreign-page = Une page d’ailleurs a envoyé ceci en votre nom. Rien n’a été changé.
error-too-many-streams = { $most } pages ouvertes depuis votre adresse suivent déjà des tables. Fermez-en d’abord quelques-unes.
error-http-429 = Trop de demandes en une minute. Attendez un peu et réessayez.
error-http-500 = Le serveur a rencontré un problème. La partie est intacte ; réessayez.
error-http-503 = Le serveur ne peut rien noter pour l’instant. Ce qu’il a confirmé est en sûreté ; réessayez dans un moment.

# La fin d’une partie, et à quelles tables une chose a sa place --------------------------------------------------------

won-together = Vous avez gagné
lost-together = Vous avez perdu
winners = { $n ->
    [one] { $names } l’emporte
   *[other] { $names } l’emportent ensemble
}
nobody-won = Personne n’a gagné
fit-players = { $n ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
fit-given = { $option } : { $values }

# Consignes --------------------------------------------------------------------------------------------------------

order-nothing-to-decide = On ne vous demande rien quand il n’y a qu’une chose à faire.
order-not-in-vain = On ne vous demande rien quand rien de ce que vous pourriez faire ne rapporterait quoi que ce soit.
order-never = On ne vous demande plus : « { $ask } »
order-round = On ne vous demande plus, jusqu’à la fin du tour { $round } : « { $ask } »
order-under = On ne vous demande plus, { $proviso } : « { $ask } »
order-under-round = On ne vous demande plus, jusqu’à la fin du tour { $round }, { $proviso } : « { $ask } »
offer-nothing-to-decide = Pas de question quand il n’y a qu’une chose à faire
offer-not-in-vain = Pas de question quand rien ne rapporterait quoi que ce soit
offer-round = Pas de question jusqu’à la fin de ce tour
offer-never = Plus jamais cette question
offer-under = Pas de question { $proviso }
haste-betrays = Les autres le remarquent : une réponse immédiate leur apprend que vous n’avez rien en main qui puisse servir.
error-order-no-rounds = Cette partie n’a pas de tours : aucune consigne ne peut finir avec l’un d’eux.
error-order-proviso = Aucune consigne ne peut être donnée ici sous la condition « { $proviso } ». Possibles : { $known }.
error-no-branch = Personne ne peut reprendre à cette position : la partie doit être finie, et il devait rester quelque chose à décider.

# What every game may say: colours of seats, how things are listed, what its drawings have in common.
colour-black = noir
colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-orange = orange
colour-violet = violet
colour-white = blanc
colour-yellow = jaune
listing-either = { $most }, ou { $last }
listing-long = { $most } ; { $last }
named = « { $name } »
option-value-random = au hasard
phase-end = Fin de la partie
sentence = { $text }.
several = { $name } : { $n } façons, choisissez
you = vous
colon = { " " }:
legend = Signes :

# Why a hint is what it is -------------------------------------------------------------------------------------------

advice-level = tout aussi bon
advice-ahead = { $n } d’avance
advice-behind = { $n } de retard
advice-far = de loin le meilleur
advice-far-behind = loin derrière
advice-only = C’est tout ce que vous pouvez faire.
advice-wins = Autant qu’on puisse voir, il gagne la partie dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas, { $than ->
    [next] le suivant
   *[best] le meilleur
} dans { NUMBER($other, style: "percent", maximumFractionDigits: 0) }.
advice-loses = Autant qu’on puisse voir, il perd la partie dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas, { $than ->
    [next] le suivant
   *[best] le meilleur
} dans { NUMBER($other, style: "percent", maximumFractionDigits: 0) }.
advice-chance = Il réussit dans { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } des cas, { $than ->
    [next] le suivant
   *[best] le meilleur
} dans { NUMBER($other, style: "percent", maximumFractionDigits: 1) }.
advice-prize = { $than ->
    [next] Il réussit moins souvent que le suivant
   *[best] Il réussit plus souvent que le meilleur
} ({ NUMBER($chance, style: "percent", maximumFractionDigits: 1) } contre { NUMBER($other, style: "percent", maximumFractionDigits: 1) }), mais { $than ->
    [next] l’enjeu est plus grand.
   *[best] l’enjeu est moindre.
}
advice-more = Il vous laisse { $more } de plus que { $than ->
    [next] le suivant
   *[best] le meilleur
}{ $when ->
    [sure] {""}.
    [later] {""}, si tout va bien.
   *[perhaps] {""}, en moyenne.
}
advice-less = Il vous laisse { $less } de moins que { $than ->
    [next] le suivant, mais en meilleure posture
   *[best] le meilleur
}{ $when ->
    [sure] {""}.
    [later] {""}, si tout va bien.
   *[perhaps] {""}, en moyenne.
}
advice-trade = Comparé { $than ->
    [next] au suivant
   *[best] au meilleur
}, vous avez { $more } de plus et { $less } de moins{ $when ->
    [sure] {""}.
    [later] {""}, si tout va bien.
   *[perhaps] {""}, en moyenne.
}
advice-placed = { $than ->
    [next] Vous avez autant qu’avec le suivant, mais la table vous est alors plus favorable.
   *[best] Vous avez autant qu’avec le meilleur, mais la table vous est alors moins favorable.
}
advice-later = { $than ->
    [next] Ce qu’il apportera plus tard pèse plus que ce qu’apporte le suivant.
   *[best] Ce qu’il apportera plus tard pèse moins que ce qu’apporte le meilleur.
}
advice-alike = Rien ne le distingue { $than ->
    [next] du suivant
   *[best] du meilleur
} : prenez l’un ou l’autre.
advice-note = Les chiffres disent de combien un bon robot préfère la table une fois l’action faite. Il sait ce que vous savez, rien de plus.
in-vain = ne rapporte rien pour l’instant
in-vain-about = La règle le permet. Quoi qu’il en coûte, il n’en viendrait rien maintenant.
in-vain-more = { $n ->
    [one] Une autre possibilité qui ne rapporterait rien pour l’instant
   *[other] { $n } autres possibilités qui ne rapporteraient rien pour l’instant
}
spared = Selon vos consignes, on ne vous a pas demandé : { $asks }
hindsight = { $n ->
    [one] Une fois, on est revenu en arrière alors que des dés étaient tombés ou que du caché s’était dévoilé.
   *[other] { $n } fois, on est revenu en arrière alors que des dés étaient tombés ou que du caché s’était dévoilé.
}
idle = ne change rien
idle-about = Tout serait comme si vous passiez.
