/** What the platform is to be told of bets: rows written with the state they follow from. */
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type OperationKind = Exclude<SportsOperation['kind'], 'adjust'>;

export type OperationKey = { betId: bigint; number: number };

export const nameOfOperation = ({ betId, number }: OperationKey): string => `${betId}.${number}`;

/** An operation as it is told, with what its bet says of it. */
export type StoredOperation = OperationKey & {
  kind: OperationKind;
  detail: string | null;
  tries: number;
  reference: string;
  memberId: string;
  platformToken: string;
  gameCode: string;
  currency: Currency;
  stake: bigint;
  legs: number;
  amount: bigint | null;
  validStake: bigint | null;
  odds: bigint | null;
  /** Seconds since the bet was placed. */
  age: number;
};

/**
 * One that was just written, and what it tells, where that is known and nothing of its bet is to be told
 * before.
 */
export type WrittenOperation = OperationKey & { stored?: StoredOperation };

/** Longer than one call on the platform may take. */
export const leaseSeconds = 5;

const columns = `o.bet_id AS "betId", o.number, o.kind, o.detail, o.tries, b.reference,
  b.member_id AS "memberId", b.platform_token AS "platformToken", b.game_code AS "gameCode",
  b.currency, b.stake, cardinality(b.leg_odds) AS legs, s.amount, s.valid_stake AS "validStake",
  s.odds, extract(epoch FROM clock_timestamp() - b.placed_at)::float8 AS age`;

/**
 * Takes operations whose turn has come, here and in every other process at once: those of a bet one
 * by one, in order. The try is counted before it is made.
 */
export async function claimDue(database: Database, limit: number): Promise<StoredOperation[]> {
  return claim(
    database,
    `SELECT bet_id, number FROM book.operations d
      WHERE due_at <= now() AND NOT EXISTS (
        SELECT 1 FROM book.operations e WHERE e.bet_id = d.bet_id AND e.number < d.number)
      ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [limit],
  );
}

/**
 * Those of these, just written by this process, that nothing of their bets is to be told before. The
 * others are due at once, for a look at what is due.
 */
export async function readWritten(
  database: Database,
  keys: readonly OperationKey[],
): Promise<StoredOperation[]> {
  const values = [keys.map(({ betId }) => betId), keys.map(({ number }) => number)];
  const { rows } = await database.query<StoredOperation>(
    `SELECT ${columns} FROM unnest($1::bigint[], $2::integer[]) AS k (id, step)
       JOIN book.operations o ON o.bet_id = k.id AND o.number = k.step
       JOIN book.bets b ON b.id = o.bet_id
       JOIN book.bet_history s ON s.bet_id = o.bet_id AND s.number = o.number
      WHERE NOT EXISTS (
        SELECT 1 FROM book.operations e WHERE e.bet_id = o.bet_id AND e.number < o.number)`,
    values,
  );
  if (rows.length < keys.length) {
    const read = new Set(rows.map(({ betId }) => betId));
    const late = keys.filter(({ betId }) => !read.has(betId));
    await database.query(
      `UPDATE book.operations o SET due_at = now(), tries = 0
         FROM unnest($1::bigint[], $2::integer[]) AS k (id, step)
        WHERE o.bet_id = k.id AND o.number = k.step`,
      [late.map(({ betId }) => betId), late.map(({ number }) => number)],
    );
  }
  return rows;
}

async function claim(
  database: Database,
  which: string,
  values: unknown[],
): Promise<StoredOperation[]> {
  const { rows } = await database.query<StoredOperation>(
    `WITH due AS (${which}), taken AS (
       UPDATE book.operations o SET tries = tries + 1,
              due_at = clock_timestamp() + make_interval(secs => $1)
         FROM due WHERE o.bet_id = due.bet_id AND o.number = due.number
       RETURNING o.bet_id, o.number, o.kind, o.detail, o.tries)
     SELECT ${columns} FROM taken o JOIN book.bets b ON b.id = o.bet_id
       JOIN book.bet_history s ON s.bet_id = o.bet_id AND s.number = o.number`,
    [leaseSeconds, ...values],
  );
  return rows;
}

/** The step of a bet that something is told by. */
export type NewStep = OperationKey & {
  kind: string;
  amount?: bigint | null;
  validStake?: bigint | null;
  odds?: bigint | null;
  note?: string | null;
  /** Absent: the platform is told nothing. */
  operation?: { kind: OperationKind; detail?: string };
};

/**
 * Writes steps, and what is to be told of them, in the transaction of what they follow from. This
 * process tells it at once: for everybody else it is due after a lease.
 */
export async function writeSteps(
  transaction: Transaction,
  steps: readonly NewStep[],
): Promise<void> {
  const told = steps.filter(({ operation }) => operation !== undefined);
  await transaction.query(
    `WITH steps AS (
       INSERT INTO book.bet_history (bet_id, number, at, kind, amount, valid_stake, odds, note)
       SELECT id, step, clock_timestamp(), kind, amount, valid, odds, note
         FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::bigint[], $5::bigint[],
                     $6::bigint[], $7::text[]) AS n (id, step, kind, amount, valid, odds, note))
     INSERT INTO book.operations (bet_id, number, kind, detail, tries, due_at)
     SELECT id, step, kind, detail, 1, clock_timestamp() + make_interval(secs => $12)
       FROM unnest($8::bigint[], $9::integer[], $10::text[], $11::text[])
         AS n (id, step, kind, detail)`,
    [
      steps.map(({ betId }) => betId),
      steps.map(({ number }) => number),
      steps.map(({ kind }) => kind),
      steps.map(({ amount }) => amount ?? null),
      steps.map(({ validStake }) => validStake ?? null),
      steps.map(({ odds }) => odds ?? null),
      steps.map(({ note }) => note ?? null),
      told.map(({ betId }) => betId),
      told.map(({ number }) => number),
      told.map(({ operation }) => operation?.kind),
      told.map(({ operation }) => operation?.detail ?? null),
      leaseSeconds,
    ],
  );
}

/** These were answered definitely. */
export async function endOperations(
  transaction: Transaction | Database,
  keys: readonly OperationKey[],
): Promise<void> {
  await transaction.query(
    `DELETE FROM book.operations o USING unnest($1::bigint[], $2::integer[]) AS k (id, step)
      WHERE o.bet_id = k.id AND o.number = k.step`,
    [keys.map(({ betId }) => betId), keys.map(({ number }) => number)],
  );
}

/** Nobody knows of these: each is told again after a pause that doubles, of at most a minute. */
export async function postpone(
  database: Database,
  tried: readonly (OperationKey & { tries: number; reason: string })[],
): Promise<void> {
  await database.query(
    `UPDATE book.operations o SET last_answer = k.reason,
            due_at = clock_timestamp() + make_interval(secs => k.pause)
       FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::float8[])
         AS k (id, step, reason, pause)
      WHERE o.bet_id = k.id AND o.number = k.step`,
    [
      tried.map(({ betId }) => betId),
      tried.map(({ number }) => number),
      tried.map(({ reason }) => reason.slice(0, 200)),
      tried.map(({ tries }) => Math.min(60, 0.25 * 2 ** Math.min(tries, 10))),
    ],
  );
}

/** What the platform is told; the same row makes the same body each time. */
export function wireOperation(operation: StoredOperation): SportsOperation {
  const { currency, gameCode, memberId, reference, number } = operation;
  const slip = {
    memberId,
    transactionId: `${reference}.${number}`,
    roundId: reference,
    gameCode,
    currency,
  };
  const money = (value: bigint | null) => toDecimal(value ?? 0n, currency);
  const valid = operation.validStake === null ? {} : { validStake: money(operation.validStake) };
  switch (operation.kind) {
    case 'reserve':
      return {
        kind: 'reserve',
        ...slip,
        sessionToken: operation.platformToken,
        amount: money(operation.stake),
        odds: decimalOf(operation.odds),
        legs: operation.legs,
      };
    case 'confirm':
      return { kind: 'confirm', ...slip, odds: decimalOf(operation.odds) };
    case 'settle':
      return { kind: 'settle', ...slip, amount: money(operation.amount), ...valid };
    case 'resettle':
      return { kind: 'resettle', ...slip, amount: money(operation.amount), ...valid };
    case 'unsettle':
      return { kind: 'unsettle', ...slip };
    case 'cancel':
      return { kind: 'cancel', ...slip, reason: cancelReason(operation.detail) };
    case 'cash_out': {
      const isFull = operation.detail === 'full';
      return { kind: 'cash_out', ...slip, amount: money(operation.amount), isFull, ...valid };
    }
  }
}

type CancelReason = Extract<SportsOperation, { kind: 'cancel' }>['reason'];

const cancelReasons: readonly string[] = [
  'refused',
  'expired',
  'cancelled',
  'abandoned',
  'error',
] satisfies CancelReason[];

const cancelReason = (detail: string | null): CancelReason =>
  cancelReasons.includes(detail ?? '') ? (detail as CancelReason) : 'cancelled';

/** Thousandths as the wire's decimal odds. */
function decimalOf(odds: bigint | null): string {
  const thousandths = odds ?? 1_000n;
  return `${thousandths / 1_000n}.${String(thousandths % 1_000n).padStart(3, '0')}`;
}
