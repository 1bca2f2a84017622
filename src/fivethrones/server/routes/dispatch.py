"""What is done with what a connection says."""

from fivethrones.kernel.errors import Refusal
from fivethrones.server import encode, wire
from fivethrones.server.tables import chat, hints, play, resigning, together
from fivethrones.server.tables.connection import Connection, Request
from fivethrones.server.tables.live import LiveTable


async def answer(live: LiveTable, connection: Connection, said: wire.ClientMessage) -> None:
    try:
        await carry_out(live, connection, said)
    except Refusal as refusal:
        fresh = None
        if isinstance(said, wire.Act) and said.seat in live.table.seats_of(connection.guest.id):
            fresh = await live.fresh(said.seat)
        connection.send(encode.refused(refusal.reason, said.n, fresh))


async def carry_out(live: LiveTable, connection: Connection, said: wire.ClientMessage) -> None:
    guest = connection.guest
    if isinstance(said, wire.Act):
        say = None if said.say is None else chat.saying(live, guest, said.seat, said.say)
        await play.act(live, guest, said.seat, said.d, said.actions, say, Request(connection, said.n))
        if connection.number is not None:  # its eyes are elsewhere
            connection.number = None
            connection.send(encode.answer("done", said.n))
        return
    if isinstance(said, wire.Eyes):
        await live.look(connection, said.seat, said.n)
    elif isinstance(said, wire.Why):
        connection.send(encode.answer("why", said.n, reason=await hints.why(live, guest, said)))
    elif isinstance(said, wire.Preview):
        connection.send(encode.answer("preview", said.n, **await hints.preview(live, guest, said)))
    elif isinstance(said, wire.Hint):
        connection.send(encode.answer("hint", said.n, options=await hints.hint(live, guest, said)))
    elif isinstance(said, wire.Ping):
        connection.send(encode.answer("pong", said.n))
    else:
        await do(live, connection, said)
        connection.send(encode.answer("done", said.n))


async def do(
    live: LiveTable,
    connection: Connection,
    said: wire.Undo
    | wire.UndoAnswer
    | wire.Resign
    | wire.ResignAnswer
    | wire.Chat
    | wire.Part
    | wire.ReviewLook
    | wire.ReviewLead
    | wire.ReviewPoint,
) -> None:
    guest = connection.guest
    if isinstance(said, wire.Undo):
        await play.undo(live, guest, said.seat)
    elif isinstance(said, wire.UndoAnswer):
        await play.answer_undo(live, guest, said.seat, said.agree)
    elif isinstance(said, wire.Resign):
        await play.resign(live, guest, said.seat)
    elif isinstance(said, wire.ResignAnswer):
        await resigning.answer(live, guest, said.seat, said.agree)
    elif isinstance(said, wire.Part):
        await chat.part(live, guest, said.seat)
    elif isinstance(said, wire.ReviewLook):
        await together.look(live, connection, said)
    elif isinstance(said, wire.ReviewLead):
        await together.lead(live, connection, said.seat)
    elif isinstance(said, wire.ReviewPoint):
        await together.point(live, connection, said)
    else:
        await chat.say(live, guest, said.room, said.text)
