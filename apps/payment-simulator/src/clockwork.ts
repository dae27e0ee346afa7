/** Makes due things happen: settlements and callbacks, in the order they are due. */
import { dueCallbacks, nextDueAtMs, recordAttempt } from './callbacks/callbacks.ts';
import type { Context } from './context.ts';
import { sendCallback } from './callbacks/send-callback.ts';
import { settleDueRefunds } from './gateway/refunds.ts';
import { settleDue } from './settle.ts';

const maxInFlight = 8;
const longestSleepMs = 60_000;

export type Clockwork = {
  /** Begins; what waits from before a restart is found in the store and goes on. */
  start: () => void;
  /** Looks at once at what is due. */
  wake: () => void;
  /** Starts nothing new and waits for the callbacks in flight. */
  stop: () => Promise<void>;
};

export function createClockwork(context: Context): Clockwork {
  const inFlight = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  const send = async (callback: ReturnType<typeof dueCallbacks>[number]) => {
    const result = await sendCallback(context, callback);
    const { store, settings } = context;
    recordAttempt(store, callback, result, context.now(), settings.firstPauseMs);
    context.log.info(
      { kind: callback.kind, id: callback.paymentId, answer: result.answer },
      'callback sent',
    );
  };

  const turn = () => {
    if (!isRunning) return;
    settleDue(context);
    settleDueRefunds(context);
    const room = maxInFlight - inFlight.size;
    for (const callback of dueCallbacks(context.store, context.now(), [...inFlight.keys()], room)) {
      const sending = send(callback)
        .catch((error: unknown) => context.log.error({ err: error }, 'a callback was not kept'))
        .finally(() => {
          inFlight.delete(callback.number);
          plan();
        });
      inFlight.set(callback.number, sending);
    }
    plan();
  };

  const plan = () => {
    clearTimeout(timer);
    // When all hands are full, the first that comes free plans the next turn.
    if (!isRunning || inFlight.size >= maxInFlight) return;
    const next = nextDueAtMs(context.store, [...inFlight.keys()]);
    if (next === undefined) return;
    timer = setTimeout(turn, Math.min(Math.max(next - context.now(), 0), longestSleepMs));
  };

  return {
    start: () => {
      isRunning = true;
      setImmediate(turn);
    },
    wake: () => {
      clearTimeout(timer);
      setImmediate(turn);
    },
    stop: async () => {
      isRunning = false;
      clearTimeout(timer);
      await Promise.all(inFlight.values());
    },
  };
}
