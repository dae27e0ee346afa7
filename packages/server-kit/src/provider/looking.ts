/** Work that goes on by itself: a look, a pause, the next look. */
import type { Log } from '@bahati/server-kit/log.ts';

const usualPauseMs = 500;

/** Looks again and again; `look` answers whether there is more at once. */
export function startLooking(
  { log }: { log: Log },
  part: string,
  look: () => Promise<boolean>,
  pauseMs = usualPauseMs,
): { stop: () => Promise<void> } {
  let isStopping = false;
  let wake: () => void = () => undefined;
  const run = async () => {
    while (!isStopping) {
      const isMore = await look().catch((error: unknown) => {
        log.error({ err: error, part }, 'a look failed');
        return false;
      });
      if (isMore || isStopping) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const running = run();
  return {
    stop: () => {
      isStopping = true;
      wake();
      return running;
    },
  };
}
