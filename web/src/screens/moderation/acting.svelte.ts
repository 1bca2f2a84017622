// What a moderator does: one thing at a time, and what came of it.
import { DAY } from '../../shell/clock';
import { words } from '../../shell/words/words.svelte';

export class Acting {
  trouble = $state.raw<unknown>(null);
  told = $state('');
  #done = $state(0);

  /** Called in an effect, it makes that run again after every act. */
  watch(): number {
    return this.#done;
  }

  async do(act: () => Promise<unknown>, told: string): Promise<void> {
    this.trouble = null;
    this.told = '';
    try {
      await act();
      this.told = told;
      this.#done += 1;
    } catch (error) {
      this.trouble = error;
    }
  }
}

/** Whole days from now to the end of a day such as 2027-03-01. */
export function daysUntil(day: string, now: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Math.max(1, Math.ceil((new Date(year, month - 1, date + 1).getTime() - now) / (DAY * 1000)));
}

/** The day so many days from now, as a field for dates writes it. */
export function dayAfter(days: number, now: number): string {
  const at = new Date(now);
  at.setDate(at.getDate() + days);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export function timeOf(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
