# What a person played over the years: games, luck and skill.
# $seen is a count, $mean what was to be expected; $low and $high are the ends of what is normal.

mine-games = Partidas
mine-luck = Suerte y habilidad
mine-none = Todavía no has terminado ninguna partida. Cada partida que termines aquí aparecerá en esta lista.
mine-none-like-that = Ninguna partida es así.
mine-nobody = En este navegador todavía no ha jugado nadie. Juega una partida, o inicia sesión para encontrar las tuyas.
mine-sign-in = Iniciar sesión
mine-here-lead = Estas partidas están en este dispositivo. Para la suerte y la habilidad en muchas partidas hace falta un servidor.
mine-here-record = Guardar su registro
mine-here-remove = Quitar
mine-here-cancel = Cancelar
mine-here-sure =
    { $count ->
        [one] ¿Quitar esta partida de este dispositivo? No se puede deshacer.
       *[other] ¿Quitar de este dispositivo las { $count } partidas de esta mesa? No se puede deshacer.
    }
mine-here-removed = La partida se ha quitado.
mine-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }

## The list

mine-filter = Qué partidas
mine-all = Todas
mine-year = Año
mine-won = Ganada
mine-lost = No ganada
mine-left = Abandonada
mine-typed = Anotada
mine-on-device = En un solo dispositivo
mine-real-dice = Dados de verdad
mine-stood-in = siguió un bot
mine-nameless = nombre retirado
mine-bad = { $seen } { $what }, { $mean } esperados
mine-luck-gave = la suerte dio { $percent } %
mine-luck-took = la suerte quitó { $percent } %
mine-replay = Repetición
mine-replay-of = Repetición: { $what }
mine-analysis = Análisis
mine-analysis-of = Análisis: { $what }
mine-older = Mostrar partidas anteriores
mine-export = Llévate tus partidas
mine-export-lead = Todas las partidas de la lista, en un archivo para otros programas.
mine-bgstats = BG Stats
mine-bgstats-of = A BG Stats: { $what }
mine-bgstats-lead = La aplicación BG Stats toma una partida cada vez, con el botón junto a cada partida. Recibe los nombres de esa partida.

## Luck and skill

mine-luck-title = Tus dados y lo esperado
mine-luck-lead = En la banda rayada están 9 de cada 10 personas que lanzan tantos dados justos. La línea es la media.
mine-luck-outside =
    { $figures ->
        [one] Hay { $figures } cifra, y { $outside } está fuera de su banda.
       *[other] De { $figures } cifras, { $outside } están fuera de su banda. Con dados justos serían unas { $usual }.
    }
mine-luck-few = Has lanzado muy pocos dados para un veredicto. Juega algunas partidas más.
mine-out = Dados perdidos
mine-turned = Dados girados
mine-hand = Cuando lanzas a la arena, tu mano también decide: un lanzamiento fuerte gira más dados y pierde más.
mine-band = media { $mean }, normal de { $low } a { $high }
mine-dice =
    { $games ->
        [one] { $dice } dados en { $games } partida
       *[other] { $dice } dados en { $games } partidas
    }
mine-curve = X, caras en blanco y tiradas con exceso, partida a partida
mine-curve-lead = Por encima del centro tuviste más de lo esperado; por debajo, menos. Dentro de la banda es normal.
mine-curve-now =
    { $way ->
        [more] Tras { $games } partidas: { $by } más de lo esperado. Hasta { $usual } es normal.
       *[fewer] Tras { $games } partidas: { $by } menos de lo esperado. Hasta { $usual } es normal.
    }
mine-skill = Lo que cuestan tus decisiones
mine-skill-lead = El coste medio de una decisión, en probabilidades de ganar. Menos es mejor, 0 es perfecto.
mine-skill-none = Todavía no hay ninguna partida analizada.
mine-skill-analyse =
    Analizar { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
mine-skill-progress = Analizando: { $done } de { $count }
mine-skill-stop = Parar
mine-skill-of = { $analysed } de { $games } partidas están analizadas.
mine-skill-luck = En estas partidas la suerte te dio { $wins } victorias en total.
mine-month = Mes
mine-cost = Coste de una decisión
mine-decisions = Decisiones
mine-exact = exacto
mine-estimated = estimado
mine-streaks = Rachas
mine-streaks-few = Con menos de 10 partidas no hay nada que decir sobre rachas.
mine-streak-now =
    { $won ->
        [yes] Has ganado tus últimas { $count } partidas.
       *[no] No has ganado tus últimas { $count } partidas.
    }
mine-streak-won = Tu racha más larga de victorias es de { $count }. Con tu parte de victorias, de { $low } a { $high } es normal en { $games } partidas.
mine-streak-lost = Tu racha más larga sin ganar es de { $count }. Con tu parte de victorias, de { $low } a { $high } es normal en { $games } partidas.
mine-streak-how = También con dados justos hay rachas largas. Los dados no recuerdan la última partida.
mine-began-with =
    { $dice ->
        [one] empezó con un dado
       *[other] empezó con { $dice } dados
    }
