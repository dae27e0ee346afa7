/**
 * Telling the platform what stands in book.operations: at once what this process wrote, and by and by
 * what a crash or a silent platform left. Operations of many bets go in one call; those of one bet
 * never overtake each other.
 */
import { mostSportsOperations } from '@bahati/contract/games-provider/sports.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import {
  claimDue,
  endOperations,
  nameOfOperation,
  type OperationKey,
  postpone,
  readWritten,
  type StoredOperation,
  type WrittenOperation,
  wireOperation,
} from './operations.ts';
import type { SlipAnswer } from './wallet.ts';

export type Answered = { operation: StoredOperation; answer: SlipAnswer };

/** What an answer means for its bet; answers what is to be told next. */
export type Follow = (context: BetContext, answered: Answered) => Promise<OperationKey[]>;

export type Teller = ReturnType<typeof createTeller>;

const usualPauseMs = 500;
/** Calls under way at once. */
const mostCalls = 4;
/** Operations that wait for a call. */
const mostWaiting = 4 * mostSportsOperations;

type Waiting = WrittenOperation & { since: number };

/**
 * Its row is this process's own for as long as its lease lasts: what waited for some of it is read again,
 * since another process may have told it by the time the call ends.
 */
const freshMs = 1_000;
const isFresh = ({ since }: Waiting): boolean => performance.now() - since < freshMs;

/** These say nothing that anything follows from: once applied they are over. */
const isQuiet = ({ operation, answer }: Answered): boolean =>
  answer.kind === 'applied' && operation.kind !== 'reserve';

export function createTeller(context: BetContext, follow: Follow) {
  const log = context.log.child({ part: 'teller' });
  let queue: Waiting[] = [];
  const calls = new Set<Promise<void>>();
  const tellThese = async (waiting: readonly Waiting[]): Promise<void> => {
    const known = waiting.flatMap((one) => (one.stored && isFresh(one) ? one.stored : []));
    const others = waiting.filter((one) => !(one.stored && isFresh(one)));
    const read = others.length > 0 ? await readWritten(context.database, others) : [];
    await tellClaimed(context, [...known, ...read], follow, soon);
  };
  const pump = () => {
    while (queue.length > 0 && calls.size < mostCalls) {
      const call = tellThese(queue.splice(0, mostSportsOperations))
        .catch((error: unknown) => log.warn({ err: error }, 'operations wait for the next look'))
        .finally(() => {
          calls.delete(call);
          pump();
        });
      calls.add(call);
    }
  };
  const soon = (written: readonly WrittenOperation[]): void => {
    // What is asked for in the same turn comes along.
    if (queue.length === 0) setImmediate(pump);
    const since = performance.now();
    queue = [...queue, ...written.map((one) => ({ ...one, since }))];
  };
  return {
    soon,
    /** One look at what is due; answers how many were told. */
    async tellDue(): Promise<number> {
      const claimed = await claimDue(context.database, mostSportsOperations);
      await tellClaimed(context, claimed, follow, soon);
      return claimed.length;
    },
    /** Resolves once little enough waits that its leases last until it is told. */
    async untilRoom(): Promise<void> {
      while (queue.length > mostWaiting && calls.size > 0) await Promise.race(calls);
    },
    /** Resolves once nothing of this process is under way. */
    async idle(): Promise<void> {
      while (calls.size > 0 || queue.length > 0) {
        await Promise.all(calls);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

async function tellClaimed(
  context: BetContext,
  claimed: readonly StoredOperation[],
  follow: Follow,
  soon: Teller['soon'],
): Promise<void> {
  if (claimed.length === 0) return;
  const answers = await context.wallet.tell(claimed.map(wireOperation));
  const answered = claimed.map((operation, at) => ({
    operation,
    answer: answers[at] ?? { kind: 'unknown' as const, reason: 'no answer' },
  }));
  const quiet = answered.filter(isQuiet);
  if (quiet.length > 0) {
    await endOperations(
      context.database,
      quiet.map(({ operation }) => operation),
    );
    for (const { operation, answer } of quiet) {
      const isAwaited = operation.kind === 'cash_out' && answer.kind === 'applied';
      if (isAwaited) context.balances.set(nameOfOperation(operation), answer.balance);
      context.hub.changed(operation.betId);
    }
  }
  const others = answered.filter((one) => !isQuiet(one));
  const unknown = others.flatMap(({ operation, answer }) =>
    answer.kind === 'unknown' ? [{ ...operation, reason: answer.reason }] : [],
  );
  if (unknown.length > 0) await postpone(context.database, unknown);
  const followed = await Promise.allSettled(others.map((one) => follow(context, one)));
  for (const result of followed) {
    if (result.status === 'fulfilled') soon(result.value);
    else context.log.error({ err: result.reason as unknown }, 'an answer could not be followed');
  }
}

/** Starts at once and goes on until stopped; stopping waits for what is under way. */
export function startTelling(context: BetContext, teller: Teller): { stop: () => Promise<void> } {
  return startLooking(context, 'telling', async () => {
    const count = await teller.tellDue();
    return count === mostSportsOperations;
  });
}

/** Looks again and again; `look` answers whether there is more at once. */
export function startLooking(
  { log }: Pick<BetContext, 'log'>,
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
