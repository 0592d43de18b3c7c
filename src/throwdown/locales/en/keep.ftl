# Keeping one's games: what signs a person in on another device, and where they are signed in.
# $name is the name of a person, $date a day.

keep-lead = You play as { $name }. So far only this browser knows your games. Add one of these, and you get them back anywhere.
keep-kept = You play as { $name }. You can get your games back on any device.
keep-nobody = Have you played here before? Sign in, and your games are back.
keep-remove = Remove
keep-remove-what = Remove: { $what }
keep-bots = My bots: tokens, limits, and what they were refused

## The recovery card

keep-card = Recovery card
keep-card-lead = Nine words on paper. They sign you in on any device, without e-mail.
keep-card-make = Make a card
keep-card-has = You made a card on { $date }.
keep-card-old = The card before is good until { $until }. Signing in with it takes the change back, and everything else that signs you in ends.
keep-card-again = Make a new card
keep-card-once = These words are shown only now: print the card, or write them down.
keep-card-whose = Recovery card of { $name }, { $date }
keep-card-how = On another device, scan the picture. Or open { $address } and type the words.
keep-card-secret = Anyone who has this card can play as you. Treat it like a key.
keep-card-qr = The recovery code as a picture to scan
keep-card-print = Print the card

## Passkeys

keep-passkeys = Passkeys
keep-passkeys-lead = Sign in with a tap: fingerprint, face or the PIN of your device.
keep-passkey-name = Name of this passkey
keep-passkey-add = Add a passkey
keep-passkey-use = Sign in with a passkey
keep-passkey-failed = The passkey was not used. Try again, or take another way.
keep-passkeys-need = Passkeys need https and an address with a name. Here the recovery card does the same.

## Devices

keep-devices = Where you are signed in
keep-device = A browser
keep-device-here = this device
keep-device-seen = { $label }, last used on { $date }
keep-sign-out = Sign out
keep-sign-out-of = Sign out: { $what }
keep-sign-out-all = Sign out everywhere
keep-sign-out-warning = Nothing keeps your games yet. If you sign out now, you cannot get them back.
keep-sign-out-anyway = Sign out anyway

## Signing in and joining

keep-sign-in = Sign in
keep-other = Other games of yours
keep-other-lead = Did you also play on another device, or under another name? Sign in as that person here.
keep-code = Words of your card
keep-code-hint = Upper and lower case and spaces do not matter.
keep-join = Bring the games of { $name } along
keep-join-lead = You become one person with the games of both. Games under way continue. What signs { $name } in elsewhere is not valid any more then.
keep-signed-in = You are signed in as { $name }.
keep-reset = The host of this server gave you this link. It signs you in once. Old cards, passkeys and tokens of your bots become invalid. Other devices are signed out.
keep-reset-use = Sign in with the link

## Invitations

keep-invite = Invite somebody
keep-invite-lead = This link lets one new person in. It is good for { $days } days.
keep-invite-make = Make a link
keep-invite-qr = The invitation as a picture to scan
keep-invited = You are invited
keep-invited-enter = Come in and play
