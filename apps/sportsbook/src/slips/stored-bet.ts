/** A bet as its rows have it. */
import type { Odds } from '@bahati/book-rules/odds.ts';
import type { BonusTier } from '@bahati/book-rules/slip/bonus.ts';
import type { EachWayTerms } from '@bahati/book-rules/slip/payout.ts';
import type { Slip } from '@bahati/contract/sportsbook/slip.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { SlipFacts } from './reckon-slip.ts';

export type BetState =
  | 'waiting'
  | 'asked'
  | 'countered'
  | 'open'
  | 'settled'
  | 'cashed_out'
  | 'cancelled'
  | 'refused';

/** What the platform has been told, or is about to be. */
export type BetTold = 'asked' | 'reserved' | 'open' | 'settled' | 'cancelled' | 'cashed_out';

export type StoredSelection = {
  leg: number;
  place: number;
  eventId: string;
  market: string;
  outcome: string;
  odds: Odds;
  isLive: boolean;
  score: [number, number] | null;
  stopVersion: number;
};

export type StoredBet = {
  id: bigint;
  reference: string;
  memberId: string;
  platformToken: string;
  gameCode: string;
  currency: Currency;
  shape: Slip['shape'];
  bankers: number[];
  askedOdds: Odds[];
  legOdds: Odds[];
  isEachWay: boolean;
  eachWay: (EachWayTerms | null)[] | null;
  acceptance: Slip['acceptance'];
  stakes: bigint[];
  lines: number;
  stake: bigint;
  mostPayout: bigint;
  bonus: bigint;
  bonusTerms: BonusTier[];
  state: BetState;
  told: BetTold;
  needsTrader: boolean;
  isAgreed: boolean;
  delaySeconds: number;
  decideAt: Date | null;
  refusal: string | null;
  counter: { stake: string; odds: Odds[]; until: string } | null;
  placedAt: Date;
  acceptedAt: Date | null;
  steps: number;
  settledPayout: bigint | null;
  settledValidStake: bigint | null;
  cashedStake: bigint;
  cashedOut: bigint;
  autoCashOut: bigint | null;
  /** An entry of this pool: it has no selections. */
  jackpotPoolId: bigint | null;
  selections: StoredSelection[];
};

/** The columns of a StoredBet from `book.bets b`. */
export const betColumns = `b.id, b.reference, b.member_id AS "memberId",
  b.platform_token AS "platformToken", b.game_code AS "gameCode", b.currency, b.shape, b.bankers,
  b.asked_odds AS "askedOdds", b.leg_odds AS "legOdds", b.is_each_way AS "isEachWay",
  b.each_way AS "eachWay", b.acceptance, b.stakes::text[] AS stakes, b.lines, b.stake,
  b.most_payout AS "mostPayout", b.bonus, b.bonus_terms AS "bonusTerms",
  b.state, b.told, b.needs_trader AS "needsTrader",
  b.is_agreed AS "isAgreed", b.delay_seconds AS "delaySeconds", b.decide_at AS "decideAt", b.refusal,
  b.counter, b.placed_at AS "placedAt", b.accepted_at AS "acceptedAt", b.steps,
  b.settled_payout AS "settledPayout", b.settled_valid_stake AS "settledValidStake",
  b.cashed_stake AS "cashedStake", b.cashed_out AS "cashedOut", b.auto_cash_out AS "autoCashOut",
  b.jackpot_pool_id AS "jackpotPoolId"`;

/** The selections of `book.bets b` as one JSON array, in order. */
export const selectionsColumn = `(SELECT json_agg(json_build_object('leg', s.leg, 'place', s.place,
    'eventId', s.event_id::text, 'market', s.market, 'outcome', s.outcome, 'odds', s.odds,
    'isLive', s.is_live, 'score', s.score, 'stopVersion', s.stop_version) ORDER BY s.leg, s.place)
  FROM book.bet_selections s WHERE s.bet_id = b.id) AS selections`;

type BetRow = Omit<StoredBet, 'stakes'> & { stakes: string[] };

export const asStoredBet = ({ stakes, ...row }: BetRow): StoredBet => ({
  ...row,
  stakes: stakes.map(BigInt),
});

/**
 * Reads bets by what follows FROM book.bets b: `WHERE b.id = $1 FOR UPDATE OF b`. With a lock each is
 * read as it stands once the lock is held.
 */
export async function readBets(
  database: Database | Transaction,
  which: string,
  values: unknown[],
): Promise<StoredBet[]> {
  const { rows } = await database.query<BetRow>(
    `SELECT ${betColumns}, ${selectionsColumn} FROM book.bets b ${which}`,
    values,
  );
  return rows.map(asStoredBet);
}

/** What it pays by, at the odds that hold. */
export const factsOf = (bet: StoredBet): SlipFacts => ({
  shape: bet.shape,
  bankers: bet.bankers,
  legs: bet.legOdds.map((odds, at) => ({ odds, eachWay: bet.eachWay?.[at] ?? null })),
  isEachWay: bet.isEachWay,
  stakes: bet.stakes,
  bonus: bet.bonusTerms,
});

/** The slip as the member asked for it. */
export function slipOf(bet: StoredBet, amountOf: (value: bigint) => string): Slip {
  return {
    legs: bet.askedOdds.map((odds, leg) => ({
      selections: bet.selections
        .filter((selection) => selection.leg === leg)
        .map(({ eventId, market, outcome, odds: own }) => ({
          eventId,
          market,
          outcome,
          odds: own,
        })),
      odds,
      isBanker: bet.bankers.includes(leg),
    })),
    shape: bet.shape,
    stakes: bet.stakes.map(amountOf),
    isEachWay: bet.isEachWay,
    acceptance: bet.acceptance,
  };
}
