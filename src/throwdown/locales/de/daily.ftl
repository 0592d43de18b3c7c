# Der Wurf des Tages: eine Arena für alle, ein Versuch am Tag.
# $day is a day, $time a time of the reader's clock, $points, $turned, $out, $count, $done and $total are numbers.

daily-title = Wurf des Tages
daily-today = Der Wurf von heute
daily-goal = Dreh die Würfel um, die dort liegen. Jeder, der eine andere Seite zeigt, bringt einen Punkt; jeder, der die Arena verlässt, kostet einen.
daily-once = Ein Versuch am Tag, und für alle dieselbe Arena.
daily-ends = Der Tag endet um Mitternacht UTC, auf deiner Uhr: { $time }.
daily-count = { $count ->
    [0] Noch hat niemand geworfen.
    [one] Eine Person hat geworfen.
   *[other] { $count } Leute haben geworfen.
}
daily-listed = Dein Wurf kommt in die Liste.
daily-unlisted = Dein Wurf kommt nicht in die Liste. Sie ist für Leute, die sich schon vor Beginn des Tages auf einem anderen Gerät anmelden konnten.
daily-unlisted-how = Behalte deine Spiele, dann stehst du ab morgen in der Liste
daily-own-tremor = Dein Wurf hat ein eigenes Zittern, damit niemand den Wurf des Tages als Gast ausprobieren kann.
daily-practise = Erst üben
daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-sum = { $turned ->
    [0] Kein Würfel wurde umgedreht
    [one] Ein Würfel wurde umgedreht
   *[other] { $turned } Würfel wurden umgedreht
}, { $out ->
    [0] keiner hat die Arena verlassen.
    [one] einer hat die Arena verlassen.
   *[other] { $out } haben die Arena verlassen.
}
daily-tomorrow = Komm morgen wieder: Liste, Filme und dein GIF gibt es, wenn der Tag vorbei ist.
daily-locked = Dein Wurf ist gespeichert, konnte aber noch nicht berechnet werden. Er landet so, wie du geworfen hast.
daily-compute = Zeigen, wo er landet
daily-again = Noch einmal ansehen

## Ein Tag, der vorbei ist

daily-list = Die Liste vom { $day }
daily-last = So endete der { $day }
daily-people = { $count ->
    [0] An diesem Tag hat niemand geworfen.
    [one] Eine Person hat geworfen.
   *[other] { $count } Leute haben geworfen.
}
daily-none-listed = In der Liste dieses Tages steht niemand.
daily-most = Die Liste zeigt die besten { $count }. Die Aufzeichnung hat alle Würfe.
daily-place = Platz
daily-name = Name
daily-points-head = Punkte
daily-withdrawn = Name zurückgezogen
daily-you = du
daily-your-place = Dein Platz: { $place }
daily-watch = Ansehen
daily-watch-of = Den Wurf von { $name } ansehen
daily-film = GIF
daily-film-of = Den Wurf von { $name } als GIF speichern
daily-own-film = Meinen Wurf als GIF speichern
daily-earlier = Der Tag davor
daily-later = Der Tag danach
daily-pass-on = Link weitergeben
daily-copied = Der Link ist kopiert.

## Nachprüfen

daily-fair = War das fair?
daily-fair-lead = Die Festlegung wurde vor dem ersten Wurf veröffentlicht. Aus ihr folgt die Arena, und aus dem Geheimnis folgt das Zittern.
daily-commitment = Festlegung
daily-secret = Geheimnis
daily-verify = Alles hier noch einmal werfen
daily-verify-at = Wurf { $done } von { $total }
daily-verify-holds = { $count ->
    [0] Geheimnis und Arena passen zur Festlegung. Kein Wurf steht in der Liste.
    [one] Geheimnis und Arena passen zur Festlegung, und der Wurf der Liste landet wie aufgezeichnet.
   *[other] Geheimnis und Arena passen zur Festlegung, und alle { $count } Würfe der Liste landen wie aufgezeichnet.
}
daily-verify-differs = Dieser Tag stimmt NICHT: { $what ->
    [record] eine Zeile der Aufzeichnung wurde geändert
    [commitment] das Geheimnis passt nicht zur Festlegung
    [position] die Arena folgt nicht aus der Festlegung
   *[throw] Wurf { $number } landet anders
}.
daily-verify-failed = Dieser Browser konnte die Würfe nicht berechnen.
daily-record = Aufzeichnung speichern

## Anderswo

daily-no-server = Der Wurf des Tages braucht einen Server. Üben kannst du hier.
daily-preview-title = Wurf des Tages vom { $day }
daily-preview-about = Für alle dieselbe Arena, ein Versuch für jeden. Wie viele Würfel drehst du um?
