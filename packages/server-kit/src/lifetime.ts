/** A program's end: SIGTERM, Ctrl-C, or the launcher that started it going away. */
import type { Log } from './log.ts';

/** The longest a program may take to finish what is in flight. */
const drainMs = 9_000;

/**
 * Runs `stop` once when the program is asked to end and exits 0, or 1 when it took too long.
 * A program whose launcher was killed notices by its closed channel.
 */
export function endGracefully(log: Log, stop: () => Promise<void>): void {
  let isEnding = false;
  const end = (reason: string) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ reason }, 'stopping');
    const timer = setTimeout(() => {
      log.error('could not drain in time');
      process.exit(1);
    }, drainMs);
    timer.unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => end('SIGTERM'));
  process.once('SIGINT', () => end('SIGINT'));
  if (process.connected) process.once('disconnect', () => end('launcher gone'));
}
