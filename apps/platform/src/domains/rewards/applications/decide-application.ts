/** Staff answer an application; the member reads the answer in the inbox and in the reward centre. */
import type { StaffApplication } from '@bahati/contract/back-office/rewards/claim-review.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { escapeHtml, sendInboxMessage } from '#domains/content/content.ts';
import { campaignJoins, grantOnce } from '#domains/rewards/campaigns/campaigns.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { linksTo } from '#domains/system/uploads/uploads.ts';
import type { Context, StaffActor } from '#platform/context.ts';

type Row = Omit<StaffApplication, 'images' | 'createdAt' | 'decidedAt' | 'memberId'> & {
  rowId: bigint;
  campaignId: bigint;
  memberId: bigint;
  imageIds: string[];
  createdAt: Date;
  decidedAt: Date | null;
};

const selectRows = `SELECT a.id AS "rowId", a.public_id AS id, a.campaign_id AS "campaignId",
    a.member_id AS "memberId", k.username, v.terms->'title' AS title, a.remark,
    a.image_ids AS "imageIds", a.state, a.answer, a.created_at AS "createdAt",
    a.decided_by AS "decidedBy", a.decided_at AS "decidedAt"
  FROM campaign_applications a JOIN ${campaignJoins} ON c.id = a.campaign_id
  JOIN credentials k ON k.member_id = a.member_id`;

type Query = {
  state: StaffApplication['state'];
  cursor?: string | undefined;
  pageSize: number;
};

/** Those that wait oldest first, others newest first. */
export async function listForStaff(
  context: Context,
  { state, cursor, pageSize }: Query,
): Promise<Page<StaffApplication>> {
  const isQueue = state === 'waiting';
  const { rows } = await context.database.query<Row>(
    `${selectRows} WHERE a.state = $1 AND ($2::bigint IS NULL OR a.id ${isQueue ? '>' : '<'} $2)
      ORDER BY a.id ${isQueue ? 'ASC' : 'DESC'} LIMIT $3`,
    [state, readCursor(cursor), pageSize + 1],
  );
  const page = pageOf(rows, pageSize, (row) => row);
  return { ...page, items: await withLinks(context, page.items) };
}

type Decision = { id: string; decision: 'approve' | 'reject'; answer: string; ip: string };

/** Refuses `not_found`, `already_decided`, `campaign_gives_nothing`. */
export async function decideApplication(
  context: Context,
  staff: StaffActor,
  { id, decision, answer, ip }: Decision,
): Promise<StaffApplication> {
  const decided = await inTransaction(context.database, async (transaction) => {
    const row = await lockWaiting(transaction, id);
    if (decision === 'approve') await give(transaction, row);
    const state = decision === 'approve' ? 'approved' : 'rejected';
    await transaction.query(
      `UPDATE campaign_applications
          SET state = $2, answer = $3, decided_by = $4, decided_at = now() WHERE id = $1`,
      [row.rowId, state, answer, staff.username],
    );
    await tell(transaction, row, state, answer);
    await recordAudit(transaction, {
      actor: staff.username,
      action: `application.${state}`,
      subject: `member:${row.memberId}`,
      reason: answer,
      after: { application: row.rowId.toString(), campaign: row.campaignId.toString() },
      ip,
    });
    return read(transaction, id);
  });
  const [application] = await withLinks(context, decided ? [decided] : []);
  if (!decided || !application) throw new Error('The application is gone.');
  context.announceBalance(decided.memberId);
  return application;
}

async function lockWaiting(transaction: Transaction, id: string): Promise<Row> {
  await transaction.query('SELECT 1 FROM campaign_applications WHERE public_id = $1 FOR UPDATE', [
    id,
  ]);
  const row = await read(transaction, id);
  if (!row) throw new Refusal('not_found');
  if (row.state !== 'waiting') throw new Refusal('already_decided');
  return row;
}

async function give(transaction: Transaction, { rowId, campaignId, memberId }: Row): Promise<void> {
  const { result } = await grantOnce(transaction, {
    campaignId,
    memberId,
    occasion: `application:${rowId}`,
  });
  if (result !== 'granted') throw new Refusal('campaign_gives_nothing');
}

async function read(database: Database | Transaction, id: string): Promise<Row | undefined> {
  const { rows } = await database.query<Row>(`${selectRows} WHERE a.public_id = $1`, [id]);
  return rows[0];
}

const heads = {
  approved: { en: 'Your application was approved', sw: 'Ombi lako limekubaliwa' },
  rejected: { en: 'Your application was not approved', sw: 'Ombi lako halikukubaliwa' },
} as const;

const seeIt = {
  en: '<p><a href="/member/rewardCenter">Open the reward centre</a></p>',
  sw: '<p><a href="/member/rewardCenter">Fungua kituo cha zawadi</a></p>',
} as const;

async function tell(
  transaction: Transaction,
  { rowId, memberId, title }: Row,
  state: keyof typeof heads,
  answer: string,
): Promise<void> {
  const html = (language: 'en' | 'sw') =>
    `<p><strong>${escapeHtml(title[language])}</strong></p><p>${escapeHtml(answer)}</p>${seeIt[language]}`;
  await sendInboxMessage(transaction, {
    memberId,
    key: `reward application ${rowId}`,
    title: heads[state],
    html: { en: html('en'), sw: html('sw') },
  });
}

async function withLinks(context: Context, rows: readonly Row[]): Promise<StaffApplication[]> {
  const links = await linksTo(
    context,
    rows.flatMap(({ imageIds }) => imageIds),
  );
  return rows.map(({ rowId: _row, campaignId: _campaign, imageIds, ...row }) => ({
    ...row,
    memberId: row.memberId.toString(),
    images: imageIds.flatMap((id) => links.get(id) ?? []),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}
