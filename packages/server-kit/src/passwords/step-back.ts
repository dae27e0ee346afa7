/** Lets everything else on the machine go first. No step of it needs a right. */
import { readdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const lowest = constants.priority.PRIORITY_LOW;

/** Of this process and all its threads, those that it starts later too. */
export function stepBack(): void {
  if (process.platform !== 'linux') return attempt(() => setPriority(lowest));
  // Linux gives each thread a priority of its own.
  for (const thread of readdirSync('/proc/self/task')) {
    attempt(() => setPriority(Number(thread), lowest));
  }
  // Where nobody grouped processes it shares the processors between sessions before it looks at
  // priorities within them.
  attempt(() => writeFileSync('/proc/self/autogroup', String(lowest)));
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // What stood before holds; the bounded line does the rest.
  }
}
