/**
 * The guard over a member's play inside a wallet operation: limits, an exclusion and what was
 * staked and paid in the periods that run. It is read under the lock of the cash account, and only
 * for accounts that carry the bit `limited`; it is kept current while a batch is decided and
 * written with the batch. A win or a return always passes.
 */
import type { Statement } from '@bahati/server-kit/statement-group.ts';
import { brandPeriods, withPeriods } from '#domains/system/brand/brand.ts';
import { exclusionStands } from './exclusions.ts';
import { limitReached, type LimitReached, type PeriodPlay } from './play-limits.rules.ts';

export class PlayGuard {
  readonly ownerId: bigint;
  readonly isExcluded: boolean;
  readonly periods: PeriodPlay[];
  hasChanged = false;

  constructor(ownerId: bigint, isExcluded: boolean, periods: PeriodPlay[]) {
    this.ownerId = ownerId;
    this.isExcluded = isExcluded;
    this.periods = periods;
  }

  /** Why this stake may not be taken; undefined: it may. */
  refusal(stake: bigint): 'excluded' | LimitReached | undefined {
    return this.isExcluded ? 'excluded' : limitReached(this.periods, stake);
  }

  take(stake: bigint): void {
    for (const period of this.periods) period.staked += stake;
    this.hasChanged = true;
  }

  pay(payout: bigint): void {
    for (const period of this.periods) period.paidOut += payout;
    this.hasChanged = true;
  }

  /** A win is taken back from the periods it was paid in; null: it was paid in this very batch. */
  takeBack(payout: bigint, paidAt: Date | null): void {
    for (const period of this.periods) {
      if (paidAt !== null && paidAt < period.startsAt) continue;
      period.paidOut = period.paidOut > payout ? period.paidOut - payout : 0n;
    }
    this.hasChanged = true;
  }

  /** A stake returns to the periods it was taken in; null: it was taken in this very batch. */
  giveBack(stake: bigint, takenAt: Date | null): void {
    for (const period of this.periods) {
      if (takenAt !== null && takenAt < period.startsAt) continue;
      period.staked = period.staked > stake ? period.staked - stake : 0n;
    }
    this.hasChanged = true;
  }
}

/** True of a row `l` of play_limits that has not ended at `at`. */
const limitStands = (at: string) =>
  `(l.next_at IS NULL OR l.next_at > ${at} OR l.next_amount IS NOT NULL)`;

/** The amount of a row `l` of play_limits that is in force at `at`. */
const amountAt = (at: string) =>
  `CASE WHEN l.next_at <= ${at} THEN l.next_amount ELSE l.amount END`;

const guardText = `WITH ${withPeriods}
  SELECT owner.id AS "ownerId", periods.period,
         greatest(periods.starts_at, u.started_at) AS "startsAt", periods.ends_at AS "endsAt",
         limits.deposit, limits.stake, limits.loss, limits.session,
         CASE WHEN u.started_at >= periods.starts_at THEN u.staked ELSE 0 END AS staked,
         CASE WHEN u.started_at >= periods.starts_at THEN u.paid_out ELSE 0 END AS "paidOut",
         EXISTS (SELECT 1 FROM exclusions e
                  WHERE e.owner_id = owner.id AND ${exclusionStands('e', 'periods.at')})
           AS "isExcluded"
    FROM unnest($3::bigint[]) AS owner (id)
   CROSS JOIN periods
    LEFT JOIN play_usage u ON u.owner_id = owner.id AND u.period = periods.period
   CROSS JOIN LATERAL (
     SELECT min(${amountAt('periods.at')}) FILTER (WHERE l.kind = 'deposit') AS deposit,
            min(${amountAt('periods.at')}) FILTER (WHERE l.kind = 'stake') AS stake,
            min(${amountAt('periods.at')}) FILTER (WHERE l.kind = 'loss') AS loss,
            min(${amountAt('periods.at')}) FILTER (WHERE l.kind = 'session') AS session
       FROM play_limits l
      WHERE l.owner_id = owner.id AND l.period = periods.period
        AND ${limitStands('periods.at')}) limits`;

/** Reads the guards of these owners, at the time of the database where no instant is given. */
export function guardStatement(
  brand: string,
  ownerIds: readonly bigint[],
  at: Date | null = null,
): Statement & { values: (string | null | bigint[])[] } {
  const values = [brand, at?.toISOString() ?? null, [...ownerIds]];
  return { name: 'wallet-play-guards', text: guardText, values };
}

export type GuardRow = Omit<PeriodPlay, 'minutes'> & {
  ownerId: bigint;
  endsAt: Date;
  deposit: bigint | null;
  isExcluded: boolean;
};

export type PlayedMinutes = { ownerId: bigint; period: string; minutes: number };

/** The guards, by owner. An owner whose guard was asked for and is missing is a bug. */
export function playGuards(
  rows: readonly GuardRow[],
  played: readonly PlayedMinutes[],
): Map<bigint, PlayGuard> {
  const guards = new Map<bigint, PlayGuard>();
  const minutes = new Map(played.map((row) => [`${row.ownerId} ${row.period}`, row.minutes]));
  const inOrder = brandPeriods.flatMap((name) => rows.filter(({ period }) => period === name));
  for (const { ownerId, isExcluded, endsAt: _, deposit: __, ...row } of inOrder) {
    const guard = guards.get(ownerId) ?? new PlayGuard(ownerId, isExcluded, []);
    guard.periods.push({ ...row, minutes: BigInt(minutes.get(`${ownerId} ${row.period}`) ?? 0) });
    guards.set(ownerId, guard);
  }
  return guards;
}

/** Writes what the guards counted; nothing where nothing changed. */
export function usageStatements(guards: Iterable<PlayGuard>): Statement[] {
  const rows = [...guards]
    .filter(({ hasChanged }) => hasChanged)
    .flatMap(({ ownerId, periods }) => periods.map((period) => ({ ownerId, ...period })));
  if (rows.length === 0) return [];
  return [
    {
      name: 'wallet-play-usage',
      text: `INSERT INTO play_usage (owner_id, period, started_at, staked, paid_out)
             SELECT * FROM unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::bigint[],
               $5::bigint[])
             ON CONFLICT (owner_id, period) DO UPDATE SET started_at = excluded.started_at,
               staked = excluded.staked, paid_out = excluded.paid_out`,
      values: [
        rows.map(({ ownerId }) => ownerId),
        rows.map(({ period }) => period),
        rows.map(({ startsAt }) => startsAt.toISOString()),
        rows.map(({ staked }) => staked),
        rows.map(({ paidOut }) => paidOut),
      ],
    },
  ];
}
