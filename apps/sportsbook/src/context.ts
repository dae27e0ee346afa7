/** What every use case of the sportsbook may lean on. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { Config } from './config.ts';

export type Context = {
  config: Config;
  database: Database;
  log: Log;
};
