/** Reading bets for their settlement, all at once, with nobody else at them. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { SlipFacts } from '#sportsbook/slips/reckon-slip.ts';
import type { Standing } from './target.ts';

export type SettledBet = Standing & {
  id: bigint;
  reference: string;
  memberId: string;
  platformToken: string;
  gameCode: string;
  currency: Currency;
  stake: bigint;
  shape: SlipFacts['shape'];
  bankers: number[];
  legOdds: number[];
  isEachWay: boolean;
  eachWay: SlipFacts['legs'][number]['eachWay'][] | null;
  stakes: string[];
  bonusTerms: SlipFacts['bonus'];
  cashedStake: bigint;
  acceptedAt: Date | null;
  steps: number;
  /** Seconds since it was placed. */
  age: number;
  /** The platform has not answered an earlier operation of it. */
  isUnanswered: boolean;
};

type Selection = { leg: number; eventId: string; market: string; outcome: string };

/** Those of these bets that may be settled, or settled anew, each locked; and what they are on. */
export async function holdBets(transaction: Transaction, betIds: readonly string[]) {
  const { rows: bets } = await transaction.query<SettledBet>(
    `WITH held AS (
       SELECT * FROM book.bets WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE)
     SELECT b.id, b.reference, b.member_id AS "memberId", b.platform_token AS "platformToken",
            b.game_code AS "gameCode", b.currency, b.stake, b.shape, b.bankers,
            b.leg_odds AS "legOdds", b.is_each_way AS "isEachWay", b.each_way AS "eachWay",
            b.stakes::text[] AS stakes, b.bonus_terms AS "bonusTerms", b.state, b.told,
            b.settled_payout AS "settledPayout", b.settled_valid_stake AS "settledValidStake",
            b.cashed_stake AS "cashedStake", b.accepted_at AS "acceptedAt", b.steps,
            extract(epoch FROM clock_timestamp() - b.placed_at)::float8 AS age,
            EXISTS (SELECT 1 FROM book.operations o WHERE o.bet_id = b.id) AS "isUnanswered"
       FROM held b WHERE b.told IN ('open', 'settled')`,
    [betIds],
  );
  const { rows: selections } = await transaction.query<Selection & { betId: bigint }>(
    `SELECT bet_id AS "betId", leg, event_id::text AS "eventId", market, outcome
       FROM book.bet_selections WHERE bet_id = ANY($1::bigint[]) ORDER BY bet_id, leg, place`,
    [bets.map(({ id }) => id)],
  );
  const byBet = Map.groupBy(selections, ({ betId }) => betId);
  return { bets, selections, selectionsOf: (id: bigint): Selection[] => byBet.get(id) ?? [] };
}
