/** A process of its own that closes a draw, some slips a transaction, until it is closed or killed. */
import { createLog } from '@bahati/server-kit/log.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { testProvider } from '@bahati/testing/factories.ts';
import { platformConfig } from '#platform/config.ts';
import { noInstallation } from '#platform/context.ts';
import { openGaming } from '#domains/gaming/gaming.ts';
import { closeGroup } from './groups.ts';

const [url = '', body = '{}'] = process.argv.slice(2);
const database = openDatabase(url, { applicationName: 'closing', onIdleError: () => undefined });
const gaming = await openGaming({
  config: platformConfig({ DATABASE_URL: url, NODE_ENV: 'test' }),
  log: createLog('closing', 'silent'),
  database,
  announceBalance: () => undefined,
  installation: noInstallation,
  now: () => new Date(),
});
const provider = gaming.directory.provider(testProvider.code);
if (!provider) throw new Error('The provider is missing.');
process.stdout.write('ready\n');
for (let remaining = 1; remaining > 0; ) {
  const pace = { slipsAtOnce: 3, workingMs: 0 };
  ({ remaining } = await closeGroup(gaming, provider, JSON.parse(body), pace));
}
await gaming.stop();
await database.end();
