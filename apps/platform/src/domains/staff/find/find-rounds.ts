/** Rounds by our number, or by the id of an operation as its provider sent it. */
import type { FoundRound } from '@bahati/contract/back-office/staff/find.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';

type Row = {
  id: bigint;
  memberId: bigint;
  username: string;
  roundId: string;
  gameNameEn: string;
  gameNameSw: string;
  currency: Currency;
  stake: bigint;
  payout: bigint;
  state: 1 | 2 | 3;
  openedAt: Date;
  foundBy: FoundRound['foundBy'];
};

const stateNames = { 1: 'open', 2: 'settled', 3: 'voided' } as const;

/**
 * The operator's games call a round by the id of its first stake, which makes it found by either name.
 * Where a provider's ids count within a member (W-profile), they are found through the member alone.
 */
export async function findRounds(
  database: Database,
  { text, limit }: { text: string; limit: number },
): Promise<FoundRound[]> {
  const isNumber = /^[1-9]\d{0,17}$/.test(text);
  const { rows } = await database.query<Row>(
    `WITH named AS (
       SELECT coalesce(t.round_id, t.id) AS id, 'operation' AS found
         FROM provider_profiles p JOIN provider_transactions t
           ON t.provider_id = p.id AND t.scope_member_id = 0 AND t.external_id = $1
       ${isNumber ? `UNION ALL SELECT $1::bigint, 'id'` : ''})
     SELECT DISTINCT ON (r.id) r.id, r.member_id AS "memberId", username,
            r.external_id AS "roundId", name_en AS "gameNameEn", name_sw AS "gameNameSw",
            r.currency, r.stake, r.payout, r.state, r.opened_at AS "openedAt", found AS "foundBy"
       FROM named JOIN rounds r ON r.id = named.id JOIN games ON games.id = r.game_id
       JOIN credentials ON credentials.member_id = r.member_id
      ORDER BY r.id, found LIMIT ${limit}`,
    [text],
  );
  return rows.map(({ openedAt, ...row }) => ({
    ...row,
    id: row.id.toString(),
    memberId: row.memberId.toString(),
    stake: toDecimal(row.stake, row.currency),
    payout: toDecimal(row.payout, row.currency),
    state: stateNames[row.state],
    at: openedAt.toISOString(),
  }));
}
