/** The sportsbook: `node apps/sportsbook/src/main.ts [--check-config]`. */
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { serverOfAll } from '@bahati/server-kit/hosts/host-router.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { endGracefully } from '@bahati/server-kit/lifetime.ts';
import { createLog, type Log } from '@bahati/server-kit/log.ts';
import { createApp } from './app.ts';
import { openBets, startBets } from './bets/open-bets.ts';
import { bookConfigs, type Config, databaseUrlOf } from './config.ts';
import type { Context } from './context.ts';
import { openFeedSource } from './feed/feed-source.ts';
import { openIntake } from './feed/run-intake.ts';
import { runJackpots } from './jackpots/run-jackpots.ts';
import { openOffer } from './offer/offer.ts';
import { runTrading } from './trading/run-trading.ts';
import { createVirtuals } from './virtuals/run-virtuals.ts';

await runMain(async () => {
  const configs = bookConfigs(process.env);
  const [config] = configs;
  if (process.argv.includes('--check-config')) return;
  const log = createLog('sportsbook', config.LOG_LEVEL);
  const operators = [];
  for (const own of configs) {
    const isOne = configs.length === 1;
    operators.push(await openOperator(own, isOne ? log : log.child({ brand: own.BRAND })));
  }
  const server = await serverOfAll(operators, log);
  const stopWork = operators.map(({ start }) => start());
  endGracefully(log, async () => {
    await server.close();
    await Promise.all(stopWork.map((stop) => stop()));
  });
  await listen(server, config);
  log.info({ address: `http://${config.HOST}:${config.SPORTSBOOK_PORT}` }, 'ready');
});

/** The book of one operator: tables, offer, bets and address of its own. */
async function openOperator(config: Config, log: Log) {
  const database = openDatabase(databaseUrlOf(config), {
    role: 'bahati_book_app',
    maxConnections: 20,
    applicationName: 'bahati sportsbook',
    onIdleError: (error) => log.warn({ err: error }, 'idle connection lost'),
  });
  await assertMigrated(database);
  const context: Context = { config, database, log };
  const source = openFeedSource({ url: config.FEED_URL, key: config.FEED_KEY });
  const offer = await openOffer({
    database,
    source,
    log,
    currency: config.BOOK_CURRENCY,
    listenUrl: databaseUrlOf(config),
  });
  const intake = await openIntake({ database, log, source, ...offer });
  const bets = openBets(context, offer);
  offer.events.onChange(({ event }) => bets.rules.moved(event.id));
  const server = await createApp(context, offer, bets, { intake });
  const virtuals = createVirtuals({ database, intake, log });
  const start = () => {
    intake.start();
    virtuals.start();
    const trading = runTrading({ bets: bets.context, offer, intake }, log);
    const working = startBets(bets);
    const jackpots = runJackpots(bets.context);
    return async () => {
      await server.close();
      await jackpots.stop();
      await working.stop();
      await trading.stop();
      await virtuals.stop();
      await intake.stop();
      await offer.stop();
      await database.end();
    };
  };
  return { origin: config.SPORTSBOOK_ORIGIN, server, start };
}

async function assertMigrated(database: Database): Promise<void> {
  try {
    await database.query('SELECT 1 FROM book.events LIMIT 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    await database.end();
    throw new StartError(`The book's database cannot be used: ${reason}. Was it migrated?`);
  }
}

async function listen(server: HttpServer, { HOST, SPORTSBOOK_PORT }: Config): Promise<void> {
  try {
    await server.listen({ host: HOST, port: SPORTSBOOK_PORT });
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (!isTaken) throw error;
    process.stderr.write(
      `The port ${SPORTSBOOK_PORT} of SPORTSBOOK_PORT is taken by another program.\n`,
    );
    process.exit(1);
  }
}
