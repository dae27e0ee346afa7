/**
 * Limits on play, set by a member or by the operator. The strictest of a kind and period counts. They
 * are decided inside the wallet operation (play-guard.ts), so that no vendor, agent or bonus
 * passes them.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { BrandPeriod } from '#domains/system/brand/brand.ts';
import { type GuardRow, guardStatement } from './play-guard.ts';
import { limitChange, type LimitKind, type StoredLimit } from './play-limits.rules.ts';
import { guardPlay, lockCash } from './play-usage.ts';

export type LimitSource = 'member' | 'house';

export type PlayLimit = StoredLimit & {
  kind: LimitKind;
  period: BrandPeriod;
  source: LimitSource;
};

type NamedLimit = { ownerId: bigint; kind: LimitKind; period: BrandPeriod; source: LimitSource };

/** How long a higher limit waits. */
const coolingHours = 24;

/** The limits of an owner, each as it counts now. */
export async function readLimits(
  database: Database | Transaction,
  ownerId: bigint,
): Promise<PlayLimit[]> {
  const { rows } = await database.query<PlayLimit>(
    `SELECT kind, period, source,
            CASE WHEN next_at <= now() THEN next_amount ELSE amount END AS amount,
            CASE WHEN next_at > now() THEN next_amount END AS "nextAmount",
            CASE WHEN next_at > now() THEN next_at END AS "nextAt"
       FROM play_limits
      WHERE owner_id = $1 AND (next_at IS NULL OR next_at > now() OR next_amount IS NOT NULL)`,
    [ownerId],
  );
  return rows;
}

/** What the owner may do and has done in the periods that run, the shortest first. */
export async function readPlay(
  database: Database | Transaction,
  brand: string,
  ownerId: bigint,
): Promise<GuardRow[]> {
  const { name, text, values } = guardStatement(brand, [ownerId]);
  const { rows } = await database.query<GuardRow>({ name, text, values });
  return rows.toSorted((a, b) => Number(a.endsAt) - Number(b.endsAt));
}

/**
 * Sets a limit, or asks for it to end (null). A stricter one counts at once, whatever is under way;
 * a higher one in a day. Answers how it stood before.
 */
export async function setLimit(
  transaction: Transaction,
  brand: string,
  input: NamedLimit & { amount: bigint | null },
): Promise<PlayLimit | undefined> {
  const { ownerId, kind, period, source } = input;
  // Deposits are not the batches' to judge; the lock alone keeps two changes apart.
  if (kind === 'deposit') await lockCash(transaction, ownerId);
  else await guardPlay(transaction, brand, ownerId);
  await settleDueLimits(transaction, ownerId);
  const before = (await readLimits(transaction, ownerId)).find(
    (limit) => limit.kind === kind && limit.period === period && limit.source === source,
  );
  const change = limitChange(before, input.amount);
  const named = [ownerId, kind, period, source];
  if (change.is === 'set') {
    await transaction.query(
      `INSERT INTO play_limits (owner_id, kind, period, source, amount) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (owner_id, kind, period, source) DO UPDATE SET amount = excluded.amount,
         next_amount = NULL, next_at = NULL, set_at = now()`,
      [...named, change.amount],
    );
  } else if (change.is === 'waiting') {
    await transaction.query(
      `UPDATE play_limits SET next_amount = $5,
              next_at = now() + interval '${coolingHours} hours', set_at = now()
        WHERE owner_id = $1 AND kind = $2 AND period = $3 AND source = $4`,
      [...named, change.nextAmount],
    );
  }
  return before;
}

/** Withdraws a change that waits, which leaves the stricter limit; false when none waits. */
export async function withdrawChange(
  transaction: Transaction,
  named: NamedLimit,
): Promise<boolean> {
  const { ownerId, kind, period, source } = named;
  const { rowCount } = await transaction.query(
    `UPDATE play_limits SET next_amount = NULL, next_at = NULL
      WHERE owner_id = $1 AND kind = $2 AND period = $3 AND source = $4 AND next_at > now()`,
    [ownerId, kind, period, source],
  );
  return rowCount === 1;
}

/** What waited long enough takes its place. */
export async function settleDueLimits(transaction: Transaction, ownerId: bigint): Promise<void> {
  await transaction.query(
    `DELETE FROM play_limits
      WHERE owner_id = $1 AND next_at <= now() AND next_amount IS NULL`,
    [ownerId],
  );
  await transaction.query(
    `UPDATE play_limits SET amount = next_amount, next_amount = NULL, next_at = NULL
      WHERE owner_id = $1 AND next_at <= now()`,
    [ownerId],
  );
}
