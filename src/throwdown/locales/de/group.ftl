# Groups of people who play together, and their books.
# $name is a member, $group a group, $kinds is a list of games.

## The list, and an invitation

group-title = Gruppen
group-lead = Eine Gruppe ist eine Familie oder ein Verein: Leute, die zusammen spielen. In ihrem Buch stehen die Ergebnisse, und wer wen geschlagen hat.
group-none = Du bist noch in keiner Gruppe.
group-new = Eine neue Gruppe
group-name = Name der Gruppe
group-make = Gruppe gründen
group-count = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
group-invited = Du bist in die Gruppe { $group } eingeladen.
group-invited-lead = Ihre Mitglieder sehen jedes Spiel, das du mit mindestens einem von ihnen spielst oder gespielt hast. Du kannst die Gruppe jederzeit verlassen.
group-join = Beitreten
group-already = Du bist schon Mitglied von { $group }.
group-open = Buch öffnen

## The book

group-year = Jahr
group-years-all = Alle Jahre
group-print = Diese Seite drucken
group-empty = Hier sind keine Spiele. Es zählen Spiele, in denen mindestens zwei Mitglieder saßen.
group-summary = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}: { $kinds }.
group-scores = Punktestand
group-member = Mitglied
group-games = Spiele
group-won = Gewonnen
group-pairs = Wer schlug wen
group-pairs-lead = Jede Zeile sagt, wie oft das Mitglied besser war als das in der Spalte, und wie oft schlechter. Gleichstände zählen nicht.
group-pair = { $one } war besser als { $other }: { $beat }. Schlechter: { $lost }. Gleich: { $even }.

## Members

group-members = Mitglieder
group-left = jemand, der gegangen ist
group-left-many = jemand, der gegangen ist ({ $number })
group-paper = ohne Gerät
group-you = du
group-keeper = betreut die Gruppe
group-invite = Einladen
group-invite-lead = Wer diesen Link öffnet, kann beitreten.
group-link = Einladungslink
group-qr = QR-Code mit dem Einladungslink
group-renew = Neuen Link machen
group-renew-lead = Der alte Link führt dann nirgendwohin.
group-paper-add = Jemanden ohne Gerät hinzufügen
group-paper-name = Name des neuen Mitglieds
group-add = Hinzufügen
group-be = { $name }: das bin ich
group-remove-what = Entfernen: { $what }
group-own-name = Dein Name in dieser Gruppe
group-save = Speichern
group-leave = Gruppe verlassen
group-leave-sure = Dein Name verlässt das Buch mit dir. Deine Ergebnisse bleiben, als die von jemandem, der gegangen ist.
group-leave-yes = Jetzt verlassen
group-leave-no = Bleiben

## Names that were typed

group-typed = Getippte Namen
group-typed-lead = An Tischen auf einem Gerät hast du Namen getippt. Sag, wer das war, dann zählen diese Spiele. Nur du siehst diese Liste.
group-typed-table = { $game }, { $date }
group-typed-who = Wer war { $name }?
group-typed-nobody = niemand von uns
group-typed-none = Du hast noch kein Spiel mit getippten Namen beendet.
group-typed-suggest = Übernehmen: { $names }

## Others

group-gone = Diese Gruppe gibt es nicht, oder du bist kein Mitglied.
group-no-server = Gruppen brauchen einen Server. Diese Seite läuft ohne.
