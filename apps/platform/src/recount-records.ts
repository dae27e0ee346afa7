/**
 * Counts every brand's records anew from the first transfer, in its present time zone:
 * `node apps/platform/src/recount-records.ts`. While it counts, every figure stays right, since
 * what is not counted yet is read from the ledger; it only takes longer.
 */
import { runMain } from '@bahati/server-kit/config.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import type { Config } from '#platform/config.ts';
import { firstBrandConfig } from '#platform/installation/brand-settings.ts';
import { readBrandConfigs } from '#platform/installation/installed-brands.ts';
import { assertMigrated } from '#platform/migration-state.ts';
import { recountInsight } from '#domains/insight/insight.ts';
import { countedZone } from '#domains/records/records.ts';
import { recount } from '#domains/records/daily-aggregates/daily-aggregates.ts';

await runMain(async () => {
  const first = firstBrandConfig(process.env);
  await assertMigrated(first.DATABASE_URL);
  for (const config of await readBrandConfigs(process.env)) await recountBrand(config);
});

async function recountBrand(config: Config): Promise<void> {
  const { DATABASE_URL, BRAND } = config;
  const owner = openDatabase(DATABASE_URL, {
    applicationName: 'bahati recount',
    maxConnections: 2,
    onIdleError: () => undefined,
  });
  try {
    const counted = await recount(owner, BRAND);
    await recountInsight(owner, await countedZone({ config }, owner));
    process.stdout.write(`Counted ${counted} transfers of ${BRAND}.\n`);
  } finally {
    await owner.end();
  }
}
