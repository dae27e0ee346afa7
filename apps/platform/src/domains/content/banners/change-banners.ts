/** Staff hang banners, change and take them down; sites show what hangs within five seconds. */
import type { BannerSettings, StaffBanner } from '@bahati/contract/back-office/content/banners.ts';
import type { BannerGroup } from '@bahati/contract/player-site/content/banners.ts';
import { isHttps, isOwnPath } from '@bahati/contract/links.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import {
  addContent,
  assertRoom,
  assertTimes,
  changeContent,
  type ContentKind,
  findContent,
  removeContent,
  stateNow,
} from '#domains/content/content.ts';

type Row = Omit<StaffBanner, 'id' | 'announcementId' | 'startsAt' | 'endsAt'> & {
  rowId: bigint;
  announcementId: bigint | null;
  startsAt: Date;
  endsAt: Date | null;
};

/** Sites hang twelve of a group; a house that keeps more than this has lost its way. */
const mostBanners = 500;

const columns = `id AS "rowId", code, group_name AS "groupName", executions,
  wide_url AS "wideUrl", tall_url AS "tallUrl",
  json_build_object('en', title_en, 'sw', title_sw) AS title,
  json_build_object('en', text_en, 'sw', text_sw) AS text,
  json_build_object('en', action_en, 'sw', action_sw) AS action,
  linkage_type AS "linkageType", linkage, announcement_id AS "announcementId", position,
  starts_at AS "startsAt", ends_at AS "endsAt",
  ${stateNow} AS state`;

const kind: ContentKind<Row, StaffBanner> = {
  name: 'banner',
  table: 'banners',
  columns,
  valueOf: bannerValue,
};

/** Refuses `not_found`. */
export function findStaffBanner(database: Database, id: string): Promise<StaffBanner> {
  return findContent(kind, database, id);
}

export type BannersQuery = {
  groupName?: BannerGroup | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** Newest first; there are some hundreds at most. */
export async function listStaffBanners(
  { database }: Context,
  { groupName, cursor, pageSize }: BannersQuery,
): Promise<Page<StaffBanner>> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM banners
      WHERE ($1::bigint IS NULL OR id < $1) AND ($2::text IS NULL OR group_name = $2)
      ORDER BY id DESC LIMIT $3`,
    [readCursor(cursor), groupName ?? null, pageSize + 1],
  );
  return pageOf(rows, pageSize, bannerValue);
}

function bannerValue({ rowId, announcementId, startsAt, endsAt, ...row }: Row): StaffBanner {
  return {
    ...row,
    id: rowId.toString(),
    announcementId: announcementId?.toString() ?? null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  };
}

export type NewBanner = { settings: BannerSettings & { code: string }; ip: string };

/**
 * Refuses `ends_before_start`, `link_invalid`, `action_missing`, `announcement_unknown`,
 * `code_taken`, `too_many_banners`.
 */
export async function addBanner(
  context: Context,
  staff: StaffActor,
  { settings: { code, ...settings }, ip }: NewBanner,
): Promise<StaffBanner> {
  assertSettings(settings);
  return addContent(kind, context, staff, {
    ip,
    insert: async (transaction, returning) => {
      await assertRoom(transaction, 'banners', { most: mostBanners, code: 'too_many_banners' });
      await assertPromotion(transaction, settings.announcementId);
      const { rows } = await transaction.query<Row>(
        `INSERT INTO banners (code, group_name, executions, wide_url, tall_url, title_en, title_sw,
              text_en, text_sw, action_en, action_sw, linkage_type, linkage, announcement_id,
              position, starts_at, ends_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
       ON CONFLICT (code) DO NOTHING RETURNING ${returning}`,
        [code, ...valuesOf(settings)],
      );
      return rows[0];
    },
  });
}

export type ChangedBanner = { id: string; settings: BannerSettings; ip: string };

/** Refuses `not_found`, `ends_before_start`, `link_invalid`, `action_missing`, `announcement_unknown`. */
export async function changeBanner(
  context: Context,
  staff: StaffActor,
  { settings, ...act }: ChangedBanner,
): Promise<StaffBanner> {
  assertSettings(settings);
  return changeContent(kind, context, staff, {
    ...act,
    update: async (transaction) => {
      await assertPromotion(transaction, settings.announcementId);
      await transaction.query(
        `UPDATE banners SET group_name = $2, executions = $3, wide_url = $4, tall_url = $5,
              title_en = $6, title_sw = $7, text_en = $8, text_sw = $9, action_en = $10,
              action_sw = $11, linkage_type = $12, linkage = $13, announcement_id = $14,
              position = $15, starts_at = $16, ends_at = $17
        WHERE id = $1`,
        [BigInt(act.id), ...valuesOf(settings)],
      );
    },
  });
}

/** Refuses `not_found`. */
export function removeBanner(
  context: Context,
  staff: StaffActor,
  act: { id: string; ip: string },
): Promise<void> {
  return removeContent(kind, context, staff, act);
}

const isLinkageGood: Readonly<
  Record<BannerSettings['linkageType'], (to: string | null) => boolean>
> = {
  NONE: (to) => to === null,
  PAGE: (to) => to !== null && isOwnPath(to),
  GAME: (to) => to !== null && /^[\w.-]{1,80}$/.test(to),
  LINK: (to) => to !== null && isHttps(to),
  // What is no video plays nothing (spec §2); it has to be an address all the same.
  VIDEO: (to) => to !== null && isHttps(to),
};

function assertSettings(settings: BannerSettings): void {
  assertTimes(settings);
  const { linkageType, linkage, action } = settings;
  if (!isLinkageGood[linkageType](linkage)) throw new Refusal('link_invalid');
  const hasButton = linkageType !== 'NONE' && linkageType !== 'VIDEO';
  if (hasButton && (action.en === '' || action.sw === '')) throw new Refusal('action_missing');
}

async function assertPromotion(transaction: Transaction, id: string | null): Promise<void> {
  if (id === null) return;
  const { rows } = await transaction.query(
    `SELECT 1 FROM announcements WHERE id = $1 AND type = 'PR' FOR KEY SHARE`,
    [BigInt(id)],
  );
  if (!rows[0]) throw new Refusal('announcement_unknown');
}

function valuesOf(settings: BannerSettings): unknown[] {
  const { groupName, executions, wideUrl, tallUrl, title, text, action } = settings;
  const { linkageType, linkage, announcementId, position, startsAt, endsAt } = settings;
  const words = [title.en, title.sw, text.en, text.sw, action.en, action.sw];
  const look = [groupName, [...new Set(executions)], wideUrl, tallUrl, ...words];
  return [...look, linkageType, linkage, announcementId, position, startsAt, endsAt];
}
