/** What the platform's answers mean for a bet. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import {
  endOperations,
  nameOfOperation,
  type OperationKey,
  writeSteps,
} from '#sportsbook/wallet/operations.ts';
import type { Answered } from '#sportsbook/wallet/teller.ts';
import { decideBet } from './decide-bet.ts';
import { decideSoon } from './decide-due.ts';
import { refuseBet } from './refuse-bet.ts';

/** A reserve that nobody knows of for so long is rolled back, in seconds since placing. */
const longestReserve = 30;

/** Answers what is to be told next. */
export async function followAnswer(
  context: BetContext,
  { operation, answer }: Answered,
): Promise<OperationKey[]> {
  const isReserve = operation.kind === 'reserve';
  switch (answer.kind) {
    case 'applied':
      context.balances.set(nameOfOperation(operation), answer.balance);
      return isReserve ? reserved(context, operation.betId) : [];
    case 'refused':
      return isReserve
        ? refused(context, operation, answer.code)
        : contradicted(context, operation, answer.code);
    case 'unknown':
      return isReserve && operation.age > longestReserve ? rolledBack(context, operation) : [];
  }
}

/** The stake is held: a trader's time or the live delay begins, or it is decided at once. */
async function reserved(context: BetContext, betId: bigint): Promise<OperationKey[]> {
  const { traderSeconds } = await context.terms();
  const waits = await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{
      needsTrader: boolean;
      delay: number;
      steps: number;
    }>(
      `UPDATE book.bets SET told = 'reserved',
              state = CASE WHEN needs_trader THEN 'asked' ELSE state END,
              steps = steps + CASE WHEN needs_trader THEN 1 ELSE 0 END,
              decide_at = clock_timestamp() + make_interval(secs =>
                CASE WHEN needs_trader THEN $2 ELSE delay_seconds END)
        WHERE id = $1 AND state = 'waiting' AND told = 'asked'
        RETURNING needs_trader AS "needsTrader", delay_seconds AS delay, steps`,
      [betId, traderSeconds],
    );
    const [bet] = rows;
    await endOperations(transaction, [{ betId, number: 1 }]);
    if (bet?.needsTrader)
      await writeSteps(transaction, [{ betId, number: bet.steps, kind: 'asked' }]);
    return bet;
  });
  context.hub.changed(betId);
  if (!waits || waits.needsTrader) return [];
  if (waits.delay === 0) return decideBet(context, betId);
  decideSoon(context, betId, waits.delay);
  return [];
}

/** The platform said no to the stake, which was never taken. */
async function refused(
  context: BetContext,
  { betId, number }: OperationKey,
  code: string,
): Promise<OperationKey[]> {
  await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ steps: number }>(
      `UPDATE book.bets SET state = 'refused', told = 'cancelled', refusal = $2, steps = steps + 1
        WHERE id = $1 AND state = 'waiting' AND told = 'asked' RETURNING steps`,
      [betId, code],
    );
    await endOperations(transaction, [{ betId, number }]);
    if (!rows[0]) return;
    const step = { betId, number: rows[0].steps, kind: 'refused', note: code };
    await writeSteps(transaction, [step]);
  });
  context.hub.changed(betId);
  return [];
}

/** Nobody knows whether the stake is held: it is given up, and whatever was taken goes back. */
async function rolledBack(
  context: BetContext,
  { betId, number }: OperationKey,
): Promise<OperationKey[]> {
  const keys = await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ id: bigint }>(
      `SELECT id FROM book.bets WHERE id = $1 AND state = 'waiting' AND told = 'asked' FOR UPDATE`,
      [betId],
    );
    const [bet] = rows;
    if (!bet) return [];
    await endOperations(transaction, [{ betId, number }]);
    return [await refuseBet(transaction, bet, 'not_decided', 'expired')];
  });
  context.hub.changed(betId);
  return keys;
}

/**
 * The platform says no to what follows from a slip it holds: its operator has voided the slip, or the
 * two differ. It is told again, slowly, so that nothing of the bet overtakes it, and people are told.
 */
async function contradicted(
  context: BetContext,
  { betId, number }: OperationKey,
  code: string,
): Promise<OperationKey[]> {
  context.log.error({ betId, number, code }, 'the platform refuses a step of a bet');
  await context.database.query(
    `UPDATE book.operations SET last_answer = $3, due_at = clock_timestamp() + interval '10 minutes'
      WHERE bet_id = $1 AND number = $2`,
    [betId, number, code],
  );
  return [];
}
