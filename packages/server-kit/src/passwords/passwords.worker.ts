/**
 * Hashes passwords on a thread of its own with lower priority than anything that serves: when
 * the processors are busy, it is logins that take longer, not bets.
 */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordCost, ThreadAnswer, ThreadWork } from './password-thread.ts';

const cost = workerData as PasswordCost;

const lowerPriority = 5;

stepBack();
parentPort?.on('message', (work: ThreadWork) => parentPort?.postMessage(answer(work)));

function answer({ id, password, storedHash }: ThreadWork): ThreadAnswer {
  try {
    const value =
      storedHash === undefined ? hashSync(password, cost) : verifySync(storedHash, password);
    return { id, value };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Linux gives each thread a priority and knows it by a number of its own. */
function stepBack(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, lowerPriority);
  } catch {
    // Elsewhere the bounded line alone keeps logins in their place.
  }
}
