/** Work that goes on until it is told to stop, and can be woken before its time. */

/** After a fault the next try waits so long. */
const afterFaultMs = 500;

export type Loop = { run: (report: (error: unknown) => void) => Promise<void>; wake: () => void };

/** `work` answers how long to wait before the next time; `wake` ends the wait. */
export function createLoop(signal: AbortSignal, work: () => Promise<number>): Loop {
  let isWoken = false;
  let wakeUp: () => void = () => undefined;
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const wake = () => {
    isWoken = true;
    wakeUp();
  };
  signal.addEventListener('abort', wake);
  return {
    wake,
    async run(report) {
      while (!signal.aborted) {
        isWoken = false;
        const waitMs = await work().catch((error: unknown) => {
          report(error);
          return afterFaultMs;
        });
        if (!isWoken && waitMs > 0) await wait(waitMs);
      }
    },
  };
}
