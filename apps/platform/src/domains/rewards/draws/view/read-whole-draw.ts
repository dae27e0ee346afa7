/** A draw as its page shows it. */
import type { RaffleWinner, WholeDraw } from '@bahati/contract/player-site/rewards/draws.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { meetsCondition } from '#domains/rewards/draws/envelope/envelope.ts';
import { prizeValue } from '#domains/rewards/draws/prizes/prizes.ts';
import { readDraw, readPrizes } from '#domains/rewards/draws/rows/rows.ts';
import { readSummary } from './list-draws.ts';
import { readProof } from './read-proof.ts';

const mostEntries = 200;
const mostWinners = 1_000;

/** Refuses `not_found`. */
export async function readWholeDraw(
  { database }: Context,
  actor: MemberActor,
  id: string,
): Promise<WholeDraw> {
  const drawId = BigInt(id);
  const summary = await readSummary(database, actor, drawId);
  const draw = await readDraw(database, drawId, '');
  if (!summary || !draw) throw new Refusal('not_found');
  const prizes = await readPrizes(database, drawId);
  const isRaffle = draw.kind === 'raffle';
  return {
    ...summary,
    prizes: prizes.map((prize) => prizeValue(prize, draw.currency)),
    condition: draw.condition,
    isEligible: await meetsCondition(database, actor.memberId, draw),
    proof: await readProof(database, drawId),
    ownEntries: isRaffle ? await readEntries(database, drawId, actor.memberId) : [],
    winners: isRaffle ? await readWinners(database, drawId, actor.memberId) : [],
  };
}

async function readEntries(
  database: Database,
  drawId: bigint,
  memberId: bigint,
): Promise<WholeDraw['ownEntries']> {
  const { rows } = await database.query<{ number: number; code: string }>(
    `SELECT number, code FROM raffle_entries WHERE member_id = $1 AND draw_id = $2
      ORDER BY number DESC LIMIT $3`,
    [memberId, drawId, mostEntries],
  );
  return rows;
}

async function readWinners(
  database: Database,
  drawId: bigint,
  memberId: bigint,
): Promise<RaffleWinner[]> {
  const { rows } = await database.query<RaffleWinner>(
    `SELECT w.prize, w.number, c.username AS name, w.member_id = $2 AS "isOwn"
       FROM raffle_winners w JOIN credentials c ON c.member_id = w.member_id
      WHERE w.draw_id = $1 ORDER BY w.ordinal LIMIT $3`,
    [drawId, memberId, mostWinners],
  );
  return rows.map((row) => ({ ...row, name: maskedName(row.name) }));
}
