/** Lets everything else on the machine go first. No step of it needs a right. */
import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * A third of the weight of anything else. The lowest priority has a seventieth: on a machine with
 * much to do no hash was done within the time anybody may wait.
 */
export const lowPriority = 5;

/** Of this process and all its threads, those that it starts later too. */
export function stepBack(): void {
  if (process.platform !== 'linux') return attempt(() => setPriority(lowPriority));
  // Linux gives each thread a priority of its own.
  for (const thread of readdirSync('/proc/self/task')) {
    attempt(() => setPriority(Number(thread), lowPriority));
  }
  // Where nobody grouped processes it shares the processors between sessions before it looks at
  // priorities within them.
  attempt(() => writeFileSync('/proc/self/autogroup', String(lowPriority)));
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // What stood before holds; the bounded line does the rest.
  }
}
