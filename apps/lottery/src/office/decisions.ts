/**
 * What two people decide together: one asks, with a reason and after seeing who is touched; another
 * approves. What is approved is carried out in the same transaction.
 */
import type {
  LotteryDecision,
  LotteryRequest,
  LotteryTouched,
} from '@bahati/contract/lottery-office/office.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { applyDecision } from './apply-decision.ts';
import { lookAtDecision } from './look-at-decision.ts';
import type { Officer } from './office-session.ts';

type Row = {
  rowId: bigint;
  decision: LotteryDecision;
  about: string;
  reason: string;
  state: LotteryRequest['state'];
  askedBy: string;
  askedById: string;
  askedAt: Date;
  answeredBy: string | null;
  answeredAt: Date | null;
};

const columns = `d.id AS "rowId", d.decision, d.about, d.reason, d.state, d.asked_name AS "askedBy",
  d.asked_by AS "askedById", d.asked_at AS "askedAt", d.answered_name AS "answeredBy",
  d.answered_at AS "answeredAt"`;

const show =
  ({ staffId }: Officer) =>
  ({ rowId, askedById, askedAt, answeredAt, ...row }: Row): LotteryRequest => ({
    ...row,
    id: String(rowId),
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    isOwn: askedById === staffId,
  });

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

/** Refuses `not_found` and `decision_not_possible`. */
export async function askDecision(
  context: Context,
  officer: Officer,
  { decision, reason }: { decision: LotteryDecision; reason: string },
): Promise<LotteryRequest> {
  const { about } = await look(context, decision);
  const { rows } = await context.database.query<Row>(
    `INSERT INTO lottery.decisions AS d (decision, about, reason, asked_by, asked_name)
     VALUES ($1, $2, $3, $4, $5) RETURNING ${columns}`,
    [JSON.stringify(decision), about, reason, officer.staffId, officer.name],
  );
  const [row] = rows;
  if (!row) throw new Refusal('retry');
  return show(officer)(row);
}

const states = { approve: 'done', refuse: 'refused', withdraw: 'withdrawn' } as const;

/**
 * Refuses `not_found`, `decision_over`, `own_request`, `forbidden` to take back another's, and
 * `decision_not_possible` to approve what can no longer be carried out.
 */
export async function answerDecision(
  context: Context,
  officer: Officer,
  id: string,
  answer: keyof typeof states,
): Promise<LotteryRequest> {
  const row = await inTransaction(context.database, async (transaction) => {
    const { rows: found } = await transaction.query<Row>(
      `SELECT ${columns} FROM lottery.decisions d WHERE d.id = $1 FOR UPDATE`,
      [id],
    );
    const [asked] = found;
    if (!asked) throw new Refusal('not_found');
    if (asked.state !== 'waiting') throw new Refusal('decision_over');
    const isOwn = asked.askedById === officer.staffId;
    if (answer === 'approve' && isOwn) throw new Refusal('own_request');
    if (answer === 'withdraw' && !isOwn) throw new Refusal('forbidden');
    if (answer === 'approve') {
      const by = { name: `${asked.askedBy}, ${officer.name}`, reason: asked.reason };
      await applyDecision(transaction, asked.decision, by);
    }
    const { rows } = await transaction.query<Row>(
      `UPDATE lottery.decisions d SET state = $2, answered_by = $3, answered_name = $4,
              answered_at = now() WHERE d.id = $1 RETURNING ${columns}`,
      [id, states[answer], officer.staffId, officer.name],
    );
    return rows[0] ?? asked;
  });
  context.terms.changed();
  return show(officer)(row);
}

/** Newest first. */
export async function listDecisions(
  { database }: Context,
  officer: Officer,
  {
    state,
    cursor,
    pageSize,
  }: { state: 'waiting' | 'all'; cursor?: string | undefined; pageSize: number },
): Promise<{ items: LotteryRequest[]; nextCursor: string | null }> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM lottery.decisions d
      WHERE ($1 = 'all' OR d.state = 'waiting') AND ($2::bigint IS NULL OR d.id < $2)
      ORDER BY d.id DESC LIMIT $3`,
    [state, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, show(officer));
}
