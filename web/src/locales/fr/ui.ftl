# Words that every page shares.
ui-skip = Aller au contenu
ui-close = Fermer
ui-cancel = Annuler
ui-reload = Recharger
ui-to-start = Vers l’accueil
ui-broken-title = Un problème est survenu
ui-broken-text = La page a commis une erreur. Votre partie est à l’abri sur le serveur : rechargez la page et continuez.
ui-not-found = Cette page n’existe pas
ui-loading = Chargement…
