// Messages in the reader's language: the same as locales/translator.py, from the same files.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Message } from '../../wire/types';

/** What a Fluent pattern is given for one argument: under its own name and under `<name>-<suffix>`. */
type Facets = Record<string, string | number>;

/** A stretch of a sentence: the name of a thing, or what stands between names; then `of` is empty. */
export interface Part {
  text: string;
  of: string;
}

/** Characters that no text uses stand round a name: what it names, and how it is called here. */
const NAMED = /\uE000(.*?)\uE001(.*?)\uE002/su;

/** Speaks one language. What it does not know is a bug and throws. */
export class Translator {
  readonly #bundle: FluentBundle;
  readonly #named = new Map<string, Facets>();

  constructor(
    readonly language: string,
    files: readonly FluentResource[],
    /** Of the players, by seat; those without one are numbered. */
    readonly names: readonly string[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(file);
  }

  text(message: Pick<Message, 'id' | 'args'>): string {
    return this.#sentence(message, (id) => this.#known(id));
  }

  /** The same as `text`, with each name apart. */
  parts(message: Pick<Message, 'id' | 'args'>): Part[] {
    const pieces = this.#sentence(message, (id) => this.#marked(id)).split(NAMED);
    const parts: Part[] = [];
    for (let i = 0; i < pieces.length; i += 3) {
      const [between = '', of = '', text = ''] = pieces.slice(i, i + 3);
      parts.push({ text: between, of: '' }, { text, of });
    }
    return parts.filter(({ text }) => text !== '');
  }

  say(id: string, args: Record<string, Arg> = {}): string {
    return this.text({ id, args });
  }

  /** A thing by its name, or by one of its other forms: a case, a first name, the text on a card. */
  name(id: string, form = ''): string {
    const facet = this.#known(id)[form ? `-${form}` : ''];
    if (facet === undefined) throw new Error(`${this.language}: ${id} has no form ${form}`);
    return String(facet);
  }

  /** What stands beside a sentence and needs nothing of what the sentence names. */
  beside(id: string, attribute: string): string {
    return this.#format(id, attribute, {});
  }

  has(id: string, form = ''): boolean {
    const message = this.#bundle.getMessage(id);
    return message !== undefined && (form === '' ? message.value !== null : form in message.attributes);
  }

  /** «Эддард Старк, Арья Старк и Бран Старк». */
  listed(texts: readonly string[]): string {
    const heads = texts.slice(0, -1);
    const tail = texts.at(-1) ?? '';
    if (heads.length === 0) return tail;
    let head = heads[0] ?? '';
    for (const next of heads.slice(1)) head = this.#format('list-comma', '', { head, tail: next });
    return this.#format('list-and', '', { head, tail });
  }

  #sentence(message: Pick<Message, 'id' | 'args'>, named: (id: string) => Facets): string {
    const args: Facets = {};
    for (const [name, value] of Object.entries(message.args)) {
      for (const [suffix, facet] of Object.entries(this.#facets(value, named))) args[name + suffix] = facet;
    }
    return this.#format(message.id, '', args);
  }

  #facets(value: Arg, named: (id: string) => Facets): Facets {
    if (typeof value === 'number') return { '': value };
    if (Array.isArray(value)) {
      const texts = value.map((item) => String(this.#facets(item, named)['']));
      return { '': this.listed(texts), '-count': texts.length };
    }
    return value.startsWith('=') ? { '': value.slice(1) } : named(value);
  }

  #known(id: string): Facets {
    let facets = this.#named.get(id);
    if (!facets) {
      facets = this.#lookUp(id);
      this.#named.set(id, facets);
    }
    return facets;
  }

  #marked(id: string): Facets {
    const marked = (text: string | number): string => `\uE000${id}\uE001${String(text)}\uE002`;
    return Object.fromEntries(Object.entries(this.#known(id)).map(([suffix, text]) => [suffix, marked(text)]));
  }

  #lookUp(id: string): Facets {
    if (id.startsWith('seat-')) return { '': this.#seat(Number(id.slice(5))), '-id': id };
    const facets: Facets = { '': this.#format(id, '', {}), '-id': id };
    for (const attribute of Object.keys(this.#bundle.getMessage(id)?.attributes ?? {})) {
      facets[`-${attribute}`] = this.#format(id, attribute, {});
    }
    return facets;
  }

  #seat(seat: number): string {
    return this.names[seat] ?? this.#format('player', '', { number: seat + 1 });
  }

  #format(id: string, attribute: string, args: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) throw new Error(`${this.language} has no text ${id}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw new Error(`${this.language}: ${id}: ${errors.map(String).join('; ')}`);
    return text;
  }
}

export { FluentResource };
