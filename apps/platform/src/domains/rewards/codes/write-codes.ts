/** Staff make codes for a campaign. */
import { randomInt } from 'node:crypto';
import type { Page } from '@bahati/contract/wire.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { findCampaign } from '#domains/rewards/campaigns/campaigns.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';

const mostCodes = 100_000;

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 10;

type Batch = ({ kind: 'promo'; code: string; stock: number } | { kind: 'bonus'; count: number }) & {
  id: string;
  ip: string;
};

/** Refuses `not_found`, `campaign_has_no_codes`, `too_many_codes`, `code_taken`. */
export async function addCodes(
  { database }: Context,
  staff: StaffActor,
  batch: Batch,
): Promise<{ codes: string[] }> {
  return inTransaction(database, async (transaction) => {
    const campaign = await findCampaign(transaction, batch.id, 'FOR UPDATE OF c');
    if (campaign.terms.trigger.kind !== 'code' || campaign.storedState === 'ended') {
      throw new Refusal('campaign_has_no_codes');
    }
    const wanted = batch.kind === 'promo' ? [batch.code] : drawCodes(batch.count);
    await assertRoom(transaction, campaign.rowId, wanted.length);
    const stock = batch.kind === 'promo' ? batch.stock : 1;
    const { rows } = await transaction.query<{ code: string }>(
      `INSERT INTO campaign_codes (code, campaign_id, stock, created_by)
       SELECT code, $2, $3, $4 FROM unnest($1::text[]) AS code
       ON CONFLICT (code) DO NOTHING RETURNING code`,
      [wanted, campaign.rowId, stock, staff.username],
    );
    if (rows.length < wanted.length) throw new Refusal('code_taken');
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'campaign.codes_added',
      subject: `campaign:${campaign.rowId}`,
      after: { kind: batch.kind, count: wanted.length, stock },
      ip: batch.ip,
    });
    return { codes: rows.map(({ code }) => code) };
  });
}

function drawCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    codes.add(
      Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join(''),
    );
  }
  return [...codes];
}

async function assertRoom(
  transaction: Transaction,
  campaignId: bigint,
  more: number,
): Promise<void> {
  const { rows } = await transaction.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM campaign_codes WHERE campaign_id = $1',
    [campaignId],
  );
  if ((rows[0]?.count ?? 0) + more > mostCodes) throw new Refusal('too_many_codes');
}

type Row = {
  rowId: bigint;
  code: string;
  stock: number;
  used: number;
  createdBy: string;
  createdAt: Date;
};

/** Newest first. Refuses `not_found`. */
export async function listCodes(
  { database }: Context,
  campaignId: string,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<Page<Omit<Row, 'rowId' | 'createdAt'> & { createdAt: string }>> {
  const campaign = await findCampaign(database, campaignId);
  const { rows } = await database.query<Row>(
    `SELECT id AS "rowId", code, stock, used, created_by AS "createdBy", created_at AS "createdAt"
       FROM campaign_codes WHERE campaign_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [campaign.rowId, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, ({ rowId: _rowId, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }));
}
