/**
 * Settings that every request looks at and hardly anybody changes: read again every few seconds,
 * so that a change acts on every process within five even where nobody announces it.
 */
import type { Log } from '@bahati/server-kit/log.ts';

const refreshMs = 3_000;

export type KeptFresh<T> = {
  now: () => Promise<T>;
  /** Somebody said that it changed: the next who asks waits for the new one. */
  expire: () => void;
};

/** `what` names it in the log. While it cannot be read, what was known goes on. */
export function keepFresh<T>(
  what: string,
  initial: T,
  read: () => Promise<T>,
  log: Log,
): KeptFresh<T> {
  let value = initial;
  let readAt = -Infinity;
  let isExpired = false;
  let reading: Promise<void> | undefined;
  const refresh = async () => {
    isExpired = false;
    readAt = performance.now();
    try {
      value = await read();
    } catch (error) {
      // A hiccup of the database neither opens nor shuts anything.
      log.warn({ err: error, what }, 'settings not read');
    } finally {
      reading = undefined;
    }
  };
  return {
    async now() {
      // What was being read when somebody said it changed may be from before the change.
      while (reading || isExpired || performance.now() - readAt > refreshMs) {
        await (reading ??= refresh());
      }
      return value;
    },
    expire() {
      isExpired = true;
    },
  };
}
