/** Goods of the mall as members see them. */
import type { PointGood } from '@bahati/contract/player-site/rewards/points.ts';
import type { Context } from '#platform/context.ts';

/** More than this no mall offers; staff are told so. */
export const mostGoods = 200;

export const goodWords = `jsonb_build_object('en', name_en, 'sw', name_sw)`;

type Row = Omit<PointGood, 'points'> & { points: bigint };

/** What is offered, in the order of staff; what is sold out is shown as such. */
export async function listGoods({ database }: Context): Promise<{ items: PointGood[] }> {
  const { rows } = await database.query<Row>(
    `SELECT public_id AS id, ${goodWords} AS name,
            jsonb_build_object('en', about_en, 'sw', about_sw) AS about, picture, points, stock,
            needs_address AS "needsAddress"
       FROM point_goods WHERE is_active ORDER BY position, id LIMIT $1`,
    [mostGoods],
  );
  return { items: rows.map((row) => ({ ...row, points: Number(row.points) })) };
}
