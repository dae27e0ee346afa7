/** Sessions on one brand's database that follow a clock which may be put to any instant. */
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { type Context, noInstallation } from '#platform-app/context.ts';
import { firstBrandConfig } from '#platform-app/installation/brand-settings.ts';
import { prepareTestClock, testClockPath } from '#platform-app/test-clock/test-clock.ts';
import { clockOf } from './clock.ts';

export async function openPlace(databaseUrl: string) {
  await prepareTestClock(databaseUrl);
  const config = firstBrandConfig({ ...process.env, DATABASE_URL: databaseUrl });
  const log = createLog('time machine', 'error');
  const open = (role?: string) =>
    openDatabase(databaseUrl, {
      ...(role ? { role } : {}),
      settings: { search_path: testClockPath, synchronous_commit: 'off', statement_timeout: '0' },
      applicationName: 'bahati time machine',
      maxConnections: 4,
      onIdleError: (error) => log.warn({ err: error }, 'idle connection lost'),
    });
  const owner = open();
  const database = open('bahati_app');
  const clock = clockOf(owner);
  const context: Context = {
    database,
    config,
    log,
    now: clock.now,
    announceBalance: () => undefined,
    installation: noInstallation,
  };
  return {
    context,
    owner,
    clock,
    close: async () => {
      await Promise.all([owner.end(), database.end()]);
    },
  };
}
