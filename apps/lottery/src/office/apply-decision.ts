/** Carrying out what two people decided; each in the transaction that marks it as done. */
import type { LotteryDecision } from '@bahati/contract/lottery-office/office.ts';
import { betTypeOf, betTypesOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { type PrizeTables, tableFault } from '@bahati/lottery-rules/bets/prize-table.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { type DrawEvent, noteDraw } from '#lottery/draws/stored-draw.ts';
import { numbersOf } from '#lottery/games/rules.ts';
import { countGone } from '#lottery/tickets/sales.ts';
import { changePlayMoney } from '#lottery/wallet/play-wallet.ts';

type By = { name: string; reason: string };

/** Refuses `decision_not_possible` where the draw has moved on since it was asked for. */
export async function applyDecision(
  transaction: Transaction,
  decision: LotteryDecision,
  by: By,
): Promise<void> {
  switch (decision.kind) {
    case 'result':
      return giveNumbers(transaction, decision, by);
    case 'correction':
      return correct(transaction, decision, by);
    case 'refund':
      return refund(transaction, decision, by);
    case 'prize_table':
      return addTable(transaction, decision);
  }
}

type OfDraw = Extract<LotteryDecision, { drawId: string }>;
type WithNumbers = Extract<LotteryDecision, { kind: 'result' | 'correction' }>;

/** Of an external draw; a house draw takes no numbers from anybody. */
async function checkedNumbers(
  transaction: Transaction,
  { drawId, numbers }: WithNumbers,
): Promise<string> {
  const { rows } = await transaction.query<{ gameCode: string; isHouse: boolean }>(
    `SELECT game_code AS "gameCode", server_seed IS NOT NULL AS "isHouse"
       FROM lottery.draws WHERE id = $1 FOR UPDATE`,
    [drawId],
  );
  const [draw] = rows;
  const read = draw && !draw.isHouse ? numbersOf(draw.gameCode, numbers) : undefined;
  if (!read) throw new Refusal('decision_not_possible');
  return JSON.stringify(read);
}

async function giveNumbers(transaction: Transaction, decision: WithNumbers, by: By) {
  const numbers = await checkedNumbers(transaction, decision);
  await changeDraw(transaction, decision, by, 'drawn', {
    statement: `UPDATE lottery.draws SET state = 'drawn', numbers = $2, drawn_at = now(),
                       due_at = now()
                 WHERE id = $1 AND state = 'closed' AND draws_at <= now() AND NOT EXISTS (
                   SELECT 1 FROM lottery.tickets WHERE draw_id = $1 AND state = 'waiting')`,
    values: [decision.drawId, numbers],
  });
}

/** All tickets are held against the new numbers; what differs is told the platform. */
async function correct(transaction: Transaction, decision: WithNumbers, by: By) {
  const numbers = await checkedNumbers(transaction, decision);
  await changeDraw(transaction, decision, by, 'corrected', {
    statement: `UPDATE lottery.draws SET state = 'drawn', numbers = $2, judged_to = 0,
                       corrections = corrections + 1, due_at = now()
                 WHERE id = $1 AND state = 'settled' AND numbers <> $2::jsonb`,
    values: [decision.drawId, numbers],
  });
}

async function refund(transaction: Transaction, decision: OfDraw, by: By) {
  await changeDraw(transaction, decision, by, 'refunded', {
    statement: `UPDATE lottery.draws SET state = 'refunded', due_at = now()
                 WHERE id = $1 AND state IN ('open', 'suspended', 'closed')`,
    values: [decision.drawId],
  });
  const waiting = await transaction.query<{ id: bigint }>(
    `UPDATE lottery.tickets SET state = 'cancelling', due_at = now(), refusal = 'draw_refunded'
      WHERE draw_id = $1 AND state = 'waiting' RETURNING id`,
    [decision.drawId],
  );
  await countGone(
    transaction,
    waiting.rows.map(({ id }) => id),
  );
  const { rows } = await transaction.query<{ memberId: string; stake: bigint }>(
    `UPDATE lottery.tickets SET state = 'cancelled'
      WHERE draw_id = $1 AND state = 'open' AND is_play
      RETURNING member_id AS "memberId", stake`,
    [decision.drawId],
  );
  await changePlayMoney(
    transaction,
    rows.map(({ memberId }) => memberId),
    rows.map(({ stake }) => stake),
  );
}

async function changeDraw(
  transaction: Transaction,
  { drawId }: OfDraw,
  { name, reason }: By,
  kind: DrawEvent,
  { statement, values }: { statement: string; values: unknown[] },
): Promise<void> {
  const { rowCount } = await transaction.query(statement, values);
  if (rowCount === 0) throw new Refusal('decision_not_possible');
  await noteDraw(transaction, BigInt(drawId), kind, name, reason);
}

type TableDecision = Extract<LotteryDecision, { kind: 'prize_table' }>;

/** A whole table: every type of bet of the game, with odds of each of its tiers. */
export function checkTable({ gameCode, odds }: TableDecision): PrizeTables {
  const family = gameOf(gameCode)?.family;
  if (!family) throw new Refusal('decision_not_possible');
  const missing = betTypesOf(family).find(({ id }) => odds[id] === undefined);
  if (missing) throw new Refusal('decision_not_possible', { betType: missing.id });
  for (const [id, table] of Object.entries(odds)) {
    const betType = betTypeOf(id);
    const isFit = betType?.family === family && betType && tableFault(betType, table) === null;
    if (!isFit) throw new Refusal('decision_not_possible', { betType: id });
  }
  return odds;
}

async function addTable(transaction: Transaction, decision: TableDecision): Promise<void> {
  const odds = checkTable(decision);
  // Two tables of one game that are approved at once get versions one after the other.
  await transaction.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('prize table ' || $1, 0))`,
    [decision.gameCode],
  );
  await transaction.query(
    `INSERT INTO lottery.prize_tables (game_code, version, odds)
     SELECT $1, coalesce(max(version), 0) + 1, $2 FROM lottery.prize_tables WHERE game_code = $1`,
    [decision.gameCode, JSON.stringify(odds)],
  );
}
