import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#games-server/context.ts';
import { claimRound } from './claim-round.ts';
import { decideRound } from './decide-round.ts';
import { isWithWallet, readStoredRound, type StoredRound } from './stored-round.ts';

/** How often a round that another process or request holds is looked at again. */
const pollMs = 100;

/**
 * Waits until the wallet has nothing more to decide about a round, trying whenever its turn comes,
 * and answers the round as it stands then or when the patience ends. `isHeld`: the first try is
 * the caller's.
 */
export async function awaitDecision(
  context: Context,
  { round: first, isHeld }: { round: StoredRound; isHeld: boolean },
  patienceMs: number,
): Promise<StoredRound> {
  const end = performance.now() + patienceMs;
  let round = isHeld ? await decideRound(context, first) : first;
  while (isWithWallet(round) && performance.now() < end) {
    const claimed = await claimRound(context, round.id);
    if (claimed) {
      round = await decideRound(context, claimed);
    } else {
      await sleep(pollMs);
      round = await readStoredRound(context.database, round.id);
    }
  }
  return round;
}
