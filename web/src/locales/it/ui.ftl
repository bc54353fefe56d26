# Words that every page shares.
ui-skip = Vai al contenuto
ui-close = Chiudi
ui-cancel = Annulla
ui-reload = Ricarica
ui-to-start = Alla pagina iniziale
ui-sign-in = Accedi
ui-broken-title = Qualcosa è andato storto
ui-broken-text = Nella pagina si è verificato un errore. La tua partita è al sicuro sul server: ricarica la pagina e continua.
ui-not-loaded = Questa parte della pagina non si è potuta caricare. Controlla la connessione, poi ricarica la pagina.
ui-not-found = Questa pagina non esiste
ui-loading = Caricamento…
ui-guest = Ospite
ui-name-long = Troppo lungo: un nome ha al massimo { $most } caratteri, questo ne ha { $count }.

# The frame of every page.
ui-language = Lingua
ui-to-night = Notte
ui-to-day = Giorno
ui-light = Luce
ui-light-system = Come il sistema
ui-light-day = Giorno
ui-light-night = Notte
ui-save = Salva
ui-copy = Copia
ui-copied = Copiato
ui-more = Altro
nav-main = Pagine
nav-tables = Tavoli aperti
nav-games = Le mie partite
nav-learn = Impara
nav-rules = Regole
nav-glossary = Glossario
nav-replay = Rivedi
review = Bilancio
nav-new = Apri un tavolo
nav-me = Io e le mie impostazioni
nav-waiting =
    { $count ->
        [one] { $count } partita ti aspetta
       *[other] { $count } partite ti aspettano
    }

# Bots by level: what they are called, and how they play.
level-random = Giullare
    .text = Fa una cosa qualsiasi, purché permessa.
level-apprentice = Apprendista
    .text = Indulgente. L’ideale per la prima partita.
level-journeyman = Artigiano
    .text = Conosce il mestiere. Un degno avversario.
level-master = Maestro
    .text = Guarda avanti e conta i tuoi stemmi.
level-architect = Architetto
    .text = Il più forte. Si prende il tempo di pensare.

# What went wrong with a request, and what helps.
problem-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
problem-too_fast = Troppo in fretta. Aspetta un momento e riprova.
problem-busy = Il server ha molto da fare. Riprova tra un momento.
problem-not_over = Questa partita non è ancora finita: il bilancio si fa a partita finita.
problem-no_result = Questa partita è finita prima del tempo, senza risultato: non c’è bilancio da fare.
problem-many_reviews = Si stanno facendo molti bilanci. Riprova tra poco.
problem-set_aside = Al momento questo tavolo non si può aprire. Chi gestisce il server è stato avvisato; riprova più tardi.
problem-fault = Qualcosa è andato storto sul server. È stato annotato: riprova.
problem-not_found = Non esiste, o non esiste più.
problem-no_table = Questo tavolo non esiste. Forse il link è incompleto.
problem-not_allowed = Qui non è permesso.
problem-too_large = È troppo grande.
problem-signed_out = La sessione su questo dispositivo è terminata. Accedi di nuovo per continuare.
problem-locked = Con questo nome utente sono state provate troppe password sbagliate. Usa un dispositivo da cui avevi già effettuato l’accesso o il codice di recupero, oppure aspetta un’ora.
problem-mailed = Un’e-mail è già stata inviata. Cercala anche nello spam, o riprova domani.
problem-need_account = Le e-mail sono riservate agli account. Prima creane uno.
problem-other = Non ha funzionato: { $message }
