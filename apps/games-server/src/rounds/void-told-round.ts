/** The operator has voided a round; nothing is asked of the wallet, which has undone it already. */
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { undoneCode } from '#games-server/wallet-answers.ts';
import { voidedCode } from './told-refusal.ts';

type ToldRound = { roundId: string; gameCode: string; memberId: string };

/**
 * Ends a round that is paid, is being paid or waits for its player. One that asks the wallet just
 * now is answered by it, and told of again. Refuses `not_found` for a round that is not ours.
 */
export async function voidToldRound(
  context: Context,
  told: ToldRound,
): Promise<{ isVoided: boolean }> {
  const state = await (told.gameCode === crash.code ? voidBet : voidRound)(context, told);
  if (state === undefined) throw new Refusal('not_found');
  const isVoided = state === 'voided' || state === 'refused';
  context.log.warn({ round: told.roundId, isVoided }, 'the operator has voided a round');
  return { isVoided };
}

async function voidRound(
  { database }: Context,
  { roundId, gameCode, memberId }: ToldRound,
): Promise<string | undefined> {
  const values = [roundId, gameCode, memberId];
  await database.query(
    `UPDATE games.rounds SET state = 'voided', refusal_code = $4, refusal_details = '{}',
            balance = NULL, decided_at = coalesce(decided_at, now())
      WHERE external_id = $1 AND game_code = $2 AND member_id = $3
        AND state IN ('open', 'paying', 'settled')`,
    [...values, voidedCode],
  );
  const { rows } = await database.query<{ state: string }>(
    `SELECT state FROM games.rounds
      WHERE external_id = $1 AND game_code = $2 AND member_id = $3`,
    values,
  );
  return rows[0]?.state;
}

/** A bet that still flies is voided as its end asks for its payout. */
async function voidBet(
  { database }: Context,
  { roundId, memberId }: ToldRound,
): Promise<string | undefined> {
  await database.query(
    `UPDATE games.crash_bets SET state = 'voided', refusal_code = $3, payout = NULL,
            left_at = NULL, left_by = NULL, left_ms = NULL, balance = NULL,
            decided_at = coalesce(decided_at, clock_timestamp()), changed_at = clock_timestamp()
      WHERE external_id = $1 AND member_id = $2 AND state IN ('paying', 'settled')`,
    [roundId, memberId, undoneCode],
  );
  const { rows } = await database.query<{ state: string }>(
    'SELECT state FROM games.crash_bets WHERE external_id = $1 AND member_id = $2',
    [roundId, memberId],
  );
  return rows[0]?.state;
}
