/**
 * Time-outs and self-exclusions. While one stands its owner stakes and deposits nothing, decided
 * inside the wallet, whatever the way in; withdrawing goes on, and what was won is paid. None is
 * ever shortened, by nobody.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { guardPlay } from './play-usage.ts';

export type ExclusionKind = 'time_out' | 'self_exclusion';

export type Exclusion = {
  kind: ExclusionKind;
  source: 'member' | 'house';
  /** Null: for ever. */
  endsAt: Date | null;
  /** When play opens again; null: for ever, or not before its owner has asked to come back. */
  opensAt: Date | null;
};

/** A self-exclusion that is over stands this long after its owner asked to come back. */
const returnHours = 24;

/** True of a row of exclusions that stands at that instant. */
export function exclusionStands(row: string, at: string): string {
  return `(${row}.ends_at IS NULL OR ${row}.ends_at > ${at} OR (${row}.kind = 'self_exclusion' AND
    (${row}.return_asked_at IS NULL
      OR ${row}.return_asked_at > ${at} - interval '${returnHours} hours')))`;
}

/** The exclusion that stands longest; undefined: none does. */
export async function readExclusion(
  database: Database | Transaction,
  ownerId: bigint,
): Promise<Exclusion | undefined> {
  const { rows } = await database.query<Exclusion>(
    `SELECT kind, source, ends_at AS "endsAt",
            CASE WHEN kind = 'time_out' THEN ends_at
                 ELSE return_asked_at + interval '${returnHours} hours' END AS "opensAt"
       FROM exclusions e WHERE owner_id = $1 AND ${exclusionStands('e', 'now()')}
      ORDER BY (ends_at IS NULL) DESC, (kind = 'self_exclusion') DESC, ends_at DESC, id DESC
      LIMIT 1`,
    [ownerId],
  );
  return rows[0];
}

type ExclusionRow = {
  id: bigint;
  kind: ExclusionKind;
  source: 'member' | 'house';
  startsAt: Date;
  endsAt: Date | null;
  returnAskedAt: Date | null;
  stands: boolean;
};

/** Every exclusion an owner had, the newest first, 50 at most. */
export async function listExclusions(database: Database, ownerId: bigint): Promise<ExclusionRow[]> {
  const { rows } = await database.query<ExclusionRow>(
    `SELECT id, kind, source, starts_at AS "startsAt", ends_at AS "endsAt",
            return_asked_at AS "returnAskedAt", ${exclusionStands('e', 'now()')} AS stands
       FROM exclusions e WHERE owner_id = $1 ORDER BY id DESC LIMIT 50`,
    [ownerId],
  );
  return rows;
}

/**
 * Begins an exclusion at once, on every process: whoever stakes has to have the account's lock.
 * Refuses `exclusion_stands` where the one that stands lasts as long or longer.
 */
export async function exclude(
  transaction: Transaction,
  brand: string,
  input: {
    ownerId: bigint;
    kind: ExclusionKind;
    source: 'member' | 'house';
    /** PostgreSQL's words, `6 months`; null: for ever. */
    lasts: string | null;
  },
): Promise<Exclusion> {
  const { ownerId, kind, source, lasts } = input;
  await guardPlay(transaction, brand, ownerId);
  const { rows } = await transaction.query<{ isLonger: boolean }>(
    `SELECT coalesce(bool_and(e.ends_at IS NOT NULL AND ($3 <> 'time_out' OR e.kind = 'time_out')
              AND ($2::text IS NULL OR now() + $2::interval > e.ends_at)), true) AS "isLonger"
       FROM exclusions e WHERE owner_id = $1 AND ${exclusionStands('e', 'now()')}`,
    [ownerId, lasts, kind],
  );
  if (rows[0]?.isLonger !== true) throw await standing(transaction, ownerId);
  await transaction.query(
    `INSERT INTO exclusions (owner_id, kind, source, ends_at)
     VALUES ($1, $2, $3, now() + $4::interval)`,
    [ownerId, kind, source, lasts],
  );
  const exclusion = await readExclusion(transaction, ownerId);
  if (!exclusion) throw new Error('The exclusion was not written.');
  return exclusion;
}

async function standing(transaction: Transaction, ownerId: bigint): Promise<Refusal> {
  const stands = await readExclusion(transaction, ownerId);
  return new Refusal('exclusion_stands', { endsAt: stands?.endsAt?.toISOString() ?? null });
}

/**
 * The owner of a self-exclusion that is over asks to come back, which opens play a day later.
 * Refuses `not_excluded`, `exclusion_not_over` with its end.
 */
export async function askToReturn(transaction: Transaction, ownerId: bigint): Promise<Exclusion> {
  const stands = await readExclusion(transaction, ownerId);
  if (!stands) throw new Refusal('not_excluded');
  const { rowCount } = await transaction.query(
    `UPDATE exclusions SET return_asked_at = now()
      WHERE owner_id = $1 AND kind = 'self_exclusion' AND return_asked_at IS NULL
        AND ends_at <= now()
        AND NOT EXISTS (SELECT 1 FROM exclusions e WHERE e.owner_id = $1
                           AND (e.ends_at IS NULL OR e.ends_at > now()))`,
    [ownerId],
  );
  if (rowCount === 0 && stands.opensAt === null) {
    throw new Refusal('exclusion_not_over', { endsAt: stands.endsAt?.toISOString() ?? null });
  }
  const asked = await readExclusion(transaction, ownerId);
  if (!asked) throw new Error('The exclusion is gone.');
  return asked;
}

/** Refuses `play_paused` with the end while the owner has a time-out or excluded himself. */
export async function assertNotExcluded(
  database: Database | Transaction,
  ownerId: bigint,
): Promise<void> {
  const stands = await readExclusion(database, ownerId);
  if (stands) throw new Refusal('play_paused', { endsAt: stands.endsAt?.toISOString() ?? null });
}
