// The language of the page. Reading a text in a template follows the language without a reload.
import type { Arg, Message } from '../../wire/types';
import { FluentResource, Translator, type Part } from './translator';

export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const files = new Map<string, Promise<FluentResource>>();

export function file(language: Language, name: string): Promise<FluentResource> {
  const path = `/locales/${language}/${name}.ftl`;
  let resource = files.get(path);
  if (!resource) {
    resource = fetch(path).then(async (response) => {
      if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
      return new FluentResource(await response.text());
    });
    resource.catch(() => files.delete(path));
    files.set(path, resource);
  }
  return resource;
}

/** Games on one engine share its words: their own file names that of the engine. */
export function filesOf(game: string, own: FluentResource): string[] {
  const engine = own.body.find(({ id }) => id === '-engine')?.value;
  return typeof engine === 'string' ? [engine, game] : [game];
}

/** Those of every screen. */
const FILES = [
  'common',
  'server',
  'review',
  'web',
  'web-review',
  'web-safety',
  'tournament',
  'web-tournament',
  'web-club',
  'web-finding',
];

class Words {
  language = $state<Language>('ru');
  /** The game whose words are here. */
  game = $state('');
  #translator = $state.raw<Translator | null>(null);
  #game = '';
  #names: readonly string[] = [];
  #resources: FluentResource[] = [];
  /** The newest loading; older ones end with it. */
  #loading: Promise<void> = Promise.resolve();

  get ready(): boolean {
    return this.#translator !== null;
  }

  /** Speaks this language from now on; the old texts stay until the new ones are here. */
  async speak(language: Language): Promise<void> {
    this.language = language;
    await (this.#loading = this.#load());
  }

  /** Knows the words of this game from now on, and of no other: two games may use one id. */
  async learn(game: string): Promise<void> {
    if (this.#game !== game) {
      this.#game = game;
      this.#loading = this.#load();
    }
    try {
      await this.#loading;
    } catch (error) {
      // Whoever tries again shall not be told that it is known.
      if (this.#game === game) this.#game = this.game;
      throw error;
    }
  }

  /** Names the players of the table that is shown. */
  introduce(names: readonly string[]): void {
    if (names.length === this.#names.length && names.every((name, seat) => name === this.#names[seat])) return;
    this.#names = names;
    if (this.#resources.length > 0) {
      this.#translator = new Translator(this.language, this.#resources, names);
    }
  }

  async #load(): Promise<void> {
    const language = this.language;
    const game = this.#game;
    const wanted = FILES.map((name) => file(language, name));
    if (game) {
      const names = filesOf(game, await file(language, game));
      wanted.push(...names.map((name) => file(language, name)));
      wanted.push(file(language, `learn-${game}`));
      // A game without a board has no texts for one.
      wanted.push(...names.map((name) => file(language, `web-${name}`).catch(() => new FluentResource(''))));
    }
    const resources = await Promise.all(wanted);
    if (language !== this.language || game !== this.#game) return this.#loading;
    this.#resources = resources;
    this.game = game;
    this.#translator = new Translator(language, resources, this.#names);
    document.documentElement.lang = language;
  }

  read<T extends string | boolean | Part[]>(reader: (translator: Translator) => T, otherwise: T): T {
    if (!this.#translator) return otherwise;
    try {
      return reader(this.#translator);
    } catch (error) {
      console.error(error);
      return otherwise;
    }
  }
}

export const words = new Words();

/** A text of the page by its id. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  return words.read((translator) => translator.say(id, args), id);
}

/** A message that came over the wire. */
export function say(message: Pick<Message, 'id' | 'args'>): string {
  return words.read((translator) => translator.text(message), message.id);
}

/** A message that came over the wire, with the things it names apart. */
export function parts(message: Pick<Message, 'id' | 'args'>): Part[] {
  return words.read((translator) => translator.parts(message), [{ text: message.id, of: '' }]);
}

/** A named thing, or another of its forms. */
export function name(id: string, form = ''): string {
  return words.read((translator) => translator.name(id, form), id);
}

export function beside(id: string, attribute: string): string {
  return words.read((translator) => translator.beside(id, attribute), id);
}

export function known(id: string, form = ''): boolean {
  return words.read((translator) => translator.has(id, form), false);
}

/** Text as it stands, for use as an argument. */
export function literal(text: string): string {
  return `=${text}`;
}
