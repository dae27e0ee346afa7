/** A process of its own that ends tournaments, for tests that kill it. */
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { platformConfig } from '#platform/config.ts';
import { type Context, noInstallation } from '#platform/context.ts';
import { runTournaments } from './run-tournaments.ts';

const [url = ''] = process.argv.slice(2);
const log = createLog('tournaments', 'silent');
const database = openDatabase(url, {
  applicationName: 'tournaments',
  onIdleError: () => undefined,
});
const context: Context = {
  config: platformConfig({ DATABASE_URL: url, NODE_ENV: 'test' }),
  log,
  database,
  now: () => new Date(),
  announceBalance: () => undefined,
  installation: noInstallation,
};
process.stdout.write('started\n');
for (let run = 0; run < 4; run += 1) await runTournaments(context);
await database.end();
