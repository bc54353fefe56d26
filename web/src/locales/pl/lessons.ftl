# Pięć krótkich lekcji po pierwszej partii. Każda myśl to dwa zdania.

lessons-title = Lekcje
lessons-lead = Pięć krótkich lekcji na pozycjach z prawdziwych partii. Każda zajmuje kilka minut.
lessons-after = Dalej prowadzi pięć krótkich lekcji.
lessons-all = Wszystkie lekcje
lessons-progress = Rozwiązane: { $done } z { $all }
lessons-position = { $number } z { $all }
lessons-idea = O co chodzi
lessons-begin = Zacznij
lessons-go-on = Kontynuuj
lessons-again = Jeszcze raz
lessons-done = Lekcja ukończona
lessons-done-text = { $done ->
    [0] To wszystkie pozycje tej lekcji. Możesz do niej wrócić, kiedy zechcesz.
   *[other] Rozwiązane pozycje: { $done } z { $all }.
}
lessons-next-lesson = Następna lekcja: { $title }
lessons-puzzles = Rozwiązuj zadania

lesson-rondel = Jak czytać rondel
lesson-idea-rondel = W każdej rundzie rondel się obraca: każde pole płaci co innego, a przy X jeden stos jest zamknięty. Zawsze patrz na pieniądze z pola razem z płytką obok, nigdy na jedno z osobna.
lesson-replace = Kiedy zastępować
lesson-idea-replace = Płytka, która zastępuje inną, nie zapełnia nowego miejsca, ale jej akcja liczy się w całości. Zastępuj, gdy akcja daje więcej niż nowe miejsce, i oddaj budynek, którego tarczy najmniej potrzebujesz.
lesson-crests = Tarcze i gildie
lesson-idea-crests = Akcja jest tym silniejsza, im więcej masz jej tarcz na moście, a gildia liczy się za wszystkie cztery. W chwili budowy nic nie daje, ale każda późniejsza akcja jest silniejsza o 1.
lesson-first = Ile kosztuje bycie pierwszym
lesson-idea-first = Kto gra pierwszy, ma pełny wybór, ale traci wysoką kartę. Zastanów się, co stracisz, grając na końcu: jeśli pasuje ci kilka płytek, oszczędź kartę; jeśli tylko jedna, zagraj ją.
lesson-end = Koniec gry
lesson-idea-end = W ostatniej rundzie niczego nie oszczędzasz już na później: liczą się tylko pieniądze na końcu. Przed ruchem policz nagrody, karty na ręce i puste miejsca.
