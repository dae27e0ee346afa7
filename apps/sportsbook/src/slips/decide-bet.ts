/**
 * Deciding about a bet whose stake is reserved: by the quotes of one tick, read while its row is
 * held. It is accepted only if every leg is open at odds the member takes and no bet stop came since
 * it was placed; else it is refused and the stake goes back.
 */
import type { Slip, SlipFault } from '@bahati/contract/sportsbook/slip.ts';
import { currencies } from '@bahati/money/currencies.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { priceBuilders } from '#sportsbook/builder/price-builder.ts';
import { type OperationKey, writeSteps } from '#sportsbook/wallet/operations.ts';
import { decideEntry } from '#sportsbook/jackpots/decide-entry.ts';
import { wholeOdds } from './check-slip.ts';
import { amountText } from './insert-bet.ts';
import { type BuilderPrices, type JudgedLeg, judgeLegs } from './judge-slip.ts';
import { brokenBounds, type Reckoned, reckonSlip, type SlipFacts } from './reckon-slip.ts';
import { refuseBet } from './refuse-bet.ts';
import { factsOf, readBets, slipOf, type StoredBet } from './stored-bet.ts';
import type { Terms } from './terms.ts';

type Verdict =
  | { isAccepted: true; legs: readonly JudgedLeg[]; facts: SlipFacts; reckoned: Reckoned }
  | { isAccepted: false; refusal: SlipFault['code'] };

const noBuilders: BuilderPrices = new Map();

/** Decides if its time has come and nobody else has; answers what the platform is to be told. */
export async function decideBet(context: BetContext, betId: bigint): Promise<OperationKey[]> {
  const terms = await context.terms();
  const told = await tryDeciding(context, betId, terms, noBuilders);
  if (!('builders' in told)) return told.keys;
  const prices = await priceBuilders(context, told.builders);
  const second = await tryDeciding(context, betId, terms, prices, true);
  return 'builders' in second ? [] : second.keys;
}

type Decided = { keys: OperationKey[]; accepted?: StoredBet };

async function tryDeciding(
  context: BetContext,
  betId: bigint,
  terms: Terms,
  prices: BuilderPrices,
  isPriced = false,
): Promise<Decided | { builders: Slip }> {
  const decided = await inTransaction(context.database, async (transaction) => {
    const [bet] = await readBets(
      transaction,
      `WHERE b.id = $1 AND b.state = 'waiting' AND b.told = 'reserved'
          AND b.decide_at <= clock_timestamp() FOR UPDATE OF b`,
      [betId],
    );
    if (!bet) return { keys: [] } satisfies Decided;
    if (bet.jackpotPoolId !== null) {
      return { keys: [await decideEntry(transaction, bet)] } satisfies Decided;
    }
    const slip = slipOf(bet, amountText(bet.currency));
    const isBuilder = slip.legs.some(({ selections }) => selections.length > 1);
    if (isBuilder && !isPriced) return { builders: slip };
    // Read after the lock: what ended before is seen here, what ends later is settled afterwards.
    const isEnded = await hasEndedMarket(transaction, bet.id);
    const verdict: Verdict = isEnded
      ? { isAccepted: false, refusal: 'suspended' }
      : judgeStored(context, bet, slip, terms, prices);
    const keys = [await writeVerdict(transaction, bet, verdict)];
    return verdict.isAccepted ? { keys, accepted: bet } : { keys };
  });
  if ('accepted' in decided && decided.accepted) notePopular(context, decided.accepted);
  context.hub.changed(betId);
  return decided;
}

/** Its stake counts on every event of it, in whole units of the currency. */
function notePopular({ offer }: BetContext, { selections, stake, currency }: StoredBet): void {
  const whole = Number(stake / 10n ** BigInt(currencies[currency].minorDigits));
  for (const eventId of new Set(selections.map((one) => one.eventId))) {
    offer.noteBet?.(eventId, whole);
  }
}

/** Has any market of it a result or a cancel that holds from now on? */
async function hasEndedMarket(transaction: Transaction, betId: bigint): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `SELECT 1 FROM book.bet_selections s JOIN book.markets m USING (event_id, market)
      WHERE s.bet_id = $1 AND (m.state = 'closed' OR m.results IS NOT NULL OR (m.cancel IS NOT NULL
        AND coalesce((m.cancel->>'until')::timestamptz, 'infinity') > clock_timestamp())) LIMIT 1`,
    [betId],
  );
  return (rowCount ?? 0) > 0;
}

function judgeStored(
  context: BetContext,
  bet: StoredBet,
  slip: Slip,
  terms: Terms,
  prices: BuilderPrices,
): Verdict {
  // A trader stands to his odds as long as every leg is open.
  const asked: Slip = bet.isAgreed ? { ...slip, acceptance: 'any' } : slip;
  const { legs, faults } = judgeLegs(context.offer, asked, prices);
  const [fault] = faults;
  if (fault) return { isAccepted: false, refusal: fault.code };
  if (wasStopped(bet, legs)) return { isAccepted: false, refusal: 'suspended' };
  const held = factsOf(bet);
  const facts = bet.isAgreed
    ? held
    : { ...held, legs: held.legs.map((leg, at) => ({ ...leg, odds: legs[at]?.odds ?? leg.odds })) };
  const reckoned = reckonSlip(facts);
  const { mostPayout } = terms;
  const most = { leastStake: 0n, mostStake: reckoned.stake, mostPayout, mostWin: mostPayout };
  const [bound] = bet.isAgreed ? [] : brokenBounds(reckoned, most);
  if (bound) return { isAccepted: false, refusal: bound.code };
  return { isAccepted: true, legs, facts, reckoned };
}

/** Has a bet stop come to a live leg since the bet was placed? */
const wasStopped = ({ selections }: StoredBet, legs: readonly JudgedLeg[]): boolean =>
  selections.some(({ leg, place, stopVersion }) => {
    const quote = legs[leg]?.quotes[place];
    return quote?.isLive === true && (quote.stopVersion ?? 0) !== stopVersion;
  });

async function writeVerdict(
  transaction: Transaction,
  bet: StoredBet,
  verdict: Verdict,
): Promise<OperationKey> {
  if (!verdict.isAccepted) return refuseBet(transaction, bet, verdict.refusal);
  const { legs, facts, reckoned } = verdict;
  const { rows } = await transaction.query<{ number: number }>(
    `WITH legs AS (
       UPDATE book.bet_selections s SET accepted_version = n.version, odds = n.odds
         FROM unnest($6::smallint[], $7::smallint[], $8::bigint[], $9::integer[])
           AS n (leg, place, version, odds)
        WHERE s.bet_id = $1 AND s.leg = n.leg AND s.place = n.place)
     UPDATE book.bets SET state = 'open', told = 'open', accepted_at = clock_timestamp(),
            decide_at = NULL, steps = steps + 1, leg_odds = $2, most_payout = $3, bonus = $4,
            bonus_terms = $5
      WHERE id = $1 RETURNING steps AS number`,
    [
      bet.id,
      facts.legs.map(({ odds }) => odds),
      reckoned.mostPayout,
      reckoned.bonus,
      JSON.stringify(facts.bonus),
      ...acceptedQuotes(legs, facts),
    ],
  );
  const key = { betId: bet.id, number: rows[0]?.number ?? 0 };
  const odds = wholeOdds(reckoned);
  await writeSteps(transaction, [
    { ...key, kind: 'accepted', amount: reckoned.stake, odds, operation: { kind: 'confirm' } },
  ]);
  return key;
}

/** Of a leg with one selection its odds are the leg's. */
function acceptedQuotes(legs: readonly JudgedLeg[], facts: SlipFacts): unknown[] {
  const quotes = legs.flatMap((leg, at) =>
    leg.quotes.map((quote, place) => ({ quote, at, place })),
  );
  return [
    quotes.map(({ at }) => at),
    quotes.map(({ place }) => place),
    quotes.map(({ quote }) => quote.version),
    quotes.map(({ quote, at }) =>
      legs[at]?.quotes.length === 1 ? (facts.legs[at]?.odds ?? quote.odds) : quote.odds,
    ),
  ];
}
