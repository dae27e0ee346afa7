/** What a test of the games server stands on: a database, a reference wallet and the server. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClientSeed, createServerSeed, hashServerSeed } from '@bahati/fairness/commit.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type { SlotOutcome } from '@bahati/game-rules/slots/outcome.ts';
import { drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import {
  type JournalEntry,
  type ReferenceServer,
  startReferenceServer,
} from '@bahati/testing/conformance/reference-server.ts';
import {
  createReferenceWallet,
  type ReferenceWallet,
} from '@bahati/testing/conformance/reference-wallet.ts';
import { createTestDatabase, type TestDatabase } from '@bahati/testing/test-database.ts';
import { createApp } from './app.ts';
import { demoProviderKey, gamesConfig } from './config.ts';
import type { Context } from './context.ts';
import { type Crash, createCrash } from './crash/run-crash.ts';
import { createRooms, type RunningRooms } from './rooms/run-rooms.ts';
import { createWalletOfGame } from './own-wallets/wallet-of-game.ts';
import { createWallet } from './wallet.ts';

export const gameCode = taaZaPwani.id;
export const providerKey = demoProviderKey;
/** One pause between tries fits in, so that a silent wallet does not make a slow test. */
const patienceMs = 800;

export const startBalance = 1_000_000n;

export type Scene = {
  database: TestDatabase;
  /** Connects as the owner, for what the application itself may not do. */
  owner: Database;
  wallet: ReferenceWallet;
  platform: ReferenceServer;
  environment: Record<string, string>;
  /** Adds a member with a balance and answers the id. */
  addMember: (balance?: bigint) => string;
  close: () => Promise<void>;
};

/** A wallet, a database and members, but no games server yet. */
export async function setScene(): Promise<Scene> {
  const database = await createTestDatabase({ app: 'games-server' });
  const owner = openDatabase(database.ownerUrl, {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
  const wallet = createReferenceWallet({
    isIdScopeGlobal: true,
    isUnknownRollbackOk: false,
    mayVoidRounds: true,
  });
  const platform = await startReferenceServer({ wallet, provider: 'BAHATI', key: providerKey });
  let lastMember = 40;
  return {
    database,
    owner,
    wallet,
    platform,
    environment: environmentOf({ database, platform }),
    addMember: (balance = startBalance) => {
      const id = String(++lastMember);
      wallet.addMember({ id, currency: 'KES', balance, canBet: true });
      return id;
    },
    close: async () => {
      await owner.end();
      await platform.close();
      await database.drop();
    },
  };
}

function environmentOf({
  database,
  platform,
}: Pick<Scene, 'database'> & { platform: { url: string } }) {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: database.ownerUrl,
    PLATFORM_URL: platform.url,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  };
}

export type Running = {
  context: Context;
  app: HttpServer;
  /** Flies once it is started. */
  crash: Crash;
  /** Deal once they are started. */
  rooms: RunningRooms;
  stop: () => Promise<void>;
};

/** A games server in this process, without its recovery loop. */
export async function runHere(
  scene: { database: TestDatabase; platform: { url: string } },
  environment: Record<string, string> = {},
): Promise<Running> {
  const config = gamesConfig({ ...environmentOf(scene), ...environment });
  const log = createLog('games-server', 'silent');
  const database = openDatabase(config.DATABASE_URL, {
    role: 'bahati_games_app',
    maxConnections: 30,
    applicationName: 'games under test',
    onIdleError: () => undefined,
  });
  const wallet = createWalletOfGame(createWallet(config), database);
  const context: Context = { config, database, log, wallet, patienceMs };
  const crash = createCrash(context);
  const rooms = createRooms(context);
  const app = await createApp(context, { crash, rooms });
  return {
    context,
    app,
    crash,
    rooms,
    stop: async () => {
      await app.close();
      await crash.stop();
      await rooms.stop();
      await database.end();
    },
  };
}

export type Reply = { status: number; code?: string; value?: never; details?: object };

/** A frame in a browser: keeps its token and talks to whichever server runs now. */
export type Frame = {
  opened: Record<string, unknown>;
  ask: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Reply>;
  spin: (stake?: string, idempotencyKey?: string) => Promise<Reply>;
};

export type Send = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body: object | undefined,
  token: string | undefined,
) => Promise<Reply>;

export async function openFrame(
  scene: Scene,
  send: Send,
  memberId: string,
  code = gameCode,
): Promise<Frame> {
  const launchToken = scene.wallet.launch(memberId, code);
  const reply = await send('POST', '/frame/v1/session', { launchToken }, undefined);
  if (reply.status !== 200) throw new Error(`The frame did not open: ${reply.code}.`);
  const opened = reply.value as unknown as Record<string, unknown>;
  const token = String(opened['frameToken']);
  const ask: Frame['ask'] = (method, path, body) => send(method, path, body, token);
  return {
    opened,
    ask,
    spin: (stake = '20.00', idempotencyKey = randomUUID()) =>
      ask('POST', '/frame/v1/spin', { idempotencyKey, stake }),
  };
}

/** Asks a server of this process. */
export const injected =
  ({ app }: Running): Send =>
  async (method, path, body, token) => {
    const response = await app.inject({
      method,
      url: path,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: response.statusCode, ...(response.json() as object) };
  };

/** Asks a server of another process. */
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
    return { status: response.status, ...((await response.json()) as object) };
  };

export type Planted = {
  outcome: SlotOutcome;
  /** The cards that come after the spin. */
  cards: number[];
  serverSeed: string;
  clientSeed: string;
};

/** Commits a member to this pair before the game is ever opened. */
export async function addPair(
  { owner }: Scene,
  memberId: string,
  code: string,
  { serverSeed, clientSeed }: Pick<Planted, 'serverSeed' | 'clientSeed'>,
): Promise<void> {
  await owner.query(
    `INSERT INTO games.seed_pairs
       (member_id, game_code, server_seed, server_seed_hash, client_seed)
     VALUES ($1, $2, $3, $4, $5)`,
    [memberId, code, serverSeed, await hashServerSeed(serverSeed), clientSeed],
  );
}

/** Commits a member to a pair whose first draws, each from so many, are these. */
export async function plantDraws(
  scene: Scene,
  memberId: string,
  code: string,
  range: number,
  draws: readonly number[],
): Promise<void> {
  const clientSeed = createClientSeed();
  for (let drawn = 0; drawn < mostDraws; drawn += 1) {
    const serverSeed = createServerSeed();
    const draw = createDrawStream(createNodeHmac(serverSeed), { clientSeed, nonce: 0 });
    if (!draws.every((wanted) => draw.nextInt(range) === wanted)) continue;
    return addPair(scene, memberId, code, { serverSeed, clientSeed });
  }
}

/** As a frame does: the same request again for as long as the wallet is slow. */
export async function spinUntilAnswered(frame: Frame, idempotencyKey: string): Promise<Reply> {
  for (;;) {
    const reply = await frame.spin('20.00', idempotencyKey);
    if (reply.code !== 'retry') return reply;
    await sleep(100);
  }
}

/** What was asked of the wallet by this name, by itself or among others. */
export function asked({ path, body }: JournalEntry, name: string): Record<string, unknown>[] {
  if (path.endsWith(`/${name}`)) return body ? [body] : [];
  const operations = path.endsWith('/batch') ? body?.['operations'] : undefined;
  return ((operations ?? []) as Record<string, unknown>[]).filter(({ kind }) => kind === name);
}

export const isAsked = (entry: JournalEntry, name: string): boolean =>
  asked(entry, name).length > 0;

/** All that anybody asked of the wallet by this name. */
export const allCalls = ({ platform }: Pick<Scene, 'platform'>, name: string) =>
  platform.journal.flatMap((entry) => asked(entry, name).map((body) => ({ ...entry, body })));

/** What a member asked of the wallet by this name. */
export const callsOf = (scene: Pick<Scene, 'platform'>, memberId: string, name: string) =>
  allCalls(scene, name).filter(({ body }) => body['memberId'] === memberId);

/** So many rounds are drawn for one of the wanted kind, which a game may not have. */
const mostDraws = 50_000;

/** Commits a member to a pair whose first round is of the wanted kind. */
export async function plantPair(
  scene: Scene,
  memberId: string,
  isWanted: (outcome: SlotOutcome) => boolean,
  definition = taaZaPwani,
): Promise<Planted> {
  const clientSeed = createClientSeed();
  for (let drawn = 0; drawn < mostDraws; drawn += 1) {
    const serverSeed = createServerSeed();
    const draw = createDrawStream(createNodeHmac(serverSeed), { clientSeed, nonce: 0 });
    const outcome = drawOutcome(definition, draw);
    if (!isWanted(outcome)) continue;
    await addPair(scene, memberId, definition.id, { serverSeed, clientSeed });
    const cards = Array.from({ length: 5 }, () => draw.nextInt(52));
    return { outcome, cards, serverSeed, clientSeed };
  }
  throw new Error(`${definition.id} has no such round.`);
}

export const isLoss = (outcome: SlotOutcome): boolean => outcome.pay === 0;
export const isWin = (outcome: SlotOutcome): boolean =>
  outcome.pay > 0 && outcome.freeSpins.length === 0;
export const hasFreeSpins = (outcome: SlotOutcome): boolean => outcome.freeSpins.length > 0;
