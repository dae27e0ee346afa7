/** Whose turn it is in a round with acts: the player's, or the wallet's once the round is over. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';
import type { PlayedRound } from '#games-server/games/game.ts';
import type { StoredRound } from '#games-server/rounds/stored-round.ts';

/** The stake is taken: the player's turn begins. A round that is being undone stays so. */
export async function startTurn(
  { database, config }: Context,
  round: StoredRound,
  balance: string,
): Promise<void> {
  await database.query(
    `UPDATE games.rounds SET state = 'open', balance = $2, attempts = 1,
            due_at = now() + make_interval(hours => $3)
      WHERE id = $1 AND state = 'opening'`,
    [round.id, balance, config.FINISH_AFTER_HOURS],
  );
}

/**
 * Notes where a round stands after an act. One that is over is due at once, or after `heldSeconds`
 * where the caller pays it. The round must be locked.
 */
export async function moveOn(
  transaction: Transaction,
  { config }: Pick<Context, 'config'>,
  round: StoredRound,
  played: PlayedRound<unknown>,
  { heldSeconds = 0, balance = round.balance }: { heldSeconds?: number; balance?: string | null },
): Promise<void> {
  const isOver = played.payout !== null;
  await transaction.query(
    `UPDATE games.rounds SET state = $2, payout = $3, extra_stake = $4, balance = $5, attempts = 1,
            due_at = now() + make_interval(secs => $6), valid_stake = $7
      WHERE id = $1`,
    [
      round.id,
      isOver ? 'paying' : 'open',
      played.payout,
      played.debit - round.stake,
      balance,
      isOver ? heldSeconds : config.FINISH_AFTER_HOURS * 3600,
      played.validStake,
    ],
  );
}
