# Five short lessons after the first game. An idea has two sentences.

lessons-title = Lessons
lessons-lead = Five short lessons with positions from real games. Each takes a few minutes.
lessons-after = Five short lessons continue from here.
lessons-all = All lessons
lessons-progress = { $done } of { $all } solved
lessons-position = { $number } of { $all }
lessons-idea = The idea
lessons-begin = Begin
lessons-go-on = Continue
lessons-again = Once more
lessons-done = Lesson finished
lessons-done-text = { $done ->
    [0] You have seen all positions of this lesson. Come back to it whenever you like.
   *[other] You have solved { $done } of { $all } positions.
}
lessons-next-lesson = Next lesson: { $title }
lessons-puzzles = Solve puzzles

lesson-rondel = Reading the rondel
lesson-idea-rondel = Every round the rondel turns: each space pays something else, and beside the X a stack is closed. Always weigh the money of a space together with the tile beside it, never one of them alone.
lesson-replace = When to replace
lesson-idea-replace = A tile that replaces another fills no new site, but its action counts in full. Replace when the action brings more than a new site would, and give up the building whose crest you need least.
lesson-crests = Crests and guild houses
lesson-idea-crests = An action is as strong as its crest is frequent on your bridge, and a guild house counts for all four crests. It does nothing when you build it, but every later action is stronger by 1.
lesson-first = The price of going first
lesson-idea-first = Whoever goes first has the pick of everything, but the high card is then gone. Ask what you would lose by going last: if several tiles suit you, save the card; if only one does, spend it.
lesson-end = The end
lesson-idea-end = In the last round nothing can be saved for later: only the money at the end counts. Before you move, reckon the prizes, the cards in hand and the empty sites.
