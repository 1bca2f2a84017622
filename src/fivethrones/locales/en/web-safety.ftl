# Peace among people, on the page

web-safe-person = { $name }: mute, block or report
web-safe-mute = Mute
web-safe-block = Block
web-safe-report = Report
web-safe-help = Who is muted is not read by you. Who is blocked also never sits down with you. Nobody is told.
web-safe-muted = Muted: { $name }
web-safe-blocked = Blocked: { $name }
web-safe-about = What about?
web-safe-about-message = This message
web-safe-about-name = The name
web-safe-about-behaviour = Behaviour
web-safe-words = In a few words, if you like
web-safe-send = Send the report
web-safe-sent = Reported. Those who look after the server will read it
web-safe-avoided = Muted and blocked
web-safe-avoided-none = You have muted or blocked nobody
web-safe-kind-mute = muted
web-safe-kind-block = blocked
web-safe-undo = Undo
web-safe-undo-of = Meet { $name } again
web-safe-export = Download all that is kept of me
