/** The public record of a draw: all that anybody needs to compute it again, and nobody's name. */
import type { DrawKind, DrawLine } from '@bahati/contract/draw-terms.ts';
import type { drawCalls } from '@bahati/contract/player-site/rewards/draws.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { prizeValue } from '#domains/rewards/draws/prizes/prizes.ts';
import { type DrawRow, readDraw, readPrizes } from '#domains/rewards/draws/rows/rows.ts';
import { readProof } from './read-proof.ts';

type Record = CallValue<(typeof drawCalls)['GET /wps/rewards/draws/:id/record']>;

type Line = { rowId: bigint; line: DrawLine };

/** Refuses `not_found`. */
export async function readRecord(
  { database }: Context,
  { id, ...query }: { id: string; cursor?: string | undefined; pageSize: number },
): Promise<Record> {
  const draw = await readDraw(database, BigInt(id), '');
  if (!draw || draw.state === 'draft') throw new Refusal('not_found');
  const after = readCursor(query.cursor) ?? 0n;
  const lines = await readLines(database, draw, { after, limit: query.pageSize + 1 });
  const page = pageOf(lines, query.pageSize, ({ line }) => line);
  const prizes = await readPrizes(database, draw.id);
  return {
    id,
    key: draw.publicId,
    kind: draw.kind,
    name: draw.name,
    phase: draw.phase,
    proof: await readProof(database, draw.id),
    prizes: prizes
      .map((prize) => prizeValue(prize, draw.currency))
      .map(({ place, odds, stock, isFallback }) => ({ place, odds, stock, isFallback })),
    split: draw.split,
    lines: [
      ...(query.cursor === undefined ? await readWinners(database, draw) : []),
      ...page.items,
    ],
    nextCursor: page.nextCursor,
  };
}

/** In the order in which they came. */
const spins = `SELECT id AS "rowId", json_build_object('line', 'spin', 'ticket', ticket_id::text,
         'clientSeed', client_seed, 'number', number, 'drawn', drawn, 'given', given) AS line
    FROM draw_spins WHERE draw_id = $1 AND id > $2 ORDER BY id LIMIT $3`;

const statements: { [kind in DrawKind]: string } = {
  wheel: spins,
  egg: spins,
  // Before the end only those that were taken.
  envelope: `SELECT s.place::bigint AS "rowId", json_build_object('line', 'share', 'place', s.place,
         'amount', s.amount::text, 'taken', s.taken_by IS NOT NULL) AS line
    FROM envelope_shares s JOIN draws d ON d.id = s.draw_id
   WHERE s.draw_id = $1 AND s.place > $2 AND (d.state = 'ended' OR s.taken_by IS NOT NULL)
   ORDER BY s.place LIMIT $3`,
  raffle: `SELECT number::bigint AS "rowId",
         json_build_object('line', 'ticket', 'number', number, 'code', code) AS line
    FROM raffle_entries WHERE draw_id = $1 AND number > $2 ORDER BY number LIMIT $3`,
};

async function readLines(
  database: Database,
  draw: DrawRow,
  { after, limit }: { after: bigint; limit: number },
): Promise<Line[]> {
  return (await database.query<Line>(statements[draw.kind], [draw.id, after, limit])).rows;
}

async function readWinners(database: Database, draw: DrawRow): Promise<DrawLine[]> {
  if (draw.kind !== 'raffle') return [];
  const { rows } = await database.query<{ number: number; prize: number }>(
    'SELECT number, prize FROM raffle_winners WHERE draw_id = $1 ORDER BY ordinal',
    [draw.id],
  );
  return rows.map((row) => ({ line: 'winner', ...row }));
}
