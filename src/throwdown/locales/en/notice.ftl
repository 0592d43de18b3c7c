# Notices to people who are not there, and the section in which a person asks for them.

## What a notice says. It has no names.

notice-turn = Your turn
notice-turn-text = A game waits for your move.
notice-reminder = Little time left
notice-reminder-text = Most of the time for your move is over.
notice-table = Your table is ready
notice-table-text = The next round of your tournament begins.
notice-sign-in = Your sign-in changed
notice-sign-in-text = A card or passkey of yours was changed. If that was not you, sign in with the old card today.
notice-test = A test
notice-test-text = Notices arrive here.

## The section on the page. $kind is a service, $label a browser or host, $what an entry of a list.

notice-title = Notices
notice-lead = For games with days for a move: one notice when it is your turn, and one reminder. Nothing comes while you have Throwdown open.
notice-device = This device
notice-device-on = Switch on for this device
notice-device-off = Switch off for this device
notice-device-is-on = Notices come to this device.
notice-device-blocked = This browser blocks notices from this page. Allow them in the settings of the browser.
notice-device-failed = The browser could not be reached for notices. Try again later.
notice-device-none = This browser cannot show notices, or this page has no https.
notice-device-install = On an iPhone or iPad, first put this page on the home screen: tap “Share”, then “Add to Home Screen”. Open it from there.
notice-off-here = This server sends no notices to browsers.
notice-places = Where notices come
notice-place = { $kind }: { $label }
notice-place-failing = The last notice could not be delivered.
notice-kind-push = Browser
notice-kind-webhook = Webhook
notice-test-send = Send a test
notice-test-send-to = Send a test: { $what }
notice-tested-sent = A test notice is on its way.
notice-tested-gone = Nothing is there any more. It was removed from the list.
notice-tested-refused = The test was not accepted there. Check the address.
notice-tested-later = There was no answer from there. Try again later.
notice-remove = Remove
notice-remove-what = Remove: { $what }
notice-webhook = Send to another service
notice-webhook-lead = This server may send to: { $hosts }. Anyone with the address can write there, so keep it to yourself.
notice-webhook-url = Address of the webhook
notice-webhook-add = Add
notice-quiet = Quiet hours
notice-quiet-lead = Notices wait until the quiet hours are over.
notice-quiet-from = From
notice-quiet-until = Until
notice-quiet-save = Save
notice-quiet-none = No quiet hours
notice-quiet-saved = Saved, in the time zone { $zone }.
