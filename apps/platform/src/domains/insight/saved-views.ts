/** Views staff saved: their own, and those staff users share. */
import type { HandlerInput } from '@bahati/contract/call.ts';
import type { boViewCalls, SavedView } from '@bahati/contract/back-office/insight/views.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';

type Body = HandlerInput<(typeof boViewCalls)['POST /bo/views']>['body'];

/** What one person may keep. */
const mostViews = 50;
const mostShared = 100;

export function viewsBackOffice({
  database,
}: Context): Handlers<typeof boViewCalls, PlatformActors> {
  return {
    'GET /bo/views': ({ actor, query }) => listViews(database, actor, query.page),
    'POST /bo/views': ({ actor, body, ip }) => saveView(database, actor, body, ip),
    'POST /bo/views/:id/remove': ({ actor, params, ip }) =>
      removeView(database, actor, BigInt(params.id), ip),
  };
}

type Row = Omit<SavedView, 'id'> & { id: bigint };

const columns = (staff: string) => `v.id, v.page, v.name, v.search, v.is_shared AS "isShared",
  v.staff_id = ${staff} AS "isOwn", s.username AS "savedBy"`;

async function listViews(
  database: Database,
  { staffId }: StaffActor,
  page: string,
): Promise<{ items: SavedView[] }> {
  const { rows } = await database.query<Row>(
    `(SELECT ${columns('$1')} FROM saved_views v JOIN staff_members s ON s.id = v.staff_id
       WHERE v.staff_id = $1 AND v.page = $2 ORDER BY v.name LIMIT ${mostViews})
      UNION ALL
     (SELECT ${columns('$1')} FROM saved_views v JOIN staff_members s ON s.id = v.staff_id
       WHERE v.is_shared AND v.page = $2 AND v.staff_id <> $1 ORDER BY v.id LIMIT ${mostShared})`,
    [staffId, page],
  );
  return { items: rows.map(told) };
}

const told = ({ id, ...view }: Row): SavedView => ({ id: id.toString(), ...view });

/** Refuses `views_full`. The same view saved twice is there once. */
async function saveView(
  database: Database,
  actor: StaffActor,
  body: Body,
  ip: string,
): Promise<SavedView> {
  const { page, name, search, isShared } = body;
  return inTransaction(database, async (transaction) => {
    // One view of a person at a time, so that two tabs do not both find room for the last.
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('views'), $1::bigint::int)`, [
      actor.staffId,
    ]);
    const before = await findOwn(transaction, actor, page, name);
    if (!before && (await countOwn(transaction, actor)) >= mostViews) {
      throw new Refusal('views_full', { most: mostViews });
    }
    const { rows } = await transaction.query<{ id: bigint }>(
      `INSERT INTO saved_views (staff_id, page, name, search, is_shared) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (staff_id, page, name)
       DO UPDATE SET search = excluded.search, is_shared = excluded.is_shared RETURNING id`,
      [actor.staffId, page, name, search, isShared],
    );
    const id = rows[0]?.id ?? 0n;
    await recordAudit(transaction, {
      actor: actor.username,
      action: 'view.saved',
      subject: `view:${id}`,
      before,
      after: { page, name, search, isShared },
      ip,
    });
    return told({ id, page, name, search, isShared, isOwn: true, savedBy: actor.username });
  });
}

type Kept = { page: string; name: string; search: string; isShared: boolean };
const kept = 'page, name, search, is_shared AS "isShared"';

async function findOwn(
  transaction: Transaction,
  { staffId }: StaffActor,
  page: string,
  name: string,
): Promise<Kept | undefined> {
  const { rows } = await transaction.query<Kept>(
    `SELECT ${kept} FROM saved_views WHERE staff_id = $1 AND page = $2 AND name = $3`,
    [staffId, page, name],
  );
  return rows[0];
}

async function countOwn(transaction: Transaction, { staffId }: StaffActor): Promise<number> {
  const { rows } = await transaction.query<{ count: bigint }>(
    'SELECT count(*) FROM saved_views WHERE staff_id = $1',
    [staffId],
  );
  return Number(rows[0]?.count ?? 0n);
}

/** Refuses `not_found` for what is not there, or is another staff user's. */
async function removeView(
  database: Database,
  actor: StaffActor,
  id: bigint,
  ip: string,
): Promise<Record<never, never>> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<Kept>(
      `DELETE FROM saved_views WHERE id = $1 AND staff_id = $2 RETURNING ${kept}`,
      [id, actor.staffId],
    );
    const [before] = rows;
    if (!before) throw new Refusal('not_found');
    const subject = `view:${id}`;
    await recordAudit(transaction, {
      actor: actor.username,
      action: 'view.removed',
      subject,
      before,
      ip,
    });
    return {};
  });
}
