/** What the use cases of one operator lean on. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { createPlatformWallet } from '@bahati/server-kit/provider/platform-wallet.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createGameTerms } from './games/game-terms.ts';
import { createBeaconClient } from './outside/beacon-client.ts';

/** Two tries at the wallet fit in. */
const usualPatienceMs = 6_000;

export function openContext(
  { config, database, log }: { config: Config; database: Database; log: Log },
  patienceMs = usualPatienceMs,
): Context {
  return {
    config,
    database,
    log,
    wallet: createPlatformWallet({
      platformUrl: config.PLATFORM_URL,
      code: config.LOTTERY_CODE,
      key: config.LOTTERY_KEY,
    }),
    beacon: createBeaconClient({ url: config.DRAW_FEED_URL, pinned: config.BEACON_KEY }),
    terms: createGameTerms(database, config.LOTTERY_CURRENCY, log),
    patienceMs,
  };
}
