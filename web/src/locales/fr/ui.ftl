# Words that every page shares.
ui-skip = Aller au contenu
ui-close = Fermer
ui-cancel = Annuler
ui-reload = Recharger
ui-to-start = Retour à l’accueil
ui-sign-in = Se connecter
ui-broken-title = Un problème est survenu
ui-broken-text = La page a rencontré une erreur. Votre partie est à l’abri sur le serveur : rechargez la page et continuez.
ui-not-loaded = Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.
ui-not-found = Cette page n’existe pas
ui-loading = Chargement…
ui-guest = Invité
ui-name-long = Trop long : un nom a { $most } caractères au plus, celui-ci en a { $count }.

# The frame of every page.
ui-language = Langue
ui-to-night = Nuit
ui-to-day = Jour
ui-light = Lumière
ui-light-system = Comme le système
ui-light-day = Jour
ui-light-night = Nuit
ui-save = Enregistrer
ui-copy = Copier
ui-copied = Copié
ui-more = Plus
nav-main = Pages
nav-tables = Tables ouvertes
nav-games = Mes parties
nav-learn = Apprendre
nav-rules = Règles
nav-glossary = Glossaire
nav-replay = Revoir
review = Bilan
nav-new = Ouvrir une table
nav-me = Moi et mes réglages
nav-waiting =
    { $count ->
        [one] { $count } partie vous attend
       *[other] { $count } parties vous attendent
    }

# Bots by level: what they are called, and how they play.
level-random = Bouffon
    .text = Fait n’importe quoi, pourvu que ce soit permis.
level-apprentice = Apprenti
    .text = Indulgent. Idéal pour une première partie.
level-journeyman = Compagnon
    .text = Connaît le métier. Un adversaire à votre mesure.
level-master = Maître
    .text = Prévoit ses coups et compte vos blasons.
level-architect = Architecte
    .text = Le plus fort. Il prend le temps de réfléchir.

# What went wrong with a request, and what helps.
problem-offline = Le serveur est injoignable. Vérifiez la connexion, puis réessayez.
problem-too_fast = C’était très rapide. Attendez un instant, puis réessayez.
problem-busy = Le serveur est très occupé. Réessayez dans un instant.
problem-not_over = Cette partie n’est pas finie : le bilan se fait quand elle l’est.
problem-no_result = Cette partie s’est arrêtée avant la fin, sans résultat : il n’y a pas de bilan à faire.
problem-many_reviews = Beaucoup de bilans sont en cours. Réessayez dans un instant.
problem-set_aside = Cette table ne peut pas être ouverte pour le moment. L’administrateur du serveur est prévenu ; réessayez plus tard.
problem-fault = Une erreur est survenue sur le serveur. Elle a été notée ; réessayez.
problem-not_found = Cela n’existe pas, ou n’existe plus.
problem-no_table = Cette table n’existe pas. Le lien est peut-être incomplet.
problem-not_allowed = Ce n’est pas permis ici.
problem-too_large = C’est trop volumineux.
problem-signed_out = Votre session sur cet appareil a pris fin. Reconnectez-vous pour continuer.
problem-locked = Trop de mots de passe erronés ont été essayés avec cet identifiant. Utilisez un appareil déjà connecté auparavant ou votre code de secours, ou attendez une heure.
problem-mailed = Un courriel a déjà été envoyé. Cherchez-le, y compris dans les indésirables, ou réessayez demain.
problem-need_account = Les courriels sont réservés aux comptes. Créez-en un d’abord.
problem-other = Cela n’a pas marché : { $message }
