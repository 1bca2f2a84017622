// The review of a game, as far as it has come; looked at again and again while it is being worked out.
import { api } from '../../wire/api';
import type { Review } from '../../wire/types';

const PAUSE_MS = 1500;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  trouble = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(readonly id: string) {}

  look(): Promise<void> {
    return this.#take(api.review(this.id));
  }

  begin(): Promise<void> {
    return this.#take(api.beginReview(this.id));
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #take(answer: Promise<Review>): Promise<void> {
    try {
      this.review = await answer;
      if (this.review.status === 'running' && !this.#stopped)
        this.#timer = setTimeout(() => void this.look(), PAUSE_MS);
    } catch (error) {
      this.trouble = error;
    }
  }
}
