# Fünf kurze Lektionen nach der ersten Partie. Eine Idee hat zwei Sätze.

lessons-title = Lektionen
lessons-lead = Fünf kurze Lektionen mit Stellungen aus echten Partien. Jede dauert nur ein paar Minuten.
lessons-after = Fünf kurze Lektionen machen hier weiter.
lessons-all = Alle Lektionen
lessons-progress = { $done } von { $all } gelöst
lessons-position = { $number } von { $all }
lessons-idea = Die Idee
lessons-begin = Anfangen
lessons-go-on = Weitermachen
lessons-again = Noch einmal
lessons-done = Lektion geschafft
lessons-done-text = { $done ->
    [0] Du hast alle Stellungen dieser Lektion gesehen. Du kannst jederzeit zu ihr zurückkommen.
   *[other] Du hast { $done } von { $all } Stellungen gelöst.
}
lessons-next-lesson = Nächste Lektion: { $title }
lessons-puzzles = Rätsel lösen

lesson-rondel = Die Drehscheibe lesen
lesson-idea-rondel = Jede Runde dreht sich die Drehscheibe: Jedes Feld zahlt etwas anderes, und am X ist ein Stapel gesperrt. Betrachte das Geld eines Feldes immer zusammen mit dem Plättchen daneben, nie eines davon allein.
lesson-replace = Wann man ersetzt
lesson-idea-replace = Ein Plättchen, das ein anderes ersetzt, füllt keinen neuen Platz, aber seine Aktion zählt voll. Ersetze, wenn die Aktion mehr bringt als ein neuer Platz, und gib das Gebäude her, dessen Wappen du am wenigsten brauchst.
lesson-crests = Wappen und Gildenhäuser
lesson-idea-crests = Eine Aktion ist so stark, wie ihr Wappen auf deiner Brücke häufig ist, und ein Gildenhaus zählt für alle vier Wappen. Beim Bauen bewirkt es nichts, aber jede spätere Aktion ist um 1 stärker.
lesson-first = Was es kostet, zuerst am Zug zu sein
lesson-idea-first = Wer zuerst am Zug ist, hat die freie Wahl, aber die hohe Karte ist dann weg. Frag dich, was du als Letzter verlieren würdest: Passen dir mehrere Plättchen, spar die Karte; passt nur eines, gib sie aus.
lesson-end = Das Ende
lesson-idea-end = In der letzten Runde lässt sich nichts mehr für später sparen: Es zählt nur noch das Geld am Ende. Rechne vor dem Zug die Prämien, die Karten auf der Hand und die leeren Plätze durch.
