/** What was staked and won in wallets that vendors keep, as the vendors told it. */
import type { VendorPlay } from '@bahati/contract/player-site/records/records.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { DayRange } from '#domains/records/records.ts';

type Row = Pick<VendorPlay, 'vassalage' | 'vendorName'> & {
  betCount: bigint;
  stake: bigint;
  validBet: bigint;
  payout: bigint;
};

type Query = DayRange & {
  memberId: bigint;
  currency: Currency;
  gameType?: string | undefined;
  vassalage?: string | undefined;
};

/** By vendor, the biggest turnover first. The index of the member's rounds bounds what is read. */
export async function readVendorPlay(
  database: Database,
  { memberId, currency, from, to, gameType, vassalage }: Query,
  timeZone: string,
): Promise<VendorPlay[]> {
  const { rows } = await database.query<Row>(
    `SELECT v.code AS vassalage, v.name AS "vendorName", count(*) AS "betCount",
            sum(r.stake)::bigint AS stake,
            sum(coalesce(r.valid_stake, r.stake))::bigint AS "validBet", sum(r.payout)::bigint AS payout
       FROM vendor_rounds r JOIN games g ON g.id = r.game_id JOIN vendors v ON v.id = g.vendor_id
      WHERE r.member_id = $1 AND r.currency = $2
        AND r.played_at >= $3::date::timestamp AT TIME ZONE $5
        AND r.played_at < ($4::date + 1)::timestamp AT TIME ZONE $5
        AND ($6::text IS NULL OR g.category = $6) AND ($7::text IS NULL OR v.code = $7)
      GROUP BY v.id ORDER BY sum(r.stake) DESC, v.code LIMIT 100`,
    [memberId, currency, from, to, timeZone, gameType ?? null, vassalage ?? null],
  );
  return rows.map(({ betCount, stake, validBet, payout, ...vendor }) => ({
    ...vendor,
    betCount: Number(betCount),
    stake: toDecimal(stake, currency),
    validBet: toDecimal(validBet, currency),
    payout: toDecimal(payout, currency),
  }));
}
