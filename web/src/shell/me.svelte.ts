// Who is at this device: a guest with a name, and no account.
import { api } from '../wire/api';
import type { Me } from '../wire/types';
import { t } from './words/words.svelte';

class Self {
  me = $state.raw<Me | null>(null);
  asked = $state(false);

  async refresh(): Promise<void> {
    try {
      this.me = await api.me();
    } finally {
      this.asked = true;
    }
  }

  /** Makes sure that the server knows us: under the name we have, or a plain one. */
  async introduce(): Promise<void> {
    if (!this.me) await this.rename(t('guest-name'));
  }

  async rename(name: string, letter: string | null = null): Promise<void> {
    const named = await api.callMe(name, letter);
    this.me = { ...named, tables: this.me?.tables ?? [], moderator: this.me?.moderator ?? false };
  }

  /** Chooses the letter on one's mark; an empty one is the first of the name again. */
  async mark(letter: string): Promise<void> {
    await this.rename(this.me?.name ?? t('guest-name'), letter.trim());
  }

  async adopt(code: string, confirm = false): Promise<void> {
    await api.adopt(code, confirm);
    await this.refresh();
  }

  async erase(): Promise<void> {
    await api.eraseMe();
    this.me = null;
  }
}

export const self = new Self();
