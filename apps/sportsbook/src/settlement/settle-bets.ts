/**
 * Settling bets by how their markets stand: for each what it should be is held against what the
 * platform was told, and the difference is its next step. The order in which results, cancels and
 * both taken back came in makes no difference to the end.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import type { SlipFacts } from '#sportsbook/slips/reckon-slip.ts';
import { type NewStep, type WrittenOperation, writeSteps } from '#sportsbook/wallet/operations.ts';
import { endedLegs } from './leg-results.ts';
import { readEndedMarkets } from './read-markets.ts';
import { holdBets, type SettledBet } from './hold-bets.ts';
import { type Difference, differenceOf, targetOf } from './target.ts';

/** Markets looked at in one transaction, and bets of them. */
const mostTasks = 50;
const mostBets = 1_000;

type TaskBets = { taskId: bigint; betIds: string[] | null };

/**
 * One transaction of the settlement; answers whether there is more to do. Two processes never work
 * on the same market at once.
 */
export async function settleNext(context: BetContext): Promise<boolean> {
  const { keys, isMore } = await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<TaskBets>(
      `WITH tasks AS (
         SELECT id, event_id, market, done_to FROM book.settlement_tasks
          ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
       SELECT t.id AS "taskId", (SELECT array_agg(s.bet_id::text ORDER BY s.bet_id) FROM (
           SELECT bet_id FROM book.bet_selections s
            WHERE s.event_id = t.event_id AND s.market = t.market AND s.bet_id > t.done_to
            ORDER BY bet_id LIMIT $2) s) AS "betIds"
         FROM tasks t ORDER BY t.id`,
      [mostTasks, mostBets],
    );
    const { betIds, done, goOn } = cutTasks(rows);
    const told = betIds.length > 0 ? await settleBets(transaction, betIds) : [];
    await transaction.query('DELETE FROM book.settlement_tasks WHERE id = ANY($1)', [done]);
    if (goOn) {
      await transaction.query('UPDATE book.settlement_tasks SET done_to = $2 WHERE id = $1', [
        goOn.taskId,
        goOn.doneTo,
      ]);
    }
    return { keys: told, isMore: rows.length === mostTasks || goOn !== undefined };
  });
  context.tell(keys);
  for (const { betId } of keys) context.hub.changed(betId);
  return isMore;
}

/** The tasks of one transaction: those that end with it, and the one that goes on. */
function cutTasks(rows: readonly TaskBets[]) {
  const betIds = new Set<string>();
  const done: bigint[] = [];
  for (const { taskId, betIds: own } of rows) {
    for (const betId of own ?? []) betIds.add(betId);
    const doneTo = own?.length === mostBets ? own.at(-1) : undefined;
    if (doneTo !== undefined) return { betIds: [...betIds], done, goOn: { taskId, doneTo } };
    done.push(taskId);
    if (betIds.size >= mostBets) break;
  }
  return { betIds: [...betIds], done, goOn: undefined };
}

/** Brings bets to what they should be. Each is held, those that are not accepted yet as well. */
async function settleBets(
  transaction: Transaction,
  betIds: readonly string[],
): Promise<WrittenOperation[]> {
  const { bets, selections, selectionsOf } = await holdBets(transaction, betIds);
  // Read after the locks: whatever was committed before is seen.
  const markets = await readEndedMarkets(transaction, selections);
  const changes = bets.flatMap((bet) => {
    if (!bet.acceptedAt) throw new Error(`The bet ${bet.id} runs and was never accepted.`);
    const ended = endedLegs(bet.legOdds.length, selectionsOf(bet.id), markets, bet.acceptedAt);
    const difference = differenceOf(bet, targetOf(slipOf(bet), ended, bet.cashedStake));
    return difference ? [{ bet, ...difference, number: bet.steps + 1 }] : [];
  });
  if (changes.length === 0) return [];
  await writeChanges(transaction, changes);
  return changes.flatMap((change) => asWritten(change));
}

/** What follows an operation that is not answered yet is told after it, by its row. */
function asWritten({ bet, number, operation, payout, validStake }: Change): WrittenOperation[] {
  if (!operation) return [];
  const key = { betId: bet.id, number };
  if (bet.isUnanswered) return [key];
  const { reference, memberId, platformToken, gameCode, currency, stake, age } = bet;
  const ofBet = { reference, memberId, platformToken, gameCode, currency, stake, age };
  const legs = bet.legOdds.length;
  const told = { kind: operation, detail: null, tries: 1, amount: payout, validStake, odds: null };
  return [{ ...key, stored: { ...key, ...ofBet, ...told, legs } }];
}

const slipOf = (bet: SettledBet): SlipFacts => ({
  shape: bet.shape,
  bankers: bet.bankers,
  legs: bet.legOdds.map((odds, at) => ({ odds, eachWay: bet.eachWay?.[at] ?? null })),
  isEachWay: bet.isEachWay,
  stakes: bet.stakes.map(BigInt),
  bonus: bet.bonusTerms,
});

type Change = Difference & { bet: SettledBet; number: number };

async function writeChanges(transaction: Transaction, changes: readonly Change[]): Promise<void> {
  await transaction.query(
    `UPDATE book.bets b SET state = n.state,
            told = CASE WHEN n.payout IS NULL THEN 'open' ELSE 'settled' END,
            settled_payout = n.payout, settled_valid_stake = n.valid, steps = n.step
       FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::integer[])
         AS n (id, state, payout, valid, step)
      WHERE b.id = n.id`,
    [
      changes.map(({ bet }) => bet.id),
      changes.map(({ state }) => state),
      changes.map(({ payout }) => payout),
      changes.map(({ validStake }) => validStake),
      changes.map(({ number }) => number),
    ],
  );
  await writeSteps(
    transaction,
    changes.map(
      ({ bet, number, stepKind, payout, validStake, operation }): NewStep => ({
        betId: bet.id,
        number,
        kind: stepKind,
        amount: payout,
        validStake,
        ...(operation ? { operation: { kind: operation } } : {}),
      }),
    ),
  );
}
