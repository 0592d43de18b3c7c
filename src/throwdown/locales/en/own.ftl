own-text = { $text }
own-ask = What do you do?
own-no-guide = The author of this game has not written a guide.
own-no-advice = There are no hints in this game.
own-ended = { $winners ->
    [nobody] It ends without a winner.
    [somebody] { $players } wins.
   *[several] { $players } win together.
}
