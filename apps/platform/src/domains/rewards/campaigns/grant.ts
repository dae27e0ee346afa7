/** Giving a campaign on one occasion, once, within its budgets. */
import type { CampaignTerms } from '@bahati/contract/campaign-terms.ts';
import type { AwardSource } from '@bahati/contract/reward-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { findHoldReasons } from '#domains/rewards/abuse/abuse.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';
import { awardsOf, costOf } from './awards-of.rules.ts';
import { campaignJoins } from './campaign-rows.ts';
import { fitsMember, isHeldOut, today } from './fits.ts';
import { tellOfAward } from './tell-of-award.ts';

export type Grant = {
  campaignId: bigint;
  memberId: bigint;
  /** With campaign and member it names what is given once: `deposit:17`. */
  occasion: string;
  /** The deposit or the loss, in minor units. */
  base?: bigint;
};

export type GrantResult =
  | { result: 'granted'; awardIds: bigint[] }
  | { result: 'again' | 'not_open' | 'not_for_member' | 'spent' };

type Open = { currency: Currency; version: number; terms: CampaignTerms; claimUntil: Date | null };

/**
 * Offers what the campaign gives, in the caller's transaction. The campaign's row is locked first, so
 * that budgets are counted one after the other; a second time for the same occasion is `again`.
 */
export async function grantOnce(transaction: Transaction, grant: Grant): Promise<GrantResult> {
  const open = await lockOpen(transaction, grant.campaignId);
  if (!open) return { result: 'not_open' };
  if (await wasGranted(transaction, grant)) return { result: 'again' };
  if (!(await isForMember(transaction, grant))) return { result: 'not_for_member' };
  const { terms, currency } = open;
  const awards = awardsOf(terms.awards, grant.base ?? 0n, currency);
  if (awards.length === 0) return { result: 'not_open' };
  const cost = costOf(awards, currency);
  if (!(await count(transaction, grant, open, cost))) return { result: 'spent' };
  const grantId = await writeGrant(transaction, grant, open.version, cost);
  const reasons = await findHoldReasons(transaction, grant);
  const awardIds: bigint[] = [];
  for (const [ordinal, award] of awards.entries()) {
    const id = await offerAward(transaction, {
      memberId: grant.memberId,
      currency,
      source: sourceOf(terms),
      sourceId: grantId,
      ordinal,
      campaignId: grant.campaignId,
      award,
      ...(terms.trigger.kind === 'deposit' ? { deposit: grant.base ?? 0n } : {}),
      title: terms.title,
      isAutomatic: terms.isAutomatic,
      claimUntil: open.claimUntil,
      reasons,
    });
    if (id === undefined) throw new Error(`The grant ${grantId} was offered nothing.`);
    awardIds.push(id);
  }
  const { memberId } = grant;
  if (reasons.length === 0) await tellOfAward(transaction, { memberId, grantId, terms });
  return { result: 'granted', awardIds };
}

function sourceOf({ trigger: { kind } }: CampaignTerms): AwardSource {
  return kind === 'code' || kind === 'staff' ? kind : 'campaign';
}

async function lockOpen(transaction: Transaction, id: bigint): Promise<Open | undefined> {
  const { rows } = await transaction.query<Open>(
    `SELECT c.currency, c.version, v.terms,
            now() + make_interval(days => (v.terms->>'claimDays')::int) AS "claimUntil"
       FROM ${campaignJoins}
      WHERE c.id = $1 AND c.state = 'running' AND c.starts_at <= now() AND c.ends_at > now()
        FOR UPDATE OF c`,
    [id],
  );
  return rows[0];
}

async function wasGranted(
  transaction: Transaction,
  { campaignId, memberId, occasion }: Grant,
): Promise<boolean> {
  const { rows } = await transaction.query(
    `SELECT 1 FROM campaign_grants
      WHERE campaign_id = $1 AND member_id = $2 AND occasion = $3`,
    [campaignId, memberId, occasion],
  );
  return rows.length > 0;
}

async function isForMember(
  transaction: Transaction,
  { campaignId, memberId }: Grant,
): Promise<boolean> {
  const { rows } = await transaction.query(
    `SELECT 1 FROM ${campaignJoins} JOIN members m ON m.currency = c.currency
      WHERE c.id = $1 AND m.id = $2 AND ${fitsMember} AND NOT ${isHeldOut}`,
    [campaignId, memberId],
  );
  return rows.length > 0;
}

type Bounds = { total: boolean; day: boolean; member: boolean; isNew: boolean };

/** Counts the cost everywhere, or nowhere where it does not fit; the checks of the tables hold besides. */
async function count(
  transaction: Transaction,
  { campaignId, memberId }: Grant,
  { terms: { budget }, currency }: Open,
  cost: bigint,
): Promise<boolean> {
  const minor = (amount: string | null) =>
    amount === null ? null : parseDecimal(amount, currency);
  const [dayBudget, memberBudget] = [minor(budget.day), minor(budget.member)];
  const { rows } = await transaction.query<Bounds>(
    `SELECT c.spent + $3 <= c.budget AS total,
            $4::bigint IS NULL OR coalesce(d.spent, 0) + $3 <= $4 AS day,
            coalesce(own.times, 0) < $6
              AND ($5::bigint IS NULL OR coalesce(own.spent, 0) + $3 <= $5) AS member,
            own.member_id IS NULL AS "isNew"
       FROM campaigns c
       LEFT JOIN campaign_days d ON d.campaign_id = c.id AND d.day = ${today}
       LEFT JOIN campaign_members own ON own.campaign_id = c.id AND own.member_id = $2
      WHERE c.id = $1`,
    [campaignId, memberId, cost, dayBudget, memberBudget, budget.timesPerMember],
  );
  const [fits] = rows;
  if (!fits?.total || !fits.day || !fits.member) return false;
  await transaction.query(
    `UPDATE campaigns SET spent = spent + $2, times = times + 1, members = members + $3
      WHERE id = $1`,
    [campaignId, cost, fits.isNew ? 1 : 0],
  );
  await transaction.query(
    `INSERT INTO campaign_days AS days (campaign_id, day, budget, spent, times)
     VALUES ($1, ${today}, $3, $2, 1)
     ON CONFLICT (campaign_id, day) DO UPDATE
       SET budget = excluded.budget, spent = days.spent + excluded.spent, times = days.times + 1`,
    [campaignId, cost, dayBudget],
  );
  await transaction.query(
    `INSERT INTO campaign_members AS own (campaign_id, member_id, budget, spent, times, most_times)
     VALUES ($1, $2, $4, $3, 1, $5)
     ON CONFLICT (campaign_id, member_id) DO UPDATE
       SET budget = excluded.budget, most_times = excluded.most_times,
           spent = own.spent + excluded.spent, times = own.times + 1`,
    [campaignId, memberId, cost, memberBudget, budget.timesPerMember],
  );
  return true;
}

async function writeGrant(
  transaction: Transaction,
  { campaignId, memberId, occasion }: Grant,
  version: number,
  cost: bigint,
): Promise<bigint> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO campaign_grants (campaign_id, member_id, occasion, version, cost)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [campaignId, memberId, occasion, version, cost],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The grant was not written.');
  return id;
}
