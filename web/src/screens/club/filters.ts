// What is looked for among finished games, as the address has it. Empty: anything.

export interface Wanted {
  game: string;
  seats: string;
  opponent: string;
  result: string;
}

export const ANYTHING: Wanted = { game: '', seats: '', opponent: '', result: '' };
export const RESULTS = ['won', 'shared', 'lost'] as const;

export function fromQuery(query: URLSearchParams): Wanted {
  const read = (key: keyof Wanted): string => query.get(key) ?? '';
  return { game: read('game'), seats: read('seats'), opponent: read('opponent'), result: read('result') };
}

export function toQuery(wanted: Wanted): string {
  return new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== '')).toString();
}
