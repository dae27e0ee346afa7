/**
 * Throttles attempts at passwords and codes. An attempt is counted before it is judged, so that
 * many at once count as many; a right one is taken back. One that the attempts still being judged
 * leave no room for waits for them, and is refused only if they were wrong. Stands in the database:
 * every process throttles alike.
 */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
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

/** An attempt that was counted: its rows, which `endAttempt` takes back unless it was wrong. */
export type CountedAttempt = readonly bigint[];

/** Longer than judging takes; after it an attempt counts as wrong until its end is told. */
const judgingSeconds = 15;
const longestWaitMs = 5_000;
const lookAgainMs = 40;

/**
 * Counts an attempt at once as a wrong one, or whatever else is limited. Refuses
 * `too_many_requests` with `retryAfterSeconds`, then counts nothing; nor when `assertMay` refuses
 * on what stood before, which is asked under the throttles' locks.
 */
export async function countAttempt(
  database: Database,
  throttles: readonly Throttle[],
  assertMay?: (earlier: EarlierAttempts) => void,
): Promise<CountedAttempt> {
  return count(database, throttles, { assertMay, isJudged: false });
}

/** The same for an attempt that is judged now and may be right: `endAttempt` follows. */
export async function beginAttempt(
  database: Database,
  throttles: readonly Throttle[],
  assertMay?: (earlier: EarlierAttempts) => void,
): Promise<CountedAttempt> {
  return count(database, throttles, { assertMay, isJudged: true });
}

/**
 * What became of the attempt. One that was not wrong no longer counts, nor do earlier wrong ones
 * at the subjects that are `forgiven`.
 */
export async function endAttempt(
  database: Database | Transaction,
  attempt: CountedAttempt,
  { isWrong, forgiven = [] }: { isWrong: boolean; forgiven?: readonly string[] },
): Promise<void> {
  if (isWrong) {
    await database.query(
      'UPDATE throttled_attempts SET judged_until = NULL WHERE id = ANY($1::bigint[])',
      [attempt],
    );
    return;
  }
  await database.query(
    `DELETE FROM throttled_attempts WHERE id = ANY($1::bigint[])
         OR (subject = ANY($2::bytea[]) AND coalesce(judged_until < clock_timestamp(), true))`,
    [attempt, forgiven.map(subjectHash)],
  );
}

/** Judges one attempt at one secret; earlier wrong ones are forgiven when it is right. */
export async function judgeAttempt(
  database: Database,
  throttle: Throttle,
  judge: () => Promise<boolean>,
): Promise<boolean> {
  const attempt = await beginAttempt(database, [throttle]);
  const isRight = await judge().catch(async (error: unknown) => {
    // Whoever was not judged has learnt nothing.
    await endAttempt(database, attempt, { isWrong: false });
    throw error;
  });
  const forgiven = isRight ? [throttle.subject] : [];
  await endAttempt(database, attempt, { isWrong: !isRight, forgiven });
  return isRight;
}

/** Removes attempts no throttle looks at any more. */
export async function dropOldAttempts(database: Database): Promise<void> {
  await database.query(
    `DELETE FROM throttled_attempts WHERE id IN (
       SELECT id FROM throttled_attempts WHERE at < now() - interval '1 day' ORDER BY at LIMIT 20000)`,
  );
}

type Counting = {
  assertMay: ((earlier: EarlierAttempts) => void) | undefined;
  isJudged: boolean;
};

async function count(
  database: Database,
  throttles: readonly Throttle[],
  counting: Counting,
): Promise<CountedAttempt> {
  const until = performance.now() + longestWaitMs;
  for (;;) {
    const counted = await countNow(database, throttles, counting);
    if (counted !== 'others_are_judged') return counted;
    if (performance.now() > until) {
      throw new Refusal('too_many_requests', { retryAfterSeconds: 1 });
    }
    await wait(lookAgainMs);
  }
}

class OthersAreJudged extends Error {}

async function countNow(
  database: Database,
  throttles: readonly Throttle[],
  { assertMay, isJudged }: Counting,
): Promise<CountedAttempt | 'others_are_judged'> {
  const inOrder = throttles.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  const earlier = new Map<string, number>();
  const attempt: bigint[] = [];
  try {
    await inTransaction(database, async (transaction) => {
      for (const throttle of inOrder) {
        earlier.set(throttle.subject, await assertRoom(transaction, throttle));
        attempt.push(await insertAttempt(transaction, throttle.subject, isJudged));
      }
      assertMay?.(earlier);
    });
  } catch (error) {
    if (error instanceof OthersAreJudged) return 'others_are_judged';
    throw error;
  }
  return attempt;
}

async function insertAttempt(
  transaction: Transaction,
  subject: string,
  isJudged: boolean,
): Promise<bigint> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO throttled_attempts (subject, judged_until)
     VALUES ($1, CASE WHEN $2 THEN clock_timestamp() + make_interval(secs => $3) END)
     RETURNING id`,
    [subjectHash(subject), isJudged, judgingSeconds],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The attempt was not counted.');
  return id;
}

/** Answers how many stand already. */
async function assertRoom(transaction: Transaction, throttle: Throttle): Promise<number> {
  const subject = subjectHash(throttle.subject);
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [subject.readBigInt64BE(0)]);
  const { rows } = await transaction.query<{
    wrong: number;
    open: number;
    sinceWrong: number | null;
  }>(
    `SELECT count(*) FILTER (WHERE NOT is_open)::int AS wrong,
            count(*) FILTER (WHERE is_open)::int AS open,
            extract(epoch FROM clock_timestamp() - max(at) FILTER (WHERE NOT is_open))::float8
              AS "sinceWrong"
       FROM (SELECT at, coalesce(judged_until > clock_timestamp(), false) AS is_open
               FROM throttled_attempts
              WHERE subject = $1 AND at > clock_timestamp() - make_interval(secs => $2)) counted`,
    [subject, throttle.windowSeconds],
  );
  const { wrong = 0, open = 0, sinceWrong = null } = rows[0] ?? {};
  const retryAfterSeconds = waitAfter(throttle, wrong, sinceWrong);
  if (retryAfterSeconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds });
  // Were all of them wrong, this one would have to wait.
  if (open > 0 && wrong + open >= throttle.freeAttempts) throw new OthersAreJudged();
  return wrong + open;
}

function waitAfter(throttle: Throttle, wrong: number, since: number | null): number {
  const excess = wrong - throttle.freeAttempts;
  if (excess < 0 || since === null) return 0;
  const delay = Math.min(throttle.firstDelaySeconds * 2 ** excess, throttle.longestDelaySeconds);
  return Math.max(0, Math.ceil(delay - since));
}

/** Hashed, since people type passwords into the field of the user name. */
function subjectHash(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}
