# Le lancer du jour : une arène pour tous, un essai par jour.
# $day is a day, $time a time of the reader's clock, $points, $turned, $out, $count, $done and $total are numbers.

daily-title = Lancer du jour
daily-today = Le lancer d’aujourd’hui
daily-goal = Retourne les dés posés là. Chaque dé qui montre une autre face rapporte un point ; chaque dé qui quitte l’arène en coûte un.
daily-once = Un essai par jour, et la même arène pour tous.
daily-ends = Le jour finit à minuit UTC : { $time } chez toi.
daily-count = { $count ->
    [0] Personne n’a encore lancé.
    [one] Une personne a lancé.
   *[other] { $count } personnes ont lancé.
}
daily-listed = Ton lancer sera dans la liste.
daily-unlisted = Ton lancer ne sera pas dans la liste. Elle est pour les personnes qui pouvaient se connecter sur un autre appareil avant le début du jour.
daily-unlisted-how = Garde tes parties, et tu seras dans la liste dès demain
daily-own-tremor = Ton lancer a son propre tremblement, pour que personne ne puisse essayer le lancer du jour en invité.
daily-practise = S’entraîner d’abord
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-sum = { $turned ->
    [0] Aucun dé retourné
    [one] Un dé retourné
   *[other] { $turned } dés retournés
}, { $out ->
    [0] aucun n’a quitté l’arène.
    [one] un a quitté l’arène.
   *[other] { $out } ont quitté l’arène.
}
daily-tomorrow = Reviens demain : la liste, les films et ton GIF s’affichent quand le jour est fini.
daily-locked = Ton lancer est enregistré, mais n’a pas encore pu être calculé. Il tombera comme tu l’as lancé.
daily-compute = Montrer où il tombe
daily-again = Revoir

## Un jour fini

daily-list = La liste du { $day }
daily-last = Comment s’est terminé le { $day }
daily-people = { $count ->
    [0] Personne n’a lancé ce jour-là.
    [one] Une personne a lancé.
   *[other] { $count } personnes ont lancé.
}
daily-none-listed = Personne n’est dans la liste de ce jour.
daily-most = La liste montre les { $count } meilleurs. L’enregistrement contient tous les lancers.
daily-place = Place
daily-name = Nom
daily-points-head = Points
daily-withdrawn = nom retiré
daily-you = toi
daily-your-place = Ta place : { $place }
daily-watch = Voir
daily-watch-of = Voir le lancer de { $name }
daily-film = GIF
daily-film-of = Enregistrer le lancer de { $name } en GIF
daily-own-film = Enregistrer mon lancer en GIF
daily-earlier = Le jour d’avant
daily-later = Le jour d’après
daily-pass-on = Transmettre le lien
daily-copied = Le lien est copié.

## Vérifier

daily-fair = Était-ce équitable ?
daily-fair-lead = L’engagement a été publié avant le premier lancer. L’arène en découle, et le tremblement découle du secret.
daily-commitment = Engagement
daily-secret = Secret
daily-verify = Tout relancer dans ce navigateur
daily-verify-at = Lancer { $done } sur { $total }
daily-verify-holds = { $count ->
    [0] Secret et arène correspondent à l’engagement. Aucun lancer n’est dans la liste.
    [one] Secret et arène correspondent à l’engagement, et le lancer de la liste tombe comme enregistré.
   *[other] Secret et arène correspondent à l’engagement, et les { $count } lancers de la liste tombent comme enregistrés.
}
daily-verify-differs = Ce jour n’est PAS correct : { $what ->
    [record] une ligne de l’enregistrement a été changée
    [commitment] le secret ne correspond pas à l’engagement
    [position] l’arène ne découle pas de l’engagement
   *[throw] le lancer { $number } tombe autrement
}.
daily-verify-failed = Ce navigateur n’a pas pu calculer les lancers.
daily-record = Enregistrer le fichier de ce jour

## Ailleurs

daily-no-server = Le lancer du jour a besoin d’un serveur. Ici, tu peux t’entraîner.
daily-preview-title = Lancer du jour du { $day }
daily-preview-about = La même arène pour tous, un essai chacun. Combien de dés retournes-tu ?
