import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';
import { lockPlayer } from '#games-server/seeds/seed-pairs.ts';
import { leaseSeconds } from './commit-round.ts';
import { addAct } from './player-actions/round-acts.ts';
import { replay } from './records/show-round.ts';
import { readStoredRound, type StoredRound } from './stored-round.ts';
import { moveOn } from './player-actions/turns.ts';

/**
 * Ends an open round whose player went away, by the game's own rule, and answers it ready to be
 * paid. An act that came in the meantime wins: then the round goes on.
 */
export async function finishLeftRound(context: Context, left: StoredRound): Promise<StoredRound> {
  return inTransaction(context.database, async (transaction) => {
    await lockPlayer(transaction, left.memberId);
    const round = await readStoredRound(transaction, left.id);
    if (round.state !== 'open' || round.attempts !== left.attempts) return round;
    const acts = [...round.acts];
    let played = replay(round);
    while (played.idle !== null) {
      const action = played.idle;
      acts.push(action);
      const { sessionId } = round;
      const act = { sequence: acts.length, idempotencyKey: null, sessionId, action, stake: 0n };
      await addAct(transaction, round, act);
      const next = replay(round, acts);
      if (next.debit !== played.debit) throw new Error(`${action} of a left round costs a stake.`);
      played = next;
    }
    await moveOn(transaction, context, round, played, { heldSeconds: leaseSeconds });
    context.log.info({ round: round.externalId }, 'ended a round its player had left');
    return readStoredRound(transaction, round.id);
  });
}
