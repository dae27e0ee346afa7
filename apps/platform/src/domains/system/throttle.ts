/**
 * The brake on guessing passwords and codes. A guess is counted before it is judged, so that
 * many at once count as many; who guessed right is forgotten. Stands in the database: every
 * process brakes alike.
 */
import { createHash } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

export type Brake = {
  /** What is guessed at and from where: `login amani 10.0.0.1`. */
  subject: string;
  /** Guesses that are judged without delay. */
  freeGuesses: number;
  windowSeconds: number;
  /** The wait after the last free guess; it doubles with each further one. */
  firstDelaySeconds: number;
  longestDelaySeconds: number;
};

/** What stood against each subject before this guess. */
export type EarlierGuesses = ReadonlyMap<string, number>;

/**
 * Counts one guess. Refuses `too_many_requests` with `retryAfterSeconds`, then counts nothing;
 * nor when `assertMay` refuses on what stood before, which is asked under the brakes' locks.
 */
export async function countGuess(
  database: Database,
  brakes: readonly Brake[],
  assertMay: (earlier: EarlierGuesses) => void = () => {},
): Promise<void> {
  const inOrder = brakes.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  const earlier = new Map<string, number>();
  await inTransaction(database, async (transaction) => {
    for (const brake of inOrder) {
      const { count, wait } = await standing(transaction, brake);
      earlier.set(brake.subject, count);
      if (wait > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: wait });
      await transaction.query('INSERT INTO guesses (subject) VALUES ($1)', [
        subjectHash(brake.subject),
      ]);
    }
    assertMay(earlier);
  });
}

/** The guess was right: earlier wrong ones no longer count. */
export async function forgetGuesses(
  database: Database | Transaction,
  subject: string,
): Promise<void> {
  await database.query('DELETE FROM guesses WHERE subject = $1', [subjectHash(subject)]);
}

/** Removes guesses no brake looks at any more. */
export async function dropOldGuesses(database: Database): Promise<void> {
  await database.query(
    `DELETE FROM guesses WHERE id IN (
       SELECT id FROM guesses WHERE at < now() - interval '1 day' ORDER BY at LIMIT 20000)`,
  );
}

async function standing(
  transaction: Transaction,
  brake: Brake,
): Promise<{ count: number; wait: number }> {
  const subject = subjectHash(brake.subject);
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [subject.readBigInt64BE(0)]);
  const { rows } = await transaction.query<{ count: number; seconds_since: number | null }>(
    `SELECT count(*)::int AS count,
            extract(epoch FROM clock_timestamp() - max(at))::float8 AS seconds_since
       FROM guesses
      WHERE subject = $1 AND at > clock_timestamp() - make_interval(secs => $2)`,
    [subject, brake.windowSeconds],
  );
  const { count = 0, seconds_since: since = null } = rows[0] ?? {};
  const excess = count - brake.freeGuesses;
  if (excess < 0 || since === null) return { count, wait: 0 };
  const delay = Math.min(brake.firstDelaySeconds * 2 ** excess, brake.longestDelaySeconds);
  return { count, wait: Math.max(0, Math.ceil(delay - since)) };
}

/** Hashed, since people type passwords into the field of the user name. */
function subjectHash(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}
