/**
 * Throttles attempts at passwords and codes. An attempt is counted before it is judged, so that
 * many at once count as many; a right one is taken back. One that the attempts still being judged
 * leave no room for waits for them, and is refused only if they were wrong. Stands in the database, so
 * that every process throttles alike, in a table without a log: counting waits for no disk, and a
 * crash of PostgreSQL forgets what was counted (decision 0031).
 */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';

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
  const subjects = inOrder.map(({ subject }) => subjectHash(subject));
  try {
    return await inTransaction(database, async (transaction) => {
      const stood = await lockAndRead(transaction, inOrder, subjects);
      const earlier = new Map<string, number>();
      for (const [at, throttle] of inOrder.entries()) {
        earlier.set(throttle.subject, assertRoom(throttle, stood[at] ?? nothing));
      }
      assertMay?.(earlier);
      return insertAttempts(transaction, subjects, isJudged);
    });
  } catch (error) {
    if (error instanceof OthersAreJudged) return 'others_are_judged';
    throw error;
  }
}

const lockStatement = {
  name: 'throttle-lock',
  text: 'SELECT pg_advisory_xact_lock(key) FROM unnest($1::bigint[]) AS subject (key)',
};

const readStatement = {
  name: 'throttle-read',
  text: `SELECT counted.*
           FROM unnest($1::bytea[], $2::int[]) WITH ORDINALITY AS t (subject, seconds, place),
                LATERAL (
             SELECT count(*) FILTER (WHERE NOT is_open)::int AS wrong,
                    count(*) FILTER (WHERE is_open)::int AS open,
                    extract(epoch FROM clock_timestamp() - max(at) FILTER (WHERE NOT is_open))::float8
                      AS "sinceWrong"
               FROM (SELECT at, coalesce(judged_until > clock_timestamp(), false) AS is_open
                       FROM throttled_attempts a
                      WHERE a.subject = t.subject
                        AND at > clock_timestamp() - make_interval(secs => t.seconds)) attempts
           ) counted
          ORDER BY place`,
};

const nothing: Stood = { wrong: 0, open: 0, sinceWrong: null };

type Stood = { wrong: number; open: number; sinceWrong: number | null };

/** Two statements: the second must see what the one waited for has left. */
async function lockAndRead(
  transaction: Transaction,
  throttles: readonly Throttle[],
  subjects: readonly Buffer[],
): Promise<Stood[]> {
  const [, read] = await sendStatements(transaction, [
    { ...lockStatement, values: [subjects.map((subject) => subject.readBigInt64BE(0))] },
    { ...readStatement, values: [subjects, throttles.map(({ windowSeconds }) => windowSeconds)] },
  ]);
  return (read?.rows ?? []) as Stood[];
}

async function insertAttempts(
  transaction: Transaction,
  subjects: readonly Buffer[],
  isJudged: boolean,
): Promise<CountedAttempt> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO throttled_attempts (subject, judged_until)
     SELECT subject, CASE WHEN $2 THEN clock_timestamp() + make_interval(secs => $3) END
       FROM unnest($1::bytea[]) AS t (subject)
     RETURNING id`,
    [subjects, isJudged, judgingSeconds],
  );
  if (rows.length !== subjects.length) throw new Error('The attempt was not counted.');
  return rows.map(({ id }) => id);
}

/** Answers how many stand already. */
function assertRoom(throttle: Throttle, { wrong, open, sinceWrong }: Stood): number {
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
