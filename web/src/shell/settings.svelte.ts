// What a person has set, kept on this device.
import type { Clock } from '../wire/types';
import { LANGUAGES, type Language } from './words/words.svelte';

export type Theme = 'system' | 'paper' | 'iron';
export type Confirm = 'always' | 'default' | 'never';
export type Motion = '0' | '1' | '2';
/** How fast others' turns are shown. */
export type PaceName = 'slow' | 'normal' | 'fast' | 'once';
export type PassRule = 'ask' | 'able' | 'pass';

/** A seat as it is set up before a game. */
export interface SeatPlan {
  kind: 'me' | 'here' | 'bot' | 'open';
  level?: string;
  name?: string;
}

/** What was chosen the last time a game was started. */
export interface GamePlan {
  seats: SeatPlan[];
  options: Record<string, string>;
  clock?: Clock;
  /** Seconds that a window for responses lasts. */
  window?: number;
}

/** A deck that is built here, card by card: copies by the ids of cards and plots. */
export interface OwnDeck {
  id: string;
  name: string;
  house: string;
  /** Empty for none. */
  agenda: string;
  cards: Record<string, number>;
}

interface Kept {
  language: Language;
  theme: Theme;
  textSize: number;
  motion: Motion;
  pace: PaceName;
  sound: boolean;
  /** What this device has asked to be told: nothing, or in which language, of which games, and where its browser listens. */
  told: { language: Language; every: boolean; endpoint: string } | null;
  confirm: Confirm;
  letters: boolean;
  /** Whether hints are offered, where a table allows them. */
  hints: boolean;
  keys: Record<string, string>;
  passes: Record<string, PassRule>;
  /** Cards that are asked for where their window would be passed: the ids of their names. */
  askFor: string[];
  /** At a shared screen: no cover where nothing hidden differs, and only those are asked who can do something. */
  quick: boolean;
  guided: string[];
  plans: Record<string, GamePlan>;
  decks: OwnDeck[];
}

export const PACES: readonly PaceName[] = ['slow', 'normal', 'fast', 'once'];

const KEY = 'fivethrones';

function defaults(): Kept {
  const preferred = navigator.languages.map((language) => language.slice(0, 2));
  const language = preferred.find((each): each is Language => LANGUAGES.some((one) => one === each)) ?? 'en';
  return {
    language,
    theme: 'system',
    textSize: 100,
    motion: '1',
    pace: 'normal',
    sound: false,
    told: null,
    confirm: 'default',
    letters: true,
    hints: true,
    keys: {},
    passes: {},
    askFor: [],
    quick: false,
    guided: [],
    plans: {},
    decks: [],
  };
}

function load(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { ...defaults(), ...kept };
  } catch {
    return defaults();
  }
}

export const settings = $state<Kept>(load());

/** Keeps what changes, and shows it on the page. To be called once. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
    root.dataset['motion'] = settings.motion;
    root.style.setProperty('--speed', settings.motion === '2' ? '2' : '1');
    root.style.setProperty('--scale', String(settings.textSize / 100));
  });
}

/** Asks for a card where its window would be passed, or no longer. */
export function toggleAskFor(card: string): void {
  const { askFor } = settings;
  settings.askFor = askFor.includes(card) ? askFor.filter((each) => each !== card) : [...askFor, card];
}

export function keepDeck(deck: OwnDeck): void {
  settings.decks = settings.decks.map((each) => (each.id === deck.id ? deck : each));
}

export function dropDeck(id: string): void {
  settings.decks = settings.decks.filter((each) => each.id !== id);
}

export function forgetSettings(): void {
  localStorage.removeItem(KEY);
  Object.assign(settings, defaults());
}
