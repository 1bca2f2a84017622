// The server over plain HTTP. What it refuses is thrown as Refused, whose reason can be read to a person.
import type {
  Act,
  ActionTriple,
  Avoidance,
  Avoided,
  Ban,
  Card,
  CodeGuest,
  Counter,
  Counters,
  Course,
  DeckChecked,
  DeckInfo,
  Device,
  Finding,
  FromServer,
  GameInfo,
  GuestLine,
  Host,
  LadderRow,
  LessonSeen,
  ReportKind,
  ReportLine,
  RuleShown,
  Me,
  Message,
  MessageLine,
  NewPasskey,
  NewSeat,
  NewSeek,
  NewSignals,
  NewTable,
  NewTournament,
  Opponent,
  PasskeyChallenge,
  Passkeys,
  Profile,
  Replay,
  PuzzleList,
  PuzzleSeen,
  ReplaySeen,
  ResultLine,
  ResultPage,
  Review,
  TableInfo,
  TableLine,
  ShownPasskey,
  Signals,
  ToServer,
  Tournament,
  TournamentLine,
  Whom,
} from './types';

export class Refused extends Error {
  constructor(
    readonly reason: Message,
    readonly status: number,
  ) {
    super(reason.id);
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value && 'args' in value;
}

function reasonIn(body: unknown, status: number): Message {
  if (isMessage(body)) return body;
  if (typeof body === 'object' && body !== null) {
    const { reason, detail } = body as { reason?: unknown; detail?: unknown };
    if (isMessage(reason)) return reason;
    if (isMessage(detail)) return detail;
  }
  return { id: 'web-error-status', args: { status }, rule: '' };
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  return sendBody(method, path, body === undefined ? null : JSON.stringify(body), 'application/json');
}

async function sendBody(method: string, path: string, body: string | Blob | null, type: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { method, ...(body === null ? {} : { body, headers: { 'Content-Type': type } }) });
  } catch {
    throw new Refused({ id: 'web-error-unreachable', args: {}, rule: '' }, 0);
  }
  if (!response.ok) {
    const text = await response.text();
    let told: unknown = null;
    try {
      told = JSON.parse(text);
    } catch {
      // Not one of ours: the status says what is known.
    }
    throw new Refused(reasonIn(told, response.status), response.status);
  }
  return response;
}

async function get<T>(path: string): Promise<T> {
  return (await (await send('GET', path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await send('POST', path, body)).json()) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const tournament = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;
const seatAt = (id: string, seat: number): string => `${table(id)}/seats/${String(seat)}`;

export const api = {
  me: () => get<Me | null>('/api/me'),
  callMe: (name: string, letter: string | null) => post<Omit<Me, 'tables'>>('/api/me', { name, letter }),
  deviceCode: () => post<{ code: string }>('/api/me/device'),
  /** Whom a link from another device would make us. */
  codeGuest: (code: string) => post<CodeGuest>('/api/me/device/look', { code }),
  adopt: (code: string, confirm: boolean) => post<Omit<Me, 'tables'>>('/api/me/adopt', { code, confirm }),
  devices: () => get<Device[]>('/api/me/devices'),
  endDevice: (id: string) => send('DELETE', `/api/me/devices/${encodeURIComponent(id)}`),
  renew: () => post<Omit<Me, 'tables'>>('/api/me/renew'),
  passkeys: () => get<Passkeys>('/api/me/passkeys'),
  passkeyChallenge: (purpose: 'add' | 'enter') => post<PasskeyChallenge>('/api/me/passkeys/challenge', { purpose }),
  addPasskey: (made: NewPasskey) => post<Passkeys>('/api/me/passkeys', made),
  comeIn: (shown: ShownPasskey) => post<Omit<Me, 'tables'>>('/api/me/passkeys/enter', shown),
  removePasskey: async (id: string) => (await (await send('DELETE', `/api/me/passkeys/${id}`)).json()) as Passkeys,
  avoided: () => get<Avoided[]>('/api/me/avoided'),
  avoid: (kind: Avoidance, whom: Whom) => post<Avoided[]>('/api/me/avoided', { kind, whom }),
  meetAgain: async (guest: string) =>
    (await (await send('DELETE', `/api/me/avoided/${encodeURIComponent(guest)}`)).json()) as Avoided[],
  report: (kind: ReportKind, whom: Whom, words: string) => send('POST', '/api/reports', { kind, whom, words }),
  signals: () => get<Signals>('/api/me/signals'),
  wantSignals: (where: NewSignals) => post<Signals>('/api/me/signals', where),
  endSignals: () => post<Signals>('/api/me/signals/end'),
  eraseMe: () => send('DELETE', '/api/me'),

  games: () => get<GameInfo[]>('/api/games'),
  rules: async (game: string, language: string) => (await send('GET', `/api/rules/${game}/${language}`)).text(),
  cards: (game: string) => get<Card[]>(`/api/cards/${game}`),
  starterDecks: (game: string) => get<DeckInfo[]>(`/api/decks/${game}/starters`),
  checkDeck: (game: string, text: string) => post<DeckChecked>(`/api/decks/${game}/check`, { text }),

  courses: () => get<Course[]>('/api/learn'),
  rulesShown: (game: string) => get<RuleShown[]>(`/api/learn/${game}/rules`),
  lessonAt: ({ lesson, step }: RuleShown, game: string) =>
    get<LessonSeen>(`/api/learn/${game}/${lesson}/at/${String(step)}`),
  course: (game: string) => get<Course>(`/api/learn/${game}`),
  lesson: (path: string, body: { taken: ActionTriple[][]; hints?: number }) => post<LessonSeen>(path, body),
  /** What the lesson has against something, or what would surely come of it. */
  lessonHelp: (path: string, taken: ActionTriple[][], asked: ToServer & { type: 'why' | 'preview' }) =>
    post<FromServer>(`${path}/${asked.type}`, { taken, asked }),

  tables: () => get<TableLine[]>('/api/tables'),
  table: (id: string) => get<TableInfo>(table(id)),
  newTable: (plan: NewTable) => post<TableInfo>('/api/tables', plan),
  enter: (id: string, code: string) => post<TableInfo>(`${table(id)}/enter`, { code }),
  start: (id: string) => post<TableInfo>(`${table(id)}/start`),
  takeSeat: (id: string, seat: number, invite = '') =>
    post<TableInfo>(`${seatAt(id, seat)}/take`, invite ? { invite } : {}),
  leaveSeat: (id: string, seat: number) => post<TableInfo>(`${seatAt(id, seat)}/leave`),
  botSeat: (id: string, seat: number, level: string) => post<TableInfo>(`${seatAt(id, seat)}/bot`, { level }),
  openSeat: (id: string, seat: number) => post<TableInfo>(`${seatAt(id, seat)}/open`),
  invite: (id: string, seat: number) => post<{ code: string }>(`${seatAt(id, seat)}/invite`),
  rematch: (id: string) => post<TableInfo>(`${table(id)}/rematch`),
  record: async (id: string) => (await send('GET', `${table(id)}/record`)).text(),

  bringRecord: async (file: Blob) =>
    (await (await sendBody('POST', '/api/records', file, 'text/plain')).json()) as TableInfo,

  replay: (id: string) => get<Replay>(`${table(id)}/replay`),
  replayAt: (id: string, step: number, eyes: number[]) =>
    get<ReplaySeen>(`${table(id)}/replay/${String(step)}?eyes=${eyes.join(',')}`),
  branch: (id: string, from: { step: number; seats: NewSeat[]; eyes: number; exact: boolean }) =>
    post<TableInfo>(`${table(id)}/branch`, from),

  tournaments: () => get<TournamentLine[]>('/api/tournaments'),
  newTournament: (plan: NewTournament) => post<Tournament>('/api/tournaments', plan),
  tournament: (id: string, code = '') =>
    get<Tournament>(tournament(id) + (code ? `?code=${encodeURIComponent(code)}` : '')),
  joinTournament: (id: string, code = '') => post<Tournament>(`${tournament(id)}/join`, code ? { code } : {}),
  inTournament: (id: string, what: 'leave' | 'start' | 'ready' | 'cancel') =>
    post<Tournament>(`${tournament(id)}/${what}`),

  profile: (id: string) => get<Profile>(`/api/players/${encodeURIComponent(id)}`),
  results: (query = '', id = 'me') =>
    get<ResultPage>(`${id === 'me' ? '/api/me' : `/api/players/${encodeURIComponent(id)}`}/results?${query}`),
  opponents: (id: string) => get<Opponent[]>(`/api/players/${encodeURIComponent(id)}/opponents`),
  statistics: (id: string, game: string, seats: number) =>
    get<Counters>(
      `/api/players/${encodeURIComponent(id)}/statistics?game=${encodeURIComponent(game)}&seats=${String(seats)}`,
    ),
  result: (id: string) => get<ResultLine>(`${table(id)}/result`),
  ladder: (game: string, seats: number) => get<LadderRow[]>(`/api/ladder/${encodeURIComponent(game)}/${String(seats)}`),
  showMyself: (on: boolean) => send('POST', '/api/me/public', { public: on }),
  review: (id: string) => get<Review>(`${table(id)}/review`),
  beginReview: (id: string) => post<Review>(`${table(id)}/review`),
  puzzles: () => get<PuzzleList>('/api/puzzles'),
  puzzle: (path: string) => get<PuzzleSeen>(path),
  tryPuzzle: (path: string, choice: ActionTriple | null) => post<PuzzleSeen>(path, { choice }),

  seeks: () => get<Finding>('/api/seeks'),
  seek: (plan: NewSeek) => post<Finding>('/api/seeks', plan),
  withdraw: () => post<Finding>('/api/seeks/withdraw'),
  /** A private table for those of a finished game, who are invited to it. */
  playAgain: (table: string) => post<TableInfo>('/api/seeks/again', { table }),
  refuseInvitation: (id: string) => post<Finding>(`/api/seeks/invitations/${encodeURIComponent(id)}/refuse`),

  host: () => get<Host>('/api/host'),
  moderation: {
    reports: () => get<ReportLine[]>('/api/moderation/reports'),
    messages: () => get<MessageLine[]>('/api/moderation/messages'),
    guests: (named: string) => get<GuestLine[]>(`/api/moderation/guests?named=${encodeURIComponent(named)}`),
    tables: () => get<TableLine[]>('/api/moderation/tables'),
    bans: () => get<Ban[]>('/api/moderation/bans'),
    acts: () => get<Act[]>('/api/moderation/acts'),
    settle: (report: number) => send('POST', `/api/moderation/reports/${String(report)}/settle`),
    remove: (message: number) => send('POST', `/api/moderation/messages/${String(message)}/remove`),
    rename: (guest: string, name: string) => send('POST', `/api/moderation/guests/${guest}/rename`, { name }),
    ban: (guest: string, days: number, address: boolean) =>
      send('POST', `/api/moderation/guests/${guest}/ban`, { days, address }),
    lift: (ban: number) => send('POST', `/api/moderation/bans/${String(ban)}/lift`),
    close: (id: string) => send('POST', `/api/moderation/tables/${encodeURIComponent(id)}/close`),
  },
  hostStatistics: (game: string, seats: number) =>
    get<Counter[]>(`/api/host/statistics?game=${encodeURIComponent(game)}&seats=${String(seats)}`),
};
