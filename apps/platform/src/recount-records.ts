/**
 * Counts the records anew from the first transfer, in the brand's present time zone:
 * `node apps/platform/src/recount-records.ts`. While it counts, every figure stays right, since
 * what is not counted yet is read from the ledger; it only takes longer.
 */
import { runMain } from '@bahati/server-kit/config.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { platformConfig } from '#platform/config.ts';
import { assertMigrated } from '#platform/migration-state.ts';
import { recountInsight } from '#domains/insight/insight.ts';
import { countedZone } from '#domains/records/records.ts';
import { recount } from '#domains/records/daily-aggregates/daily-aggregates.ts';

await runMain(async () => {
  const config = platformConfig(process.env);
  const { DATABASE_URL, BRAND } = config;
  await assertMigrated(DATABASE_URL);
  const owner = openDatabase(DATABASE_URL, {
    applicationName: 'bahati recount',
    maxConnections: 2,
    onIdleError: () => undefined,
  });
  try {
    const counted = await recount(owner, BRAND);
    await recountInsight(owner, await countedZone({ config }, owner));
    process.stdout.write(`Counted ${counted} transfers.\n`);
  } finally {
    await owner.end();
  }
});
