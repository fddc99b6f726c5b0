# What people are called. $number counts seats from 1.

# For a name in which nothing can be seen, and in pictures for one whose script cannot be drawn.
player-unnamed = 玩家 { $number }
