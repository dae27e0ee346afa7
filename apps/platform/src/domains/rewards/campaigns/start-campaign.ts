/** Starting a campaign, pausing and ending it. A large budget takes two people. */
import type { WholeCampaign } from '@bahati/contract/back-office/rewards/campaigns.ts';
import { campaignTerms } from '@bahati/contract/campaign-terms.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import {
  askChange,
  type ChangeKind,
  lockChanges,
  replaceWaiting,
} from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { type CampaignRow, findCampaign, readCampaign, startKind } from './campaign-rows.ts';
import { wholeCampaign } from './read-campaigns.ts';
import { assertSound } from './sound-terms.ts';

const wanted = z.strictObject({
  name: z.string(),
  version: z.number().int(),
  budget: z.string(),
  terms: campaignTerms,
});

const rowOf = (subject: string): bigint => BigInt(subject.slice('campaign:'.length));

/** A second person sees the whole rules; a change of them makes words begin anew. */
export const campaignStartKind: ChangeKind<z.infer<typeof wanted>> = {
  kind: startKind,
  permission: 'rewards.decide',
  wanted,
  async look(_context, transaction, { subject, wanted: { version } }, lock) {
    const row = await readCampaign(transaction, rowOf(subject), lock ? 'FOR UPDATE OF c' : '');
    const canStart = row.storedState === 'draft' || row.storedState === 'paused';
    if (!canStart || row.version !== version) throw new Refusal('cannot_apply');
    return { state: row.storedState, version: row.version };
  },
  async apply(_context, transaction, { subject }) {
    await setRunning(transaction, rowOf(subject));
  },
};

type Start = { id: string; version: number; reason: string; ip: string };

/** Refuses `not_found`, `changed_meanwhile`, `campaign_runs`, `campaign_over`, and as `assertSound`. */
export async function startCampaign(
  context: Context,
  staff: StaffActor,
  { id, version, reason, ip }: Start,
): Promise<WholeCampaign> {
  return inTransaction(context.database, async (transaction) => {
    const { rowId } = await findCampaign(transaction, id);
    const subject = `campaign:${rowId}`;
    await lockChanges(transaction, startKind, subject);
    const row = await findCampaign(transaction, id, 'FOR UPDATE OF c');
    if (row.storedState === 'ended') throw new Refusal('campaign_over');
    if (row.storedState === 'running') throw new Refusal('campaign_runs');
    if (row.version !== version) throw new Refusal('changed_meanwhile');
    await assertSound(transaction, row.terms, row.currency);
    if (await needsSecond(transaction, row)) {
      const { name, terms } = row;
      const asked = { name, version, budget: terms.budget.total, terms };
      const wish = { subject, wanted: asked, reason, ip };
      await askChange(context, transaction, staff, campaignStartKind, wish);
    } else {
      await replaceWaiting(context, transaction, staff, startKind, subject);
      await setRunning(transaction, rowId);
      await note(transaction, staff, { row, action: 'campaign.started', reason, ip });
    }
    return wholeCampaign(context, transaction, id);
  });
}

/** Once two people let this version run, pausing it and going on asks nobody again. */
async function needsSecond(
  transaction: Transaction,
  { rowId, budget, version }: CampaignRow,
): Promise<boolean> {
  const { rows } = await transaction.query<{ isAsked: boolean }>(
    `SELECT $2::bigint > approval_limit AND NOT EXISTS (
              SELECT 1 FROM change_requests r
               WHERE r.brand = (SELECT code FROM brands LIMIT 1) AND r.kind = '${startKind}'
                 AND r.subject = 'campaign:' || $1::bigint AND r.state = 'applied'
                 AND (r.wanted->>'version')::int = $3) AS "isAsked"
       FROM reward_rules`,
    [rowId, budget, version],
  );
  return rows[0]?.isAsked ?? true;
}

async function setRunning(transaction: Transaction, rowId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE campaigns SET state = 'running', started_at = coalesce(started_at, now()),
            changed_at = now() WHERE id = $1`,
    [rowId],
  );
}

type Stop = { id: string; reason: string; ip: string };

/** Holds from the next grant on: each looks at the state under the same lock. Refuses `campaign_over`. */
export async function pauseCampaign(
  context: Context,
  staff: StaffActor,
  stop: Stop,
): Promise<WholeCampaign> {
  return inTransaction(context.database, async (transaction) => {
    const row = await findCampaign(transaction, stop.id, 'FOR UPDATE OF c');
    if (row.storedState === 'ended' || row.storedState === 'draft') {
      throw new Refusal('campaign_over');
    }
    if (row.storedState === 'running') {
      await transaction.query(
        `UPDATE campaigns SET state = 'paused', changed_at = now() WHERE id = $1`,
        [row.rowId],
      );
      await note(transaction, staff, { row, action: 'campaign.paused', ...stop });
    }
    return wholeCampaign(context, transaction, stop.id);
  });
}

/** For good. Refuses `campaign_over`. */
export async function endCampaign(
  context: Context,
  staff: StaffActor,
  stop: Stop,
): Promise<WholeCampaign> {
  return inTransaction(context.database, async (transaction) => {
    const { rowId } = await findCampaign(transaction, stop.id);
    const subject = `campaign:${rowId}`;
    await lockChanges(transaction, startKind, subject);
    const row = await findCampaign(transaction, stop.id, 'FOR UPDATE OF c');
    if (row.storedState === 'ended') throw new Refusal('campaign_over');
    await replaceWaiting(context, transaction, staff, startKind, subject);
    await transaction.query(
      `UPDATE campaigns SET state = 'ended', ended_at = now(), changed_at = now() WHERE id = $1`,
      [row.rowId],
    );
    await note(transaction, staff, { row, action: 'campaign.ended', ...stop });
    return wholeCampaign(context, transaction, stop.id);
  });
}

async function note(
  transaction: Transaction,
  staff: StaffActor,
  { row, action, reason, ip }: { row: CampaignRow; action: string; reason: string; ip: string },
): Promise<void> {
  await recordAudit(transaction, {
    actor: staff.username,
    action,
    subject: `campaign:${row.rowId}`,
    reason,
    before: { state: row.storedState, version: row.version },
    ip,
  });
}
