/** Counting rounds into the returns of their builds, now and then, beside everything else. */
import type { Context } from '#games-server/context.ts';
import { countCrashRounds } from './count-crash-rounds.ts';
import { countPoolReserves } from './count-pool-reserves.ts';
import { countTableRounds } from './count-table-rounds.ts';
import { countReturns } from './count-returns.ts';

const pauseMs = 15_000;

/** Starts at once and goes on until stopped; stopping waits for the count under way. */
export function startCounting(context: Context): { stop: () => Promise<void> } {
  const log = context.log.child({ part: 'returns' });
  const end = new AbortController();
  const run = async () => {
    while (!end.signal.aborted) {
      const rounds = await countReturns(context).catch((error: unknown) => {
        log.error({ err: error }, 'rounds were not counted');
        return 0;
      });
      const crashRounds = await countCrashRounds(context).catch((error: unknown) => {
        log.error({ err: error }, 'crash rounds were not counted');
        return 0;
      });
      const tableRounds = await countTableRounds(context).catch((error: unknown) => {
        log.error({ err: error }, 'rounds of tables were not counted');
        return 0;
      });
      const reserves = await countPoolReserves(context).catch((error: unknown) => {
        log.error({ err: error }, 'reserves of pools were not counted');
        return 0;
      });
      if (rounds + crashRounds + tableRounds + reserves === 0) await pause(end.signal);
    }
  };
  const running = run();
  return {
    stop: () => {
      end.abort();
      return running;
    },
  };
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
