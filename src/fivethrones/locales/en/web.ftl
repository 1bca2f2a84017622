# Name and navigation

web-name = Five Thrones
web-title-turn = (1) Your turn — { $page }
web-title = { $page } — Five Thrones
web-nav = Sections
web-nav-play = Play
web-nav-tables = Tables
web-nav-lobby = Open tables
web-nav-cards = Cards
web-rules = Rules
web-settings = Settings
web-home = Home page
web-back = Back
web-skip = Skip to the content
web-close = Close
web-menu = Menu
web-lost = There is no such page
web-unofficial = An unofficial, non-commercial project. Rules and card texts are in our own words, the drawings are our own. Games and names belong to their owners.
web-who = Who you are
web-your-name = Your name
web-save = Save
web-invited = You are expected at this table
web-language = Language
web-language-ru = Русский
web-language-en = English
web-theme = Theme
web-theme-system = As the system
web-theme-paper = Paper
web-theme-iron = Iron

# Errors and waiting

web-loading = Loading
web-connecting = Connecting
web-try-again = Try again
web-copy-code = Copy the code “{ $code }”
web-error-safe = Your games are kept on the server and are safe.
web-error-status = The server answered with error { $status }. Try again
web-error-unreachable = The server does not answer. Check that it is running
web-error-unknown = Something went wrong. Try again
web-link-lost = Connection lost, your seat is kept. Reconnecting…
web-why-disconnected = There is no connection to the server. Wait, we are reconnecting
web-online = online
web-offline = offline

# Landing page

web-continue = Continue
web-your-turn = your turn
web-gathering = waiting for players
web-new-game = New game
web-play-game = Play: { $game }
web-learn-game = Learn: { $game }
web-set-up = Set up: { $game }
web-weight = weight { $count } of 5
web-minutes-about = about { $count } min
web-rule-of-day = Rule of the day
web-all-rules = all rules
web-open-all = all tables
web-open-none = Nobody waits for players here. Gather a table of your own, or look at all tables.
web-seats-taken = { $taken } of { $all } seats taken
web-recent = Recent games
web-recent-empty = Finish a game to see it here.
web-result-won = victory
web-result-shared = shared victory
web-result-place = place { $place } of { $all }
web-result-winners = victory: { $players }
web-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-players-range = { $low }–{ $high } players
web-kind-me = You
web-kind-here = At this screen
web-kind-bot = Bot: { $level }
web-kind-open = By the link
web-seat-number = Seat { $number }
web-name-of-seat = Name of the player in seat { $number }
web-remove-seat = Remove seat { $number }
web-add-seat = Seat
web-options = Variants and options
web-options-default = all as in the box
web-default = default
web-changed = changed
web-private = A private table: only those with the link can enter
web-seats-not-allowed = The number of players can be { $allowed }
web-start = Start
web-gather = Gather the table

# Tables

web-new-table = New table
web-bring-record = Open a record
web-table-code = Table code
web-enter = Enter
web-game = Game
web-all-games = All games
web-has-free-seat = Has a free seat
web-lobby-empty = There are no open tables. Gather your own
web-lobby-own = Gather a table of your own
web-clock-none = no clock
web-clock-live = live
web-clock-days = days a move
web-clock = Clock
web-clock-per-move = For a move
web-clock-reserve = In reserve
web-clock-rated = A rated game without a clock has two days for a move.
web-clock-told-live = clock: { $move } a move, { $reserve } in reserve
web-clock-told-days = clock: { $move } a move
web-windows = Window for responses
web-windows-open = open
web-windows-help = It lasts so long for everybody: nobody learns who holds a response.
web-windows-open-help = Windows do not wait: one sees at once who has a response.
web-windows-told = window for responses: { $time }
web-windows-told-open = windows for responses are open
web-seconds = { $count } s
web-minutes = { $count } min
web-open = Open
web-join = Join
web-watch = Watch
web-copy = Copy
web-copied = Copied
web-qr = QR code
web-qr-label = QR code of the link
web-code = code { $code }
web-ready = ready
web-take-seat = Take this seat
web-invite = Invite
web-leave-seat = Leave
web-open-seat = Free the seat
web-seat-freed = The host has freed your seat. You can watch, or ask for an invitation.
web-add-bot = Seat a bot: { $level }
web-waiting-open = { $count ->
        [one] { $count } seat is
       *[other] { $count } seats are
    } open: send the link or seat a bot
web-waiting-seats = { $count ->
        [one] { $count } seat is
       *[other] { $count } seats are
    } open
web-all-here = Everybody is here
web-host-starts = { $host } starts the game
web-deal = The deal
web-deal-commitment = Commitment to the deal:
web-deal-seed = Seed:
web-deal-copy = Copy: { $what }
web-deal-sealed = All cards and dice of this game are settled by a secret seed, and this was made from it. Note it down: after the game you can check that nobody changed anything.
web-deal-check = The game is over, so the seed is open. Download the record and check that every card and die followed from it:
web-table-gone = This table is not here
web-table-gone-help = It is private, gone or asks for a code. Enter the code or choose another table.

# At the table

web-region-prompt = Prompt
web-region-seats = Players
web-region-extras = Extras and log
web-rail = Beside the table
web-rail-cards = Cards
web-rail-council = Council
web-card-of = Card { $number } of { $count }
web-rail-log = Log
web-rail-chat = Chat
web-waiting-for = Waiting for { $players }
web-goes-on = The game goes on
web-pace = Pace of others
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-once = at once
web-go-on = Go on
web-ahead = One step
web-paused = { $count ->
        [0] Held: the next step waits for you
        [one] Held: { $count } step waits
       *[other] Held: { $count } steps wait
    }
web-since = Since your last move: show { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
web-since-show = Show
web-since-present = To the present
web-since-own = After your last move
web-since-step = Since your last move: step { $step } of { $count }
web-answered = You have chosen. You may change it until everyone has
web-choose-hint = Choose something ringed on the table, or open the list of moves
web-confirm-what = { $move }?
web-confirm = Confirm
web-other-move = Other move
web-undo = Undo
web-undo-what = Undo: { $move }
web-undo-asked = { $player } asks to undo a move.
web-undo-you-asked = You have asked to undo a move.
web-undo-waiting = Still to agree: { $players }
web-undo-ask = Ask the table
web-undo-withdraw = Withdraw
web-agree = Agree
web-refuse = Refuse
web-resign-offered = { $player } sees no hope and offers to resign.
web-resign-accept = Accept and win
web-resign-play-on = Play on
web-all-moves = All moves
web-no-moves = There is nothing to choose now
web-which-move = Which move?
web-why-not = Why not?
web-rule = Rule { $rule }
web-over = The game is over
web-end-won = You win
web-end-shared = You share the victory: { $players }
web-end-won-by = Victory: { $players }
web-end-draw = A draw
web-end-place = You lost: place { $place } of { $of }.
web-end-moments = Key moments
web-end-board = Look at the board
web-end-result = Result
web-end-leave = To the tables
web-rematch = Rematch
web-rematch-rated = Rated rematch
web-rematch-made = The next table is set, you are expected there
web-replay = Replay
web-hint = Hint
web-hint-good = Good
web-hint-fair = Fair
web-hint-weak = Weak
web-step = move { $step }
web-watching = you watch
web-you = you
web-here = this screen
web-seat-your-turn = your turn
web-seat-to-move = to move
web-seat-waits = waits
web-seat-away = away
web-seat-bot = bot · { $level }
web-level-rated = { $level } { $rating }
web-level-rating = { $level } { $rating }: a rating measured with so many players
web-seat-stand-in = a bot stands in · { $level }
web-seat-resigned = has given up
web-seat-open = open seat
web-seat-history = What this seat has done
web-bot-name-0 = Raven
web-bot-name-1 = Fox
web-bot-name-2 = Spider
web-bot-name-3 = Kraken
web-bot-name-4 = Panther
web-bot-name-5 = Crane
web-bot-name-6 = Hawk
web-bot-name-7 = Boar
web-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-clock-low = Less than { $time } seconds left
web-amount = How many: from { $low } to { $high }
web-amount-less = { $step } less
web-amount-more = { $step } more
web-inspector = Details
web-board-in-words = The board in words
web-scores = Standing
web-quick = Quicker at one screen: no cover where nothing is hidden, and no question to who can only pass
web-quick-passed = { $seat } can do nothing here and passes
web-pass-device = Pass the device to { $player }
web-i-am = I am { $player }
web-watch-link = Copy a link for those who may watch
web-report = Copy a report of a problem
web-give-up = Give up
web-give-up-sure = Give up, or leave the seat to a bot? Giving up cannot be undone.
web-leave-to-bot = Leave it to a bot
web-stay = Stay

# Log and chat

web-log = Log
web-log-and-chat = Log and chat
web-log-all = all
web-log-mine = mine
web-log-empty = Nothing has happened yet
web-go-to-step = Go to move { $step }
web-chat = Chat
web-unread = { $count ->
        [one] Log and chat: { $count } new message
       *[other] Log and chat: { $count } new messages
    }
web-chat-placeholder = Message to the table
web-chat-private = Private message: only you two read it
web-talk = Private talk
web-talk-left = Private talk, seconds left: { $count }
web-talk-over = The private talk has ended
web-talk-end = End the talk
web-send = Send
web-emotes = Short remarks
web-emote-crown = Long live the king
web-emote-hand = Well played
web-emote-sword = To arms
web-emote-skull = Valar morghulis
web-emote-scroll = Thanks for the game
web-emote-eye = I am watching you
web-emote-shield = Holding on
web-emote-white = I offer peace

# Replay

web-eyes = Whose eyes
web-eyes-of = Through the eyes of { $player }
web-rules-version = rules version { $version }
web-share = Share
web-step-first = To the start
web-step-prev = Back
web-step-next = Forward
web-step-last = To the end
web-step-slider = Move
web-run = Run
web-pause = Pause
web-download-record = Download the record
web-play-on = Play on from here

# Rules and cards

web-search-rules = Search the rules
web-rules-on-board = Show it at the table
web-rules-lesson = Play the lesson: { $lesson }
web-search-cards = Name or text
web-search-nothing = Nothing found. Near to it:
web-both = both
web-smaller = Smaller
web-larger = Larger
web-contents = Contents
web-in-this-game = { $rule } in this game: { $count }
web-filters = Filters
web-groups = Groups
web-all = All
web-houses = Houses
web-cost = Cost
web-icons = Icons
web-keyword = Keyword
web-keyword-any = any keyword
web-all-houses = All houses
web-no-house = No house
web-cards-nothing = No card is like that.
web-cards-less = { $count ->
        [one] Drop one filter: { $count } card
       *[other] Drop one filter: { $count } cards
    }
web-cards-rules = Rules that speak of this card
web-cards-no-rule = There is no special rule about it.
web-cards-show-all = Show all cards
web-cards-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# Settings

web-text-size = Text size
web-motion = Motion
web-motion-0 = none
web-motion-1 = normal
web-motion-2 = fast
web-sound = Sounds
web-signals = Turn signals
web-signals-on = Tell me on this device when it is my turn
web-signals-every = In every game, not only in those over days
web-signals-help = A word comes when you have been waited for and no page of this server is open. It names the game and who plays.
web-signals-denied = Your browser does not allow this page to show notifications. Allow it in the browser’s settings for this page.
web-confirm-level = Confirm moves
web-confirm-always = always
web-confirm-default = what cannot be undone
web-confirm-never = never
web-hints-offered = Offer hints, where the table allows them
web-preview = How it looks
web-letters = Letters and digits are command keys
web-guide-again = Show the tour of the table once more
web-passes = Response windows: pass without asking
web-passes-help = Other players see no difference: a window takes the same time.
web-asked-for = Cards that are asked for also where it says “pass”: { $count }
web-ask-for-none = Ask no longer
web-own-letter = Letter on your mark
web-own-letter-help = One or two; without them, the first of your name. Everybody at the table sees it, from your next game on.
web-window = Window
web-window-actions-plot = Actions: plots
web-window-actions-draw = Actions: draw
web-window-actions-marshalling = Actions: while others marshal
web-window-actions-challenges = Actions: before a challenge
web-window-actions-attacked = Actions: after attackers
web-window-actions-defended = Actions: after defenders
web-window-actions-dominance = Actions: dominance
web-window-actions-standing = Actions: standing
web-window-actions-taxation = Actions: taxation
web-window-saves = Saves
web-window-cancels = Cancels
web-window-responses = Other responses
web-window-trade = Building and trade
web-window-rent = Rent claim
web-window-clauses = Optional clauses
web-pass-ask = ask
web-pass-able = if I can
web-pass-pass = pass
web-pass-on = Pass until change
web-think = Think
web-picked = Done ({ $count } of { $most })
web-keys = Keys
web-keys-reset = Restore the defaults
web-key-tab = next part of the table
web-key-enter = select; confirm what the bar offers
web-key-digits = a move by its number
web-key-legal = next thing that can be chosen (with Shift: previous)
web-key-clear = clear, close
web-key-pass = pass or done
web-key-moves = all moves
web-key-can = what can I do?
web-key-inspect = details
web-key-why = why not
web-key-rule = the rule
web-key-hint = hint
web-key-undo = undo
web-key-again = read the prompt again
web-key-board = the board in words
web-key-scores = the standing
web-key-hand = the hand
web-key-log = log
web-key-chat = chat
web-key-pause = hold what others do, or let it go on
web-key-ahead = hold it and go one step
web-key-prev = replay: back
web-key-next = replay: forward
web-key-help = this list
web-data = Data
web-device = Play from another device
web-device-help = Open the link on the other device within 10 minutes. It works once.
web-devices = Devices where this is you
web-devices-help = Whoever holds one of these devices can play in your seats. A device that is not used for a year is ended by itself.
web-device-this = this device
web-device-unknown = A program or an unknown browser
web-device-times = Added { $created }, used { $used }
web-device-end = End
web-device-end-of = End: { $device }
web-device-end-sure = You will be nobody on this device. Without another device nothing leads back to your seats.
web-device-ended = Ended: { $device }
web-device-renew = Renew the key of this device
web-device-renewed = The key is new. A copy of the old one opens nothing any more.
web-passkeys = Passkeys
web-passkeys-help = A passkey lets you in on any of your devices, by a fingerprint, a face or a code, and holds your name: nobody else may take it here. The server keeps its public half and nothing about you.
web-passkeys-held = The name { $name } is yours on this server.
web-passkeys-not-held = The name { $name } cannot be held: it is everybody’s, or somebody else holds it. Take another name.
web-passkey-add = Add a passkey
web-passkey-added = The passkey is added
web-passkey-remove = Remove
web-passkey-remove-of = Remove the passkey: { $passkey }
web-passkey-remove-last = Without a passkey your name is anybody’s, and only the devices above lead back to your seats.
web-passkey-removed = The passkey is removed. Your device may still offer it: delete it there, too
web-passkey-enter = I have a passkey
web-passkey-become = You are { $name } here now, and would be that no more on this device. Without another device or a passkey of { $name } nothing would lead back to those seats and tables.
web-passkey-become-do = Come in by a passkey
web-passkey-unasked = Your browser has shown no passkey. Try again, or use a link from another of your devices
web-become = Become another guest?
web-become-who = This link makes you { $name } on this device.
web-become-now = You are { $name } here now, and would be that no more on this device.
web-become-others = The seats and tables of { $name } stay and wait on your other devices.
web-become-last = No other device is { $name }: nothing would lead back to those seats and tables.
web-become-stay = Stay { $name }
web-become-do = Become { $name }
web-erase = Erase my data
web-erase-sure = Your name, your words in chats and your keys are erased, and bots take your seats. This cannot be undone.
web-erased = Erased

# Host

web-host = This host
web-host-addresses = Addresses in your network
web-host-closed = The server listens to this computer only. To let others in, start it with an open address.
web-host-connected = Connected
web-nobody = nobody
web-host-size = { $size } MB
web-host-backup = Back up
web-host-restore = To restore a copy, stop the server and run:
web-host-no-backup = There is no file to copy here: back the database up with its own tools.
web-host-version = Version of the program and of the rules

# The tour

web-guide = A tour of the table
web-guide-prompt = The bar at the bottom always says what is asked of you, what follows and by which rule.
web-guide-board = What is ringed can be chosen. Press something ringed; anything else explains why it cannot.
web-guide-select = The move is chosen but not made yet: you see what it leads to. Confirm it or choose another.
web-guide-state = Here is the standing: who has what.
web-guide-extras = Here are cards that may matter later. Press one to read it.
web-guide-log = Everything that happened is written here.
web-guide-top = At the top are the hint, the rules and the menu. Have a good game.
web-guide-wait-asked = Wait for your turn.
web-guide-wait-selected = Press something ringed.
web-guide-stop = Enough
web-guide-next = Next
web-guide-done = Done

# Decks

web-decks = Decks
web-decks-none = No decks on this device yet.
web-deck-gone = This deck is not on this device. Its owner can export it as text.
web-deck-called = My { $house } deck
web-deck-size =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $plots ->
        [one] { $plots } plot
       *[other] { $plots } plots
    }
web-deck-from-starter = Begin with a starter deck
web-deck-empty = Empty deck
web-deck-import = A deck as text
web-deck-import-hint = House: Stark, then a line for each card: 3 Direwolf Pup
web-deck-import-do = Read it
web-deck-name = Name of the deck
web-deck-house = House
web-deck-agenda = Agenda
web-deck-no-agenda = No agenda
web-deck-cost = Cost
web-deck-cost-most = { $cost } or less
web-deck-icon = Icon
web-deck-more = Show more
web-deck-copies = Copies in the deck: { $card }
web-deck-fewer = One copy less: { $card }
web-deck-another = One copy more: { $card }
web-deck-curve = How many cards there are of each cost
web-deck-problems =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
web-deck-export = Deck as text
web-deck-copy = Copy
web-deck-download = Save as a file
web-deck-remove = Delete the deck
web-deck-remove-sure = The deck is deleted from this device.
web-deck-bring = Bring one of your decks

# Lessons

web-nav-learn = Learn
web-learn-title = Learn to play
web-learn-about = Short lessons at the real table: you make the moves, and are told why.
web-learn-base = These lessons tell what is new. Plots, marshalling and challenges are taught in the lessons of { $game }: if you do not know them, begin there.
web-learn-to-base = To the basics
web-learn-none = There are no lessons for this game yet.
web-learn-progress = { $done } of { $count } done
web-learn-minutes = { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
web-learn-passed = Done
web-learn-stopped = You stopped at step { $step }
web-learn-go-on = Go on
web-learn-again = Start again
web-learn-first = New to this game? Short lessons teach it at the real table.
web-learn-coach = Coach
web-learn-opponent = plays what the lesson says
web-learn-step = Step { $step } of { $steps }
web-learn-do = Press: { $moves }
web-learn-press = press
web-learn-exam = Now you: what would you do?
web-learn-why = Why so?
web-learn-learnt = What you know by now
web-learn-back = Step back
web-learn-help = Do it for me
web-learn-next = Next
web-learn-skip = Leave the lesson
web-learn-read = Read, and go on
web-learn-over = The lesson is over
web-learn-done = Now you know how
web-learn-play = Play a game
web-learn-next-lesson = Next lesson
web-learn-to-course = To the lessons
web-learn-leave = Leave the lesson?
web-learn-kept = You can go on from this very step.
web-learn-stay = Stay

# What can I do?

web-can = What can I do?
web-can-choose = Now you may:
web-can-more = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
web-can-how = What can be pressed is ringed on the table. Press anything else, and it says why not.
web-can-wait = Nothing is asked of you now: wait while the others move.
web-can-learn = Short lessons of this game
