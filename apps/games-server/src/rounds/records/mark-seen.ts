import type { Context } from '#games-server/context.ts';
import type { Player } from '#games-server/seeds/seed-pairs.ts';

/** Notes that the player has seen a round's result, and with it every round before it. */
export async function markSeen(context: Context, player: Player, roundId: string): Promise<void> {
  await context.database.query(
    `UPDATE games.rounds SET seen_at = now()
      WHERE member_id = $1 AND game_code = $2 AND state = 'settled' AND seen_at IS NULL
        AND id <= (SELECT id FROM games.rounds
                    WHERE external_id = $3 AND member_id = $1 AND game_code = $2)`,
    [player.memberId, player.gameCode, roundId],
  );
}
