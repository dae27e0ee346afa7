/**
 * Bets above the bounds, which a trader takes, refuses or answers by another offer; and what the
 * member says to it. Each is decided once, whoever comes first.
 */
import { randomUUID } from 'node:crypto';
import type { Odds } from '@bahati/book-rules/odds.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { readOwnBet } from '#sportsbook/bets/read-bets.ts';
import { showBet } from '#sportsbook/bets/show-bet.ts';
import type { BookSession } from '#sportsbook/sessions/session.ts';
import { type OperationKey, writeSteps } from '#sportsbook/wallet/operations.ts';
import { decideBet } from './decide-bet.ts';
import { refuseBet } from './refuse-bet.ts';
import { amountText, insertBet } from './insert-bet.ts';
import type { JudgedLeg } from './judge-slip.ts';
import { reckonSlip } from './reckon-slip.ts';
import { factsOf, readBets, slipOf, type StoredBet } from './stored-bet.ts';

/** Holds a bet that still waits for whoever is meant. Refuses `not_found` and `offer_over`. */
async function holdWaiting(
  transaction: Transaction,
  betId: bigint,
  state: 'asked' | 'countered',
): Promise<StoredBet> {
  const [bet] = await readBets(transaction, 'WHERE b.id = $1 FOR UPDATE OF b', [betId]);
  if (!bet) throw new Refusal('not_found');
  const isOver = bet.state !== state || !bet.decideAt || bet.decideAt.getTime() <= Date.now();
  if (isOver) throw new Refusal('offer_over');
  return bet;
}

/** A trader takes the stake: the bet is decided at once by the odds of now, as any other. */
export async function acceptAsked(context: BetContext, betId: bigint): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    const bet = await holdWaiting(transaction, betId, 'asked');
    await transaction.query(
      `UPDATE book.bets SET state = 'waiting', decide_at = clock_timestamp() WHERE id = $1`,
      [bet.id],
    );
  });
  context.tell(await decideBet(context, betId));
}

/** A trader refuses the stake, which goes back. `refusal` is a code that members are told. */
export async function refuseAsked(
  context: BetContext,
  betId: bigint,
  refusal = 'stake_above_most',
): Promise<void> {
  const key = await inTransaction(context.database, async (transaction) =>
    refuseBet(transaction, await holdWaiting(transaction, betId, 'asked'), refusal),
  );
  context.tell([key]);
  context.hub.changed(betId);
}

/** Another stake of all lines together, in minor units, or other odds of the legs, in order. */
export type CounterOffer = { stake: bigint; odds: readonly Odds[]; seconds: number };

/** A trader offers the bet otherwise. Refuses `invalid_input` for odds or a stake that are none. */
export async function counterAsked(
  context: BetContext,
  betId: bigint,
  { stake, odds, seconds }: CounterOffer,
): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    const bet = await holdWaiting(transaction, betId, 'asked');
    const areOdds = odds.every((one) => Number.isSafeInteger(one) && one >= 1_000);
    if (odds.length !== bet.legOdds.length || !areOdds || stake <= 0n || stake > bet.stake) {
      throw new Refusal('invalid_input');
    }
    const stakes = scaledStakes(bet, stake);
    const whole = stakeOf(bet, stakes);
    if (stakes.some((line) => line <= 0n)) throw new Refusal('invalid_input');
    const until = new Date(Date.now() + seconds * 1_000);
    const counter = { stake: toDecimal(whole, bet.currency), odds, until: until.toISOString() };
    const { rows } = await transaction.query<{ number: number }>(
      `UPDATE book.bets SET state = 'countered', counter = $2, decide_at = $3, steps = steps + 1
        WHERE id = $1 RETURNING steps AS number`,
      [bet.id, JSON.stringify(counter), until],
    );
    const number = rows[0]?.number ?? 0;
    await writeSteps(transaction, [{ betId, number, kind: 'countered', amount: whole }]);
  });
  context.hub.changed(betId);
}

/** Each line's stake in proportion, rounded down. */
const scaledStakes = (bet: StoredBet, stake: bigint): bigint[] =>
  bet.stakes.map((line) => (line * stake) / bet.stake);

const stakeOf = ({ stakes, stake }: StoredBet, scaled: readonly bigint[]): bigint => {
  const sum = (lines: readonly bigint[]) => lines.reduce((all, line) => all + line, 0n);
  return (sum(scaled) * stake) / sum(stakes);
};

/**
 * The member takes or leaves the other offer. Taken, the first bet ends with its stake back and a new
 * one is placed, which is answered. Refuses `not_found` and `offer_over`.
 */
export async function answerCounter(
  context: BetContext,
  session: BookSession,
  betId: string,
  isTaken: boolean,
) {
  const own = await readOwnBet(context, session, betId);
  const { keys, shownId } = await inTransaction(context.database, async (transaction) => {
    const bet = await holdWaiting(transaction, own.id, 'countered');
    const refusal = isTaken ? 'counter_taken' : 'counter_left';
    const keysOf: OperationKey[] = [await refuseBet(transaction, bet, refusal)];
    if (!isTaken) return { keys: keysOf, shownId: bet.id };
    const added = await placeCounter(context, transaction, session, bet);
    return { keys: [...keysOf, { betId: added, number: 1 }], shownId: added };
  });
  context.tell(keys);
  context.hub.changed(own.id);
  const [shown] = await readBets(context.database, 'WHERE b.id = $1', [shownId]);
  if (!shown) throw new Refusal('not_found');
  return showBet(context, shown);
}

/** The bet as the trader offered it, in the transaction that ends the first one. */
async function placeCounter(
  { offer }: BetContext,
  transaction: Transaction,
  session: BookSession,
  bet: StoredBet,
): Promise<bigint> {
  if (!bet.counter) throw new Error('A countered bet has no offer.');
  const { odds } = bet.counter;
  const legs = bet.legOdds.map((_, leg): JudgedLeg => {
    const selections = bet.selections.filter((selection) => selection.leg === leg);
    const quotes = selections.map((selection) => offer.quote(selection));
    const known = quotes.filter((quote) => quote?.isOpen).filter((quote) => quote !== undefined);
    if (known.length < selections.length) throw new Refusal('offer_over');
    return {
      quotes: known,
      odds: odds[leg] ?? 0,
      isBanker: bet.bankers.includes(leg),
      isLive: known.some(({ isLive }) => isLive),
      eachWay: bet.eachWay?.[leg] ?? null,
    };
  });
  const held = factsOf(bet);
  const stakes = scaledStakes(bet, parseDecimal(bet.counter.stake, bet.currency));
  const facts = {
    ...held,
    stakes,
    legs: held.legs.map((leg, at) => ({ ...leg, odds: odds[at] ?? leg.odds })),
  };
  const slip = slipOf(bet, amountText(bet.currency));
  const added = await insertBet(transaction, {
    owner: session,
    idempotencyKey: randomUUID(),
    slip: { ...slip, legs: slip.legs.map((leg, at) => ({ ...leg, odds: odds[at] ?? leg.odds })) },
    legs,
    facts,
    reckoned: reckonSlip(facts),
    needsTrader: false,
    isAgreed: true,
    delaySeconds: 0,
  });
  if (added === undefined) throw new Refusal('retry');
  return added;
}
