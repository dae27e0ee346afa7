/** Orders for points, as their members and staff see them. */
import type { StaffPointOrder } from '@bahati/contract/back-office/rewards/points.ts';
import type {
  PointOrder,
  PointOrderState,
  Recipient,
} from '@bahati/contract/player-site/rewards/points.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';

export type OrderRow = Omit<PointOrder, 'points' | 'createdAt' | 'decidedAt'> & {
  rowId: bigint;
  goodPublicId: string;
  points: bigint;
  createdAt: Date;
  decidedAt: Date | null;
  recipient: Recipient | null;
};

const columns = `o.id AS "rowId", o.public_id AS id, g.public_id AS "goodPublicId", o.name, o.picture,
  o.quantity, o.points, o.state, o.created_at AS "createdAt", o.decided_at AS "decidedAt", o.reason,
  o.recipient`;
const tables = 'point_orders o JOIN point_goods g ON g.id = o.good_id';

type Query = {
  state?: PointOrderState | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** Newest first. */
export async function listOwnOrders(
  { database }: Context,
  { memberId }: MemberActor,
  { state, cursor, pageSize }: Query,
): Promise<Page<PointOrder>> {
  const { rows } = await database.query<OrderRow>(
    `SELECT ${columns} FROM ${tables}
      WHERE o.member_id = $1 AND ($2::text IS NULL OR o.state = $2)
        AND ($3::bigint IS NULL OR o.id < $3)
      ORDER BY o.id DESC LIMIT $4`,
    [memberId, state ?? null, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, orderValue);
}

/** Refuses `not_found`, also for somebody else's. */
export async function readOwnOrder(
  { database }: Context,
  { memberId }: MemberActor,
  publicId: string,
): Promise<PointOrder & { recipient: Recipient | null }> {
  const { rows } = await database.query<OrderRow>(
    `SELECT ${columns} FROM ${tables} WHERE o.public_id = $1 AND o.member_id = $2`,
    [publicId, memberId],
  );
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  return { ...orderValue(row), recipient: row.recipient };
}

/** The order a request made before; undefined: none. */
export async function readOrderOfRequest(
  transaction: Transaction,
  memberId: bigint,
  idempotencyKey: string,
): Promise<OrderRow | undefined> {
  const { rows } = await transaction.query<OrderRow>(
    `SELECT ${columns} FROM ${tables} WHERE o.member_id = $1 AND o.idempotency_key = $2`,
    [memberId, idempotencyKey],
  );
  return rows[0];
}

export function orderValue(row: OrderRow): PointOrder {
  const { id, name, picture, quantity, state, reason } = row;
  return {
    id,
    name,
    picture,
    quantity,
    points: Number(row.points),
    state,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason,
  };
}

type StaffRow = OrderRow & { memberId: bigint; username: string; decidedBy: string | null };

const staffColumns = `${columns}, o.member_id AS "memberId", c.username, o.decided_by AS "decidedBy"`;
const staffTables = `${tables} JOIN credentials c ON c.member_id = o.member_id`;

/** Those that wait oldest first, decided ones newest first. Nobody's address is told in a list. */
export async function listStaffOrders(
  { database }: Context,
  { state = 'in_process', cursor, pageSize }: Query,
): Promise<Page<StaffPointOrder>> {
  const [after, order] = state === 'in_process' ? ['>', 'ASC'] : ['<', 'DESC'];
  const { rows } = await database.query<StaffRow>(
    `SELECT ${staffColumns} FROM ${staffTables}
      WHERE o.state = $1 AND ($2::bigint IS NULL OR o.id ${after} $2)
      ORDER BY o.id ${order} LIMIT $3`,
    [state, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, staffOrderValue);
}

/** Refuses `not_found`. */
export async function readStaffOrder(
  database: Database | Transaction,
  publicId: string,
): Promise<StaffPointOrder & { recipient: Recipient | null }> {
  const { rows } = await database.query<StaffRow>(
    `SELECT ${staffColumns} FROM ${staffTables} WHERE o.public_id = $1`,
    [publicId],
  );
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  return { ...staffOrderValue(row), recipient: row.recipient };
}

function staffOrderValue({ memberId, username, decidedBy, ...row }: StaffRow): StaffPointOrder {
  return {
    ...orderValue(row),
    member: { id: memberId.toString(), username },
    isSent: row.recipient !== null,
    decidedBy,
  };
}
