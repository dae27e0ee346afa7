/** Giving what an award is of, once. */
import type { Award } from '@bahati/contract/reward-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { payAward } from '#domains/wallet/wallet.ts';
import { grantBonus } from '#domains/wallet/bonuses/bonuses.ts';
import { addFreeRounds } from '#domains/rewards/free-rounds/free-rounds.ts';
import { earnPoints } from '#domains/rewards/points/points.ts';
import { addTickets } from '#domains/rewards/tickets/tickets.ts';

type Row = {
  id: bigint;
  memberId: bigint;
  source: string;
  state: string;
  currency: Currency;
  terms: { award: Award; deposit: string };
};

/**
 * Gives a claimable award in the caller's transaction: its row is locked, so that of two claims one
 * gives and the other is refused. Refuses `award_not_claimable`.
 */
export async function giveAward(transaction: Transaction, id: bigint): Promise<void> {
  const { rows } = await transaction.query<Row>(
    `SELECT id, member_id AS "memberId", source, currency, terms,
            CASE WHEN claim_until <= now() THEN 'expired' ELSE state END AS state
       FROM awards WHERE id = $1 FOR UPDATE`,
    [id],
  );
  const [row] = rows;
  if (row?.state !== 'claimable') throw new Refusal('award_not_claimable');
  await give(transaction, row);
  await transaction.query(`UPDATE awards SET state = 'given', decided_at = now() WHERE id = $1`, [
    id,
  ]);
}

async function give(transaction: Transaction, row: Row): Promise<void> {
  const { id: awardId, memberId, currency, source, terms } = row;
  const { award } = terms;
  switch (award.kind) {
    case 'cash':
      return payAward(transaction, {
        ownerId: memberId,
        currency,
        amount: parseDecimal(award.amount, currency),
        awardId,
        scope: source,
      });
    case 'bonus':
      return giveBonus(transaction, row, award);
    case 'points':
      await earnPoints(transaction, {
        memberId,
        points: BigInt(award.points),
        kind: 'award',
        reference: awardId.toString(),
      });
      return;
    case 'tickets':
      return addTickets(transaction, {
        memberId,
        kind: award.ticket,
        drawId: BigInt(award.drawId),
        count: award.count,
        awardId,
      });
    case 'free_rounds':
      return addFreeRounds(transaction, {
        memberId,
        awardId,
        gameId: award.gameId,
        currency,
        rounds: award.rounds,
        stake: parseDecimal(award.stake, currency),
        days: award.days,
      });
  }
}

async function giveBonus(
  transaction: Transaction,
  { id: awardId, memberId, currency, terms: { deposit } }: Row,
  { amount: given, terms }: Extract<Award, { kind: 'bonus' }>,
): Promise<void> {
  const amount = parseDecimal(given, currency);
  const base = terms.wagerBase === 'bonus' ? amount : amount + BigInt(deposit);
  await grantBonus(transaction, {
    ownerId: memberId,
    currency,
    awardId,
    amount,
    required: base * BigInt(terms.wagerTimes),
    largestStake: terms.largestStake === null ? null : parseDecimal(terms.largestStake, currency),
    cashOutCap: terms.cashOutCap === null ? null : parseDecimal(terms.cashOutCap, currency),
    isSticky: terms.isSticky,
    contributions: {
      types: Object.fromEntries(terms.contributions.map((one) => [one.gameType, one.percent])),
      games: Object.fromEntries(terms.games.map((one) => [String(one.gameId), one.percent])),
    },
    days: terms.days,
  });
}
