/**
 * One act of a player. It is a committed fact before anything drawn after it is shown; what it
 * costs is taken first, and the act that ends the round pays it. The same request acts once.
 */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { awaitDecision } from '#games-server/rounds/await-decision.ts';
import { type ActRequest, commitAct } from './commit-act.ts';
import { readActOfRequest } from './round-acts.ts';
import { showRound } from '#games-server/rounds/records/show-round.ts';
import { isWithWallet } from '#games-server/rounds/stored-round.ts';
import { toldRefusal, voidedCode } from '#games-server/rounds/told-refusal.ts';

/** Refuses with the codes of the contract, and `retry` while the wallet is silent. */
export async function actInRound(
  context: Context,
  session: FrameSession,
  request: ActRequest,
): Promise<FrameRound> {
  const { round, isNew } = await commitAct(context, session, request);
  const isHeld = isNew && isWithWallet(round);
  const decided = await awaitDecision(context, { round, isHeld }, context.patienceMs);
  if (isWithWallet(decided)) throw new Refusal('retry', { roundId: round.externalId });
  const act = await readActOfRequest(context.database, round, request.idempotencyKey);
  if (act?.state === 'refused') throw toldRefusal(act.refusalCode ?? '', act.refusalDetails);
  if (decided.state === 'voided') {
    throw toldRefusal(decided.refusalCode ?? voidedCode, decided.refusalDetails);
  }
  return showRound(decided);
}
