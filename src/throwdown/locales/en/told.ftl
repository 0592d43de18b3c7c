# What the table says beside the story: clocks, the line, races, decisions and their cause.

told-earlier = Earlier
told-line-silent = The server does not answer at the moment. Your seat is kept.
told-gone-silent = { $player } does not answer at the moment.
