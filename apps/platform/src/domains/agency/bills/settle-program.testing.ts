/** A process of its own that settles until nothing is left, for tests that kill it. */
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { platformConfig } from '#platform/config.ts';
import { type Context, noInstallation } from '#platform/context.ts';
import { settleRuns } from './settle-runs.ts';

const [url = ''] = process.argv.slice(2);
const log = createLog('settle', 'silent');
const database = openDatabase(url, { applicationName: 'settle', onIdleError: () => undefined });
const context: Context = {
  config: platformConfig({ DATABASE_URL: url, NODE_ENV: 'test' }),
  log,
  database,
  now: () => new Date(),
  announceBalance: () => undefined,
  installation: noInstallation,
};
process.stdout.write('started\n');
await settleRuns(context);
await database.end();
