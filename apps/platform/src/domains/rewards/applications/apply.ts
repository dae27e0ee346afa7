/** A member applies for a promotion, and reads what became of it. */
import type { RewardApplication } from '@bahati/contract/player-site/rewards/applications.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  campaignColumns,
  campaignJoins,
  type CampaignRow,
  fitsMember,
  hasTimesLeft,
  isHeldOut,
} from '#domains/rewards/campaigns/campaigns.ts';
import { claimUploads, linksTo, memberOwner } from '#domains/system/uploads/uploads.ts';
import type { Context, MemberActor } from '#platform/context.ts';

/** Who disputes an answer can still be shown what was sent. */
const keepImagesDays = 365;

type Wish = { promotionId: string; remark: string; imageIds: readonly string[] };

/** Refuses `application_not_open`, `picture_needed`, `image_unknown`. */
export async function apply(
  context: Context,
  actor: MemberActor,
  { promotionId, remark, imageIds }: Wish,
): Promise<RewardApplication> {
  const { memberId } = actor;
  const id = await inTransaction(context.database, async (transaction) => {
    const campaign = await findOpen(transaction, actor, promotionId);
    if (campaign?.terms.trigger.kind !== 'application') throw new Refusal('application_not_open');
    if (campaign.terms.trigger.needsPicture && imageIds.length === 0) {
      throw new Refusal('picture_needed');
    }
    if (!(await claimUploads(transaction, memberOwner(memberId), imageIds, keepImagesDays))) {
      throw new Refusal('image_unknown');
    }
    const { rows } = await transaction.query<{ id: string }>(
      `INSERT INTO campaign_applications (campaign_id, member_id, remark, image_ids)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT (campaign_id, member_id) WHERE state = 'waiting' DO NOTHING
       RETURNING public_id AS id`,
      [campaign.rowId, memberId, remark, imageIds],
    );
    const [row] = rows;
    if (!row) throw new Refusal('application_not_open');
    return row.id;
  });
  const written = await read(context.database, memberId, id);
  const [application] = await withLinks(context, written ? [written] : []);
  if (!application) throw new Error('The application is gone.');
  return application;
}

/** A member is turned down at most so often before he can apply no more. */
const mostRejected = 5;

async function findOpen(
  transaction: Transaction,
  { memberId }: MemberActor,
  promotionId: string,
): Promise<CampaignRow | undefined> {
  const { rows } = await transaction.query<CampaignRow>(
    `SELECT ${campaignColumns} FROM ${campaignJoins} JOIN members m ON m.currency = c.currency
      WHERE c.public_id = $1 AND m.id = $2 AND c.state = 'running'
        AND c.trigger_kind = 'application' AND c.starts_at <= now() AND c.ends_at > now()
        AND c.spent < c.budget AND ${hasTimesLeft} AND ${fitsMember} AND NOT ${isHeldOut}
        AND (SELECT count(*) FROM campaign_applications a
              WHERE a.campaign_id = c.id AND a.member_id = m.id AND a.state = 'rejected')
            < ${mostRejected}`,
    [promotionId, memberId],
  );
  return rows[0];
}

type Row = Omit<RewardApplication, 'images' | 'createdAt' | 'decidedAt'> & {
  rowId: bigint;
  imageIds: string[];
  createdAt: Date;
  decidedAt: Date | null;
};

const selectOwn = `SELECT a.id AS "rowId", a.public_id AS id, c.public_id AS "promotionId",
    v.terms->'title' AS title, a.remark, a.image_ids AS "imageIds", a.state, a.answer,
    a.created_at AS "createdAt", a.decided_at AS "decidedAt"
  FROM campaign_applications a JOIN ${campaignJoins} ON c.id = a.campaign_id`;

async function read(database: Database, memberId: bigint, id: string): Promise<Row | undefined> {
  const { rows } = await database.query<Row>(
    `${selectOwn} WHERE a.member_id = $1 AND a.public_id = $2`,
    [memberId, id],
  );
  return rows[0];
}

/** Newest first. */
export async function listOwn(
  context: Context,
  { memberId }: MemberActor,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<Page<RewardApplication>> {
  const { rows } = await context.database.query<Row>(
    `${selectOwn} WHERE a.member_id = $1 AND ($2::bigint IS NULL OR a.id < $2)
      ORDER BY a.id DESC LIMIT $3`,
    [memberId, readCursor(cursor), pageSize + 1],
  );
  const page = pageOf(rows, pageSize, (row) => row);
  return { ...page, items: await withLinks(context, page.items) };
}

async function withLinks(context: Context, rows: readonly Row[]): Promise<RewardApplication[]> {
  const links = await linksTo(
    context,
    rows.flatMap(({ imageIds }) => imageIds),
  );
  return rows.map(({ rowId: _rowId, imageIds, ...row }) => ({
    ...row,
    images: imageIds.flatMap((id) => links.get(id) ?? []),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}
