/** Free rounds: the operator pays for rounds of a game, its provider plays them. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';

/** Writes the rounds once for their award; the provider is told by a job. */
export async function addFreeRounds(
  transaction: Transaction,
  grant: {
    memberId: bigint;
    awardId: bigint;
    gameId: number;
    currency: Currency;
    rounds: number;
    /** Minor units. */
    stake: bigint;
    days: number;
  },
): Promise<void> {
  await transaction.query(
    `INSERT INTO free_round_grants (member_id, award_id, game_id, currency, rounds, stake,
       expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))`,
    [
      grant.memberId,
      grant.awardId,
      grant.gameId,
      grant.currency,
      grant.rounds,
      grant.stake,
      grant.days,
    ],
  );
}
