import { describe, expect, it, vi } from 'vitest';
import type { FromServer, ReviewPlace, ToServer } from '../../wire/types';
import { Table } from '../../shell/table/table.svelte';
import { Together } from './together.svelte';

const START: ReviewPlace = { step: 1, seat: 0, view: 'known' };
const member = (seat: number, mine: boolean): Extract<FromServer, { type: 'review' }>['members'][number] => ({
  name: `P${String(seat)}`,
  seat,
  follows: true,
  step: 1,
  mine,
});

/** A screen of the player of seat 1, what it says, and the way to tell it something. */
function screen(): {
  together: Together;
  said: ToServer[];
  turn: (place: ReviewPlace) => void;
  tell: (leader: number, place: ReviewPlace) => void;
} {
  const said: ToServer[] = [];
  let hear: (message: FromServer) => void = () => undefined;
  const table = new Table('T', (onMessage) => {
    hear = onMessage;
    return { send: (message) => said.push(message), close: () => undefined };
  });
  hear({ type: 'table', table: { seats: [{ seat: 0 }, { seat: 1, mine: true }], now: 0 } } as unknown as FromServer);
  const turn = vi.fn();
  const together = new Together(table, turn);
  together.moved(START);
  const tell = (leader: number, place: ReviewPlace): void => {
    hear({ type: 'review', leader, place, members: [member(0, false), member(1, true)] });
    together.heard();
  };
  return { together, said, turn, tell };
}

describe('a review that several look at', () => {
  it('goes where the leader goes, and says so', () => {
    const { said, turn, tell } = screen();
    tell(0, { ...START, step: 5 });
    expect(turn).toHaveBeenCalledWith({ ...START, step: 5 });
    expect(said.at(-1)).toMatchObject({ type: 'review-look', step: 5, follows: true });
  });

  it('stays aside until one follows again', () => {
    const { together, said, turn, tell } = screen();
    tell(0, START);
    together.moved({ ...START, step: 3 });
    expect(together.aside).toBe(true);
    expect(said.at(-1)).toMatchObject({ step: 3, follows: false });
    tell(0, { ...START, step: 7 });
    expect(turn).not.toHaveBeenCalled();
    together.follow();
    expect(turn).toHaveBeenCalledWith({ ...START, step: 7 });
  });

  it('is not turned by what comes back while one leads', () => {
    const { together, said, turn, tell } = screen();
    tell(1, START);
    together.moved({ ...START, step: 2 });
    tell(1, START);
    expect(turn).not.toHaveBeenCalled();
    expect(together.aside).toBe(false);
    expect(said.at(-1)).toMatchObject({ step: 2, follows: true });
  });

  it('points only where somebody sees it', () => {
    const { together, said, tell } = screen();
    together.point('cell-1');
    expect(said.at(-1)).toMatchObject({ type: 'review-look' });
    tell(0, START);
    together.point('cell-1');
    expect(said.at(-1)).toMatchObject({ type: 'review-point', step: 1, piece: 'cell-1' });
  });
});
