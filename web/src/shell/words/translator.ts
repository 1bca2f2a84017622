// Messages in the reader's language: the same as locales/translator.py, from the same files.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Message } from '../../wire/types';

/** What a Fluent pattern is given for one argument: under its own name and under `<name>-<suffix>`. */
type Facets = Record<string, string | number>;

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
    const args: Facets = {};
    for (const [name, value] of Object.entries(message.args)) {
      for (const [suffix, facet] of Object.entries(this.#facets(value))) args[name + suffix] = facet;
    }
    return this.#format(message.id, '', args);
  }

  say(id: string, args: Record<string, Arg> = {}): string {
    return this.text({ id, args });
  }

  /** A thing by its name, or by one of its other forms: a case, a first name, the text on a card. */
  name(id: string, form = ''): string {
    const facet = this.#facets(id)[form ? `-${form}` : ''];
    if (facet === undefined) throw new Error(`${this.language}: ${id} has no form ${form}`);
    return String(facet);
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

  #facets(value: Arg): Facets {
    if (typeof value === 'number') return { '': value };
    if (Array.isArray(value)) {
      const texts = value.map((item) => String(this.#facets(item)['']));
      return { '': this.listed(texts), '-count': texts.length };
    }
    if (value.startsWith('=')) return { '': value.slice(1) };
    let facets = this.#named.get(value);
    if (!facets) {
      facets = this.#lookUp(value);
      this.#named.set(value, facets);
    }
    return facets;
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
