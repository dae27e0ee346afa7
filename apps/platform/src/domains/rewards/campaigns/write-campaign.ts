/** Staff write campaigns: each change of the rules is a version that stays. */
import type { WholeCampaign } from '@bahati/contract/back-office/rewards/campaigns.ts';
import type { CampaignTerms } from '@bahati/contract/campaign-terms.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { lockChanges, replaceWaiting } from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { type CampaignRow, findCampaign, startKind } from './campaign-rows.ts';
import { wholeCampaign } from './read-campaigns.ts';
import { assertSound } from './sound-terms.ts';

type Draft = { name: string; terms: CampaignTerms; ip: string };

/** Refuses as `assertSound`. */
export async function addCampaign(
  context: Context,
  staff: StaffActor,
  { name, terms, ip }: Draft,
): Promise<WholeCampaign> {
  return inTransaction(context.database, async (transaction) => {
    const { currency } = await readBrand(transaction, context.config.BRAND);
    await assertSound(transaction, terms, currency);
    const { rows } = await transaction.query<{ id: bigint; publicId: string }>(
      `INSERT INTO campaigns (name, currency, trigger_kind, starts_at, ends_at, budget, changed_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id, public_id AS "publicId"`,
      [
        name,
        currency,
        terms.trigger.kind,
        terms.startsAt,
        terms.endsAt,
        parseDecimal(terms.budget.total, currency),
        staff.username,
      ],
    );
    const [row] = rows;
    if (!row) throw new Error('The campaign was not written.');
    await addVersion(transaction, row.id, { version: 1, terms, by: staff.username });
    const after = { name, terms };
    const act = { action: 'campaign.written', subject: `campaign:${row.id}`, after, ip };
    await recordAudit(transaction, { actor: staff.username, ...act });
    return wholeCampaign(context, transaction, row.publicId);
  });
}

type Change = Draft & { id: string; version: number };

/**
 * Refuses `not_found`, `changed_meanwhile`, `campaign_runs` where it is neither draft nor paused, and as
 * `assertSound`. What was spent stays counted, so that a budget never falls below it.
 */
export async function changeCampaign(
  context: Context,
  staff: StaffActor,
  { id, name, terms, version, ip }: Change,
): Promise<WholeCampaign> {
  return inTransaction(context.database, async (transaction) => {
    const { rowId } = await findCampaign(transaction, id);
    const subject = `campaign:${rowId}`;
    await lockChanges(transaction, startKind, subject);
    const before = await findCampaign(transaction, id, 'FOR UPDATE OF c');
    if (before.storedState !== 'draft' && before.storedState !== 'paused') {
      throw new Refusal('campaign_runs');
    }
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    await assertSound(transaction, terms, before.currency);
    const budget = parseDecimal(terms.budget.total, before.currency);
    if (budget < before.spent) throw new Refusal('amount_out_of_range');
    const next = version + 1;
    await addVersion(transaction, before.rowId, { version: next, terms, by: staff.username });
    await transaction.query(
      `UPDATE campaigns SET name = $2, version = $3, trigger_kind = $4, starts_at = $5, ends_at = $6,
              budget = $7, changed_by = $8, changed_at = now() WHERE id = $1`,
      [
        before.rowId,
        name,
        next,
        terms.trigger.kind,
        terms.startsAt,
        terms.endsAt,
        budget,
        staff.username,
      ],
    );
    await replaceWaiting(context, transaction, staff, startKind, subject);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'campaign.changed',
      subject,
      before: { name: before.name, terms: before.terms },
      after: { name, terms },
      ip,
    });
    return wholeCampaign(context, transaction, id);
  });
}

/** As long as the first ran, from now on. Refuses `not_found`. */
export async function duplicateCampaign(
  context: Context,
  staff: StaffActor,
  { id, name, ip }: { id: string; name: string; ip: string },
): Promise<WholeCampaign> {
  const { terms } = await findCampaign(context.database, id);
  return addCampaign(context, staff, { name, terms: fromNow(terms, context.now()), ip });
}

function fromNow(terms: CampaignTerms, now: Date): CampaignTerms {
  const length = Date.parse(terms.endsAt) - Date.parse(terms.startsAt);
  return {
    ...terms,
    startsAt: now.toISOString(),
    endsAt: new Date(now.getTime() + length).toISOString(),
  };
}

async function addVersion(
  transaction: Transaction,
  campaignId: CampaignRow['rowId'],
  { version, terms, by }: { version: number; terms: CampaignTerms; by: string },
): Promise<void> {
  await transaction.query(
    `INSERT INTO campaign_versions (campaign_id, version, terms, made_by) VALUES ($1, $2, $3, $4)`,
    [campaignId, version, JSON.stringify(terms), by],
  );
}
