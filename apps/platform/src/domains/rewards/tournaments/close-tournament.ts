/**
 * The end of a tournament, in steps that are each one transaction under the lock of its row: what may
 * still count is fixed, counted, the table is frozen with its winners, and each prize is given once.
 * Killed between any two, whoever comes next goes on; two at once take turns.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Prize } from '@bahati/contract/mission-terms.ts';
import type { BothWords } from '@bahati/contract/reward-terms.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';
import { placeSteps } from './place-steps.ts';
import { moneyOf, prizeOf } from './tournament-rows.ts';

/**
 * What was begun before the end is written by then: no statement runs longer than three seconds, and
 * no transaction waits longer than five.
 */
const settlingTime = `interval '1 minute'`;

/** Notes after its end up to which transfer everything is counted, and freezes the table then. */
export async function closeTournament({ database }: Context, tournamentId: bigint): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ closing: bigint | null; isCounted: boolean }>(
      `SELECT closing_transfer_id AS closing,
              coalesce(counted_transfer_id, 0) >= closing_transfer_id AS "isCounted"
         FROM tournaments
        WHERE id = $1 AND state = 'open' AND ends_at + ${settlingTime} <= now()
          FOR UPDATE SKIP LOCKED`,
      [tournamentId],
    );
    const [tournament] = rows;
    if (!tournament) return;
    if (tournament.closing === null) {
      await transaction.query(
        `UPDATE tournaments SET closing_transfer_id =
                coalesce((SELECT id FROM transfers ORDER BY id DESC LIMIT 1), 0) WHERE id = $1`,
        [tournamentId],
      );
    } else if (tournament.isCounted) {
      await freeze(transaction, tournamentId);
    }
  });
}

async function freeze(transaction: Transaction, tournamentId: bigint): Promise<void> {
  await placeSteps(transaction, tournamentId);
  await transaction.query(
    `INSERT INTO tournament_winners (tournament_id, place, member_id, score)
     SELECT $1, row_number() OVER (ORDER BY behind, reached_at, member_id), member_id, score
       FROM (SELECT * FROM tournament_scores WHERE tournament_id = $1 AND is_ranked
              ORDER BY behind, reached_at, member_id
              LIMIT (SELECT prize_places FROM tournaments WHERE id = $1)) best`,
    [tournamentId],
  );
  await transaction.query(`UPDATE tournaments SET state = 'final' WHERE id = $1`, [tournamentId]);
}

/**
 * Gives each prize that is not given yet, in a transaction of its own. One that cannot be given keeps
 * nobody else from his; the job then fails, which staff see, and is tried again.
 */
export async function givePrizes(
  context: Context,
  tournamentId: bigint,
  leaving?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (let after = 0; !leaving?.aborted; ) {
    const given = await giveNext(context, tournamentId, after).catch((error: unknown) => {
      failures.push(error);
      return undefined;
    });
    const place: number | undefined = given ?? (await nextUnpaid(context, tournamentId, after));
    if (place === undefined) break;
    after = place;
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} prizes were not given.`);
  }
  await context.database.query(
    `UPDATE tournaments SET state = 'done', decided_at = now()
      WHERE id = $1 AND state = 'final' AND NOT EXISTS (
        SELECT 1 FROM tournament_winners WHERE tournament_id = $1 AND award_id IS NULL)`,
    [tournamentId],
  );
}

type Winner = {
  place: number;
  memberId: bigint;
  currency: Currency;
  prizes: Prize[];
  title: BothWords;
};

/** Gives the next place's prize; undefined: none is left, or another process has it in hand. */
async function giveNext(
  context: Context,
  tournamentId: bigint,
  after: number,
): Promise<number | undefined> {
  const winner = await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<Winner>(
      `SELECT w.place, w.member_id AS "memberId", t.currency, t.prizes, t.title
         FROM tournament_winners w JOIN tournaments t ON t.id = w.tournament_id
        WHERE w.tournament_id = $1 AND w.award_id IS NULL AND w.place > $2 AND t.state = 'final'
        ORDER BY w.place LIMIT 1 FOR UPDATE OF w SKIP LOCKED`,
      [tournamentId, after],
    );
    const [next] = rows;
    if (next) await give(transaction, tournamentId, next);
    return next;
  });
  if (winner) context.announceBalance(winner.memberId);
  return winner?.place;
}

async function give(
  transaction: Transaction,
  tournamentId: bigint,
  { place, memberId, currency, prizes, title }: Winner,
): Promise<void> {
  const award = prizeOf(prizes, place);
  if (!award) throw new Error(`Place ${place} of the tournament ${tournamentId} has no prize.`);
  const awardId = await offerAward(transaction, {
    memberId,
    currency,
    source: 'tournament',
    sourceId: tournamentId,
    award,
    title,
    isAutomatic: true,
  });
  if (awardId === undefined) throw new Error(`Place ${place} was given its prize before.`);
  await transaction.query(
    'UPDATE tournament_winners SET award_id = $3 WHERE tournament_id = $1 AND place = $2',
    [tournamentId, place, awardId],
  );
  await transaction.query('UPDATE tournaments SET spent = spent + $2 WHERE id = $1', [
    tournamentId,
    moneyOf(award, currency),
  ]);
}

async function nextUnpaid(
  { database }: Context,
  tournamentId: bigint,
  after: number,
): Promise<number | undefined> {
  const { rows } = await database.query<{ place: number }>(
    `SELECT place FROM tournament_winners
      WHERE tournament_id = $1 AND award_id IS NULL AND place > $2 ORDER BY place LIMIT 1`,
    [tournamentId, after],
  );
  return rows[0]?.place;
}
