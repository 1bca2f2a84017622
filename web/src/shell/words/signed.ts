// A change of a number, with its sign.
export const signed = (change: number): string =>
  change > 0 ? `+${String(change)}` : String(change).replace('-', '−');
