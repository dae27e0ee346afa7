/** What a test of the lottery stands on: a database, a reference wallet, a beacon by hand. */
import { createHash, randomUUID } from 'node:crypto';
import type { BeaconRound } from '@bahati/contract/draw-feed/feed.ts';
import type { OrderLine } from '@bahati/contract/lottery/shapes.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { gameOf, games } from '@bahati/lottery-rules/games/games.ts';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
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
import { createApp } from './app.ts';
import { lotteryConfig } from './config.ts';
import type { Context } from './context.ts';
import { closeDue } from './draws/close-draws.ts';
import { drawDue } from './draws/draw-numbers.ts';
import { addDraws } from './draws/make-draws.ts';
import { openContext } from './open-context.ts';
import type { BeaconClient } from './outside/beacon-client.ts';
import { closeNext } from './settlement/close-draw.ts';
import { judgeNext } from './settlement/judge-draw.ts';
import { tellWins } from './settlement/tell-wins.ts';
import { roundOf, tellDueTickets } from './wallet/tell-tickets.ts';

/** One pause between tries fits in, so that a silent wallet does not make a slow test. */
const patienceMs = 1_500;
export const startBalance = 1_000_000n;

/** A round of a beacon that has told everything there ever is. */
const beaconRoundOf = (round: number): BeaconRound => {
  const signature = createHash('sha512').update(`test ${round}`).digest('hex');
  const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
  return { round, at: new Date().toISOString(), signature, randomness };
};

const toldBeacon: BeaconClient = {
  info: async () => ({
    chain: 'test-beacon',
    publicKey: '0'.repeat(64),
    periodSeconds: 3,
    genesis: '2026-01-01T00:00:00.000Z',
  }),
  round: async (round) => beaconRoundOf(round),
};

/** The platform played, and what the lottery has to know to reach it and its tables. */
async function playPlatform(databaseUrl: string) {
  const wallet: ReferenceWallet = createReferenceWallet();
  // As the platform has listed them.
  for (const { code } of games) wallet.gameCodes.add(code);
  const environment: Record<string, string> = {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  };
  const { LOTTERY_CODE: provider, LOTTERY_KEY: key } = lotteryConfig(environment);
  const platform: ReferenceServer = await startReferenceServer({ wallet, provider, key });
  environment['PLATFORM_URL'] = platform.url;
  return { wallet, environment, platform, key };
}

export async function setScene() {
  const tables: TestDatabase = await createTestDatabase({ app: 'lottery' });
  const onIdleError = () => undefined;
  const owner = openDatabase(tables.ownerUrl, { applicationName: 'test', onIdleError });
  const database = openDatabase(tables.ownerUrl, {
    role: 'bahati_lottery_app',
    applicationName: 'lottery under test',
    onIdleError,
  });
  const { wallet, environment, platform, key } = await playPlatform(tables.ownerUrl);
  const log = createLog('lottery', 'silent');
  const config = lotteryConfig(environment);
  const context: Context = {
    ...openContext({ config, database, log }, patienceMs),
    beacon: toldBeacon,
  };
  const app: HttpServer = await createApp(context);
  let last = 40;
  return {
    context,
    database,
    owner,
    databaseUrl: tables.ownerUrl,
    environment,
    wallet,
    platform,
    app,
    key,
    /** A member with a session at the lottery. */
    member: async (balance = startBalance) => {
      const id = String(++last);
      wallet.addMember({ id, currency: 'KES', balance, canBet: true });
      const launchToken = wallet.launch(id, 'five-digit-1m');
      const { value } = await ask(app, 'POST /lottery/v1/session', { body: { launchToken } });
      return { id, token: (value as { lotteryToken: string }).lotteryToken };
    },
    /** A draw that sells for an hour; `seconds` until it closes. Answers its id. */
    draw: (gameCode: string, seconds = 3_600) => openDraw({ context, owner }, gameCode, seconds),
    /** Ends a draw's sales now, as if its time had come. */
    endSales: async (drawId: string) => {
      await owner.query(
        `UPDATE lottery.draws SET closes_at = now(), draws_at = now() WHERE id = $1`,
        [drawId],
      );
    },
    /** Does all there is to do of draws, tickets and wins. */
    work: () => workAll(context, owner),
    /** A ticket as the platform has it. */
    slip: (memberId: string, ticketId: string): ReferenceSlip | undefined =>
      wallet.slips.get(`${memberId} ${roundOf(ticketId)}`),
    balance: (memberId: string): bigint => wallet.members.get(memberId)?.balance ?? 0n,
    ask: (call: string, input: AskInput = {}) => ask(app, call, input),
    close: async () => {
      await app.close();
      await Promise.all([database.end(), owner.end()]);
      await platform.close();
      await tables.drop();
    },
  };
}

type AskInput = { token?: string; body?: object; query?: Record<string, string> };
type Told = { success: boolean; code?: string; value: never; status: number };

async function ask(app: HttpServer, call: string, { token, body, query }: AskInput): Promise<Told> {
  const [method = 'GET', url = ''] = call.split(' ');
  const response = await app.inject({
    method: method as 'GET',
    url,
    ...(query ? { query } : {}),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  });
  return { ...(response.json() as object), status: response.statusCode } as Told;
}

let made = 0;

async function openDraw(
  { context, owner }: { context: Context; owner: Database },
  gameCode: string,
  seconds: number,
): Promise<string> {
  const game = gameOf(gameCode);
  if (!game) throw new Error(`No game ${gameCode}.`);
  made += 1;
  const number = `20270101-${String(made).padStart(4, '0')}`;
  const closesAt = Date.now() + seconds * 1_000;
  await addDraws(context, game, [{ number, closesAt, drawsAt: closesAt }]);
  const { rows } = await owner.query<{ id: bigint }>(
    'SELECT id FROM lottery.draws WHERE game_code = $1 AND number = $2',
    [gameCode, number],
  );
  return String(rows[0]?.id);
}

async function workAll(context: Context, owner: Database): Promise<void> {
  const looks = [closeDue, tellDueTickets, drawDue, judgeNext, tellWins, tellDueTickets, closeNext];
  for (let round = 0; round < 3; round += 1) {
    for (const look of looks) while (await look(context)) continue;
    // What is put off is due in the next round.
    await owner.query(`UPDATE lottery.draws SET due_at = now() WHERE due_at > now()`);
  }
}

/** An order line; the multiple is 1, the unit a shilling. */
export const line = (drawId: string, betType: string, selection: string, more = {}): OrderLine => ({
  drawId,
  betType,
  selection,
  unit: '1',
  multiple: 1,
  ...more,
});

export const order = (...lines: OrderLine[]) => ({ idempotencyKey: randomUUID(), lines });

/** Sets the numbers a draw will have, whatever its seed says: as an external draw that was told. */
export async function tellNumbers(
  owner: Database,
  drawId: string,
  numbers: DrawNumbers,
): Promise<void> {
  await owner.query(
    `UPDATE lottery.draws SET state = 'drawn', numbers = $2, drawn_at = now(), due_at = now(),
            closes_at = least(closes_at, now()), draws_at = least(draws_at, now())
      WHERE id = $1`,
    [drawId, JSON.stringify(numbers)],
  );
}
