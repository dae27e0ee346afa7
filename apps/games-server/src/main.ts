/** The games server: `node apps/games-server/src/main.ts [--check-config]`. */
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { serverOfAll } from '@bahati/server-kit/hosts/host-router.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { endGracefully } from '@bahati/server-kit/lifetime.ts';
import { createLog, type Log } from '@bahati/server-kit/log.ts';
import { createApp } from './app.ts';
import { type Config, databaseUrlOf, gamesConfigs } from './config.ts';
import type { Context } from './context.ts';
import { createCrash } from './crash/run-crash.ts';
import { createWalletOfGame } from './own-wallets/wallet-of-game.ts';
import { startClearing } from './free-play/keep-clearing.ts';
import { startCounting } from './returns/keep-counting.ts';
import { startRecovery } from './rounds/recover-rounds.ts';
import { createRooms } from './rooms/run-rooms.ts';
import { createWallet } from './wallet.ts';

/** Two tries at the wallet fit in. */
const patienceMs = 6_000;

await runMain(async () => {
  const configs = gamesConfigs(process.env);
  const [config] = configs;
  if (process.argv.includes('--check-config')) return;
  const log = createLog('games-server', config.LOG_LEVEL);
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
  log.info({ address: `http://${config.HOST}:${config.GAMES_PORT}` }, 'ready');
});

/** The games of one operator: tables, seeds, wallet and address of its own. */
async function openOperator(config: Config, log: Log) {
  const database = openDatabase(databaseUrlOf(config), {
    role: 'bahati_games_app',
    maxConnections: 20,
    applicationName: 'bahati games',
    onIdleError: (error) => log.warn({ err: error }, 'idle connection lost'),
  });
  const wallet = createWalletOfGame(createWallet(config), database);
  const context: Context = { config, database, log, wallet, patienceMs };
  await assertMigrated(database);
  const crash = createCrash(context);
  const rooms = createRooms(context, crash);
  const server = await createApp(context, { crash, rooms });
  const start = () => {
    const recovery = startRecovery(context);
    const counting = startCounting(context);
    const clearing = startClearing(context);
    crash.start();
    rooms.start();
    return async () => {
      await server.close();
      await recovery.stop();
      await counting.stop();
      await clearing.stop();
      await crash.stop();
      await rooms.stop();
      await database.end();
    };
  };
  return { origin: config.GAMES_ORIGIN, server, start };
}

async function assertMigrated(database: Database): Promise<void> {
  try {
    await database.query('SELECT 1 FROM games.rounds LIMIT 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    await database.end();
    throw new StartError(`The games' database cannot be used: ${reason}. Was it migrated?`);
  }
}

async function listen(server: HttpServer, { HOST, GAMES_PORT }: Config): Promise<void> {
  try {
    await server.listen({ host: HOST, port: GAMES_PORT });
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (!isTaken) throw error;
    process.stderr.write(`The port ${GAMES_PORT} of GAMES_PORT is taken by another program.\n`);
    process.exit(1);
  }
}
