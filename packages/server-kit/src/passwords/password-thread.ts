/** Hashes passwords one at a time on a thread of its own, which starts with the first of them. */
import { Worker } from 'node:worker_threads';
import type { Hasher, PasswordAnswer, PasswordWork } from './password-line.ts';

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

export type ThreadWork = PasswordWork & { id: number };
export type ThreadAnswer = PasswordAnswer & { id: number };

type Waiting = { resolve: (answer: PasswordAnswer) => void; reject: (error: Error) => void };

export function createHashingThread(cost: PasswordCost): Hasher {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: Worker | undefined;

  const start = (): Worker => {
    const program = new URL('./passwords.worker.ts', import.meta.url);
    const started = new Worker(program, { workerData: cost });
    started.on('message', ({ id, ...answer }: ThreadAnswer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      asked?.resolve(answer);
    });
    started.on('error', (error: Error) => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  };
  return (work) => {
    const id = (lastId += 1);
    worker ??= start();
    // Only a hash in the making keeps the program alive.
    worker.ref();
    worker.postMessage({ id, ...work } satisfies ThreadWork);
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
}
