/** A bounded line of password work: whoever would wait too long is told when to come back. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { createLinePace } from './line-pace.ts';

/** Without a stored hash: make one. With one: is this the password? */
export type PasswordWork = { password: string; storedHash?: string };
export type PasswordAnswer = { value: string | boolean } | { error: string };

/** Does the work in the order it comes, one at a time; rejects only when it broke down itself. */
export type Hasher = (work: PasswordWork) => Promise<PasswordAnswer>;

export type PasswordLine = {
  /** Refuses `too_many_requests` when the line would take longer than anybody should wait. */
  hash: (password: string) => Promise<string>;
  /** Takes as long for an unknown user (no hash) as for a known one. */
  isRight: (storedHash: string | null | undefined, password: string) => Promise<boolean>;
};

const expectedMs = 60;
const longestWaitMs = 5_000;

export function createPasswordLine(hasher: Hasher): PasswordLine {
  const pace = createLinePace(expectedMs, longestWaitMs);
  let waiting = 0;
  /** When the one now in work came first in line. */
  let firstSinceMs = 0;
  let dummy: Promise<string> | undefined;

  const inLine = async (work: PasswordWork): Promise<string | boolean> => {
    if (!pace.mayJoin(waiting)) {
      throw new Refusal('too_many_requests', { retryAfterSeconds: 5 });
    }
    if (waiting === 0) firstSinceMs = performance.now();
    waiting += 1;
    try {
      const answer = await hasher(work);
      pace.served(performance.now() - firstSinceMs);
      firstSinceMs = performance.now();
      if ('error' in answer) throw new Error(answer.error);
      return answer.value;
    } finally {
      waiting -= 1;
    }
  };
  const hash = async (password: string): Promise<string> => (await inLine({ password })) as string;
  return {
    hash,
    async isRight(storedHash, password) {
      dummy ??= hash('no account has this password');
      dummy.catch(() => {
        dummy = undefined;
      });
      const compared = storedHash ?? (await dummy);
      const isRight = await inLine({ password, storedHash: compared });
      return isRight === true && storedHash !== null && storedHash !== undefined;
    },
  };
}
