/** What a test of the book stands on: a database, a feed of its own, the offer and the server. */
import type { FeedMarket, Fixture, Producer } from '@bahati/contract/odds-feed/feed.ts';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { until } from '@bahati/testing/until.ts';
import { createApp } from './app.ts';
import { bookConfig } from './config.ts';
import { openTestFeed, type TestFeed } from './feed/feed.testing.ts';
import { type Intake, openIntake } from './feed/run-intake.ts';
import { createLiveHub } from './live/live-hub.ts';
import { type BookOffer, openOffer } from './offer/offer.ts';

export type BookScene = {
  database: Database;
  /** Connects as the owner, for what the application itself may not do. */
  owner: Database;
  /** Of the database, for a second process. */
  databaseUrl: string;
  feed: TestFeed;
  offer: BookOffer;
  intake: Intake;
  app: HttpServer;
  /** Who is connected to what moves. */
  readers: () => number;
  sayOdds: (eventId: number, version: number, producer: Producer, markets: FeedMarket[]) => void;
  close: () => Promise<void>;
};

/**
 * Both producers are heard as it resolves.
 * @param environment of the book, besides what it needs to run here.
 */
export async function openBookScene(
  fixtures: Fixture[],
  environment: Record<string, string> = {},
): Promise<BookScene> {
  const tables = await createTestDatabase({ app: 'sportsbook' });
  const onIdleError = () => undefined;
  const owner = openDatabase(tables.ownerUrl, { applicationName: 'test', onIdleError });
  const database = openDatabase(tables.ownerUrl, {
    role: 'bahati_book_app',
    applicationName: 'book under test',
    onIdleError,
  });
  const log = createLog('sportsbook', 'silent');
  const config = bookConfig({
    DATABASE_URL: tables.ownerUrl,
    NODE_ENV: 'test',
    RATE_LIMIT_FACTOR: '100',
    ...environment,
  });
  const feed = openTestFeed({ fixtures, changed: new Map() });
  const offer = await openOffer({
    database,
    source: feed,
    log,
    currency: 'KES',
    listenUrl: tables.ownerUrl,
  });
  const intake = await openIntake({ database, log, source: feed, ...offer });
  const live = createLiveHub(offer);
  const app = await createApp({ config, database, log }, offer, undefined, { live });
  intake.start();
  await until('the feed to be heard', () => intake.producers().every(({ isTrusted }) => isTrusted));
  return {
    database,
    owner,
    databaseUrl: tables.ownerUrl,
    feed,
    offer,
    intake,
    app,
    readers: live.count,
    sayOdds(eventId, version, producer, markets) {
      const at = new Date().toISOString();
      feed.say([{ type: 'odds_change', eventId: String(eventId), version, at, producer, markets }]);
    },
    async close() {
      await app.close();
      await intake.stop();
      await offer.stop();
      await Promise.all([database.end(), owner.end()]);
      await tables.drop();
    },
  };
}
