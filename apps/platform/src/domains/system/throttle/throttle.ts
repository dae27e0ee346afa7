/**
 * Throttles attempts at passwords and codes. An attempt is counted before it is judged, so that
 * many at once count as many; who guessed right is forgotten. Stands in the database: every
 * process throttles alike.
 */
import { createHash } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

export type Throttle = {
  /** What is guessed at and from where: `login amani 10.0.0.1`. */
  subject: string;
  /** Attempts that are judged without delay. */
  freeAttempts: number;
  windowSeconds: number;
  /** The wait after the last free attempt; it doubles with each further one. */
  firstDelaySeconds: number;
  longestDelaySeconds: number;
};

/** What stood against each subject before this attempt. */
export type EarlierAttempts = ReadonlyMap<string, number>;

/**
 * Counts one attempt. Refuses `too_many_requests` with `retryAfterSeconds`, then counts nothing;
 * nor when `assertMay` refuses on what stood before, which is asked under the throttles' locks.
 */
export async function countAttempt(
  database: Database,
  throttles: readonly Throttle[],
  assertMay: (earlier: EarlierAttempts) => void = () => {},
): Promise<void> {
  const inOrder = throttles.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  const earlier = new Map<string, number>();
  await inTransaction(database, async (transaction) => {
    for (const throttle of inOrder) {
      const { count, wait } = await standing(transaction, throttle);
      earlier.set(throttle.subject, count);
      if (wait > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: wait });
      await transaction.query('INSERT INTO throttled_attempts (subject) VALUES ($1)', [
        subjectHash(throttle.subject),
      ]);
    }
    assertMay(earlier);
  });
}

/** The attempt was right: earlier wrong ones no longer count. */
export async function forgetAttempts(
  database: Database | Transaction,
  subject: string,
): Promise<void> {
  await database.query('DELETE FROM throttled_attempts WHERE subject = $1', [subjectHash(subject)]);
}

/** Removes attempts no throttle looks at any more. */
export async function dropOldAttempts(database: Database): Promise<void> {
  await database.query(
    `DELETE FROM throttled_attempts WHERE id IN (
       SELECT id FROM throttled_attempts WHERE at < now() - interval '1 day' ORDER BY at LIMIT 20000)`,
  );
}

async function standing(
  transaction: Transaction,
  throttle: Throttle,
): Promise<{ count: number; wait: number }> {
  const subject = subjectHash(throttle.subject);
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [subject.readBigInt64BE(0)]);
  const { rows } = await transaction.query<{ count: number; seconds_since: number | null }>(
    `SELECT count(*)::int AS count,
            extract(epoch FROM clock_timestamp() - max(at))::float8 AS seconds_since
       FROM throttled_attempts
      WHERE subject = $1 AND at > clock_timestamp() - make_interval(secs => $2)`,
    [subject, throttle.windowSeconds],
  );
  const { count = 0, seconds_since: since = null } = rows[0] ?? {};
  const excess = count - throttle.freeAttempts;
  if (excess < 0 || since === null) return { count, wait: 0 };
  const delay = Math.min(throttle.firstDelaySeconds * 2 ** excess, throttle.longestDelaySeconds);
  return { count, wait: Math.max(0, Math.ceil(delay - since)) };
}

/** Hashed, since people type passwords into the field of the user name. */
function subjectHash(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}
