/** Staff announce, change and take away; every process tells what stands within five seconds. */
import type {
  AnnouncementSettings,
  announcementStates,
  StaffAnnouncement,
} from '@bahati/contract/back-office/content/announcements.ts';
import type { AnnouncementType } from '@bahati/contract/player-site/content/content.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { longestBoard } from './announcements.ts';
import {
  addContent,
  assertRoom,
  assertTimes,
  changeContent,
  type ContentKind,
  findContent,
  isOwnOrHttps,
  removeContent,
  stateNow,
} from '#domains/content/content.ts';

type Row = Omit<StaffAnnouncement, 'id' | 'startsAt' | 'endsAt'> & {
  rowId: bigint;
  startsAt: Date;
  endsAt: Date | null;
};

const columns = `id AS "rowId", code, type, executions, position, action, link, image_urls AS images,
  json_build_object('en', title_en, 'sw', title_sw) AS title,
  json_build_object('en', html_en, 'sw', html_sw) AS html,
  starts_at AS "startsAt", ends_at AS "endsAt",
  is_draft AS "isDraft", CASE WHEN is_draft THEN 'draft' ELSE ${stateNow} END AS state`;

const kind: ContentKind<Row, StaffAnnouncement> = {
  name: 'announcement',
  table: 'announcements',
  columns,
  valueOf: announcementValue,
};

/** Refuses `not_found`. */
export function findStaffAnnouncement(database: Database, id: string): Promise<StaffAnnouncement> {
  return findContent(kind, database, id);
}

const inState = {
  draft: 'AND is_draft',
  up: 'AND NOT is_draft AND starts_at <= now() AND (ends_at IS NULL OR ends_at > now())',
  planned: 'AND NOT is_draft AND starts_at > now()',
  over: 'AND NOT is_draft AND ends_at <= now()',
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
  context: Context,
  staff: StaffActor,
  { settings: { code, ...settings }, ip }: NewAnnouncement,
): Promise<StaffAnnouncement> {
  assertSettings(settings);
  return addContent(kind, context, staff, {
    ip,
    insert: async (transaction, returning) => {
      // One more than sites read would be told to nobody; drafts are as few.
      await assertRoom(transaction, 'announcements', {
        most: longestBoard,
        code: 'too_many_announcements',
        which: 'WHERE is_draft OR ends_at IS NULL OR ends_at > now()',
      });
      const { rows } = await transaction.query<Row>(
        `INSERT INTO announcements (code, type, executions, title_en, title_sw, html_en, html_sw,
              starts_at, ends_at, position, action, link, is_draft, image_urls)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       ON CONFLICT (code) DO NOTHING RETURNING ${returning}`,
        [code, ...valuesOf(settings)],
      );
      return rows[0];
    },
  });
}

export type ChangedAnnouncement = { id: string; settings: AnnouncementSettings; ip: string };

/** Refuses `not_found`, `ends_before_start`, `link_invalid`. */
export async function changeAnnouncement(
  context: Context,
  staff: StaffActor,
  { settings, ...act }: ChangedAnnouncement,
): Promise<StaffAnnouncement> {
  assertSettings(settings);
  return changeContent(kind, context, staff, {
    ...act,
    update: (transaction) =>
      transaction.query(
        `UPDATE announcements SET type = $2, executions = $3, title_en = $4, title_sw = $5,
              html_en = $6, html_sw = $7, starts_at = $8, ends_at = $9, position = $10,
              action = $11, link = $12, is_draft = $13, image_urls = $14
        WHERE id = $1`,
        [BigInt(act.id), ...valuesOf(settings)],
      ),
  });
}

/** Refuses `not_found`. A banner that showed it goes on without it. */
export function removeAnnouncement(
  context: Context,
  staff: StaffActor,
  act: { id: string; ip: string },
): Promise<void> {
  return removeContent(kind, context, staff, act);
}

function assertSettings(settings: AnnouncementSettings): void {
  assertTimes(settings);
  const { action, link } = settings;
  const isRight = action === 'LINK' ? link !== null && isOwnOrHttps(link) : link === null;
  if (!isRight) throw new Refusal('link_invalid');
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
    settings.isDraft,
    [...new Set(settings.images)],
  ];
}
