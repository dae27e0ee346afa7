/** A member's points record. */
import type { PointsEntry } from '@bahati/contract/player-site/rewards/points.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Context } from '#platform/context.ts';

type Row = Omit<PointsEntry, 'points' | 'createdAt'> & {
  rowId: bigint;
  points: bigint;
  createdAt: Date;
};

/** Newest first, with the name of what was ordered or awarded. */
export async function listEntries(
  { database }: Pick<Context, 'database'>,
  memberId: bigint,
  query: { cursor?: string | undefined; pageSize: number },
): Promise<Page<PointsEntry>> {
  const { rows } = await database.query<Row>(
    `SELECT e.id AS "rowId", e.public_id AS id, e.kind, e.points, e.created_at AS "createdAt",
            coalesce(o.name, a.title) AS name
       FROM points_entries e
       LEFT JOIN point_orders o
         ON o.id = CASE WHEN e.kind IN ('redeem', 'returned') THEN e.reference::bigint END
       LEFT JOIN awards a ON a.id = CASE WHEN e.kind = 'award' THEN e.reference::bigint END
      WHERE e.member_id = $1 AND ($2::bigint IS NULL OR e.id < $2)
      ORDER BY e.id DESC LIMIT $3`,
    [memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, ({ id, kind, points, name, createdAt }) => ({
    id,
    kind,
    points: Number(points),
    name,
    createdAt: createdAt.toISOString(),
  }));
}
