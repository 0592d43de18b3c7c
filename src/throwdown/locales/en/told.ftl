# What the table says beside the story: clocks, the line, races, decisions and their cause.

told-earlier = Earlier
