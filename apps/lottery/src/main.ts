/** The lottery: `node apps/lottery/src/main.ts [--check-config]`. */
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { serverOfAll } from '@bahati/server-kit/hosts/host-router.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { endGracefully } from '@bahati/server-kit/lifetime.ts';
import { createLog, type Log } from '@bahati/server-kit/log.ts';
import { createApp } from './app.ts';
import { type Config, databaseUrlOf, lotteryConfigs } from './config.ts';
import { openContext } from './open-context.ts';
import { startWork } from './settlement/work.ts';

await runMain(async () => {
  const configs = lotteryConfigs(process.env);
  const [config] = configs;
  if (process.argv.includes('--check-config')) return;
  const log = createLog('lottery', config.LOG_LEVEL);
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
  log.info({ address: `http://${config.HOST}:${config.LOTTERY_PORT}` }, 'ready');
});

/** The lottery of one operator: tables, draws, tickets and address of its own. */
async function openOperator(config: Config, log: Log) {
  const database = openDatabase(databaseUrlOf(config), {
    role: 'bahati_lottery_app',
    maxConnections: 20,
    applicationName: 'bahati lottery',
    onIdleError: (error) => log.warn({ err: error }, 'idle connection lost'),
  });
  await assertMigrated(database);
  const context = openContext({ config, database, log });
  const server = await createApp(context);
  const start = () => {
    const work = startWork(context);
    return async () => {
      await server.close();
      await work.stop();
      await database.end();
    };
  };
  return { origin: config.LOTTERY_ORIGIN, server, start };
}

async function assertMigrated(database: Database): Promise<void> {
  try {
    await database.query('SELECT 1 FROM lottery.draws LIMIT 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    await database.end();
    throw new StartError(`The lottery's database cannot be used: ${reason}. Was it migrated?`);
  }
}

async function listen(server: HttpServer, { HOST, LOTTERY_PORT }: Config): Promise<void> {
  try {
    await server.listen({ host: HOST, port: LOTTERY_PORT });
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (!isTaken) throw error;
    process.stderr.write(`The port ${LOTTERY_PORT} of LOTTERY_PORT is taken by another program.\n`);
    process.exit(1);
  }
}
