# Notifications aux personnes absentes, et la section où on les demande.

## Ce que dit une notification. Sans noms.

notice-turn = C’est ton tour
notice-turn-text = Une partie attend ton coup.
notice-reminder = Il reste peu de temps
notice-reminder-text = La plus grande partie du temps pour ton coup est écoulée.
notice-table = Ta table est prête
notice-table-text = La prochaine ronde de ton tournoi commence.
notice-sign-in = Ta connexion a changé
notice-sign-in-text = Une carte ou une clé d’accès a été changée. Si ce n’était pas toi, connecte-toi aujourd’hui avec l’ancienne carte.
notice-test = Un essai
notice-test-text = Les notifications arrivent ici.

## La section. $kind est un service, $label un navigateur ou un hôte, $what une ligne d’une liste.

notice-title = Notifications
notice-lead = Pour les parties avec plusieurs jours par coup : une notification quand c’est ton tour, et un rappel. Rien n’arrive tant que Throwdown est ouvert.
notice-device = Cet appareil
notice-device-on = Activer sur cet appareil
notice-device-off = Désactiver sur cet appareil
notice-device-is-on = Les notifications arrivent sur cet appareil.
notice-device-blocked = Ce navigateur bloque les notifications de cette page. Autorise-les dans les réglages du navigateur.
notice-device-failed = Le navigateur n’a pas pu être inscrit aux notifications. Réessaie plus tard.
notice-device-none = Ce navigateur ne peut pas afficher de notifications, ou cette page n’a pas de https.
notice-device-install = Sur iPhone ou iPad, ajoute d’abord cette page à l’écran d’accueil : touche « Partager », puis « Sur l’écran d’accueil ». Ouvre-la de là.
notice-off-here = Ce serveur n’envoie pas de notifications aux navigateurs.
notice-places = Où arrivent les notifications
notice-place = { $kind } : { $label }
notice-place-failing = La dernière notification n’a pas pu être remise.
notice-kind-push = Navigateur
notice-kind-webhook = Webhook
notice-test-send = Envoyer un essai
notice-test-send-to = Envoyer un essai : { $what }
notice-tested-sent = Une notification d’essai est en route.
notice-tested-gone = Il n’y a plus rien à cette adresse. Elle a été retirée de la liste.
notice-tested-refused = L’essai n’a pas été accepté à cette adresse. Vérifie-la.
notice-tested-later = Il n’y a pas eu de réponse. Réessaie plus tard.
notice-remove = Retirer
notice-remove-what = Retirer : { $what }
notice-webhook = Envoyer à un autre service
notice-webhook-lead = Ce serveur peut envoyer à : { $hosts }. Avec l’adresse, n’importe qui peut y écrire : garde-la pour toi.
notice-webhook-url = Adresse du webhook
notice-webhook-add = Ajouter
notice-quiet = Heures calmes
notice-quiet-lead = Les notifications attendent la fin des heures calmes.
notice-quiet-from = De
notice-quiet-until = À
notice-quiet-save = Enregistrer
notice-quiet-none = Pas d’heures calmes
notice-quiet-saved = Enregistré, dans le fuseau horaire { $zone }.
