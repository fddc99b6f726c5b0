# Hunters and Gatherers: the rules in short (2,000 characters at most).

hunters_and_gatherers-rules =
    { "" }**Hunters and Gatherers in short** (edition of 2002)
    Everybody has 5 tribe members and 2 huts. 78 land tiles lie face-down, 12 bonus tiles apart.
    { "" }**Your turn**: lay the drawn tile beside the field so that all edges fit: forest to forest, river to river, meadow to meadow. Then you may put one piece on it. A tile that fits nowhere is out, and another is drawn.
    { "" }**Pieces**: a member is a gatherer in a forest, a fisher on a river, a hunter in a meadow; there may be no member yet in that whole area. A hut stands on a river or lake; there may be no hut yet in the whole river system, that is all rivers and lakes that are connected. Areas with pieces may grow together later.
    { "" }**Forests** are scored when completed: 2 for each tile, 2 for each mushroom patch. Gatherers come home.
    { "" }**Gold**: whoever completes a forest with gold lays a bonus tile at once, also with a piece; one at most a turn.
    { "" }**Rivers** run from lake or spring to lake or spring and are scored when completed: 1 for each tile, 1 for each fish in the lakes at both ends. Fishers come home.
    { "" }**Who scores**: whoever has most members in the area, or most huts; if several have equally many, each gets all.
    { "" }**At the end**, after the last land tile, river systems bring 1 for each fish, meadows 2 for each mammoth, aurochs and deer. Each tiger takes a deer away. Wildfire drives all tigers off its meadow. A hunter on the tile with the stone circle takes the meadow alone. Hunters and huts never come home; open forests and rivers score nothing. Most points win; equals share the win.
