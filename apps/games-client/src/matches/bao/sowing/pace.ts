/** How fast sowings are shown, as this browser remembers it. */
import { createStore } from '#frame/shell/store.ts';
import type { Pace } from './sowing.ts';

const storageKey = 'bahati.bao.pace';
export const paceOrder = ['slow', 'usual', 'fast'] as const satisfies readonly Pace[];

function readPace(): Pace {
  try {
    const stored = localStorage.getItem(storageKey);
    return paceOrder.find((pace) => pace === stored) ?? 'usual';
  } catch {
    return 'usual';
  }
}

export const paceStore = createStore<{ readonly pace: Pace }>({ pace: readPace() });

export function changePace(pace: Pace): void {
  paceStore.set({ pace });
  try {
    localStorage.setItem(storageKey, pace);
  } catch {
    // A browser that forbids storage forgets; the game goes on.
  }
}
