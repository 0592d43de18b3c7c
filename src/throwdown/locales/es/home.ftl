# Games that were played without a server are handed in when a server is there again.

home-ask =
    { $count ->
        [one] ¿Enviar al servidor una partida que jugaste sin él?
       *[other] ¿Enviar al servidor { $count } partidas que jugaste sin él?
    }
home-why = Aquí tendrán una repetición, con la nota de que se jugaron sin servidor. No puntúan.
home-yes = Enviar
home-no = Ahora no
home-never = Estas, nunca
home-progress = { $done } de { $total } …
home-done =
    { $count ->
        [one] Se ha enviado una partida.
       *[other] Se han enviado { $count } partidas.
    }
home-refused = El servidor no acepta esta partida de { $game }: { $why }
home-save = Guardar su registro en un archivo
home-later = Las demás partidas esperan en este dispositivo hasta tu próxima visita: { $why }
