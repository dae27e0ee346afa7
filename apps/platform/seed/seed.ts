/**
 * Fills a database with the demo brand, its people and their play: safe to run at every start,
 * refused in production. `node apps/platform/seed/seed.ts`
 */
import { runMain, StartError } from '@bahati/server-kit/config.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { platformConfig } from '#platform/config.ts';
import { type Context, noInstallation } from '#platform/context.ts';

await runMain(async () => {
  if (process.env['NODE_ENV'] === 'production') {
    throw new StartError('The demo brand and its logins are refused in production.');
  }
  const config = platformConfig(process.env);
  const log = createLog('seed', config.LOG_LEVEL);
  const onIdleError = (error: Error) => log.warn({ err: error }, 'idle connection lost');
  const owner = openDatabase(config.DATABASE_URL, {
    applicationName: 'bahati seed',
    maxConnections: 2,
    onIdleError,
  });
  const database = openDatabase(config.DATABASE_URL, {
    role: 'bahati_app',
    applicationName: 'bahati seed',
    maxConnections: 4,
    onIdleError,
  });
  const context: Context = {
    database,
    config,
    log,
    now: () => new Date(),
    announceBalance: () => undefined,
    installation: noInstallation,
  };
  try {
    // All that seeding takes is loaded only where it is not refused.
    const { seedDemo } = await import('./seed-demo.ts');
    await seedDemo(context, owner);
  } finally {
    await Promise.all([owner.end(), database.end()]);
  }
});
