# Groups of people who play together, and their books.
# $name is a member, $group a group, $kinds is a list of games.

## The list, and an invitation

group-title = Groups
group-lead = A group is a family or a club: people who play together. Its book has the scores, and who beat whom.
group-none = You are not in a group yet.
group-new = A new group
group-name = Name of the group
group-make = Make the group
group-count = { $count ->
    [one] one member
   *[other] { $count } members
}
group-invited = You are invited to the group { $group }.
group-invited-lead = Its members see every game that you play, or have played, with at least one of them. You can leave at any time.
group-join = Join
group-already = You are a member of { $group } already.
group-open = Open the book

## The book

group-year = Year
group-years-all = All years
group-print = Print this page
group-empty = No games here. Games count in which at least two members sat.
group-summary = { $games ->
    [one] One game
   *[other] { $games } games
}: { $kinds }.
group-scores = Scores
group-member = Member
group-games = Games
group-won = Won
group-pairs = Who beat whom
group-pairs-lead = Each row says how often its member did better than the one in the column, and how often worse. Ties are not counted.
group-pair = { $one } did better than { $other }: { $beat }. Worse: { $lost }. Equal: { $even }.

## Members

group-members = Members
group-left = somebody who left
group-left-many = somebody who left ({ $number })
group-paper = without a device
group-you = you
group-keeper = looks after the group
group-invite = Invite
group-invite-lead = Anyone who opens this link can join.
group-link = Link that invites
group-qr = QR code with the link that invites
group-renew = Make a new link
group-renew-lead = The old link then leads nowhere.
group-paper-add = Add somebody who has no device
group-paper-name = Name of the new member
group-add = Add
group-be = { $name }: that is me
group-remove-what = Remove: { $what }
group-own-name = Your name in this group
group-save = Save
group-leave = Leave the group
group-leave-sure = Your name leaves the book with you. Your results stay, as those of somebody who left.
group-leave-yes = Leave now
group-leave-no = Stay

## Names that were typed

group-typed = Names that you typed
group-typed-lead = At tables on one device you typed names. Say who they were, and those games count. Only you see this list.
group-typed-table = { $game }, { $date }
group-typed-who = Who was { $name }?
group-typed-nobody = nobody of us
group-typed-none = You have not finished a game with typed names yet.
group-typed-suggest = Take over: { $names }

## Others

group-gone = There is no such group, or you are not one of its members.
group-no-server = Groups need a server. This page runs without one.
