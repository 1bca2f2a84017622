// Which cards and allies have gone from one place on the table to another, so that they can be seen to go.
import { allyId, at, cardId, seatId, stackId, type RealmView } from './realm';

/** Selectors of where something was and of where it is now. */
export interface Move {
  from: string;
  to: string;
}

const shown = (piece: string, within = ''): string => `${within}[data-piece="${piece}"]`;
const IN_COUNCIL = '.inside ';

export function moves(was: RealmView, now: RealmView): Move[] {
  return [...cardsMoved(was, now), ...alliesMoved(was, now)];
}

/** A card comes from the stack that has lost it, from the viewer's hand, or from a ruler whose hand is not seen. */
function cardsMoved(was: RealmView, now: RealmView): Move[] {
  const lost = was.seats.flatMap((_, seat) =>
    more(now, was, seat).map(({ kind, place }) => ({ kind, piece: stackId(seat, place) })),
  );
  return now.seats.flatMap((_, seat) =>
    more(was, now, seat).map(({ kind, place }): Move => {
      const held = seat === now.viewer ? cardId(kind) : seatId(seat);
      const from = lost.find((each) => each.kind === kind)?.piece ?? held;
      return { from: shown(from), to: shown(stackId(seat, place)) };
    }),
  );
}

/** The cards in a stack that this view has and the other one has not. */
function more(other: RealmView, view: RealmView, seat: number): { kind: number; place: number }[] {
  const there = [...(other.seats[seat]?.stack ?? [])];
  return at(view.seats, seat).stack.flatMap((kind, place) => {
    const same = there.indexOf(kind);
    if (same < 0) return [{ kind, place }];
    there.splice(same, 1);
    return [];
  });
}

/** An ally comes to a council from the middle of the table or from another council. */
function alliesMoved(was: RealmView, now: RealmView): Move[] {
  return now.councils.flatMap(({ allies }, council) =>
    allies
      .filter((kind) => !was.councils[council]?.allies.includes(kind))
      .map((kind) => ({ from: shown(allyId(kind)), to: shown(allyId(kind), IN_COUNCIL) })),
  );
}
