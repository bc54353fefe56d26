# Words that every page shares.
ui-skip = Skip to the content
ui-close = Close
ui-cancel = Cancel
ui-reload = Load again
ui-to-start = To the first page
ui-broken-title = Something went wrong
ui-broken-text = The page made a mistake. Your game is safe on the server: load the page again and play on.
ui-not-found = There is no such page
ui-loading = Loading…
