/**
 * Moves the clock of every brand ahead, for tests: `AHEAD='25 hours' node
 * apps/platform/src/test-clock/move-test-clock.ts`, which `npm run clock` calls.
 */
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { Client } from 'pg';
import { firstBrandConfig } from '#platform/installation/brand-settings.ts';
import { brandDatabaseUrls } from '#platform/installation/installed-brands.ts';
import { clockSql, hasTestClock } from './test-clock.ts';

await runMain(async () => {
  const { NODE_ENV, DATABASE_URL } = firstBrandConfig(process.env);
  if (NODE_ENV === 'production') throw new StartError('Production goes by the real time.');
  for (const { url } of await brandDatabaseUrls(DATABASE_URL)) {
    if (!(await hasTestClock(url))) {
      throw new StartError('No clock to move: start with TEST_CLOCK=on.');
    }
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<{ at: string }>(await clockSql('move'), [
        process.env['AHEAD'] ?? '0',
      ]);
      process.stdout.write(`It is ${rows[0]?.at} now.\n`);
    } finally {
      await client.end();
    }
  }
});
