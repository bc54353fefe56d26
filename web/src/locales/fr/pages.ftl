# Words of the pages around the table.

# Setting up a table.
setup-title = Ouvrir une table
setup-lead = Choisissez qui s’assoit où. Le reste convient tel quel.
setup-who = Qui joue
setup-players = Joueurs
setup-players-count = { $count }
setup-seat = Place { $number }
setup-seat-me = Moi
    .text = C’est vous.
setup-seat-local = Sur cet appareil
    .text = Joue à tour de rôle avec vous sur cet écran.
setup-seat-open = Libre
    .text = Pour la personne à qui vous enverrez le lien.
setup-seat-bot = Bot
setup-seat-name = Nom
setup-scoring = Ce qui rapporte à la fin
setup-scoring-lead = Quatre catégories, un décompte chacune. Tous les mélanges sont possibles.
setup-scoring-base = Comme sur le plateau
    .text = Les quatre décomptes imprimés : parfaits pour une première partie.
setup-scoring-expansion = Architectes confirmés
    .text = Dans chaque catégorie, l’une des quatre tuiles, tirée au sort.
setup-scoring-random = Tout est possible
    .text = Le décompte imprimé et les quatre tuiles participent au tirage au sort.
setup-scoring-chosen = Je choisis
    .text = Un par catégorie.
setup-category-chapel = Chapelle
setup-category-gate = Porte du pont
setup-category-hostelry = Hôtel
setup-category-bridge = Pont
setup-how = Comment on joue
setup-clock = Temps de réflexion
setup-clock-none = Le temps qu’il faut
    .text = Rien ne presse.
setup-clock-live = À la pendule
    .text = Chaque décision a ses secondes ; le surplus est pris sur le crédit de temps. Crédit épuisé : un bot joue.
setup-clock-days = Par correspondance
    .text = Des jours pour chaque décision ; on vous prévient quand c’est à vous.
setup-bank = Crédit de temps en minutes
setup-decision = Secondes par décision
setup-days = Jours par décision
setup-pace = Vitesse des bots
setup-pace-0 = Immédiate
setup-pace-400 = Vive
setup-pace-900 = Régulière
setup-pace-1800 = Tranquille
setup-hands = Mains visibles
    .text = Tout le monde voit les cartes en main ; rien de secret n’y entre jamais.
setup-money = Bourses visibles
    .text = Tout le monde voit l’argent de chacun.
setup-undo = Annuler
    .text = Reprenez votre coup tant que rien de nouveau n’a été vu.
setup-hints = Conseils
    .text = Demandez à un bot ce qu’il ferait.
setup-public = Table publique
    .text = Elle figure parmi les tables ouvertes.
setup-watch = Spectateurs
    .text = Qui a le lien peut regarder.
setup-chat = Discussion
    .text = Écrivez-vous à la table.
setup-special = Réglages particuliers
setup-seed = Graine de la donne
    .text = Le même nombre redonne la même partie. Laissez vide pour une donne équitable.
setup-substitute = Remplaçant
    .text = Le bot qui joue pour qui part ou manque de temps.
setup-less = moins
setup-greater = plus
setup-fault-names = Donnez un nom à chacun sur cet appareil.
setup-fault-long = Un nom est trop long.
setup-fault-seed = La graine est un nombre entier de 0 à 9007199254740991.
setup-fault-nobody = Que des bots, et pas de spectateurs : laissez entrer quelqu’un.
setup-fault-number = De { $least } à { $most }.
setup-fault-time = Vérifiez le temps de réflexion.
setup-full = Tout le monde est là.
setup-open = Les autres viendront par le lien que vous allez recevoir.
setup-start = Commencer la partie
setup-invite = Ouvrir la table

# Lists of tables.
tables-title = Tables ouvertes
tables-lead = Prenez place, ou regardez par-dessus l’épaule de quelqu’un.
tables-open = En attente de joueurs
tables-playing = Parties en cours
tables-none-open = Aucune table n’attend. Ouvrez-en une et rendez-la publique.
tables-none-playing = Personne ne joue en public pour l’instant.
tables-join = Prendre place
tables-watch = Regarder
tables-television = Grand écran
tables-round = Tour { $round } sur { $rounds }
tables-watchers =
    { $count ->
        [one] { $count } regarde
       *[other] { $count } regardent
    }
tables-clock-live = { $minutes } min + { $seconds } s
tables-clock-days =
    { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
tables-hands-hidden = Mains cachées
tables-money-hidden = Argent caché
games-title = Mes parties
games-lead = Tout ce que vous jouez sur cet appareil ou avec votre compte.
games-waiting = On vous attend
games-running = En attente des autres
games-open = Pas encore commencées
games-over = Terminées
games-turn = À vous de jouer
games-away = Un bot joue pour vous
games-rests = Attend votre retour
games-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
games-unscored = Sans décompte
games-play = Jouer
games-enter = Aller à la table
games-text = En texte
games-result = Résultat
games-none = Vous n’avez pas encore joué ici.
games-chronicle = Ma chronique
games-first = Jouer une première partie

# Me and my settings.
me-title = Moi
me-lead = Rien de tout cela n’est nécessaire pour jouer : un nom suffit.
me-about = À propos de moi
me-guest = Vous jouez sans compte : ce navigateur se souvient de vous.
me-saved = Enregistré
me-account = Compte
me-account-why = Utile seulement pour retrouver vos parties si ce navigateur vous oublie. Aucune adresse électronique n’est demandée.
me-signed-in = Votre compte : { $login }.
me-sign-up = S’inscrire
me-sign-in = Se connecter
me-sign-recover = Mot de passe oublié ?
me-sign-out = Se déconnecter
me-login = Identifiant
    .text = 3 à 40 lettres, chiffres ou . @ + - _
me-password = Mot de passe
    .text = Au moins 8 caractères. Une phrase convient bien.
me-password-old = Ancien mot de passe
me-password-new = Nouveau mot de passe
me-password-change = Changer le mot de passe
me-password-changed = Le mot de passe est changé. Les autres appareils devront se reconnecter, et les jetons des bots ne sont plus valables.
me-recovery = Code de secours
    .text = Le seul recours si vous oubliez le mot de passe. Il n’est montré que cette fois : gardez-le en lieu sûr.
me-download = Enregistrer dans un fichier
me-kept = Je l’ai mis de côté
me-told = À vous de jouer !
    .text = Comment savoir qu’une partie vous attend.
me-told-page = Sur la page
    .text = Le nombre de parties en attente figure dans le titre.
me-told-push = Par notification
    .text = Cet appareil vous prévient, même page fermée.
me-told-push-forbidden = Les notifications de cette page sont bloquées dans votre navigateur.
me-told-push-impossible = Ce navigateur ne peut pas recevoir de notifications ici.
me-told-mail = Par courriel
    .text = Seulement pour les parties par correspondance et celles que vous avez quittées.
me-told-mail-asked = Un courriel est en route vers { $address } : ouvrez le lien qu’il contient.
me-told-mail-on = Écrivez-moi
me-told-mail-account = Les courriels sont réservés aux comptes : créez-en un ci-dessus, puis indiquez ici votre adresse.
me-device = Un autre appareil
    .text = Avec un lien privé, un autre téléphone ou ordinateur vous reconnaît aussi. Il sert une fois, pendant un quart d’heure.
me-device-make = Créer le lien
me-device-qr = Le lien en code QR pour l’appareil photo de votre autre appareil
me-device-left =
    { $minutes ->
        [one] Valable encore { $minutes } minute. Ne le montrez à personne.
       *[other] Valable encore { $minutes } minutes. Ne le montrez à personne.
    }
me-tokens = Vos propres bots
    .text = Avec un jeton d’accès, un programme peut jouer en votre nom.
me-token-label = Nom du jeton
me-token-make = Créer un jeton
me-token-new = Le nouveau jeton
me-token-once = Il n’est montré que cette fois. Qui le possède peut jouer à votre place.
me-token-used = dernière utilisation : { $when }
me-token-unused = jamais utilisé
me-token-drop = Supprimer le jeton { $label }
me-api = Comment les programmes parlent à la table
me-gone = Supprimer mes données
    .text = Compte, nom, jetons : tout disparaît. Des bots prennent vos places.
me-gone-do = Tout supprimer
me-gone-sure = C’est définitif. Des bots continuent vos parties en cours, et les parties finies ne montrent plus votre nom.
movein-title = Nouvel appareil
movein-text = Avec ce lien privé, cet appareil vous reconnaîtra aussi.
movein-instead = Sur cet appareil, vous êtes { $name }. Avec ce lien, vous y serez quelqu’un d’autre.
movein-do = C’est moi
movein-done = Bienvenue, { $name }. Toutes vos parties sont là.
movein-empty = Ce lien est vide. Créez-en un nouveau sur votre autre appareil.
problem-sealed = D’autres ont encore cette journée devant eux : ses parties se regardent une fois qu’elle est finie.
problem-bad_login = Un identifiant a 3 à 40 lettres ou chiffres, ou . @ + - _ et aucun espace.
problem-login_taken = Cet identifiant est déjà pris. Choisissez-en un autre.
problem-wrong_login = L’identifiant et le mot de passe, ou le code, ne correspondent pas.
problem-weak_password = Ce mot de passe est trop facile à deviner. Prenez au moins 8 caractères ; une phrase convient bien.
problem-bad_link = Ce lien a déjà servi, ou il est trop ancien. Créez-en un nouveau.
problem-bad_email = Cela ne ressemble pas à une adresse électronique.
problem-bad_push = Le service de notifications de ce navigateur n’est pas utilisable ici.
problem-unknown = Dites d’abord qui vous êtes : choisissez un nom ou connectez-vous.

# Replays.
replay-title = Revoir
replay-lead = Toute partie finie, coup par coup, vue par qui vous voulez.
replay-drop = Déposez ici l’enregistrement d’une partie
replay-let-go = Lâchez !
replay-choose = Choisir un fichier
replay-paste = Ou collez-le
replay-show = Montrer
replay-several =
    { $count ->
        [one] { $count } partie dans ce fichier
       *[other] { $count } parties dans ce fichier
    }
replay-mine = Mes parties finies
replay-no-empty = Il n’y a rien dedans.
replay-no-json = Ce n’est pas un enregistrement : ce n’est pas du JSON lisible.
replay-no-none = Aucune partie dedans : un enregistrement a des joueurs et des coups.
replay-controls = Revoir
replay-back = Un coup en arrière
replay-step = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-move = Moment de la partie
replay-at = Coup { $move } sur { $moves }, tour { $round }
replay-round = Aller à un tour
replay-round-of = Tour { $round }
replay-speed = Vitesse
replay-eyes = Vu par
replay-eyes-open = Tout visible
replay-eyes-watch = Spectateur
replay-menu = Menu
replay-money = { $money } £
replay-fair = La donne est bien celle qui a été scellée avant la partie.
replay-unfair = La donne ne correspond pas à ce qui a été scellé avant la partie.
replay-link = Lien vers ce moment
replay-position = Lien vers cette position
replay-download = Télécharger l’enregistrement
replay-other = Une autre partie
replay-keys = Les flèches avancent et reculent, la barre d’espace lance la lecture, Début et Fin mènent au début et à la fin.
replay-play-on = Jouer à partir d’ici
replay-what-if = Et si ?
replay-play-on-text = Une nouvelle table commence au tour { $round }, à ce moment précis. Vous prenez une place, des bots les autres.
replay-my-seat = Ma place
replay-others = Les autres
replay-same = Les mêmes bots
problem-bad_record = Cet enregistrement contient une erreur.
problem-bad_position = Cette position contient une erreur.
problem-being_played = Cette position est celle d’une table où l’on joue. Elle pourra être analysée une fois la partie terminée.
problem-unsolved = C’est, à peu de chose près, la position d’un problème auquel vous n’avez pas encore répondu. Répondez-y d’abord.
problem-to-puzzle = Voir le problème

# A position by its link: one line of text, and the board it means.
position-title = Position
position-lead = Où en est une partie, en une ligne de texte.
position-text = La position sous forme de texte
position-show = Afficher
position-other = Une autre position

# Watching on a big screen.
watch-title = Regarder
watch-standing = Classement
watch-more-text = Ce que le décompte final ajouterait si la partie finissait maintenant
watch-fullscreen = Plein écran
watch-leave = Aller à la table
watch-not-yet = La partie n’a pas commencé. Rejoignez-la avec votre téléphone :
watch-qr = L’adresse de la table en code QR
