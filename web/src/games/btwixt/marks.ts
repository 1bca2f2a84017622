// What each piece is to the choice at hand: it can be chosen, is chosen, or would be lost by what is chosen.
import type { BoardProps } from '../../shell/game';
import type { Mark } from '../../shell/parts/mark';
import { allyId, councilId, seatId, type RealmView } from './realm';

export type Marks = (piece: string) => Mark;
type Asked = Pick<BoardProps<RealmView>, 'view' | 'options' | 'selected' | 'preview' | 'hints'>;

export const NO_MARK: Mark = { ring: '', options: [], hint: null };

export function marks({ view, options, selected, preview, hints }: Asked): Marks {
  const found = new Map<string, Mark>();
  const change = (piece: string, more: Partial<Mark>): void => {
    found.set(piece, { ...(found.get(piece) ?? NO_MARK), ...more });
  };
  for (const option of options) {
    change(option.piece, { ring: 'legal', options: [...(found.get(option.piece)?.options ?? []), option] });
  }
  for (const { option, grade } of hints) change(option.piece, { hint: grade });
  if (selected) change(selected.piece, { ring: 'chosen' });
  const then = selected && preview?.view;
  if (then) {
    for (const kind of lost(view, then)) change(allyId(kind), { ring: 'doomed' });
    for (const council of grown(view, then)) change(councilId(council), { ring: 'chosen' });
  }
  return (piece) => found.get(piece) ?? NO_MARK;
}

/** Allies that would leave the table. */
function lost(now: RealmView, then: RealmView): number[] {
  const stay = new Set([...then.councils.flatMap((council) => council.allies), then.current, ...then.row]);
  return [...now.councils.flatMap((council) => council.allies), now.current].filter(
    (kind) => kind >= 0 && !stay.has(kind),
  );
}

/** Councils that would get an ally or a token. */
function grown(now: RealmView, then: RealmView): number[] {
  const size = (view: RealmView, council: number): number =>
    (view.councils[council]?.allies.length ?? 0) + (view.councils[council]?.tokens ?? 0);
  return now.councils.map((_, council) => council).filter((council) => size(then, council) > size(now, council));
}

/** Rulers and councils that are not as they were. */
export function differing(was: RealmView, now: RealmView): string[] {
  const changed = <T>(before: readonly T[], after: readonly T[]): number[] =>
    after.flatMap((each, index) => (JSON.stringify(each) === JSON.stringify(before[index]) ? [] : [index]));
  const shown = ({ seats }: RealmView): unknown[] =>
    seats.map(({ stack, values, kneeling }) => [stack, values, kneeling]);
  return [...changed(shown(was), shown(now)).map(seatId), ...changed(was.councils, now.councils).map(councilId)];
}
