// One table over one WebSocket. It connects again by itself: after 0.5, 1, 2, 4, then every 8 seconds.
import type { ActionTriple, FromServer, Option, ToServer } from './types';

export const DELAYS = [500, 1000, 2000, 4000, 8000];

/** How long to wait before the nth try to connect again, from 0. */
export function delayBefore(attempt: number): number {
  return DELAYS[Math.min(attempt, DELAYS.length - 1)] ?? 8000;
}

/** What a table speaks over. */
export interface Line {
  /** Sends, and returns the number that the answer will carry; 0 when there is no connection. */
  send: (message: ToServer) => number;
  close: () => void;
}

export type Connect = (
  onMessage: (message: FromServer) => void,
  onLink: (connected: boolean, code: number) => void,
) => Line;

export function socketTo(table: string): Connect {
  return (onMessage, onLink) => new TableSocket(`/ws/tables/${encodeURIComponent(table)}`, onMessage, onLink);
}

export class TableSocket implements Line {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer = 0;
  #closed = false;
  #n = 0;

  constructor(
    readonly path: string,
    readonly onMessage: (message: FromServer) => void,
    readonly onLink: (connected: boolean, code: number) => void,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  send(message: ToServer): number {
    if (this.#socket?.readyState !== WebSocket.OPEN) return 0;
    this.#n += 1;
    this.#socket.send(JSON.stringify({ ...message, n: this.#n }));
    return this.#n;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  readonly #hurry = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const socket = new WebSocket(new URL(this.path, location.href.replace(/^http/, 'ws')));
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.onLink(true, 0);
    };
    socket.onmessage = (event) => {
      this.onMessage(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      this.onLink(false, event.code);
      this.#timer = window.setTimeout(() => this.#connect(), delayBefore(this.#attempt));
      this.#attempt += 1;
    };
  }
}

/** The wire form of an option; a span needs its amount. */
export function triple(option: Option, amount = 0): ActionTriple {
  return 'low' in option ? [option.verb, amount, -1] : [option.verb, option.target, option.extra];
}
