/**
 * Wheel and eggs: a ticket is used, its number drawn from the draw's seed, the member's and the ticket,
 * and the prize given, in one transaction.
 */
import type { SpinResult } from '@bahati/contract/player-site/rewards/draws.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import {
  drawNumber,
  givenPrize,
  prizeAt,
  type PrizeOdds,
} from '@bahati/fairness/draws/prize-draw.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';
import {
  type DrawRow,
  type PrizeRow,
  readDraw,
  readOpenDraw,
  readPrizes,
  readServerSeed,
} from '#domains/rewards/draws/rows/rows.ts';
import { prizeValue } from '#domains/rewards/draws/prizes/prizes.ts';
import { useTickets } from '#domains/rewards/tickets/tickets.ts';
import { assertNotExcluded } from '#domains/wallet/limits/limits.ts';

type Spin = {
  rowId: bigint;
  id: string;
  ticketId: bigint;
  clientSeed: string;
  number: number;
  drawn: number;
  given: number;
  at: Date;
};

/** Refuses `not_found`, `draw_not_open`, `draw_closed`, `play_paused`, `no_ticket`. */
export async function spin(
  context: Context,
  { memberId, currency }: MemberActor,
  { id, clientSeed }: { id: string; clientSeed: string },
): Promise<SpinResult> {
  const result = await inTransaction(context.database, async (transaction) => {
    const draw = await readOpenDraw(transaction, {
      id: BigInt(id),
      currency,
      kinds: ['wheel', 'egg'],
      lock: 'FOR SHARE',
    });
    await assertNotExcluded(transaction, memberId);
    const kind = draw.kind === 'egg' ? 'egg' : 'wheel';
    const [ticketId] = await useTickets(transaction, { memberId, kind, drawId: draw.id, most: 1 });
    if (ticketId === undefined) throw new Refusal('no_ticket');
    const prizes = await readPrizes(transaction, draw.id);
    const seeds = { serverSeed: await readServerSeed(transaction, draw.id), clientSeed, ticketId };
    const spun = await writeSpin(transaction, draw, prizes, { memberId, ...seeds });
    await givePrize(transaction, draw, prizes, { memberId, spun });
    return spinValue(spun, prizes, draw);
  });
  context.announceBalance(memberId);
  return result;
}

/** Own spins, newest first. Refuses `not_found`. */
export async function listSpins(
  { database }: Context,
  { memberId, currency }: MemberActor,
  { id, ...query }: { id: string; cursor?: string | undefined; pageSize: number },
): Promise<Page<SpinResult>> {
  const draw = await readDraw(database, BigInt(id), '');
  if (!draw || draw.state === 'draft' || draw.currency !== currency) throw new Refusal('not_found');
  const prizes = await readPrizes(database, draw.id);
  const { rows } = await database.query<Spin>(
    `SELECT ${spinColumns} FROM draw_spins
      WHERE member_id = $1 AND draw_id = $2 AND ($3::bigint IS NULL OR id < $3)
      ORDER BY id DESC LIMIT $4`,
    [memberId, draw.id, readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, (row) => spinValue(row, prizes, draw));
}

const spinColumns = `id AS "rowId", public_id AS id, ticket_id AS "ticketId",
  client_seed AS "clientSeed", number, drawn, given, created_at AS at`;

/** The spin stands in the order in which its prize was counted. */
async function writeSpin(
  transaction: Transaction,
  draw: DrawRow,
  prizes: readonly PrizeRow[],
  spin: { memberId: bigint; serverSeed: string; clientSeed: string; ticketId: bigint },
): Promise<Spin> {
  const { memberId, serverSeed, clientSeed, ticketId } = spin;
  const odds = prizes.map(oddsOf);
  const position = { clientSeed, nonce: Number(ticketId) };
  const number = drawNumber(createDrawStream(createNodeHmac(serverSeed), position));
  const drawn = prizeAt(odds, number);
  const given = givenPrize(odds, drawn, await countPrize(transaction, draw.id, prizes[drawn]));
  const { rows } = await transaction.query<Spin>(
    `INSERT INTO draw_spins (draw_id, member_id, ticket_id, client_seed, number, drawn, given)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${spinColumns}`,
    [draw.id, memberId, ticketId, clientSeed, number, drawn + 1, given + 1],
  );
  if (!rows[0]) throw new Error('The spin was not written.');
  return rows[0];
}

/** Counts one of a prize with a stock; answers how many were given before. */
async function countPrize(
  transaction: Transaction,
  drawId: bigint,
  prize: PrizeRow | undefined,
): Promise<number> {
  if (!prize || prize.stock === null) return 0;
  const { rows } = await transaction.query<{ before: number }>(
    `UPDATE draw_prizes SET given = given + 1 WHERE draw_id = $1 AND place = $2 AND given < stock
     RETURNING given - 1 AS before`,
    [drawId, prize.place],
  );
  return rows[0]?.before ?? prize.stock;
}

async function givePrize(
  transaction: Transaction,
  { kind, currency }: DrawRow,
  prizes: readonly PrizeRow[],
  { memberId, spun }: { memberId: bigint; spun: Spin },
): Promise<void> {
  const prize = prizes[spun.given - 1];
  if (!prize?.award) return;
  const award = await offerAward(transaction, {
    memberId,
    currency,
    source: kind === 'egg' ? 'egg' : 'wheel',
    sourceId: spun.rowId,
    award: prize.award,
    title: prize.title,
    isAutomatic: true,
  });
  if (award === undefined) throw new Error(`The prize of spin ${spun.rowId} was not given.`);
}

function oddsOf({ odds, stock, isFallback }: PrizeRow): PrizeOdds {
  return { odds: odds ?? 0, stock, isFallback };
}

function spinValue(spun: Spin, prizes: readonly PrizeRow[], { currency }: DrawRow): SpinResult {
  const prize = prizes[spun.given - 1];
  if (!prize) throw new Error(`The spin ${spun.rowId} names no prize.`);
  const { id, clientSeed, number, drawn, given } = spun;
  return {
    id,
    ticket: spun.ticketId.toString(),
    clientSeed,
    number,
    drawn,
    given,
    prize: prizeValue(prize, currency),
    at: spun.at.toISOString(),
  };
}
