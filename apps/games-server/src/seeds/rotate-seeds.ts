import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { readUndecided } from '#games-server/rounds/records/rounds.queries.ts';
import { activePair, addPair, lockPlayer, type Player, shownSeeds } from './seed-pairs.ts';

/**
 * Reveals the server seed and commits to a new one with the client seed the player chose. Refuses
 * `round_in_progress`: a seed that is known must decide nothing more.
 */
export async function rotateSeeds(context: Context, player: Player, clientSeed: string) {
  return inTransaction(context.database, async (transaction) => {
    await lockPlayer(transaction, player.memberId);
    const undecided = await readUndecided(transaction, player);
    if (undecided) throw new Refusal('round_in_progress', { roundId: undecided });
    const old = await activePair(transaction, player);
    await transaction.query('UPDATE games.seed_pairs SET revealed_at = now() WHERE id = $1', [
      old.id,
    ]);
    const next = await addPair(transaction, player, clientSeed);
    const { serverSeed, serverSeedHash } = old;
    return {
      revealed: {
        serverSeed,
        serverSeedHash,
        clientSeed: old.clientSeed,
        rounds: old.nonce,
      },
      seeds: shownSeeds(next),
    };
  });
}
