// How a game looks before it is opened: the sigils on its tile, from its own folder.
const faces = import.meta.glob<{ default: string[] }>('./*/face.ts', { eager: true });

export function face(game: string): string[] {
  return faces[`./${game}/face.ts`]?.default ?? ['neutral'];
}
