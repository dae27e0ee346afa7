/**
 * Gathers work that arrives at the same time into batches. An idle gatherer starts at once; while
 * a batch is at the database whatever comes is collected, and as soon as that is as much, or after
 * a millisecond, another batch sets out beside it. Work of one key (a member's) is never in two
 * batches at a time and keeps its order.
 */
export type Gatherer<T> = { push: (item: T) => void };

export type GathererOptions<T> = {
  keyOf: (item: T) => bigint;
  maxBatch: number;
  /** How many batches may be under way at a time. */
  maxUnderWay: number;
  /** Runs a batch; it answers for its own failures and never rejects. */
  run: (batch: T[]) => Promise<void>;
};

const gatherMs = 1;

export function createGatherer<T>(options: GathererOptions<T>): Gatherer<T> {
  const { keyOf, maxBatch, maxUnderWay, run } = options;
  const keysUnderWay = new Set<bigint>();
  let waiting: T[] = [];
  let underWay = 0;
  let isSettingOut = false;
  let itemsUnderWay = 0;
  let timer: NodeJS.Timeout | undefined;

  const take = (): T[] => {
    const batch: T[] = [];
    const left: T[] = [];
    for (const item of waiting) {
      const canGo = batch.length < maxBatch && !keysUnderWay.has(keyOf(item));
      (canGo ? batch : left).push(item);
    }
    waiting = left;
    return batch;
  };

  const start = () => {
    isSettingOut = false;
    clearTimeout(timer);
    timer = undefined;
    if (underWay >= maxUnderWay) return;
    const batch = take();
    if (batch.length === 0) return;
    for (const item of batch) keysUnderWay.add(keyOf(item));
    underWay += 1;
    itemsUnderWay += batch.length;
    void run(batch).finally(() => {
      underWay -= 1;
      itemsUnderWay -= batch.length;
      for (const item of batch) keysUnderWay.delete(keyOf(item));
      schedule();
    });
    schedule();
  };

  const schedule = () => {
    if (isSettingOut || waiting.length === 0 || underWay >= maxUnderWay) return;
    if (waiting.length >= itemsUnderWay) {
      isSettingOut = true;
      setImmediate(start);
    } else {
      timer ??= setTimeout(start, gatherMs);
    }
  };

  return {
    push(item) {
      waiting.push(item);
      schedule();
    },
  };
}
