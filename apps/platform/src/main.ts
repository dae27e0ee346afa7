/** The platform's program: `node apps/platform/src/main.ts [--check-config]`. */
import { runMain } from '@bahati/server-kit/config.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { platformConfig } from '#platform/config.ts';
import { assertMigrated } from '#platform/migration-state.ts';

await runMain(async () => {
  const config = platformConfig(process.env);
  if (process.argv.includes('--check-config')) return;
  await assertMigrated(config.DATABASE_URL);
  // Everything else is loaded only where there is something to serve from.
  const { serve } = await import('#platform/serve.ts');
  await serve(config, createLog('platform', config.LOG_LEVEL));
});
