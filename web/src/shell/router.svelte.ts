// Which screen is shown, by the address. Links are plain <a href>; a reload always lands where you were.

export type Route =
  | { screen: 'landing' }
  | { screen: 'lobby' }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string }
  | { screen: 'review'; id: string }
  | { screen: 'puzzles' }
  | { screen: 'puzzle'; path: string }
  | { screen: 'rules'; game: string }
  | { screen: 'cards'; game: string }
  | { screen: 'decks'; id: string }
  | { screen: 'learn'; game: string }
  | { screen: 'lesson'; game: string; id: string }
  | { screen: 'tournaments'; id: string }
  | { screen: 'settings' }
  | { screen: 'host' }
  | { screen: 'club'; id: string }
  | { screen: 'moderation' }
  | { screen: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'learn') return learning(second, rest);
  if (first === 'puzzles') return puzzling(second, rest);
  if (rest.length > 0) return { screen: 'lost' };
  if (!second) {
    switch (first) {
      case '':
        return { screen: 'landing' };
      case 'lobby':
      case 'settings':
      case 'host':
      case 'moderation':
        return { screen: first };
      case 'club':
        return { screen: 'club', id: 'me' };
      case 'rules':
        return { screen: 'rules', game: '' };
      case 'cards':
        return { screen: 'cards', game: '' };
      case 'decks':
      case 'tournaments':
        return { screen: first, id: '' };
      default:
        return { screen: 'lost' };
    }
  }
  switch (first) {
    case 't':
      return { screen: 'table', id: second };
    case 'r':
      return { screen: 'replay', id: second };
    case 'review':
      return { screen: 'review', id: second };
    case 'players':
      return { screen: 'club', id: second };
    case 'rules':
      return { screen: 'rules', game: second };
    case 'cards':
      return { screen: 'cards', game: second };
    case 'decks':
    case 'tournaments':
      return { screen: first, id: second };
    default:
      return { screen: 'lost' };
  }
}

function learning(game: string, [id = '', ...rest]: string[]): Route {
  if (rest.length > 0) return { screen: 'lost' };
  return id ? { screen: 'lesson', game, id } : { screen: 'learn', game };
}

/** One of the package by its id, or a mistake of one's own: /puzzles/of/:table/:step. */
function puzzling(id: string, [table = '', step = '', ...rest]: string[]): Route {
  const part = encodeURIComponent;
  if (id === 'of' && table && step && rest.length === 0)
    return { screen: 'puzzle', path: `/api/tables/${part(table)}/review/${part(step)}/puzzle` };
  if (table) return { screen: 'lost' };
  return id ? { screen: 'puzzle', path: `/api/puzzles/${part(id)}` } : { screen: 'puzzles' };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  hash = $state(location.hash.slice(1));

  start(): void {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#read();
    if (!path.includes('#')) scrollTo(0, 0);
  }

  /** A part of the address after "#", such as #seat=CODE. */
  mark(key: string): string {
    return new URLSearchParams(this.hash).get(key) ?? '';
  }

  #read(): void {
    const next = routeOf(location.pathname);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.hash = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
