/**
 * Asking the wallet for what an act costs. Taken, the act stands and is shown; refused, the round
 * is as it was before the act. Nothing drawn after the act is shown in between.
 */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';
import { lockPlayer } from '#games-server/seeds/seed-pairs.ts';
import type { Refused } from '#games-server/wallet-answers.ts';
import { postpone } from '#games-server/rounds/mark-round.ts';
import { markAct, noteRefusal, readAskingAct, type StoredAct } from './round-acts.ts';
import { replay } from '#games-server/rounds/records/show-round.ts';
import { readStoredRound, type StoredRound } from '#games-server/rounds/stored-round.ts';
import { voidedCode } from '#games-server/rounds/told-refusal.ts';
import { moveOn } from './turns.ts';

/** The stake's id at the wallet; a refused act's number is used again, its id is not. */
const stakeIdOf = ({ externalId }: StoredRound, { id }: StoredAct) => `${externalId}-a${id}`;

/** Makes one try for a round that is `staking`. */
export async function takeActStake(context: Context, round: StoredRound): Promise<void> {
  const act = await readAskingAct(context.database, round);
  if (act.refusalCode !== null) return undoAct(context, round, act);
  if (isOverdue(context, round, act)) {
    return refuseAct(context, round, act, { code: voidedCode, details: {} });
  }
  const { stake, platformToken } = act;
  const transactionId = stakeIdOf(round, act);
  const answer = await context.wallet.bet(round, { transactionId, platformToken, stake });
  switch (answer.kind) {
    case 'applied':
      return endAct(context, round, act, { state: 'taken', balance: answer.balance });
    case 'refused':
      return refuseAct(context, round, act, answer);
    case 'unknown':
      return postpone(context, round, answer.reason);
  }
}

function isOverdue(context: Context, { attempts }: StoredRound, { createdAt }: StoredAct): boolean {
  const ageMs = Date.now() - createdAt.getTime();
  return attempts > 1 && ageMs > context.config.VOID_AFTER_HOURS * 3_600_000;
}

/** A try before this one may still be on its way: then the stake is barred first. */
async function refuseAct(
  context: Context,
  round: StoredRound,
  act: StoredAct,
  refused: Refused,
): Promise<void> {
  await noteRefusal(context.database, act, refused);
  if (round.attempts > 1) return undoAct(context, round, act);
  return endAct(context, round, act, { state: 'refused' });
}

async function undoAct(context: Context, round: StoredRound, act: StoredAct): Promise<void> {
  const answer = await context.wallet.rollBack(round, stakeIdOf(round, act));
  if (answer.kind === 'undone') return endAct(context, round, act, { state: 'refused' });
  return postpone(context, round, answer.kind === 'unknown' ? answer.reason : 'bet_has_wins');
}

async function endAct(
  context: Context,
  { id, memberId }: StoredRound,
  act: StoredAct,
  { state, balance }: { state: 'taken' | 'refused'; balance?: string },
): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    await lockPlayer(transaction, memberId);
    const round = await readStoredRound(transaction, id);
    const current = round.state === 'staking' && (await readAskingAct(transaction, round));
    // Whoever held the round before may have come to the same end.
    if (!current || current.id !== act.id) return;
    await markAct(transaction, act, state);
    const acts = state === 'taken' ? [...round.acts, act.action] : round.acts;
    const end = balance === undefined ? {} : { balance };
    await moveOn(transaction, context, round, replay(round, acts), end);
  });
}
