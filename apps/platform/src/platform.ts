/** One process of the platform, opened and closed in order; main.ts and tests start from here. */
import { openDatabase } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { type App, createApp } from '#platform/app.ts';
import type { AppParts } from '#platform/servers/serving.ts';
import type { Config } from '#platform/config.ts';
import type { Context } from '#platform/context.ts';
import { drain } from '#platform/drain.ts';
import type { Health } from '#platform/servers/health.ts';
import { type Gaming, openGaming } from '#domains/gaming/gaming.ts';
import { keepBuiltInRoles } from '#domains/staff/roles/roles.ts';
import { createBalanceAnnouncer, openLiveHub } from '#domains/system/live/live.ts';
import { readBalanceMessages } from '#domains/wallet/wallet.ts';

export type Platform = {
  context: Context;
  app: App;
  gaming: Gaming;
  health: Health;
  /** Takes it out of service: nothing new comes in, what is in flight is answered. */
  drain: () => Promise<void>;
  /** Lets go of the database once nothing is served any more. */
  close: () => Promise<void>;
};

export type PlatformOptions = {
  config: Config;
  log: Log;
  now?: () => Date;
  siteFolders?: AppParts['siteFolders'];
};

export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { config, log } = options;
  const database = openDatabase(config.DATABASE_URL, {
    role: 'bahati_app',
    applicationName: 'bahati platform',
    onIdleError: (error) => log.warn({ err: error }, 'idle connection lost'),
  });
  const announcer = createBalanceAnnouncer(database, log);
  const live = await openLiveHub({
    databaseUrl: config.DATABASE_URL,
    log,
    readBalances: (memberIds) => readBalanceMessages(database, memberIds),
  });
  const context: Context = {
    database,
    config,
    log,
    now: options.now ?? (() => new Date()),
    announceBalance: (memberId) => announcer.balanceChanged(memberId),
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
    drain: () => drain([app.player, app.backOffice], health, live),
    async close() {
      await Promise.all([app.player.close(), app.backOffice.close()]);
      await gaming.stop();
      await announcer.stop();
      await live.stop();
      await database.end();
    },
  };
}
