# Conseils à la table : ce qui s’oppose au coup d’un conseil, touches et glisser.

against = Mais :
against-late = { $count ->
    [one] Quelqu’un d’autre peut jouer une carte qui passe avant.
   *[other] { $count } autres peuvent jouer une carte qui passe avant.
}
against-top = Sans elle, la plus haute carte de votre main est un { $value }.
against-kept = En l’état, ce que ce coup utilise rapporterait { $amount } s’il était gardé jusqu’à la fin.
against-centre = Le centre coûte { $amount }.
against-poorer = Une autre case qui vous est ouverte rapporte { $amount } de plus.
against-weak = Son action est faible : force 1.
against-idle = Il n’a pas d’action propre.
against-falls = Après lui, seuls les numéros inférieurs à { $number } conviennent, jusqu’à un parc.
against-closes = Après un 1, aucun numéro ne convient, jusqu’à un parc.
against-replaces = Un bâtiment doit céder sa place, et aucune nouvelle case n’est remplie.
against-loses = Le bâtiment { $number } quitte votre pont.
against-prize_less = En l’état, « { $scoring } » vous rapporte { $amount } de moins.
against-short = Il vous reste { $amount } : trop peu pour le centre.
against-nothing = Vous ne construisez rien pendant ce tour de jeu.
against-left_over = Il reste une force de { $strength }, et il y a encore des cartes à prendre.
against-too_late = C’est le dernier tour : la tuile ne pourra plus servir.
against-less = Sur 100 parties, il en gagne { $points } de moins que le meilleur.
hint-more = Revoir les conseils

keys = Touches
menu-keys = Toutes les touches
keys-lead = Pendant que vous jouez à cette table :
keys-card = jouer ou prendre la carte qui porte ce chiffre ; 1 à 3 prennent aussi une tuile Bonus
keys-stack = prendre la tuile d’une pile, dans le sens horaire depuis les portes ; G est le centre
keys-site = construire sur la case 1 à 12
keys-tile = utiliser une de vos tuiles Bonus
keys-confirm = confirmer
keys-undo = annuler
keys-hint = demander un conseil
keys-list = cette liste
keys-enter = Entrée
keys-space = Espace
keys-on = Raccourcis à une seule touche
keys-to = à
