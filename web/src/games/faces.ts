// How a game looks before it is opened: the sigils on its tile.
const FACES: Record<string, string[]> = {
  'hand-of-the-king': ['varys'],
  'living-card-game': ['stark', 'lannister', 'baratheon', 'targaryen'],
  btwixt: ['neutral'],
  monopoly: ['faith'],
  'stark-lannister': ['stark', 'lannister'],
};

export function face(game: string): string[] {
  return FACES[game] ?? ['neutral'];
}
