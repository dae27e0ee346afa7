/**
 * The process that hashes passwords: it does what it is asked over its channel and ends with whoever
 * started it, however that ends. A password is in it only while it is hashed.
 */
import { hash, verify } from '@node-rs/argon2';
import type { ProcessAnswer, ProcessWork } from './password-process.ts';
import { stepBack } from './step-back.ts';

// Before the first hash: its threads, which hash, take over the priority of this one.
stepBack();
process.on('message', (work: ProcessWork) => {
  void answer(work).then((said) => process.send?.(said, () => undefined));
});
process.once('disconnect', () => process.exit());
// A signal to all processes of a service reaches this one too: logins still come while it drains.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

async function answer({ id, cost, password, storedHash }: ProcessWork): Promise<ProcessAnswer> {
  try {
    const value =
      storedHash === undefined ? await hash(password, cost) : await verify(storedHash, password);
    return { id, value };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
