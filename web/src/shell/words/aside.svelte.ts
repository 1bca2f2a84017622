// What is said of games that are not at this table: a line for each, in the words of its own game.
import { SvelteMap } from 'svelte/reactivity';
import type { Message } from '../../wire/types';
import { Translator } from './translator';
import { file, filesOf, words, type Language } from './words.svelte';

const translators = new SvelteMap<string, Translator>();
const begun = new Set<string>();

/** Nothing until the words of that game are here; whoever reads it in a template sees them come. */
export function aside(game: string, message: Pick<Message, 'id' | 'args'>): string {
  const key = `${words.language}/${game}`;
  if (!begun.has(key)) void learn(key, words.language, game);
  return translators.get(key)?.text(message) ?? '';
}

async function learn(key: string, language: Language, game: string): Promise<void> {
  begun.add(key);
  try {
    const names = ['common', ...filesOf(game, await file(language, game))];
    const resources = await Promise.all(names.map((name) => file(language, name)));
    translators.set(key, new Translator(language, resources));
  } catch {
    begun.delete(key); // The line is missing; the next time it is shown it is tried again.
  }
}
