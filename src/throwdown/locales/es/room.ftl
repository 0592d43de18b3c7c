# La sala: invitar, esperar, la pantalla grande y los teléfonos como manos.

room-preview-title = { $host } te invita: { $game }
room-preview =
    { $free ->
        [0] Una mesa para { $seats } en el navegador: entra a mirar, sin cuenta.
        [one] Uno de { $seats } asientos está libre. Juega en el navegador, sin cuenta.
       *[other] { $free } de { $seats } asientos están libres. Juega en el navegador, sin cuenta.
    }
