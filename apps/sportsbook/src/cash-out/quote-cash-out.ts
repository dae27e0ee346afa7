import { randomUUID } from 'node:crypto';
import { cashOutPart } from '@bahati/book-rules/cash-out.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { readOwnBet } from '#sportsbook/bets/read-bets.ts';
import type { BookSession } from '#sportsbook/sessions/session.ts';
import { readEndedMarkets } from '#sportsbook/settlement/read-markets.ts';
import { worthOf } from './worth.ts';

/**
 * What a part of the running stake is bought back for now; `part` in basis points. Refuses
 * `not_found`, and `cash_out_not_offered` where the bet does not run or a leg is not open.
 */
export async function quoteCashOut(
  context: BetContext,
  session: BookSession,
  betId: string,
  part: number,
) {
  const bet = await readOwnBet(context, session, betId);
  const terms = await context.terms();
  const markets = await readEndedMarkets(context.database, bet.selections);
  const worth = worthOf(context.offer, bet, markets, terms);
  const running = bet.stake - bet.cashedStake;
  if (!worth) throw new Refusal('cash_out_not_offered');
  const { amount, stakePart } = cashOutPart({ stake: running, value: worth.amount }, part);
  if (amount <= 0n || stakePart <= 0n) throw new Refusal('cash_out_not_offered');
  const quoteId = randomUUID();
  const seconds = worth.isLive ? terms.liveCashOutSeconds : terms.cashOutSeconds;
  const { rows } = await context.database.query<{ expiresAt: Date }>(
    `INSERT INTO book.cash_out_quotes (id, bet_id, stake_part, amount, worth, steps, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
     RETURNING expires_at AS "expiresAt"`,
    [quoteId, bet.id, stakePart, amount, worth.amount, bet.steps, seconds],
  );
  return {
    quoteId,
    amount: toDecimal(amount, bet.currency),
    stakePart: toDecimal(stakePart, bet.currency),
    expiresAt: (rows[0]?.expiresAt ?? new Date()).toISOString(),
  };
}
