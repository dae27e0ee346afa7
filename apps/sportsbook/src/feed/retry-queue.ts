/** Work by name, a few at once, each tried again with growing pauses until it is done. */

export type RetryQueue = {
  /** Wants it done; while it is wanted already, nothing. */
  want: (name: string) => void;
  done: (name: string) => void;
  size: () => number;
  stop: () => Promise<void>;
};

export type RetryQueueOptions = {
  atOnce: number;
  firstPauseMs: number;
  mostPauseMs: number;
  /** Calls `done` if it was; must not reject. */
  work: (name: string, tries: number) => Promise<void>;
};

export function createRetryQueue(options: RetryQueueOptions): RetryQueue {
  const { atOnce, firstPauseMs, mostPauseMs, work } = options;
  const wanted = new Map<string, { tries: number; notBefore: number }>();
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const tryOne = async (name: string, due: { tries: number; notBefore: number }) => {
    due.tries += 1;
    await work(name, due.tries);
    due.notBefore = performance.now() + Math.min(mostPauseMs, firstPauseMs * 2 ** due.tries);
    running.delete(name);
    run();
  };
  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isStopped) return;
    for (const [name, due] of wanted) {
      if (running.size >= atOnce) break;
      if (running.has(name) || due.notBefore > performance.now()) continue;
      running.set(name, tryOne(name, due));
    }
    if (wanted.size > 0) timer = setTimeout(run, firstPauseMs);
  };
  return {
    want(name) {
      if (wanted.has(name)) return;
      wanted.set(name, { tries: 0, notBefore: 0 });
      if (running.size < atOnce) {
        clearTimeout(timer);
        timer = setTimeout(run, 0);
      }
    },
    done: (name) => void wanted.delete(name),
    size: () => wanted.size,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
