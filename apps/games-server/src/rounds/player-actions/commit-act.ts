import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { lockPlayer, type Player } from '#games-server/seeds/seed-pairs.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { type Committed, leaseSeconds } from '#games-server/rounds/commit-round.ts';
import { addAct, readActOfRequest } from './round-acts.ts';
import { replay } from '#games-server/rounds/records/show-round.ts';
import {
  readStoredRound,
  readStoredRounds,
  type StoredRound,
} from '#games-server/rounds/stored-round.ts';
import { moveOn } from './turns.ts';

export type ActRequest = {
  roundId: string;
  idempotencyKey: string;
  sequence: number;
  action: string;
};

/**
 * Makes an act a fact, once for its request, and answers the round after it. Refuses `not_found`,
 * `request_conflict`, `act_out_of_order` and `action_not_allowed`.
 */
export async function commitAct(
  context: Context,
  session: FrameSession,
  request: ActRequest,
): Promise<Committed> {
  return inTransaction(context.database, async (transaction) => {
    await lockPlayer(transaction, session.memberId);
    const round = await readOwnRound(transaction, session, request.roundId);
    const known = await readActOfRequest(transaction, round, request.idempotencyKey);
    const { sequence, action } = request;
    if (known) {
      const isSame = known.sequence === sequence && known.action === action;
      if (!isSame) throw new Refusal('request_conflict');
      return { round, isNew: false };
    }
    if (round.state !== 'open' || sequence !== round.acts.length + 1) {
      throw new Refusal('act_out_of_order');
    }
    await act(transaction, context, round, session, request);
    return { round: await readStoredRound(transaction, round.id), isNew: true };
  });
}

async function readOwnRound(
  transaction: Transaction,
  { memberId, gameCode }: Player,
  roundId: string,
): Promise<StoredRound> {
  const [round] = await readStoredRounds(
    transaction,
    'WHERE r.external_id = $1 AND r.member_id = $2 AND r.game_code = $3',
    [roundId, memberId, gameCode],
  );
  if (!round) throw new Refusal('not_found');
  return round;
}

/** An act that costs something waits for the wallet before it stands. */
async function act(
  transaction: Transaction,
  context: Context,
  round: StoredRound,
  { id: sessionId }: FrameSession,
  { idempotencyKey, sequence, action }: ActRequest,
): Promise<void> {
  const before = replay(round);
  if (!before.actions.includes(action)) throw new Refusal('action_not_allowed');
  const after = replay(round, [...round.acts, action]);
  const stake = after.debit - before.debit;
  await addAct(transaction, round, { sequence, idempotencyKey, sessionId, action, stake });
  if (stake === 0n) {
    return moveOn(transaction, context, round, after, { heldSeconds: leaseSeconds });
  }
  await transaction.query(
    `UPDATE games.rounds SET state = 'staking', attempts = 1,
            due_at = now() + make_interval(secs => $2)
      WHERE id = $1`,
    [round.id, leaseSeconds],
  );
}
