/** What every use case of the games server may lean on. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { Config } from './config.ts';
import type { Wallet } from './wallet.ts';

export type Context = {
  config: Config;
  database: Database;
  log: Log;
  wallet: Wallet;
  /** How long a spin waits for the wallet before its player is told to ask again. */
  patienceMs: number;
};
