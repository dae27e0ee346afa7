/**
 * Password hashing by Argon2id in a bounded line, one at a time on a thread that steps back for
 * everything else: a rush of logins never takes the processors from the wallet, and a rush
 * beyond the line is told when to come back.
 */
import { Worker } from 'node:worker_threads';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { createLinePace } from './line-pace.ts';

/** Without a stored hash: make one. With one: is this the password? */
export type PasswordWork = { id: number; password: string; storedHash?: string };
export type PasswordAnswer =
  | { id: number; value: string | boolean }
  | { id: number; error: string };

type Waiting = { resolve: (value: string | boolean) => void; reject: (error: Error) => void };

const expectedMs = 60;
const longestWaitMs = 5_000;
const pace = createLinePace(expectedMs, longestWaitMs);
/** When the one now in work came first in line. */
let firstSinceMs = 0;
const waiting = new Map<number, Waiting>();
let lastId = 0;
let worker: Worker | undefined;

/** Refuses `too_many_requests` when the line would take longer than anybody should wait. */
export async function hashPassword(password: string): Promise<string> {
  return (await inLine({ password })) as string;
}

let dummy: Promise<string> | undefined;

/** Takes as long for an unknown user (no hash) as for a known one. */
export async function isPasswordRight(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  dummy.catch(() => {
    dummy = undefined;
  });
  const compared = storedHash ?? (await dummy);
  const isRight = await inLine({ password, storedHash: compared });
  return isRight === true && storedHash !== null && storedHash !== undefined;
}

function inLine(work: Omit<PasswordWork, 'id'>): Promise<string | boolean> {
  if (!pace.mayJoin(waiting.size)) {
    return Promise.reject(new Refusal('too_many_requests', { retryAfterSeconds: 5 }));
  }
  if (waiting.size === 0) firstSinceMs = performance.now();
  const id = (lastId += 1);
  worker ??= startWorker();
  // Only a hash in the making keeps the program alive.
  worker.ref();
  worker.postMessage({ id, ...work } satisfies PasswordWork);
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

function startWorker(): Worker {
  const started = new Worker(new URL('./passwords.worker.ts', import.meta.url));
  started.on('message', (answer: PasswordAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    pace.served(performance.now() - firstSinceMs);
    firstSinceMs = performance.now();
    if (waiting.size === 0) started.unref();
    if ('error' in answer) asked?.reject(new Error(answer.error));
    else asked?.resolve(answer.value);
  });
  started.on('error', (error: Error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return started;
}
