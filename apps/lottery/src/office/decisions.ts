/** What two people decide together: results, corrections, refunds and prize tables. */
import type { OfficeAnswer } from '@bahati/contract/program-office.ts';
import type {
  LotteryDecision,
  LotteryRequest,
  LotteryTouched,
} from '@bahati/contract/lottery-office/office.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { type Decisions, decisionsOf } from '@bahati/server-kit/program-office/two-people.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { applyDecision } from './apply-decision.ts';
import { lookAtDecision } from './look-at-decision.ts';
import type { Officer } from './office-session.ts';

/** Refuses `not_found` and `decision_not_possible`. */
export async function look(
  context: Context,
  decision: LotteryDecision,
): Promise<{ about: string; touched: LotteryTouched }> {
  return {
    about: await aboutOf(context, decision),
    touched: await lookAtDecision(context, decision),
  };
}

async function aboutOf({ database }: Context, decision: LotteryDecision): Promise<string> {
  if (decision.kind === 'prize_table') {
    const game = gameOf(decision.gameCode);
    if (!game) throw new Refusal('not_found');
    return game.title.en;
  }
  const { rows } = await database.query<{ gameCode: string; number: string }>(
    'SELECT game_code AS "gameCode", number FROM lottery.draws WHERE id = $1',
    [decision.drawId],
  );
  const [draw] = rows;
  if (!draw) throw new Refusal('not_found');
  return `${gameOf(draw.gameCode)?.title.en ?? draw.gameCode} ${draw.number}`;
}

export function lotteryDecisions(context: Context): Decisions<LotteryDecision> {
  return decisionsOf<LotteryDecision>(context.database, {
    table: 'lottery.decisions',
    about: async (decision) => (await look(context, decision)).about,
    apply: applyDecision,
  });
}

/** Refuses as `Decisions` does. */
export async function answerDecision(
  context: Context,
  officer: Officer,
  id: string,
  answer: OfficeAnswer,
): Promise<LotteryRequest> {
  const answered = await lotteryDecisions(context).answer(officer, id, answer);
  context.terms.changed();
  return answered;
}
