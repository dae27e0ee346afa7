/** What sending a thing once leans on in a browser. */

/** One tab at a time; a browser without locks has the key alone, which is enough for the program. */
export const oneTab =
  (lockName: string) =>
  async (work: () => Promise<void>): Promise<void> => {
    if ('locks' in navigator) await navigator.locks.request(lockName, work);
    else await work();
  };

/** Waits, or less long where the network comes back before. */
export function restOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    addEventListener('online', wake);
  });
}
