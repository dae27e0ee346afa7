/** Writing a new bet: its row, its legs, its first step and the reserve, in one statement. */
import { createHash, randomInt } from 'node:crypto';
import { expectedFactor } from '@bahati/book-rules/cash-out.ts';
import type { Slip } from '@bahati/contract/sportsbook/slip.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { type Database, sqlState, type Transaction } from '@bahati/server-kit/database.ts';
import { gameOfSports } from '#sportsbook/vendor/offered-games.ts';
import type { Quote } from '#sportsbook/offer/quote.ts';
import type { JudgedLeg } from './judge-slip.ts';
import type { Reckoned, SlipFacts } from './reckon-slip.ts';
import { leaseSeconds } from '#sportsbook/wallet/operations.ts';
import { wholeOdds } from './check-slip.ts';
import type { Currency } from '@bahati/money/currencies.ts';

export type NewBet = {
  owner: { memberId: string; platformToken: string; currency: Currency };
  idempotencyKey: string;
  slip: Slip;
  legs: readonly JudgedLeg[];
  facts: SlipFacts;
  reckoned: Reckoned;
  needsTrader: boolean;
  /** A trader has offered it so. */
  isAgreed: boolean;
  delaySeconds: number;
};

/** Without those that are taken for others: 0 and O, 1 and I. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const letter = () => letters[randomInt(letters.length)] ?? 'A';
export const newReference = (): string =>
  Array.from({ length: 8 }, letter)
    .join('')
    .replace(/^(.{4})/, '$1-');

/** The same slip has the same hash. */
export const hashSlip = (slip: Slip): Buffer =>
  createHash('sha256').update(JSON.stringify(slip)).digest();

const mostReferences = 5;

/** Undefined: the member has a bet of this key already. */
export async function insertBet(
  database: Database | Transaction,
  bet: NewBet,
): Promise<bigint | undefined> {
  for (let tried = 1; ; tried += 1) {
    try {
      const { rows } = await database.query<{ id: bigint }>(statement, valuesOf(bet));
      return rows[0]?.id;
    } catch (error) {
      // Two references of a million million met.
      if (sqlState(error) !== '23505' || tried === mostReferences) throw error;
    }
  }
}

const statement = `
  WITH bet AS (
    INSERT INTO book.bets (reference, member_id, idempotency_key, slip_hash, platform_token, game_code,
      currency, shape, bankers, asked_odds, leg_odds, is_each_way, each_way, acceptance, stakes, lines,
      stake, most_payout, bonus, bonus_terms, state, needs_trader, is_agreed,
      delay_seconds)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
      'waiting', $21, $22, $23)
    ON CONFLICT (member_id, idempotency_key) DO NOTHING RETURNING id),
  legs AS (
    INSERT INTO book.bet_selections (bet_id, leg, place, event_id, market, outcome, odds,
      quoted_version, is_live, score, stop_version, payback)
    SELECT bet.id, n.leg, n.place, n.event, n.market, n.outcome, n.odds, n.version, n.live,
           n.score::integer[], n.stop, n.payback
      FROM bet, unnest($24::smallint[], $25::smallint[], $26::bigint[], $27::text[], $28::text[],
        $29::integer[], $30::bigint[], $31::boolean[], $32::text[], $33::bigint[], $35::integer[])
        AS n (leg, place, event, market, outcome, odds, version, live, score, stop, payback)),
  step AS (
    INSERT INTO book.bet_history (bet_id, number, kind, amount, odds)
    SELECT bet.id, 1, 'placed', $17, $34 FROM bet),
  operation AS (
    INSERT INTO book.operations (bet_id, number, kind, tries, due_at)
    SELECT bet.id, 1, 'reserve', 1, clock_timestamp() + make_interval(secs => $36) FROM bet)
  SELECT id FROM bet`;

function valuesOf(bet: NewBet): unknown[] {
  const { owner, slip, facts, reckoned } = bet;
  const selections = bet.legs.flatMap(({ quotes }, leg) =>
    quotes.map((quote, place) => ({ ...quote, leg, place })),
  );
  return [
    newReference(),
    owner.memberId,
    bet.idempotencyKey,
    hashSlip(slip),
    owner.platformToken,
    gameOfSports(selections.map(({ sport }) => sport)),
    owner.currency,
    JSON.stringify(slip.shape),
    facts.bankers,
    slip.legs.map(({ odds }) => odds),
    facts.legs.map(({ odds }) => odds),
    slip.isEachWay,
    slip.isEachWay ? JSON.stringify(facts.legs.map(({ eachWay }) => eachWay)) : null,
    slip.acceptance,
    facts.stakes,
    reckoned.lines,
    reckoned.stake,
    reckoned.mostPayout,
    reckoned.bonus,
    JSON.stringify(facts.bonus),
    bet.needsTrader,
    bet.isAgreed,
    bet.delaySeconds,
    selections.map(({ leg }) => leg),
    selections.map(({ place }) => place),
    selections.map(({ eventId }) => eventId),
    selections.map(({ market }) => market),
    selections.map(({ outcome }) => outcome),
    selections.map(({ odds }) => odds),
    selections.map(({ version }) => version),
    selections.map(({ isLive }) => isLive),
    selections.map(({ score }) => (score ? `{${score.join(',')}}` : null)),
    selections.map(({ stopVersion = 0 }) => stopVersion),
    wholeOdds(reckoned),
    selections.map(paybackOf),
    leaseSeconds,
  ];
}

/** What a stake is worth by the chances of now, in millionths. */
function paybackOf({ odds, chances }: Quote): number {
  const { over, under } = expectedFactor(odds, chances);
  return Number((over * 1_000_000n) / under);
}

/** Money as the slip's own texts have it. */
export const amountText =
  (currency: Currency) =>
  (value: bigint): string =>
    toDecimal(value, currency);
