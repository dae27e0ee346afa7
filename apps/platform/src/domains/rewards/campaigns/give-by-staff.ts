/** Staff give a campaign of theirs to members by name; a request gives each of them once. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { findCampaign } from './campaign-rows.ts';
import { giveOne } from './give-to.ts';

type Giving = { id: string; requestId: string; names: string[]; reason: string; ip: string };

/** Refuses `not_found`, `campaign_over` where it does not run or is none of staff. */
export async function giveByStaff(
  context: Context,
  staff: StaffActor,
  { id, requestId, names, reason, ip }: Giving,
): Promise<{ given: number; refused: string[] }> {
  const campaign = await findCampaign(context.database, id);
  const isOpen = campaign.state === 'running' && campaign.terms.trigger.kind === 'staff';
  if (!isOpen) throw new Refusal('campaign_over');
  const asked = [...new Set(names.map((name) => name.toLowerCase()))];
  const { rows } = await context.database.query<{ username: string; memberId: bigint }>(
    `SELECT username, member_id AS "memberId" FROM credentials WHERE username = ANY($1::text[])`,
    [asked],
  );
  await inTransaction(context.database, (transaction) =>
    recordAudit(transaction, {
      actor: staff.username,
      action: 'campaign.given',
      subject: `campaign:${campaign.rowId}`,
      reason,
      after: { requestId, names: asked },
      ip,
    }),
  );
  const known = new Map(rows.map(({ username, memberId }) => [username, memberId]));
  const refused: string[] = [];
  const grant = { campaignId: campaign.rowId, occasion: `staff:${requestId}`, base: undefined };
  for (const name of asked) {
    const memberId = known.get(name);
    const { result } =
      memberId === undefined
        ? { result: 'not_for_member' as const }
        : await giveOne(context, { ...grant, memberId });
    if (result !== 'granted' && result !== 'again') refused.push(name);
  }
  return { given: asked.length - refused.length, refused };
}
