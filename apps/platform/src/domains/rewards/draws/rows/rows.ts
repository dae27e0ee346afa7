/** Draws as they stand in the database, for those who take part, those who look and those who end them. */
import type { DrawCondition, DrawKind, DrawState } from '@bahati/contract/draw-terms.ts';
import type { Award, BothWords } from '@bahati/contract/reward-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

export type DrawRow = {
  id: bigint;
  publicId: string;
  kind: DrawKind;
  name: BothWords;
  state: DrawState;
  currency: Currency;
  condition: DrawCondition;
  /** Minor units as text. */
  split: { sum: string; shares: number; least: string; step: string } | null;
  entered: number;
  phase: 'coming' | 'open' | 'closed' | 'ended';
};

export type PrizeRow = {
  place: number;
  title: BothWords;
  award: Award | null;
  /** Minor units of one. */
  cost: bigint;
  odds: number | null;
  stock: number | null;
  given: number;
  isFallback: boolean;
};

/** What a member sees of a draw's time; by the database's clock. */
export const phaseOf = `CASE WHEN d.state = 'ended' THEN 'ended'
  WHEN d.state = 'frozen' OR d.closes_at <= now() THEN 'closed'
  WHEN d.opens_at > now() THEN 'coming' ELSE 'open' END`;

/** How a look holds the draw: its end waits for whoever shares it. */
export type DrawLock = '' | 'FOR SHARE' | 'FOR UPDATE';

/**
 * A draw of these kinds in which somebody may take part now. Refuses `not_found`, `draw_not_open`,
 * `draw_closed`.
 */
export async function readOpenDraw(
  transaction: Transaction,
  asked: { id: bigint; currency: Currency; kinds: readonly DrawKind[]; lock: DrawLock },
): Promise<DrawRow> {
  const draw = await readDraw(transaction, asked.id, asked.lock);
  const isKnown = draw && draw.state !== 'draft' && draw.currency === asked.currency;
  if (!isKnown || !asked.kinds.includes(draw.kind)) throw new Refusal('not_found');
  if (draw.phase === 'coming') throw new Refusal('draw_not_open');
  if (draw.phase !== 'open') throw new Refusal('draw_closed');
  return draw;
}

/** Any draw, whatever its state. */
export async function readDraw(
  database: Database | Transaction,
  id: bigint,
  lock: DrawLock,
): Promise<DrawRow | undefined> {
  const { rows } = await database.query<DrawRow>(
    `SELECT d.id, d.public_id AS "publicId", d.kind, d.name, d.state, d.currency, d.condition,
            d.split, d.entered, ${phaseOf} AS phase
       FROM draws d WHERE d.id = $1 ${lock}`,
    [id],
  );
  return rows[0];
}

/** In the order of their places. */
export async function readPrizes(
  database: Database | Transaction,
  drawId: bigint,
): Promise<PrizeRow[]> {
  const { rows } = await database.query<PrizeRow>(
    `SELECT place, title, award, cost, odds, stock, given, is_fallback AS "isFallback"
       FROM draw_prizes WHERE draw_id = $1 ORDER BY place`,
    [drawId],
  );
  return rows;
}

/** The secret of a running draw: it goes to the draw itself, and to nobody before the end. */
export async function readServerSeed(
  database: Database | Transaction,
  drawId: bigint,
): Promise<string> {
  const { rows } = await database.query<{ seed: string }>(
    'SELECT server_seed AS seed FROM draw_seeds WHERE draw_id = $1',
    [drawId],
  );
  if (!rows[0]) throw new Error(`The draw ${drawId} has no seed.`);
  return rows[0].seed;
}
