/** A member chooses an offer before a deposit; the next deposit that meets it gives it. */
import type { Promotion } from '@bahati/contract/player-site/rewards/promotions.ts';
import { publicTermsOf } from '@bahati/contract/public-terms.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { type CampaignRow, campaignColumns, campaignJoins } from './campaign-rows.ts';
import { fitsMember, hasTimesLeft, isHeldOut } from './fits.ts';
import { grantOnce } from './grant.ts';

type Offers = { items: Promotion[]; chosenId: string | null };

/** A deposit that has just been credited is settled first, so that what it gave is seen. */
export async function listDepositOffers(context: Context, actor: MemberActor): Promise<Offers> {
  await settleChoice(context, actor.memberId);
  const offers = await openOffers(context.database, actor);
  const { rows } = await context.database.query<{ id: string }>(
    `SELECT c.public_id AS id FROM campaign_choices chosen
       JOIN campaigns c ON c.id = chosen.campaign_id WHERE chosen.member_id = $1`,
    [actor.memberId],
  );
  const chosen = offers.find(({ id }) => id === rows[0]?.id);
  return {
    items: offers.map(({ id, currency, terms, vendorNames }) => ({
      id,
      currency,
      terms: publicTermsOf(terms, vendorNames),
    })),
    chosenId: chosen?.id ?? null,
  };
}

/** Refuses `offer_not_open`. Another offer that was chosen gives way. */
export async function chooseOffer(
  { database }: Context,
  actor: MemberActor,
  publicId: string,
): Promise<{ chosenId: string }> {
  const offer = (await openOffers(database, actor)).find(({ id }) => id === publicId);
  if (!offer) throw new Refusal('offer_not_open');
  await database.query(
    `INSERT INTO campaign_choices AS chosen (member_id, campaign_id) VALUES ($1, $2)
     ON CONFLICT (member_id) DO UPDATE SET campaign_id = excluded.campaign_id, chosen_at = now()
       WHERE chosen.campaign_id <> excluded.campaign_id`,
    [actor.memberId, offer.rowId],
  );
  return { chosenId: publicId };
}

export async function withdrawChoice(
  { database }: Context,
  { memberId }: MemberActor,
): Promise<{ chosenId: null }> {
  await database.query('DELETE FROM campaign_choices WHERE member_id = $1', [memberId]);
  return { chosenId: null };
}

/** Offers that this member's next deposit could meet. */
async function openOffers(database: Database, actor: MemberActor): Promise<CampaignRow[]> {
  const { rows } = await database.query<CampaignRow>(
    `SELECT ${campaignColumns} FROM ${campaignJoins} JOIN members m ON m.currency = c.currency
      WHERE m.id = $1 AND c.state = 'running' AND c.trigger_kind = 'deposit'
        AND (v.terms->'trigger'->>'isChosen')::boolean
        AND c.starts_at <= now() AND c.ends_at > now() AND c.spent < c.budget
        AND coalesce((v.terms->'trigger'->>'number')::int = 1 +
              (SELECT count(*) FROM deposits d
                WHERE d.member_id = m.id AND d.status = 'completed'), true)
        AND ${hasTimesLeft} AND ${fitsMember} AND NOT ${isHeldOut}
      ORDER BY c.id DESC LIMIT 20`,
    [actor.memberId],
  );
  return rows;
}

/**
 * Gives the chosen offer for the first deposit since the choice that meets it, once; the choice goes
 * with it, given or not: what is over by then is not offered for a later deposit.
 */
export async function settleChoice(context: Context, memberId: bigint): Promise<void> {
  const { rows } = await context.database.query(
    'SELECT 1 FROM campaign_choices WHERE member_id = $1',
    [memberId],
  );
  if (rows.length === 0) return;
  const given = await inTransaction(context.database, async (transaction) => {
    const choice = await lockChoice(transaction, memberId);
    if (!choice) return false;
    const met = await firstMeeting(transaction, memberId, choice);
    if (!met) return false;
    const { result } = await grantOnce(transaction, {
      campaignId: choice.campaignId,
      memberId,
      occasion: `deposit:${met.depositId}`,
      base: met.amount,
    });
    await transaction.query('DELETE FROM campaign_choices WHERE member_id = $1', [memberId]);
    return result === 'granted';
  });
  if (given) context.announceBalance(memberId);
}

type Choice = { campaignId: bigint; least: bigint; number: number | null };

async function lockChoice(transaction: Transaction, memberId: bigint): Promise<Choice | undefined> {
  const { rows } = await transaction.query<Pick<CampaignRow, 'rowId' | 'currency' | 'terms'>>(
    `SELECT c.id AS "rowId", c.currency, v.terms
       FROM campaign_choices chosen JOIN ${campaignJoins} ON c.id = chosen.campaign_id
      WHERE chosen.member_id = $1 FOR UPDATE OF chosen`,
    [memberId],
  );
  const [row] = rows;
  if (row?.terms.trigger.kind !== 'deposit') return undefined;
  const { leastDeposit, number } = row.terms.trigger;
  return { campaignId: row.rowId, least: parseDecimal(leastDeposit, row.currency), number };
}

async function firstMeeting(
  transaction: Transaction,
  memberId: bigint,
  { least, number }: Choice,
): Promise<{ depositId: bigint; amount: bigint } | undefined> {
  const { rows } = await transaction.query<{ depositId: bigint; amount: bigint }>(
    `SELECT d.id AS "depositId", d.amount
       FROM deposits d JOIN campaign_choices chosen ON chosen.member_id = d.member_id
      WHERE d.member_id = $1 AND d.status = 'completed' AND d.completed_at >= chosen.chosen_at
        AND d.amount >= $2
        AND ($3::int IS NULL OR $3 = (SELECT count(*) FROM deposits before
              WHERE before.member_id = $1 AND before.status = 'completed'
                AND (before.completed_at, before.id) <= (d.completed_at, d.id)))
      ORDER BY d.completed_at, d.id LIMIT 1`,
    [memberId, least, number],
  );
  return rows[0];
}
