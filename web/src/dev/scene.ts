import type { Player, Preview } from '../shell/game';
import type { Message, Seen, View } from '../wire/types';

/** What scripts/scenes.py writes. */
export interface Scene {
  game: string;
  settings: Record<string, string>;
  viewer: number;
  players: Player[];
  seen: Pick<Seen, 'view' | 'events' | 'decision' | 'outcome'>;
  /** By the number of the option. */
  previews: Preview<View>[];
  why: Record<string, Message | null>;
}
