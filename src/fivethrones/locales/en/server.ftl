# Who asks

guest-name = Guest
refused-no-guest = You have no name here yet. Say how to call you
refused-name-empty = The name is empty. Write at least one letter
refused-letter-long = At most { $most } letters fit on your mark. Write fewer
refused-device-code = This code is spent or too old. Make a new one on the other device
refused-name-held = Somebody holds the name { $name } here by a passkey. Take another name, or come in by your passkey
refused-device-confirm = This device would become { $name }. Confirm it first
refused-origin = Another site sent this. Open the table on its own page
refused-loopback-only = This is for the host only. Open it on the machine where the server runs

# Tables and seats

refused-no-table = There is no such table. Check the link
refused-private = This table is private. Ask those who play for its code
refused-invite = This invitation does not fit this seat. Ask for a new one
refused-seat-taken = Somebody sits there already. Choose another seat
refused-one-seat = You have a seat here already. Leave it first, or ask the host to invite you to this one
refused-seat-freed = The host has freed your seat here. Watch, or ask for an invitation
refused-seat-not-yours = This is not your seat. Choose one of yours
refused-host-only = Only the one who made the table may do that. Ask them
refused-already-begun = The game has begun. You can watch it
refused-seats-open = A seat is still open. Send its link or give it to a bot
refused-not-playing = Nothing is played at this table now. Start a game
refused-not-finished = The game is not over yet. Wait for its end
refused-stand-in = A bot plays for you. Take your seat back first
refused-still-awaited = This player still has time to come back. A bot sits in when it is over
refused-table-newer = This game follows newer rules (version { $version }) than this server knows. Reload the page; if that does not help, the server must be updated
refused-log-full = This game has come to { $most } entries and cannot become longer. Whoever wants to end it may give up
refused-step-lost = What was seen at step { $step } is not known any more: the rules have changed since

# Play

refused-stale = The question has changed meanwhile. Look again and choose
refused-busy = Too many are changing this table at once. Try again
refused-undo-answered = Your answer is in. Choose again to change it, until everyone has chosen
refused-undo-pending = The table is being asked already. Wait for the answers
refused-undo-not-asked = Nobody waits for your consent now. Go on playing
refused-resignation-not-offered = Nobody offers you to resign now. Go on playing
refused-undo-gone = Somebody who is gone for good has moved since. What was done then stays done
refused-no-piece = There is no such thing on the table. Point at something that lies there
refused-no-hints = There are no hints at this table. Rely on yourself
refused-branch-seats = This game is for { $seats }. Name as many players
log-undo = { $seat } takes back a move
log-resign-offered = { $seat } sees no hope and offers to resign
log-resign-declined = { $seat } does not accept: the game goes on
log-resign-withdrawn = { $seat } sees hope again and plays on
log-rules-changed = From here on the rules of version { $now } hold (before: { $before })
log-given-back = { $count ->
    [one] The last move is not possible under these rules and is given back
   *[other] The last { $count } moves are given back: under these rules they are not possible
}
log-closed = The game is closed after step { $step }: under today’s rules “{ $move }” is not possible there. How it would have ended is not known

# Hints

hint-best = What the best bot would do
hint-as-good = As good as the best
hint-behind = A little worse: { $points } of 100 behind the best
hint-far-behind = Much worse: { $points } of 100 behind the best

# Talk

refused-chat-empty = There is nothing to read in it. Write something
refused-chat-players = Spectators talk there among themselves. Write to the table
refused-chat-spectators = Only players talk there. Write to the spectators
refused-chat-silence = The rules of this game demand silence now. Wait for a private talk or for the end
refused-chat-no-private = You are in no private talk now. Wait until the rules allow one
refused-chat-private-over = Your private talk is over. Silence again

# People

refused-words = There is a word in it that this server does not want. Say it differently
refused-banned = You may not come here until { $until }
refused-not-yourself = That is you. Choose somebody else
refused-nobody-meant = Nobody is there whom you could mean. Look again
refused-avoid-too-many = You have muted or blocked { $most } already. End one first
refused-seat-blocked = Somebody is here whom you have blocked. Look elsewhere, or end the block
refused-seat-unwelcome = There is no place for you here. Look elsewhere
refused-nobody-to-invite = Nobody of that game can be invited. Make a table and send its link
refused-too-many-reports = { $most } of your reports are still to be read. Wait until they are
refused-moderators-only = This is for those who look after the server. Ask the host
refused-moderator-plays = You play at this table. Let somebody else decide about it
refused-address-unknown = It is not known where this guest comes from. Ban the guest
refused-no-such-guest = There is no guest “{ $name }”. Name the id or the exact name
refused-several-such-guests = Several guests are called “{ $name }”. Name the id
log-closed-by-host = The game was closed by those who look after this server. It has no result

# Limits

refused-too-fast = That is too fast. Wait a moment
refused-too-large = That is too much at once. Send less
refused-too-many-tables = You have made { $most } tables already. Finish one first
refused-too-many-unattended = Only bots play at { $most } tables of yours, or many such tables are running. Wait until one is over
refused-too-many-connections = This table is open too often. Close another tab
refused-too-many-seeks = Too many are looking for a game already. Try again in a moment
refused-malformed = The request cannot be read. Reload the page
refused-not-found = There is nothing here. Check the address
refused-storage-away = The tables cannot be stored right now, and nothing was changed. Try again in a moment
refused-server-error = Something went wrong on the server, and nothing was lost. Try again

# Running a server

refused-port = The address { $host } with port { $port } cannot be used. Choose another port
refused-database-unreadable = The address of the database cannot be read. Write it as sqlite:///file.db or postgresql://user@host/name
refused-database-kind = Databases of the kind “{ $kind }” are not known. Use sqlite or postgresql
refused-database-unusable = The database { $database } cannot be opened. Check its address and your rights
refused-database-newer = The database { $database } was written by a newer version. Use that version, or a backup from before
refused-backup-no-file = These tables are in PostgreSQL, not in a file. Back them up with pg_dump --format=custom, put them back with pg_restore --clean
refused-restore-unreadable = “{ $path }” is no backup of these tables, or it is damaged. Choose another file
refused-restore-in-use = “{ $path }” is in use. Stop the server first
refused-words-unreadable = The list of words “{ $path }” cannot be read. Check the file
refused-backup-target = “{ $path }” cannot be written, or is there already. Choose another file

# The club

refused-no-ratings = No ratings are kept on this server. Play an unrated game
refused-rated-alone = In a rated game everybody plays on a screen of their own. Leave the other seats open or give them to bots
refused-undo-rated = The game is rated: what others have seen or answered is not taken back. Play on
refused-profile-private = This page is shown to those who have played with its owner

# Passkeys

refused-no-passkeys = This server has no passkeys: its host has switched them off. Use a link from another of your devices
refused-passkeys-missing = This server lacks what passkeys need. Its host can add it: pip install fivethrones[passkeys]
refused-passkeys-address = Passkeys need an address with a name. Open the page by the name of the server over https, or as localhost on the machine where it runs
refused-passkey = This passkey could not be checked. Try again, on the page of this server
refused-passkey-late = That took too long, or was sent twice. Try again
refused-passkey-unknown = No guest here has this passkey. It may have been removed, or be for another server
refused-passkey-copied = This passkey counts back, as a copy does. Come in from a device where you are known, remove it and add a new one
refused-passkey-known = This passkey is here already. Use another authenticator
refused-passkeys-many = You have { $most } passkeys. Remove one first

# Turn signals

signal-turn = Your turn: { $game }
signal-with = At the table with { $players }
refused-no-signals = This server sends no turn signals. Look in from time to time
refused-push-address = Your browser’s push service cannot be reached from here. Try another browser
