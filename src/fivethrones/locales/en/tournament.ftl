# What tournaments refuse

refused-no-tournament = There is no such tournament. Check the link
refused-tournament-private = This tournament is private. Ask those who play in it for its code
refused-tournament-host-only = Only the one who made the tournament may do that. Ask them
refused-tournament-over = This tournament is over. Look for another one
refused-tournament-begun = This tournament has begun. You can watch its games
refused-tournament-joined = You are in it already. Wait for the start
refused-tournament-full = All { $most } places are taken. Wait until somebody leaves
refused-tournament-not-in-it = You do not play in this tournament. You can watch its games
refused-tournament-too-few = There are too few players: it takes at least { $fewest }. Invite somebody or let bots fill the places
refused-tournament-not-between-rounds = A round is being played. Wait for its end
refused-tournament-stale = The tournament has gone on meanwhile. Look again
refused-tournament-seats = Tables for more than two are played in pods, and pods only with more than two. Choose another format
refused-tournament-pods-wait = At tables of many a bot sits in for the absent. Choose that
refused-too-many-tournaments = You have made { $most } tournaments that are not over. End one of them first
refused-too-many-tournaments-here = There are { $most } tournaments on this server already. Join one of them, or wait
