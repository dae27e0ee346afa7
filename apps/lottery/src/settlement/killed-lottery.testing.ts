/** A lottery of its own process for tests that kill it, served at the port it is told. */
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createApp } from '#lottery/app.ts';
import { databaseUrlOf, lotteryConfig } from '#lottery/config.ts';
import { openContext } from '#lottery/open-context.ts';
import { testBeacon } from '#lottery/scene.testing.ts';
import { startWork } from './work.ts';

const config = lotteryConfig(process.env);
const log = createLog('lottery', 'silent');
const database = openDatabase(databaseUrlOf(config), {
  role: 'bahati_lottery_app',
  maxConnections: 20,
  applicationName: 'lottery to be killed',
  onIdleError: () => undefined,
});
const context = { ...openContext({ config, database, log }), beacon: testBeacon };
const server = await createApp(context);
startWork(context);
await server.listen({ host: '127.0.0.1', port: config.LOTTERY_PORT });
process.stdout.write('ready\n');
