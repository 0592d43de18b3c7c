# Games that were played without a server are handed in when a server is there again.

home-ask =
    { $count ->
        [one] ¿Entregar una partida que jugaste sin servidor?
       *[other] ¿Entregar { $count } partidas que jugaste sin servidor?
    }
home-why = Aquí tendrán una repetición, con la nota de que se jugaron sin servidor. Nada de ellas puntúa.
home-yes = Entregar
home-no = Ahora no
home-never = Estas, nunca
home-progress = { $done } de { $total } …
home-done =
    { $count ->
        [one] Se ha entregado una partida.
       *[other] Se han entregado { $count } partidas.
    }
home-refused = El servidor no acepta esta partida de { $game }: { $why }
home-save = Guardar su registro en un archivo
home-later = Las demás partidas esperan en este dispositivo hasta tu próxima visita: { $why }
