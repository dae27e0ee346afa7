import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { showBet } from '#sportsbook/bets/show-bet.ts';
import type { BookSession } from '#sportsbook/sessions/session.ts';
import { readEndedMarkets } from '#sportsbook/settlement/read-markets.ts';
import { readBets, type StoredBet } from '#sportsbook/slips/stored-bet.ts';
import type { Terms } from '#sportsbook/slips/terms.ts';
import { nameOfOperation, type OperationKey, writeSteps } from '#sportsbook/wallet/operations.ts';
import { type Worth, worthOf } from './worth.ts';

type Quote = { stakePart: bigint; amount: bigint; worth: bigint; steps: number };

/** How long the balance is waited for; without it the answer comes all the same. */
const longestWaitMs = 2_000;

/**
 * Takes a quote, at most once. Refuses `quote_over` where it is gone, the bet went on or its worth
 * moved, and `cash_out_not_offered` where a leg is not open now.
 */
export async function takeCashOut(
  context: BetContext,
  session: BookSession,
  betId: string,
  quoteId: string,
) {
  const terms = await context.terms();
  const key = await inTransaction(context.database, async (transaction) => {
    const [bet] = await readBets(
      transaction,
      'WHERE b.id = $1 AND b.member_id = $2 FOR UPDATE OF b',
      [betId, session.memberId],
    );
    if (!bet) throw new Refusal('not_found');
    const quote = await takeQuote(transaction, bet, quoteId);
    if (!quote || quote.steps !== bet.steps) throw new Refusal('quote_over');
    const worth = await worthNow(context, transaction, bet, terms);
    if (!worth) throw new Refusal('cash_out_not_offered');
    if (hasMoved(quote.worth, worth.amount, terms)) throw new Refusal('quote_over');
    return writeCashOut(transaction, bet, quote);
  });
  const { changed } = context.hub.next(key.betId, longestWaitMs);
  context.tell([key]);
  await changed;
  const [bet] = await readBets(context.database, 'WHERE b.id = $1', [betId]);
  if (!bet) throw new Refusal('not_found');
  const balance = context.balances.get(nameOfOperation(key)) ?? null;
  return { bet: await showBet(context, bet), balance };
}

async function takeQuote(
  transaction: Transaction,
  { id }: StoredBet,
  quoteId: string,
): Promise<Quote | undefined> {
  const { rows } = await transaction.query<Quote>(
    `DELETE FROM book.cash_out_quotes WHERE id = $1 AND bet_id = $2 AND expires_at > clock_timestamp()
     RETURNING stake_part AS "stakePart", amount, worth, steps`,
    [quoteId, id],
  );
  return rows[0];
}

/** By the markets as they stand under the bet's lock, and the quotes of this tick. */
async function worthNow(
  { offer }: BetContext,
  transaction: Transaction,
  bet: StoredBet,
  terms: Terms,
): Promise<Worth | undefined> {
  const markets = await readEndedMarkets(transaction, bet.selections);
  return worthOf(offer, bet, markets, terms);
}

function hasMoved(quoted: bigint, now: bigint, { cashOutTolerance }: Terms): boolean {
  const distance = quoted > now ? quoted - now : now - quoted;
  return distance * 10_000n > quoted * BigInt(cashOutTolerance);
}

/** Of a bet whose row is held. Answers what the platform is to be told. */
async function writeCashOut(
  transaction: Transaction,
  bet: StoredBet,
  { stakePart, amount }: Pick<Quote, 'stakePart' | 'amount'>,
): Promise<OperationKey> {
  const isFull = bet.cashedStake + stakePart === bet.stake;
  const { rows } = await transaction.query<{ number: number }>(
    `UPDATE book.bets SET cashed_stake = cashed_stake + $2, cashed_out = cashed_out + $3,
            steps = steps + 1, state = CASE WHEN $4 THEN 'cashed_out' ELSE state END,
            told = CASE WHEN $4 THEN 'cashed_out' ELSE told END,
            auto_cash_out = CASE WHEN $4 THEN NULL ELSE auto_cash_out END
      WHERE id = $1 RETURNING steps AS number`,
    [bet.id, stakePart, amount, isFull],
  );
  const key = { betId: bet.id, number: rows[0]?.number ?? 0 };
  const operation = { kind: 'cash_out' as const, detail: isFull ? 'full' : 'part' };
  await writeSteps(transaction, [{ ...key, kind: 'cashed_out', amount, operation }]);
  return key;
}

/** Cashes a bet out whole if it is worth what its rule says; else nothing happens. */
export async function cashOutByRule(context: BetContext, betId: bigint): Promise<boolean> {
  const terms = await context.terms();
  const key = await inTransaction(context.database, async (transaction) => {
    const [bet] = await readBets(
      transaction,
      `WHERE b.id = $1 AND b.state = 'open' AND b.auto_cash_out IS NOT NULL FOR UPDATE OF b`,
      [betId],
    );
    if (!bet || bet.autoCashOut === null) return undefined;
    const amount = (await worthNow(context, transaction, bet, terms))?.amount ?? 0n;
    if (amount < bet.autoCashOut) return undefined;
    return writeCashOut(transaction, bet, { stakePart: bet.stake - bet.cashedStake, amount });
  });
  if (!key) return false;
  context.tell([key]);
  context.hub.changed(betId);
  return true;
}
