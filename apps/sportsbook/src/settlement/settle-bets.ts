/**
 * Settling bets by how their markets stand: for each what it should be is held against what the
 * platform was told, and the difference is its next step. The order in which results, cancels and
 * both taken back came in makes no difference to the end.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import type { SlipFacts } from '#sportsbook/slips/reckon-slip.ts';
import { type NewStep, type OperationKey, writeSteps } from '#sportsbook/wallet/operations.ts';
import { endedLegs } from './leg-results.ts';
import { readEndedMarkets } from './read-markets.ts';
import { type Difference, differenceOf, type Standing, targetOf } from './target.ts';

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

type SettledBet = Standing & {
  id: bigint;
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
  selections: { leg: number; eventId: string; market: string; outcome: string }[];
};

/** Brings bets to what they should be. Each is held, those that are not accepted yet as well. */
async function settleBets(
  transaction: Transaction,
  betIds: readonly string[],
): Promise<OperationKey[]> {
  const { rows } = await transaction.query<SettledBet>(
    `WITH held AS (
       SELECT * FROM book.bets WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE)
     SELECT b.id, b.shape, b.bankers, b.leg_odds AS "legOdds", b.is_each_way AS "isEachWay",
            b.each_way AS "eachWay", b.stakes::text[] AS stakes, b.bonus_terms AS "bonusTerms",
            b.state, b.told, b.settled_payout AS "settledPayout",
            b.settled_valid_stake AS "settledValidStake", b.cashed_stake AS "cashedStake",
            b.accepted_at AS "acceptedAt", b.steps,
            (SELECT json_agg(json_build_object('leg', s.leg, 'eventId', s.event_id::text,
                'market', s.market, 'outcome', s.outcome) ORDER BY s.leg, s.place)
               FROM book.bet_selections s WHERE s.bet_id = b.id) AS selections
       FROM held b WHERE b.told IN ('open', 'settled')`,
    [betIds],
  );
  // Read after the locks: whatever was committed before is seen.
  const markets = await readEndedMarkets(
    transaction,
    rows.flatMap(({ selections }) => selections),
  );
  const changes = rows.flatMap((bet) => {
    if (!bet.acceptedAt) throw new Error(`The bet ${bet.id} runs and was never accepted.`);
    const ended = endedLegs(bet.legOdds.length, bet.selections, markets, bet.acceptedAt);
    const difference = differenceOf(bet, targetOf(slipOf(bet), ended, bet.cashedStake));
    return difference ? [{ bet, ...difference, number: bet.steps + 1 }] : [];
  });
  if (changes.length === 0) return [];
  await writeChanges(transaction, changes);
  return changes.flatMap(({ bet, number, operation }) =>
    operation ? [{ betId: bet.id, number }] : [],
  );
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
