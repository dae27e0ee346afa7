/** What every use case of the lottery may lean on. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { PlatformWallet } from '@bahati/server-kit/provider/platform-wallet.ts';
import type { Config } from './config.ts';
import type { BeaconClient } from './outside/beacon-client.ts';
import type { GameTerms } from './games/game-terms.ts';

export type Context = {
  config: Config;
  database: Database;
  log: Log;
  wallet: PlatformWallet;
  beacon: BeaconClient;
  terms: GameTerms;
  /** How long a call waits for the platform before its page is told to ask again. */
  patienceMs: number;
};
