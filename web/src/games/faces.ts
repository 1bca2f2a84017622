// How a game looks before it is opened, from its own folder.
import type { Component } from 'svelte';

export interface Face {
  /** How much there is to learn, from 1 to 5. */
  weight: number;
  /** How long a game is meant to take. */
  minutes: number;
  /** Its board in small, drawn in 236 by 136. */
  Board: Component;
}

const faces = import.meta.glob<{ default: Face }>('./*/face.ts', { eager: true });

/** The game with the least to learn: pages about one game begin with it. */
export const EASIEST = Object.keys(faces)
  .map((path) => path.split('/')[1] ?? '')
  .reduce((least, game) => (face(game).weight < face(least).weight ? game : least));

const HARD = 5;

/** Whether there is more to learn than in any other. */
export function isHard(game: string): boolean {
  return faces[`./${game}/face.ts`]?.default.weight === HARD;
}

export function face(game: string): Face {
  const found = faces[`./${game}/face.ts`];
  if (!found) throw new Error(`web/src/games/${game}/face.ts is missing`);
  return found.default;
}
