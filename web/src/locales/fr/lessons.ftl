# Cinq courtes leçons après la première partie. Une idée tient en deux phrases.

lessons-title = Leçons
lessons-lead = Cinq courtes leçons, avec des positions tirées de vraies parties. Chacune prend quelques minutes.
lessons-after = Cinq courtes leçons prennent la suite.
lessons-all = Toutes les leçons
lessons-progress = { $done } sur { $all } résolues
lessons-position = { $number } sur { $all }
lessons-idea = L’idée
lessons-begin = Commencer
lessons-go-on = Continuer
lessons-again = Encore une fois
lessons-done = Leçon terminée
lessons-done-text = { $done ->
    [0] Vous avez vu toutes les positions de cette leçon. Revenez-y quand vous voulez.
    [one] Vous avez résolu { $done } position sur { $all }.
   *[other] Vous avez résolu { $done } positions sur { $all }.
}
lessons-next-lesson = Leçon suivante : { $title }
lessons-puzzles = Résoudre des problèmes

lesson-rondel = Lire le disque
lesson-idea-rondel = À chaque tour le disque tourne : chaque case paie autre chose, et près du X une pile est fermée. Considérez toujours ensemble l’argent d’une case et la tuile voisine, jamais l’un sans l’autre.
lesson-replace = Quand remplacer
lesson-idea-replace = Une tuile qui en remplace une autre ne remplit pas de nouvelle case, mais son action compte entièrement. Remplacez quand l’action rapporte plus qu’une nouvelle case, et sacrifiez le bâtiment dont le blason vous est le moins utile.
lesson-crests = Blasons et maisons des guildes
lesson-idea-crests = Une action est d’autant plus forte que son blason est fréquent sur votre pont, et une maison des guildes compte pour les quatre blasons. Elle ne fait rien quand vous la construisez, mais chaque action future gagne 1 de force.
lesson-first = Ce que coûte de passer en premier
lesson-idea-first = Qui passe en premier a tout le choix, mais sa carte forte est partie. Demandez-vous ce que vous perdriez en passant en dernier : si plusieurs tuiles vous conviennent, gardez la carte ; s’il n’y en a qu’une, jouez-la.
lesson-end = La fin
lesson-idea-end = Au dernier tour, rien ne se garde plus pour plus tard : seul compte l’argent à la fin. Avant de jouer, calculez les primes, les cartes en main et les cases vides.
