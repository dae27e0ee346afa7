/** What a test of bets stands on: a database, a reference wallet, an offer by hand, the book. */
import { randomUUID } from 'node:crypto';
import type { Odds } from '@bahati/book-rules/odds.ts';
import type { Fixture } from '@bahati/contract/odds-feed/feed.ts';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { listOfferedGames } from './vendor/offered-games.ts';
import { createHttpServer } from '@bahati/server-kit/http-server.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import {
  type ReferenceServer,
  startReferenceServer,
} from '@bahati/testing/conformance/reference-server.ts';
import {
  createReferenceWallet,
  type ReferenceWallet,
} from '@bahati/testing/conformance/reference-wallet.ts';
import type { ReferenceSlip } from '@bahati/testing/conformance/reference-state.ts';
import { createTestDatabase, type TestDatabase } from '@bahati/testing/test-database.ts';
import { serveBets } from './bets/bet-calls.ts';
import { type Bets, openBets } from './bets/open-bets.ts';
import { bookConfig, type Config } from './config.ts';
import type { Offer, Quote, SelectionKey } from './offer/quote.ts';
import { settleNext } from './settlement/settle-bets.ts';

/** One pause between tries fits in, so that a silent wallet does not make a slow test. */
const patienceMs = 1_500;
export const startBalance = 1_000_000n;

export type Scene = {
  database: TestDatabase;
  owner: Database;
  wallet: ReferenceWallet;
  platform: ReferenceServer;
  config: Config;
  environment: Record<string, string>;
  addMember: (balance?: bigint) => string;
  /** A slip as the platform has it. */
  slip: (memberId: string, reference: string) => ReferenceSlip | undefined;
  close: () => Promise<void>;
};

export async function setScene(): Promise<Scene> {
  const database = await createTestDatabase({ app: 'sportsbook' });
  const owner = openDatabase(database.ownerUrl, {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
  const wallet = createReferenceWallet();
  // As the platform has listed them.
  for (const { gameCode } of listOfferedGames({ pageNo: 1, pageSize: 50 }).games) {
    wallet.gameCodes.add(gameCode);
  }
  const environment: Record<string, string> = {
    NODE_ENV: 'test',
    DATABASE_URL: database.ownerUrl,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  };
  const { SPORTSBOOK_CODE: provider, SPORTSBOOK_KEY: key } = bookConfig(environment);
  const platform = await startReferenceServer({ wallet, provider, key });
  environment['PLATFORM_URL'] = platform.url;
  let lastMember = 40;
  return {
    database,
    owner,
    wallet,
    platform,
    environment,
    config: bookConfig(environment),
    addMember: (balance = startBalance) => {
      const id = String(++lastMember);
      wallet.addMember({ id, currency: 'KES', balance, canBet: true });
      return id;
    },
    slip: (memberId, reference) => wallet.slips.get(`${memberId} ${reference}`),
    close: async () => {
      await owner.end();
      await platform.close();
      await database.drop();
    },
  };
}

/** An offer that says what it is told to. */
export type HandOffer = Offer & {
  set: (key: SelectionKey, odds: Odds, more?: Partial<Quote>) => Quote;
  change: (key: SelectionKey, more: Partial<Quote>) => void;
  version: () => number;
};

const nameOf = ({ eventId, market, outcome }: SelectionKey) => `${eventId} ${market} ${outcome}`;

export function createHandOffer(): HandOffer {
  const quotes = new Map<string, Quote>();
  let version = 0;
  const change: HandOffer['change'] = (key, more) => {
    const known = quotes.get(nameOf(key));
    if (known) quotes.set(nameOf(key), { ...known, ...more, version: ++version });
  };
  return {
    quote: (key) => quotes.get(nameOf(key)),
    version: () => version,
    change,
    set(key, odds, more = {}) {
      const win = Math.floor(950_000_000 / odds);
      const quote: Quote = {
        ...key,
        version: ++version,
        sport: 'football',
        fixture: fixtureOf(key.eventId),
        state: 'upcoming',
        isLive: false,
        odds,
        chances: { win },
        isOpen: true,
        score: null,
        ...more,
      };
      quotes.set(nameOf(key), quote);
      return quote;
    },
  };
}

export function fixtureOf(eventId: string, more: Partial<Fixture> = {}): Fixture {
  const side = (id: number, name: string) => ({
    id: String(id),
    name,
    shortName: name.slice(0, 3),
    colours: ['#0a5c36', '#ffffff'] as [string, string],
  });
  return {
    eventId,
    version: 1,
    sport: 'football',
    country: 'KE',
    competition: { id: '7', name: 'Rift League' },
    season: '2026',
    round: null,
    isOutright: false,
    name: null,
    participants: [side(1, 'Naivasha Stars'), side(2, 'Kilifi Sharks')],
    startsAt: '2026-12-01T15:00:00.000Z',
    state: 'upcoming',
    eachWay: null,
    ...more,
  };
}

export const home = (eventId: string | number): SelectionKey => ({
  eventId: String(eventId),
  market: '1x2:0:',
  outcome: 'home',
});

export type Running = Bets & { app: HttpServer; offer: HandOffer; stop: () => Promise<void> };

/** The book's bets in this process, without the work that goes on by itself. */
export async function runHere(scene: Scene, offer = createHandOffer()): Promise<Running> {
  const log = createLog('sportsbook', 'silent');
  const database = openDatabase(scene.database.ownerUrl, {
    role: 'bahati_book_app',
    maxConnections: 30,
    applicationName: 'book under test',
    onIdleError: () => undefined,
  });
  const bets = openBets({ config: scene.config, database, log }, offer, { patienceMs });
  const app = createHttpServer({ log });
  serveBets(app, bets.context);
  return {
    ...bets,
    app,
    offer,
    stop: async () => {
      await app.close();
      await bets.teller.idle();
      await database.end();
    },
  };
}

export type Reply = {
  status: number;
  code?: string;
  value: never;
  details?: Record<string, unknown>;
};

export type Send = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  token?: string,
) => Promise<Reply>;

export const injected =
  ({ app }: { app: HttpServer }): Send =>
  async (method, url, body, token) => {
    const response = await app.inject({
      method,
      url,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: response.statusCode, ...(response.json() as { value: never }) };
  };

/** Asks a book of another process. */
export const over =
  (origin: string): Send =>
  async (method, path, body, token) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as { value: never }) };
  };

export type Bettor = {
  memberId: string;
  token: string;
  ask: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Reply>;
  place: (slip: object, idempotencyKey?: string) => Promise<Reply>;
};

export async function openBettor(scene: Scene, send: Send, memberId: string): Promise<Bettor> {
  const launchToken = scene.wallet.launch(memberId, 'GCS_gameLaunchFB');
  const reply = await send('POST', '/book/v1/session', { launchToken });
  if (reply.status !== 200) throw new Error(`No session: ${reply.code}.`);
  const { bookToken: token } = reply.value as { bookToken: string };
  const ask: Bettor['ask'] = (method, path, body) => send(method, path, body, token);
  return {
    memberId,
    token,
    ask,
    place: (slip, idempotencyKey = randomUUID()) =>
      ask('POST', '/book/v1/bets', { ...slip, idempotencyKey }),
  };
}

/** A slip on these selections at these odds: one is a single, more are a multiple. */
export function slipOn(
  picks: readonly (readonly [SelectionKey, Odds])[],
  stake = '100.00',
  more: object = {},
) {
  return {
    legs: picks.map(([selection, odds]) => ({ selections: [{ ...selection, odds }], odds })),
    shape: { kind: picks.length === 1 ? 'singles' : 'multiple' },
    stakes: [stake],
    isEachWay: false,
    acceptance: 'better',
    ...more,
  };
}

export type MarketWord = {
  /** How each outcome ended; null: taken back. */
  results?: readonly object[] | null;
  cancel?: { from?: string; until?: string; reason?: string } | null;
};

/** What the intake of the feed does with a settlement, a cancel, or one taken back. */
export async function tellMarket(
  { owner }: Pick<Scene, 'owner'>,
  { eventId, market }: { eventId: string; market: string },
  word: MarketWord,
): Promise<void> {
  const fixture = fixtureOf(eventId);
  await owner.query(
    `WITH event AS (
       INSERT INTO book.events (id, sport, competition_id, starts_at, state, fixture_version, fixture)
       VALUES ($1, 'football', 7, $3, 'live', 1, $4) ON CONFLICT DO NOTHING),
     task AS (INSERT INTO book.settlement_tasks (event_id, market) VALUES ($1, $2))
     INSERT INTO book.markets AS m (event_id, market, results, cancel) VALUES ($1, $2, $5, $6)
     ON CONFLICT (event_id, market) DO UPDATE SET
       results = CASE WHEN $7 THEN $5 ELSE m.results END,
       cancel = CASE WHEN $8 THEN $6 ELSE m.cancel END`,
    [
      eventId,
      market,
      fixture.startsAt,
      JSON.stringify(fixture),
      word.results ? JSON.stringify(word.results) : null,
      word.cancel ? JSON.stringify(word.cancel) : null,
      word.results !== undefined,
      word.cancel !== undefined,
    ],
  );
}

/** Settles until nothing is left to do and the platform has been told. */
export async function settleAll(running: Running): Promise<void> {
  while (await settleNext(running.context));
  do await running.teller.idle();
  while ((await running.teller.tellDue()) > 0);
  await running.teller.idle();
}
