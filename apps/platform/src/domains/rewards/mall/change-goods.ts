/** Staff keep the goods of the mall: what there is, what it costs and how many are left. */
import type { GoodSettings, StaffGood } from '@bahati/contract/back-office/rewards/points.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { versionOf } from '@bahati/server-kit/version-of.ts';
import { holdPicture } from '#domains/content/banners/banners.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { goodWords, mostGoods } from './goods.ts';

type Row = Omit<StaffGood, 'version' | 'points'> & { rowId: bigint; points: bigint };

const columns = `id AS "rowId", public_id AS id, ${goodWords} AS name,
  jsonb_build_object('en', about_en, 'sw', about_sw) AS about, picture, points, stock,
  needs_address AS "needsAddress", is_active AS "isActive", position,
  (SELECT count(*)::int FROM point_orders o
    WHERE o.good_id = point_goods.id AND o.state = 'in_process') AS waiting`;

/** Newest first. */
export async function listStaffGoods(
  { database }: Context,
  query: { cursor?: string | undefined; pageSize: number },
): Promise<Page<StaffGood>> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM point_goods WHERE ($1::bigint IS NULL OR id < $1)
      ORDER BY id DESC LIMIT $2`,
    [readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, goodValue);
}

type NewGood = { settings: GoodSettings; idempotencyKey: string; ip: string };

/** The same idempotencyKey adds it once. Refuses `too_many_goods`, `request_conflict`. */
export async function addGood(
  { database }: Context,
  staff: StaffActor,
  { settings, idempotencyKey, ip }: NewGood,
): Promise<StaffGood> {
  return inTransaction(database, async (transaction) => {
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('point goods'))`);
    const earlier = await readGood(transaction, 'idempotency_key', idempotencyKey);
    if (earlier) {
      if (settingsOf(earlier) === settingsOf(settings)) return earlier;
      throw new Refusal('request_conflict');
    }
    const { rows } = await transaction.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM point_goods',
    );
    if ((rows[0]?.count ?? 0) >= mostGoods) throw new Refusal('too_many_goods');
    await holdPicture(transaction, settings.picture);
    await transaction.query(
      `INSERT INTO point_goods (idempotency_key, name_en, name_sw, about_en, about_sw, picture,
         points, stock, needs_address, is_active, position)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [idempotencyKey, ...valuesOf(settings)],
    );
    const after = await readGood(transaction, 'idempotency_key', idempotencyKey);
    if (!after) throw new Error('The goods were not written.');
    const about = { action: 'point_goods.added', subject: `point_goods:${after.id}` };
    await recordAudit(transaction, { actor: staff.username, ...about, after: { ...settings }, ip });
    return after;
  });
}

type ChangedGood = { id: string; settings: GoodSettings; version: string; ip: string };

/** Refuses `not_found`, `changed_meanwhile`. */
export async function changeGood(
  { database }: Context,
  staff: StaffActor,
  { id, settings, version, ip }: ChangedGood,
): Promise<StaffGood> {
  return inTransaction(database, async (transaction) => {
    // An order takes of the stock under the same lock.
    await transaction.query('SELECT 1 FROM point_goods WHERE public_id = $1 FOR UPDATE', [id]);
    const before = await readGood(transaction, 'public_id', id);
    if (!before) throw new Refusal('not_found');
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    await holdPicture(transaction, settings.picture);
    await transaction.query(
      `UPDATE point_goods SET name_en = $2, name_sw = $3, about_en = $4, about_sw = $5,
              picture = $6, points = $7, stock = $8, needs_address = $9, is_active = $10,
              position = $11
        WHERE public_id = $1`,
      [id, ...valuesOf(settings)],
    );
    const after = await readGood(transaction, 'public_id', id);
    if (!after) throw new Error('The goods are gone.');
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'point_goods.changed',
      subject: `point_goods:${id}`,
      before: partOf(before),
      after: { ...settings },
      ip,
    });
    return after;
  });
}

async function readGood(
  database: Database | Transaction,
  by: 'public_id' | 'idempotency_key',
  value: string,
): Promise<StaffGood | undefined> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM point_goods WHERE ${by} = $1`,
    [value],
  );
  return rows[0] && goodValue(rows[0]);
}

function goodValue(row: Row): StaffGood {
  const settings = partOf({ ...row, points: Number(row.points) });
  return { ...settings, id: row.id, waiting: row.waiting, version: versionOf(settings) };
}

/** What staff set, in one order. */
function partOf(good: GoodSettings): GoodSettings {
  const { name, about, picture, points, stock, needsAddress, isActive, position } = good;
  return {
    name: { en: name.en, sw: name.sw },
    about: { en: about.en, sw: about.sw },
    picture,
    points,
    stock,
    needsAddress,
    isActive,
    position,
  };
}

const settingsOf = (good: GoodSettings): string => versionOf(partOf(good));

function valuesOf(settings: GoodSettings): unknown[] {
  const { name, about, picture, points, stock, needsAddress, isActive, position } = settings;
  const words = [name.en, name.sw, about.en, about.sw];
  return [...words, picture, points, stock, needsAddress, isActive, position];
}
