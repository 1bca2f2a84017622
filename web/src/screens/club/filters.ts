// What is looked for among finished games, as the address has it. Empty: anything.

export interface Wanted {
  game: string;
  seats: string;
  variant: string;
  opponent: string;
  result: string;
}

export const ANYTHING: Wanted = { game: '', seats: '', variant: '', opponent: '', result: '' };
/** Of all games; the first is how each is played if nothing else is said. */
export const VARIANTS = [
  'standard',
  'teams',
  'raven',
  'littlefinger',
  'short',
  'timed',
  'advanced',
  'drafted',
] as const;
export const RESULTS = ['won', 'shared', 'lost'] as const;

export function fromQuery(query: URLSearchParams): Wanted {
  const read = (key: keyof Wanted): string => query.get(key) ?? '';
  return {
    game: read('game'),
    seats: read('seats'),
    variant: read('variant'),
    opponent: read('opponent'),
    result: read('result'),
  };
}

export function toQuery(wanted: Wanted): string {
  return new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== '')).toString();
}
