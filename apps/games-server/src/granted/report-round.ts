/**
 * Reporting a free round: the wallet pays what it won, under the round's own id, and is asked until it
 * has. It has no reason to refuse; where it does all the same, the round is given up after a while,
 * so that its player can go on.
 */
import type { Context } from '#games-server/context.ts';
import { markSettled, postpone } from '#games-server/rounds/mark-round.ts';
import type { StoredRound } from '#games-server/rounds/stored-round.ts';

export async function reportGrantedRound(context: Context, round: StoredRound): Promise<void> {
  const { grant, payout } = round;
  if (!grant || payout === null) throw new Error(`The round ${round.externalId} is of no grant.`);
  const answer = await context.wallet.promoWin(round, { ...grant, payout });
  switch (answer.kind) {
    case 'applied':
      return markSettled(context, round, answer.balance);
    case 'refused':
      if (isOverdue(context, round)) return giveUp(context, round, answer.code);
      return postpone(context, round, answer.code);
    case 'unknown':
      return postpone(context, round, answer.reason);
  }
}

function isOverdue({ config }: Context, { createdAt }: StoredRound): boolean {
  return Date.now() - createdAt.getTime() > config.VOID_AFTER_HOURS * 3_600_000;
}

async function giveUp({ database, log }: Context, round: StoredRound, code: string): Promise<void> {
  log.error({ round: round.externalId, code }, 'a free round was not paid');
  await database.query(
    `UPDATE games.rounds SET state = 'refused', refusal_code = $2, refusal_details = '{}',
            decided_at = now() WHERE id = $1 AND state = 'settling'`,
    [round.id, code],
  );
}
