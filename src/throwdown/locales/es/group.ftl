# Groups of people who play together, and their books.
# $name is a member, $group a group, $kinds is a list of games.

## The list, and an invitation

group-title = Grupos
group-lead = Un grupo es una familia o un club: gente que juega junta. Su libro tiene los resultados y quién ganó a quién.
group-none = Aún no estás en ningún grupo.
group-new = Un grupo nuevo
group-name = Nombre del grupo
group-make = Crear el grupo
group-count = { $count ->
    [one] un miembro
   *[other] { $count } miembros
}
group-invited = Te invitan al grupo { $group }.
group-invited-lead = Sus miembros ven cada partida que juegas, o has jugado, con al menos uno de ellos. Puedes dejarlo cuando quieras.
group-join = Unirme
group-already = Ya eres miembro de { $group }.
group-open = Abrir el libro

## The book

group-year = Año
group-years-all = Todos los años
group-print = Imprimir esta página
group-empty = No hay partidas. Cuentan las partidas con al menos dos miembros.
group-summary = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}: { $kinds }.
group-scores = Marcador
group-member = Miembro
group-games = Partidas
group-won = Ganadas
group-pairs = Quién ganó a quién
group-pairs-lead = Cada fila dice cuántas veces quedó mejor que quien está en la columna, y cuántas peor. Los empates no cuentan.
group-pair = { $one } quedó mejor que { $other }: { $beat }. Peor: { $lost }. Igual: { $even }.

## Members

group-members = Miembros
group-left = alguien que se fue
group-left-many = alguien que se fue ({ $number })
group-paper = sin dispositivo
group-you = tú
group-keeper = cuida del grupo
group-invite = Invitar
group-invite-lead = Quien abra este enlace puede unirse.
group-link = Enlace de invitación
group-qr = Código QR con el enlace de invitación
group-renew = Crear un enlace nuevo
group-renew-lead = El enlace anterior deja de funcionar.
group-paper-add = Añadir a alguien sin dispositivo
group-paper-name = Nombre del nuevo miembro
group-add = Añadir
group-be = { $name }: soy yo
group-remove-what = Quitar: { $what }
group-own-name = Tu nombre en este grupo
group-save = Guardar
group-leave = Dejar el grupo
group-leave-sure = Tu nombre sale del libro contigo. Tus resultados quedan como los de alguien que se fue.
group-leave-yes = Dejarlo ahora
group-leave-no = Quedarme

## Names that were typed

group-typed = Nombres que escribiste
group-typed-lead = En mesas de un solo dispositivo escribiste nombres. Di quiénes eran y esas partidas cuentan. Solo tú ves esta lista.
group-typed-table = { $game }, { $date }
group-typed-who = ¿Quién era { $name }?
group-typed-nobody = nadie del grupo
group-typed-none = Aún no has terminado ninguna partida con nombres escritos.
group-typed-suggest = Aceptar: { $names }

## Others

group-gone = No existe ese grupo, o no eres miembro.
group-no-server = Los grupos necesitan un servidor. Esta página funciona sin él.
