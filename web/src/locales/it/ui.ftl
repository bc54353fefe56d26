# Words that every page shares.
ui-skip = Vai al contenuto
ui-close = Chiudi
ui-cancel = Annulla
ui-reload = Ricarica
ui-to-start = Alla pagina iniziale
ui-broken-title = Qualcosa è andato storto
ui-broken-text = La pagina ha commesso un errore. La tua partita è al sicuro sul server: ricarica la pagina e continua.
ui-not-found = Questa pagina non esiste
ui-loading = Caricamento…
