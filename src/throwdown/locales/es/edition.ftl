# Ediciones, reglas de la casa y quién empieza: para la terminal y la página.

edition-title =
    { $language ->
        [de] { $game }, edición alemana
        [en] { $game }, edición inglesa
        [fr] { $game }, edición francesa
        [it] { $game }, edición italiana
        [nl] { $game }, edición neerlandesa
        [es] { $game }, edición española
       *[none] { $game }, reglas básicas
    }
edition-played = Se juega a { $title }.
edition-elsewhere =
    { $language ->
        [de] No tenemos reglas de { $game } en español: se juega con las alemanas.
       *[en] No tenemos reglas de { $game } en español: se juega con las inglesas.
        [fr] No tenemos reglas de { $game } en español: se juega con las francesas.
        [it] No tenemos reglas de { $game } en español: se juega con las italianas.
        [nl] No tenemos reglas de { $game } en español: se juega con las neerlandesas.
        [es] No tenemos reglas de { $game } en español: se juega con las españolas.
    }
edition-agreed = Acordado en esta mesa, como permiten las reglas:

edition-house-rules =
    { $edition ->
        [none] Reglas de la casa:
       *[some] Reglas de la casa, distintas de las de la edición:
    }
edition-about = { $heading }: { $rules }
edition-group-set-up = Preparación
edition-group-throws = Lanzar y tomar
edition-group-powers = Poderes
edition-group-spells = Hechizos
edition-group-cards = Cartas
edition-group-end = Eliminación y final

edition-ask-oldest = ¿Quién es la persona de más edad?
edition-ask-saw-bug = ¿Quién fue la última persona en ver un bicho?
edition-ask-hint = Escribe un nombre o un número, o solo Intro para echarlo a suertes.
edition-ask-unclear = Aquí nadie se llama «{ $answer }»: escribe { $players }, un número, o solo Intro para echarlo a suertes.
edition-first-lot = se echa a suertes
edition-begins =
    { $by ->
        [oldest] { $player } es la persona de más edad y empieza.
        [saw_bug] { $player } fue la última persona en ver un bicho y empieza.
       *[lot] { $player } empieza (por sorteo).
    }
