/** Campaigns that members meet by being there: who registers, and everybody on a date. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { campaignJoins, runningCampaigns } from './campaign-rows.ts';
import { fitsMember, isHeldOut, today } from './fits.ts';
import { giveTo } from './give-to.ts';

const batch = 500;

/** A registration that commits late is still seen: its time lies a little back. */
const overlap = `interval '10 minutes'`;

export async function followRegistrations(context: Context, leaving?: AbortSignal): Promise<void> {
  for (const campaign of await runningCampaigns(context.database, ['registration'])) {
    const { rows } = await context.database.query<{ now: Date }>('SELECT now()');
    const grant = { campaignId: campaign.rowId, occasion: 'registration' };
    let after = 0n;
    for (;;) {
      if (leaving?.aborted) return;
      const ids = await newMembers(context.database, campaign.rowId, after);
      const memberIds = ids.map((memberId) => ({ memberId }));
      if ((await giveTo(context, grant, memberIds)) === 'stopped') break;
      after = ids.at(-1) ?? after;
      if (ids.length < batch) break;
    }
    await context.database.query('UPDATE campaigns SET followed_to = $2 WHERE id = $1', [
      campaign.rowId,
      rows[0]?.now,
    ]);
  }
}

async function newMembers(
  database: Database,
  campaignId: bigint,
  after: bigint,
): Promise<bigint[]> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT m.id FROM ${campaignJoins} JOIN members m ON m.currency = c.currency
      WHERE c.id = $1 AND m.id > $2
        AND m.registered_at >= greatest(c.starts_at, c.started_at,
              coalesce(c.followed_to - ${overlap}, '-infinity'))
        AND m.registered_at < c.ends_at AND ${fitsMember} AND NOT ${isHeldOut}
        AND NOT EXISTS (SELECT 1 FROM campaign_members own
              WHERE own.campaign_id = c.id AND own.member_id = m.id)
      ORDER BY m.id LIMIT ${batch}`,
    [campaignId, after],
  );
  return rows.map(({ id }) => id);
}

/** Everybody the campaign is for, once its day has begun; goes on where it stopped. */
export async function followDates(context: Context, leaving?: AbortSignal): Promise<void> {
  for (const campaign of await runningCampaigns(context.database, ['date'])) {
    const grant = { campaignId: campaign.rowId, occasion: 'date' };
    for (;;) {
      if (leaving?.aborted) return;
      const ids = await membersOfDate(context.database, campaign.rowId);
      const memberIds = ids.map((memberId) => ({ memberId }));
      if ((await giveTo(context, grant, memberIds)) === 'stopped') break;
      const last = ids.at(-1);
      if (last === undefined) break;
      await context.database.query(
        'UPDATE campaigns SET last_member_id = greatest(last_member_id, $2) WHERE id = $1',
        [campaign.rowId, last],
      );
    }
  }
}

async function membersOfDate(database: Database, campaignId: bigint): Promise<bigint[]> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT m.id FROM ${campaignJoins} JOIN members m ON m.currency = c.currency
      WHERE c.id = $1 AND (v.terms->'trigger'->>'day')::date <= ${today}
        AND m.id > c.last_member_id AND ${fitsMember} AND NOT ${isHeldOut}
      ORDER BY m.id LIMIT ${batch}`,
    [campaignId],
  );
  return rows.map(({ id }) => id);
}
