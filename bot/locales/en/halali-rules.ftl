# Halali!: the rules in short (2,000 characters at most).

halali-rules =
    { "" }**Halali! in short**
    Blue plays animals (2 bears, 6 foxes), brown plays people (8 hunters, 2 lumberjacks). 7 ducks, 8 pheasants and 15 trees belong to nobody. All 48 tiles lie face-down; the middle, d4, is empty. Blue begins.
    { "" }**Your turn**: turn up one tile, anywhere, or move one face-up tile. You move your own tiles and birds; trees never move.
    { "" }**Moving**: straight along a rank or file over empty squares. Bears and lumberjacks go one square, all others any distance.
    { "" }**Taking**: move onto the prey; it counts for you. Bears take hunters and lumberjacks. Foxes take pheasants and ducks. Lumberjacks take trees. Hunters take bears, foxes, pheasants and ducks, but only where the gun points; it never turns. Face-down tiles cannot be taken. Nobody has to take.
    { "" }**Birds**: a bird that was just turned up or moved may not be moved by the other player on the next turn. It may be taken.
    { "" }**No going straight back**: your tile may not return at once to the square it came from on your last turn.
    { "" }**Stall rule**: after 40 turns in a row without turn-up or capture you must do one of both. This rule and the one before it can be agreed otherwise.
    { "" }**End-phase**: when the last tile is turned up, each player has five turns, the other player first. Now your own tiles may leave the forest over the exits d7, g4, d1 and a4, along a free line, and count for you. Who cannot move passes. If one side has no tile left, the game ends at once.
    { "" }**Points**: bear 10; fox, lumberjack, hunter 5; pheasant 3; duck, tree 2. More points win, then more tiles. In a match the sides are swapped for a second game and both games are added up.
