/** Referrals as staff see them. */
import type { ReferralRow } from '@bahati/contract/back-office/rewards/programmes.ts';
import type { AwardState } from '@bahati/contract/reward-terms.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { HoldReason } from '#domains/rewards/awards/awards.ts';
import { readBrandDay } from '#domains/rewards/programmes/programmes.ts';
import type { Context } from '#platform/context.ts';

type Query = {
  state?: ReferralRow['state'] | undefined;
  sponsorId?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

type Row = {
  rowId: bigint;
  id: string;
  sponsorId: bigint;
  sponsor: string;
  friendId: bigint;
  friend: string;
  registeredAt: Date;
  state: ReferralRow['state'];
  firstDeposit: bigint | null;
  turnover: bigint;
  amount: bigint | null;
  awardState: AwardState | null;
  reasons: HoldReason[] | null;
};

/** Newest first. */
export async function listReferrals(
  { database, config }: Context,
  { state, sponsorId, cursor, pageSize }: Query,
): Promise<Page<ReferralRow>> {
  const { currency } = await readBrandDay(database, config.BRAND);
  const { rows } = await database.query<Row>(
    `SELECT r.id AS "rowId", r.public_id AS id, r.sponsor_id AS "sponsorId", s.username AS sponsor,
            r.friend_id AS "friendId", f.username AS friend, r.registered_at AS "registeredAt",
            r.state, r.first_deposit AS "firstDeposit", r.turnover, a.amount,
            a.state AS "awardState", a.reasons
       FROM referrals r JOIN credentials s ON s.member_id = r.sponsor_id
       JOIN credentials f ON f.member_id = r.friend_id
       LEFT JOIN awards a ON a.id = r.sponsor_award_id
      WHERE ($1::text IS NULL OR r.state = $1) AND ($2::bigint IS NULL OR r.sponsor_id = $2)
        AND ($3::bigint IS NULL OR r.id < $3) ORDER BY r.id DESC LIMIT $4`,
    [state ?? null, sponsorId ?? null, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, (row) => referralValue(row, currency));
}

function referralValue(row: Row, currency: Currency): ReferralRow {
  const { rowId: _, amount, awardState, reasons, ...told } = row;
  const isAwarded = amount !== null && awardState !== null;
  return {
    ...told,
    sponsorId: row.sponsorId.toString(),
    friendId: row.friendId.toString(),
    registeredAt: row.registeredAt.toISOString(),
    firstDeposit: row.firstDeposit === null ? null : toDecimal(row.firstDeposit, currency),
    turnover: toDecimal(row.turnover < 0n ? 0n : row.turnover, currency),
    currency,
    award: isAwarded
      ? {
          amount: toDecimal(amount, currency),
          state: awardState,
          reasons: (reasons ?? []).map(({ code }) => code),
        }
      : null,
  };
}
