# Risk: Metal Gear Solid: the rules in short (2,000 characters at most).

risk_mgs-rules =
    { "" }**{ risk_mgs-name } in short**
    { "" }**To win**: at the end of your turn, have taken 3 objectives and hold your own headquarters; or be the last one left (in World Conquest the only way).
    { "" }**Set-up**: in Basic Training your faction gives you land, armies and headquarters. Else claim land in turn, your headquarters first, then place the other armies one by one. Last, everybody takes a boss.
    { "" }**Recruit**: (territories + cities) / 3, rounded down, at least 3; the bonus of each zone you hold whole; 1 for each headquarters. One set of Territory cards of 2 to 10 stars brings 2 to 30 more. Deploy all. Each of these armies also brings 1,000 points.
    { "" }**Shop**: up to 3 cards for 3,000 points each, drawn unseen. Playing one costs the points printed on it; then it is gone.
    { "" }**Bosses**: pay 1,000 for yours or let it go; hire one for 3,000. A boss turns one die of its territory into a d8 and has an ability. It moves only with armies.
    { "" }**Attack** as often as you like, from 2 armies or more into a neighbour: up to 3 dice, one army stays. The defender rolls up to 2. Highest against highest, second against second: the lower loses an army, ties go to the defender. After a conquest at least as many armies as dice move in. Who loses the last army is out; the conqueror gets all cards and objectives.
    { "" }**Outer Haven**: Haven Troopers hold the ship. Its bow touches the territory of its dock, which is rolled each round. Whoever holds all three parts may move it and adds 1 to all dice from the bow to the dock.
    { "" }**Objective**: take one you meet, one a turn. In Command Room it comes with a hidden reward.
    { "" }**Then** move armies once between connected territories of yours. Conquered something and took no objective: draw a Territory card.
    { "" }**Others’ turns**: nobody is asked. Your standing orders choose your dice and play your cards; set a card to “ask” and you will be asked.
