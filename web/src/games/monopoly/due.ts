// What is due now, and whether it needs the reading area.
import type { BoardProps } from '../../shell/game';
import type { Option } from '../../wire/types';
import { inJail, type RealmView } from './realm';

export type Due = 'end' | 'token' | 'auction' | 'offer' | 'debt' | 'jail' | 'want' | 'other';

type Props = Pick<BoardProps<RealmView>, 'view' | 'viewer' | 'options' | 'prompt' | 'outcome' | 'planner'>;

/** What the panel is about; 'other' needs nothing but buttons. */
export function dueOf({ view, viewer, prompt, outcome, options }: Props): Due {
  if (outcome) return 'end';
  switch (prompt?.id) {
    case 'prompt-token':
      return 'token';
    case 'prompt-bid':
      return 'auction';
    case 'prompt-answer':
      return view.offer_by >= 0 ? 'offer' : 'other';
    case 'prompt-debt':
      return 'debt';
    case 'prompt-jail':
    case 'prompt-last-claims':
      return view.turn === viewer && inJail(view, viewer) && options.length > 0 ? 'jail' : 'other';
    case 'prompt-want':
      return options.length > 0 ? 'want' : 'other';
    default:
      return 'other';
  }
}

/** Whether the panel takes the place of the square in focus. */
export function isBusy(props: Props, open: string | null): boolean {
  return (open !== null && props.planner !== undefined && !props.outcome) || dueOf(props) !== 'other';
}

const RAISING = ['sell', 'raze', 'mortgage'];
export const raising = (options: readonly Option[]): Option[] => options.filter(({ verb }) => RAISING.includes(verb));

/** In the bar: what is about no square, and to buy the square one has come to. To wait for one's own turn spares most presses. */
const MAIN = ['buy', 'rest'];
export function bar(options: readonly Option[]): Option[] {
  // An auction has its own panel.
  if (options.some(({ verb }) => verb === 'bid')) return [];
  const rest = options.filter(({ piece, verb }) => piece === '' && !MAIN.includes(verb));
  return [...rest, ...options.filter(({ verb }) => MAIN.includes(verb))];
}

/** Options that are questions of their own: not about managing deeds, and not about whom to trade with. */
const MANAGING = [...RAISING, 'build', 'redeem', 'offer'];
export const questions = (options: readonly Option[], received: boolean): Option[] =>
  options.filter(({ verb }) => !MANAGING.includes(verb) || (received && verb === 'redeem'));
