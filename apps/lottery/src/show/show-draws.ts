/** Results of a game, and one draw with what it was drawn from. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { lotteryPlayCalls } from '@bahati/contract/lottery/play.ts';
import type { LotteryDraw } from '@bahati/contract/lottery/shapes.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { drawColumns, showDraw, type StoredDraw } from '#lottery/draws/stored-draw.ts';
import { roundAt } from '#lottery/outside/beacon-client.ts';

type Query = { cursor?: string | undefined; pageSize: number };

/** Draws with numbers, newest first. Refuses `not_found`, and `invalid_input` for a wrong cursor. */
export async function listResults(
  { database }: Context,
  gameCode: string,
  { cursor, pageSize }: Query,
): Promise<{ items: LotteryDraw[]; nextCursor: string | null }> {
  if (!gameOf(gameCode)) throw new Refusal('not_found');
  const { rows } = await database.query<StoredDraw & { rowId: bigint }>(
    `SELECT ${drawColumns}, d.id AS "rowId" FROM lottery.draws d
      WHERE d.game_code = $1 AND d.numbers IS NOT NULL AND ($2::bigint IS NULL OR d.id < $2)
      ORDER BY d.id DESC LIMIT $3`,
    [gameCode, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, showDraw);
}

type ShownDraw = CallValue<(typeof lotteryPlayCalls)['GET /lottery/v1/draws/:drawId']>;

type DrawnFrom = StoredDraw & {
  hash: string | null;
  seed: string | null;
  beaconRound: bigint | null;
  salt: string | null;
  signature: string | null;
};

/** The seed is told with the numbers, never before. Refuses `not_found`. */
export async function showDrawn(context: Context, drawId: string): Promise<ShownDraw> {
  const { rows } = await context.database.query<DrawnFrom>(
    `SELECT ${drawColumns}, d.server_seed_hash AS hash, d.beacon_round AS "beaconRound", d.salt,
            d.signature, CASE WHEN d.numbers IS NOT NULL THEN d.server_seed END AS seed
       FROM lottery.draws d WHERE d.id = $1`,
    [drawId],
  );
  const [draw] = rows;
  if (!draw) throw new Refusal('not_found');
  const sources = await context.database.query<{ source: string; at: Date; isUsed: boolean }>(
    `SELECT r.source, r.at, r.numbers = d.numbers AS "isUsed"
       FROM lottery.results r JOIN lottery.draws d ON d.id = r.draw_id
      WHERE r.draw_id = $1 ORDER BY r.source LIMIT 10`,
    [drawId],
  );
  return {
    now: new Date().toISOString(),
    draw: showDraw(draw),
    proof: await proofOf(context, draw),
    sources: sources.rows.map(({ source, at, isUsed }) => ({
      source,
      at: at.toISOString(),
      isUsed: isUsed === true,
    })),
  };
}

async function proofOf({ beacon }: Context, draw: DrawnFrom): Promise<ShownDraw['proof']> {
  const { hash, seed, beaconRound, salt, signature } = draw;
  if (hash === null || beaconRound === null) return null;
  const chain = await beacon.info();
  return {
    serverSeedHash: hash,
    serverSeed: seed,
    beaconRound: Number(beaconRound),
    beaconAt: new Date(roundAt(chain, Number(beaconRound))).toISOString(),
    chain: chain.chain,
    publicKey: chain.publicKey,
    salt,
    signature,
  };
}
