# Groups of people who play together, and their books.
# $name is a member, $group a group, $kinds is a list of games.

## The list, and an invitation

group-title = Gruppi
group-lead = Un gruppo è una famiglia o un club: persone che giocano insieme. Il suo libro contiene i risultati e chi ha battuto chi.
group-none = Non fai ancora parte di un gruppo.
group-new = Un nuovo gruppo
group-name = Nome del gruppo
group-make = Crea il gruppo
group-count = { $count ->
    [one] un membro
   *[other] { $count } membri
}
group-invited = Ti invitano nel gruppo { $group }.
group-invited-lead = I suoi membri vedono ogni partita che giochi, o hai giocato, con almeno uno di loro. Puoi lasciarlo quando vuoi.
group-join = Entra
group-already = Fai già parte di { $group }.
group-open = Apri il libro

## The book

group-year = Anno
group-years-all = Tutti gli anni
group-print = Stampa questa pagina
group-empty = Nessuna partita. Contano le partite con almeno due membri.
group-summary = { $games ->
    [one] Una partita
   *[other] { $games } partite
}: { $kinds }.
group-scores = Punteggi
group-member = Membro
group-games = Partite
group-won = Vinte
group-pairs = Chi ha battuto chi
group-pairs-lead = Ogni riga dice quante volte questo membro ha fatto meglio di quello nella colonna, e quante volte peggio. I pareggi non contano.
group-pair = { $one } ha fatto meglio di { $other }: { $beat }. Peggio: { $lost }. Pari: { $even }.

## Members

group-members = Membri
group-left = qualcuno che è andato via
group-left-many = qualcuno che è andato via ({ $number })
group-paper = senza dispositivo
group-you = tu
group-keeper = si occupa del gruppo
group-invite = Invita
group-invite-lead = Chi apre questo link può entrare.
group-link = Link di invito
group-qr = Codice QR con il link di invito
group-renew = Crea un nuovo link
group-renew-lead = Il vecchio link non porta più da nessuna parte.
group-paper-add = Aggiungi qualcuno senza dispositivo
group-paper-name = Nome del nuovo membro
group-add = Aggiungi
group-be = { $name }: sono io
group-remove-what = Rimuovi: { $what }
group-own-name = Il tuo nome in questo gruppo
group-save = Salva
group-leave = Lascia il gruppo
group-leave-sure = Il tuo nome lascia il libro con te. I tuoi risultati restano, come quelli di qualcuno che è andato via.
group-leave-yes = Lascia ora
group-leave-no = Resta

## Names that were typed

group-typed = Nomi che hai scritto
group-typed-lead = Ai tavoli su un solo dispositivo hai scritto dei nomi. Di’ chi erano, e quelle partite contano. Solo tu vedi questo elenco.
group-typed-table = { $game }, { $date }
group-typed-who = Chi era { $name }?
group-typed-nobody = nessuno di noi
group-typed-none = Non hai ancora finito una partita con nomi scritti.
group-typed-suggest = Accetta: { $names }

## Others

group-gone = Questo gruppo non esiste, o non ne fai parte.
group-no-server = I gruppi hanno bisogno di un server. Questa pagina funziona senza.
