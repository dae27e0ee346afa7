/** The platform's program: `node apps/platform/src/main.ts [--check-config]`. */
import { join } from 'node:path';
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { startQuickly } from '@bahati/server-kit/starting/quick-start.ts';
import { firstBrandConfig } from '#platform/installation/brand-settings.ts';
import { brandDatabaseUrls, readBrandConfigs } from '#platform/installation/installed-brands.ts';
import { hasTestClock } from '#platform/test-clock/test-clock.ts';
import { assertMigrated } from '#platform/migration-state.ts';

await runMain(async () => {
  const config = firstBrandConfig(process.env);
  if (process.argv.includes('--check-config')) return;
  await assertMigrated(config.DATABASE_URL);
  const [, ...further] = await brandDatabaseUrls(config.DATABASE_URL);
  await Promise.all(further.map(({ url }) => assertMigrated(url)));
  if (config.NODE_ENV === 'production') {
    for (const url of [config.DATABASE_URL, ...further.map((brand) => brand.url)]) {
      if (!(await hasTestClock(url))) continue;
      throw new StartError('The time of this database was moved for tests: production refuses it.');
    }
  }
  const configs = await readBrandConfigs(process.env);
  // Everything else is loaded only where there is something to serve from.
  startQuickly(join(import.meta.dirname, '..'), config.BAHATI_DATA_FOLDER);
  const { serve } = await import('#platform/serve.ts');
  await serve(configs, createLog('platform', config.LOG_LEVEL));
});
