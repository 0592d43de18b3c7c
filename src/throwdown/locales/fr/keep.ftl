# Garder ses parties : ce qui connecte une personne sur un autre appareil, et où elle est connectée.
# $name est un nom, $date un jour.

keep-lead = Tu joues sous le nom de { $name }. Pour l’instant, seul ce navigateur connaît tes parties. Ajoute un de ces moyens pour les retrouver partout.
keep-kept = Tu joues sous le nom de { $name }. Tu peux retrouver tes parties sur tout appareil.
keep-nobody = Tu as déjà joué ici ? Connecte-toi, et tes parties sont de retour.
keep-remove = Enlever
keep-remove-what = Enlever : { $what }
keep-bots = Mes bots : jetons, limites, et ce qui leur a été refusé

## La carte

keep-card = Carte de secours
keep-card-lead = Neuf mots sur papier. Ils te connectent sur tout appareil, sans e-mail.
keep-card-make = Créer une carte
keep-card-has = Tu as créé une carte le { $date }.
keep-card-old = La carte précédente est valable jusqu’à { $until }. Se connecter avec elle annule le changement, ainsi que tout autre moyen de te connecter.
keep-card-again = Créer une nouvelle carte
keep-card-once = Ces mots ne s’affichent que maintenant : imprime la carte, ou recopie-les.
keep-card-whose = Carte de secours de { $name }, { $date }
keep-card-how = Sur un autre appareil, scanne l’image. Ou ouvre { $address } et tape les mots.
keep-card-secret = Avec cette carte, on peut jouer à ta place. Garde-la comme une clé.
keep-card-qr = Le code de secours en image à scanner
keep-card-print = Imprimer la carte

## Clés d’accès

keep-passkeys = Clés d’accès
keep-passkeys-lead = Se connecter d’un geste : empreinte, visage ou code de ton appareil.
keep-passkey-name = Nom de cette clé d’accès
keep-passkey-add = Ajouter une clé d’accès
keep-passkey-use = Se connecter avec une clé d’accès
keep-passkey-failed = La clé d’accès n’a pas servi. Essaie encore, ou prends un autre moyen.
keep-passkeys-need = Les clés d’accès demandent https et une adresse avec un nom. Ici, la carte de secours fait de même.

## Appareils

keep-devices = Où tu es connecté
keep-device = Un navigateur
keep-device-here = cet appareil
keep-device-seen = { $label }, utilisé le { $date }
keep-sign-out = Se déconnecter
keep-sign-out-of = Déconnecter : { $what }
keep-sign-out-all = Se déconnecter partout
keep-sign-out-warning = Rien ne garde encore tes parties. Si tu te déconnectes maintenant, tu ne pourras pas les retrouver.
keep-sign-out-anyway = Se déconnecter quand même

## Se connecter et réunir

keep-sign-in = Se connecter
keep-other = Tes autres parties
keep-other-lead = Tu as aussi joué sur un autre appareil ou sous un autre nom ? Connecte-toi ici sous ce nom.
keep-code = Mots de ta carte
keep-code-hint = Majuscules, minuscules et espaces ne comptent pas.
keep-join = Emporter les parties de { $name }
keep-join-lead = Vous devenez une seule personne avec les parties des deux. Les parties en cours continuent. Ce qui connecte { $name } ailleurs ne vaut alors plus.
keep-signed-in = Tu es connecté sous le nom de { $name }.
keep-reset = Ce lien vient de la personne qui gère ce serveur. Il te connecte une fois. Cartes, passkeys et jetons de tes bots ne valent plus, et les autres appareils sont déconnectés.
keep-reset-use = Se connecter avec le lien

## Invitations

keep-invite = Inviter quelqu’un
keep-invite-lead = Ce lien laisse entrer une nouvelle personne. Il vaut { $days } jours.
keep-invite-make = Créer un lien
keep-invite-qr = L’invitation en image à scanner
keep-invited = Tu as une invitation
keep-invited-enter = Entrer et jouer
