own-text = { $text }
own-ask = What do you do?
own-no-guide = This game has brought no rules to read.
own-no-advice = Nobody gives advice in this game.
own-ended = { $winners ->
    [nobody] It ends without a winner.
    [somebody] { $players } wins.
   *[several] { $players } win together.
}
