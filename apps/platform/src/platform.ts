/** One brand in a process of the platform, opened and closed in order. */
import { openDatabase } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { type App, createApp } from '#platform/app.ts';
import type { AppParts } from '#platform/servers/serving.ts';
import type { Config } from '#platform/config.ts';
import type { Context, Installation } from '#platform/context.ts';
import type { Health } from '#platform/servers/health.ts';
import { type Gaming, openGaming } from '#domains/gaming/gaming.ts';
import {
  followTestClock,
  prepareTestClock,
  testClockPath,
} from '#platform/test-clock/test-clock.ts';
import { keepBuiltInRoles } from '#domains/staff/roles/roles.ts';
import { createBalanceAnnouncer, type LiveHub, openLiveHub } from '#domains/system/live/live.ts';
import { readBalanceMessages } from '#domains/wallet/wallet.ts';

export type Platform = {
  context: Context;
  app: App;
  gaming: Gaming;
  health: Health;
  live: LiveHub;
  /** Lets go of the database once nothing is served any more. */
  close: () => Promise<void>;
};

export type PlatformOptions = {
  config: Config;
  log: Log;
  /** Absent: this brand is the only one. */
  installation?: Installation;
  now?: () => Date;
  siteFolders?: AppParts['siteFolders'];
};

export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { config, log } = options;
  if (config.TEST_CLOCK) await prepareTestClock(config.DATABASE_URL);
  const database = openDatabase(config.DATABASE_URL, {
    role: 'bahati_app',
    ...(config.TEST_CLOCK ? { settings: { search_path: testClockPath } } : {}),
    applicationName: 'bahati platform',
    onIdleError: (error) => log.warn({ err: error }, 'idle connection lost'),
  });
  const announcer = createBalanceAnnouncer(database, log);
  const live = await openLiveHub({
    databaseUrl: config.DATABASE_URL,
    log,
    readBalances: (memberIds) => readBalanceMessages(database, memberIds),
  });
  const clock = config.TEST_CLOCK ? await followTestClock(database, log) : undefined;
  const context: Context = {
    database,
    config,
    log,
    now: options.now ?? clock?.now ?? (() => new Date()),
    announceBalance: (memberId) => announcer.balanceChanged(memberId),
    installation: options.installation ?? {
      brands: () => [{ code: config.BRAND, name: config.BRAND }],
      contextOf: (code) => (code === config.BRAND ? context : undefined),
    },
  };
  await keepBuiltInRoles(database);
  const health: Health = { state: 'starting', database };
  const gaming = await openGaming(context);
  const { siteFolders } = options;
  const parts = { live, health, gaming, ...(siteFolders ? { siteFolders } : {}) };
  const app = await createApp(context, parts);
  return {
    context,
    app,
    gaming,
    health,
    live,
    async close() {
      await Promise.all([app.player.close(), app.backOffice.close()]);
      clock?.stop();
      await gaming.stop();
      await announcer.stop();
      await live.stop();
      await database.end();
    },
  };
}
