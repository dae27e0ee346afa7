/**
 * Gathers the login sessions that play and notes their use together, off the hot path: each batch of
 * bets would otherwise send two statements of its own.
 */
import type { Context } from '#platform/context.ts';
import { noteActive, touchSessions } from '#domains/identity/identity.ts';

/** Far less than what an idle lock or a session's end is measured in. */
const flushMs = 1_000;

export function createPlayerNotes({ database, log }: Pick<Context, 'database' | 'log'>) {
  let playing = new Set<bigint>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (playing.size === 0) return;
    const ids = [...playing];
    playing = new Set();
    const noted = [touchSessions(database, ids), noteActive(database, ids)];
    await Promise.all(noted).catch((error: unknown) => {
      log.warn({ err: error }, 'players were not noted as active');
    });
  };
  return {
    note(loginSessionIds: readonly bigint[]): void {
      for (const id of loginSessionIds) playing.add(id);
      timer ??= setTimeout(() => void flush(), flushMs);
    },
    /** Notes what was gathered last. */
    stop: flush,
  };
}
