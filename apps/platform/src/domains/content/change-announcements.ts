/** Staff announce, change and take away; every process tells what stands within five seconds. */
import type {
  AnnouncementSettings,
  announcementStates,
  StaffAnnouncement,
} from '@bahati/contract/back-office/announcements.ts';
import type { AnnouncementType } from '@bahati/contract/player-site/content.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { longestBoard } from './announcements.ts';
import { assertTimes, isOwnOrHttps } from './content.rules.ts';

type Row = Omit<StaffAnnouncement, 'id' | 'startsAt' | 'endsAt'> & {
  rowId: bigint;
  startsAt: Date;
  endsAt: Date | null;
};

const columns = `id AS "rowId", code, type, executions, position, action, link,
  json_build_object('en', title_en, 'sw', title_sw) AS title,
  json_build_object('en', html_en, 'sw', html_sw) AS html,
  starts_at AS "startsAt", ends_at AS "endsAt",
  CASE WHEN ends_at <= now() THEN 'over' WHEN starts_at > now() THEN 'planned' ELSE 'up' END AS state`;

const inState = {
  up: 'AND starts_at <= now() AND (ends_at IS NULL OR ends_at > now())',
  planned: 'AND starts_at > now()',
  over: 'AND ends_at <= now()',
} as const;

export type AnnouncementsQuery = {
  type?: AnnouncementType | undefined;
  state?: (typeof announcementStates)[number] | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** Newest first. There are some hundreds at most, so a filter may look at each of them. */
export async function listStaffAnnouncements(
  { database }: Context,
  { type, state, cursor, pageSize }: AnnouncementsQuery,
): Promise<Page<StaffAnnouncement>> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM announcements
      WHERE ($1::bigint IS NULL OR id < $1) AND ($2::text IS NULL OR type = $2)
        ${state ? inState[state] : ''}
      ORDER BY id DESC LIMIT $3`,
    [readCursor(cursor), type ?? null, pageSize + 1],
  );
  return pageOf(rows, pageSize, announcementValue);
}

/** Refuses `not_found`. */
export async function findStaffAnnouncement(
  database: Database | Transaction,
  id: string,
): Promise<StaffAnnouncement> {
  const { rows } = await database.query<Row>(`SELECT ${columns} FROM announcements WHERE id = $1`, [
    BigInt(id),
  ]);
  if (!rows[0]) throw new Refusal('not_found');
  return announcementValue(rows[0]);
}

function announcementValue({ rowId, startsAt, endsAt, ...row }: Row): StaffAnnouncement {
  return {
    ...row,
    id: rowId.toString(),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  };
}

export type NewAnnouncement = { settings: AnnouncementSettings & { code: string }; ip: string };

/** Refuses `ends_before_start`, `link_invalid`, `code_taken`, `too_many_announcements`. */
export async function addAnnouncement(
  { database }: Context,
  staff: StaffActor,
  { settings: { code, ...settings }, ip }: NewAnnouncement,
): Promise<StaffAnnouncement> {
  assertSettings(settings);
  return inTransaction(database, async (transaction) => {
    await assertRoom(transaction);
    const { rows } = await transaction.query<Row>(
      `INSERT INTO announcements (code, type, executions, title_en, title_sw, html_en, html_sw,
              starts_at, ends_at, position, action, link)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       ON CONFLICT (code) DO NOTHING RETURNING ${columns}`,
      [code, ...valuesOf(settings)],
    );
    if (!rows[0]) throw new Refusal('code_taken');
    const after = announcementValue(rows[0]);
    await audit(transaction, staff, 'announcement.added', { id: after.id, after, ip });
    return after;
  });
}

export type ChangedAnnouncement = { id: string; settings: AnnouncementSettings; ip: string };

/** Refuses `not_found`, `ends_before_start`, `link_invalid`. */
export async function changeAnnouncement(
  { database }: Context,
  staff: StaffActor,
  { id, settings, ip }: ChangedAnnouncement,
): Promise<StaffAnnouncement> {
  assertSettings(settings);
  return inTransaction(database, async (transaction) => {
    await lock(transaction, id);
    const before = await findStaffAnnouncement(transaction, id);
    await transaction.query(
      `UPDATE announcements SET type = $2, executions = $3, title_en = $4, title_sw = $5,
              html_en = $6, html_sw = $7, starts_at = $8, ends_at = $9, position = $10,
              action = $11, link = $12
        WHERE id = $1`,
      [BigInt(id), ...valuesOf(settings)],
    );
    const after = await findStaffAnnouncement(transaction, id);
    await audit(transaction, staff, 'announcement.changed', { id, before, after, ip });
    return after;
  });
}

/** Refuses `not_found`. A banner that showed it goes on without it. */
export async function removeAnnouncement(
  { database }: Context,
  staff: StaffActor,
  { id, ip }: { id: string; ip: string },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lock(transaction, id);
    const before = await findStaffAnnouncement(transaction, id);
    await transaction.query('DELETE FROM announcements WHERE id = $1', [BigInt(id)]);
    await audit(transaction, staff, 'announcement.removed', { id, before, ip });
  });
}

function assertSettings(settings: AnnouncementSettings): void {
  assertTimes(settings);
  const { action, link } = settings;
  const isRight = action === 'LINK' ? link !== null && isOwnOrHttps(link) : link === null;
  if (!isRight) throw new Refusal('link_invalid');
}

/** One more than sites read would be told to nobody. */
async function assertRoom(transaction: Transaction): Promise<void> {
  await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('announcements'))`);
  const { rows } = await transaction.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM announcements WHERE ends_at IS NULL OR ends_at > now()',
  );
  if ((rows[0]?.count ?? 0) >= longestBoard) throw new Refusal('too_many_announcements');
}

async function lock(transaction: Transaction, id: string): Promise<void> {
  await transaction.query('SELECT 1 FROM announcements WHERE id = $1 FOR UPDATE', [BigInt(id)]);
}

function valuesOf(settings: AnnouncementSettings): unknown[] {
  const { type, executions, title, html, startsAt, endsAt, position, action, link } = settings;
  const who = [...new Set(executions)];
  return [
    type,
    who,
    title.en,
    title.sw,
    html.en,
    html.sw,
    startsAt,
    endsAt,
    position,
    action,
    link,
  ];
}

type Change = {
  id: string;
  before?: StaffAnnouncement;
  after?: StaffAnnouncement;
  ip: string;
};

async function audit(
  transaction: Transaction,
  staff: StaffActor,
  action: string,
  { id, ...change }: Change,
): Promise<void> {
  const subject = `announcement:${id}`;
  await recordAudit(transaction, { actor: staff.username, action, subject, ...change });
}
