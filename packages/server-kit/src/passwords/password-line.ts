/** A bounded line of password work: whoever would wait too long is told when to come back. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { createLinePace } from './line-pace.ts';

/** Without a stored hash: make one. With one: is this the password? */
export type PasswordWork = { password: string; storedHash?: string };
export type PasswordAnswer = { value: string | boolean } | { error: string };

/** Does what it is given at once; rejects only when it broke down itself. */
export type Hasher = (work: PasswordWork) => Promise<PasswordAnswer>;

export type PasswordLine = {
  /** Refuses `too_many_requests` when the line would take longer than anybody should wait. */
  hash: (password: string) => Promise<string>;
  /** Takes as long for an unknown user (no hash) as for a known one. */
  isRight: (storedHash: string | null | undefined, password: string) => Promise<boolean>;
  /** The same refusal beforehand, for who has other work to do before the password's turn. */
  assertRoom: () => void;
};

export type LineOptions = {
  /** How many the hasher is given at a time. */
  atATime?: number;
  /** After so long whoever waits is refused, however the line moves. */
  longestWaitMs?: number;
};

type Waiting = {
  work: PasswordWork;
  resolve: (value: string | boolean) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
};

const expectedMs = 60;
/** Whoever would wait longer than this, as the line moves now, does not join it. */
const longestExpectedWaitMs = 5_000;
/** Shorter than a try may be judged (throttle.ts). */
const usualLongestWaitMs = 10_000;

export function createPasswordLine(
  hasher: Hasher,
  { atATime = 1, longestWaitMs = usualLongestWaitMs }: LineOptions = {},
): PasswordLine {
  const pace = createLinePace(expectedMs / atATime, longestExpectedWaitMs);
  const line = new Set<Waiting>();
  let underWay = 0;
  /** When the line last moved, or began. */
  let movedAtMs = 0;
  let dummy: Promise<string> | undefined;

  const assertRoom = (): void => {
    if (!pace.mayJoin(line.size + underWay)) throw comeBack();
  };
  const serve = async (waiting: Waiting): Promise<void> => {
    underWay += 1;
    try {
      const answer = await hasher(waiting.work);
      pace.served(performance.now() - movedAtMs);
      if ('error' in answer) throw new Error(answer.error);
      waiting.resolve(answer.value);
    } catch (error) {
      waiting.reject(error);
    } finally {
      clearTimeout(waiting.timer);
      movedAtMs = performance.now();
      underWay -= 1;
      serveNext();
    }
  };
  const serveNext = (): void => {
    const [next] = line;
    if (!next || underWay >= atATime) return;
    line.delete(next);
    void serve(next);
  };
  const inLine = (work: PasswordWork): Promise<string | boolean> => {
    assertRoom();
    if (underWay === 0) movedAtMs = performance.now();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        line.delete(waiting);
        reject(comeBack());
      };
      const timer = setTimeout(giveUp, longestWaitMs);
      const waiting = { work, resolve, reject, timer };
      line.add(waiting);
      serveNext();
    });
  };
  const hash = async (password: string): Promise<string> => (await inLine({ password })) as string;
  return {
    hash,
    assertRoom,
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

function comeBack(): Refusal {
  return new Refusal('too_many_requests', { retryAfterSeconds: 5 });
}
