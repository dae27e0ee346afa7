/** Draws as they are stored, and as pages see them. */
import type { DrawnNumbers, DrawState, LotteryDraw } from '@bahati/contract/lottery/shapes.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type ClosedDraw = {
  id: bigint;
  gameCode: string;
  number: string;
  /** Null: its numbers come from outside. */
  serverSeed: string | null;
  beaconRound: bigint | null;
  prizeVersion: number;
  closesAt: Date;
  drawsAt: Date;
};

export type StoredDraw = {
  id: bigint;
  gameCode: string;
  number: string;
  closesAt: Date;
  drawsAt: Date;
  state: DrawState;
  prizeVersion: number;
  numbers: DrawnNumbers | null;
  corrections: number;
};

/** Of a table named d. */
export const drawColumns = `d.id, d.game_code AS "gameCode", d.number, d.closes_at AS "closesAt",
  d.draws_at AS "drawsAt", d.state, d.prize_version AS "prizeVersion", d.numbers, d.corrections`;

export const showDraw = (draw: StoredDraw): LotteryDraw => ({
  id: String(draw.id),
  gameCode: draw.gameCode,
  number: draw.number,
  closesAt: draw.closesAt.toISOString(),
  drawsAt: draw.drawsAt.toISOString(),
  state: draw.state,
  numbers: draw.numbers,
  corrections: draw.corrections,
});

export type DrawEvent =
  | 'closed'
  | 'drawn'
  | 'settled'
  | 'stopped'
  | 'resumed'
  | 'refunded'
  | 'corrected'
  | 'late'
  | 'stuck';

export async function noteDraw(
  database: Database | Transaction,
  drawId: bigint,
  kind: DrawEvent,
  by: string,
  note = '',
): Promise<void> {
  await database.query(
    'INSERT INTO lottery.draw_history (draw_id, kind, by_whom, note) VALUES ($1, $2, $3, $4)',
    [drawId, kind, by, note],
  );
}
