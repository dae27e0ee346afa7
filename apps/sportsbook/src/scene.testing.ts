/** What a test of bets stands on: a database, a reference wallet, and the book. */
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
import { createHandOffer, type HandOffer } from './offer/hand-offer.testing.ts';

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
