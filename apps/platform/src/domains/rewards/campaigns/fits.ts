/** Whom a campaign is for, as SQL on a row `m` of members and its rules, `v.terms`. */
import { trialType } from '#domains/members/members.ts';
import { exclusionStands } from '#domains/wallet/limits/limits.ts';

const condition = `v.terms->'condition'`;

/** Members in good standing that match the condition, are not excluded and want offers. */
export const fitsMember = `m.type <> ${trialType} AND m.status = 'active'
  AND (${condition}->>'newDays' IS NULL
    OR m.registered_at > now() - make_interval(days => (${condition}->>'newDays')::int))
  AND (jsonb_array_length(${condition}->'tags') = 0
    OR EXISTS (SELECT 1 FROM tagged_members tagged
                WHERE tagged.member_id = m.id AND ${condition}->'tags' ? tagged.tag))
  AND (jsonb_array_length(${condition}->'countries') = 0
    OR EXISTS (SELECT 1 FROM member_index known
                WHERE known.member_id = m.id AND ${condition}->'countries' ? known.dialing_code))
  AND NOT EXISTS (SELECT 1 FROM reward_opt_outs o WHERE o.member_id = m.id)
  AND NOT EXISTS (SELECT 1 FROM exclusions e
                   WHERE e.owner_id = m.id AND ${exclusionStands('e', 'now()')})`;

/**
 * Whether the member is held out of the campaign `c`, to compare with: always the same answer for a
 * member and a campaign.
 */
export const isHeldOut = `((hashtextextended(c.id || ':' || m.id, 0) & 9223372036854775807) % 100)
  < (v.terms->>'controlPercent')::int`;

/** The play that counts, on a row `d` of member_days. */
export const countsPlay = `d.product <> ''
  AND (jsonb_array_length(${condition}->'gameTypes') = 0 OR ${condition}->'gameTypes' ? d.product)
  AND (jsonb_array_length(${condition}->'vendorIds') = 0
    OR ${condition}->'vendorIds' @> to_jsonb(d.vendor_id))`;

/** What was played of valid turnover; what was lost of cash in games. */
export const playFigures = {
  turnover: 'sum(d.valid_bet)::bigint',
  loss: 'sum(d.stake - d.payout - d.vendor_result)::bigint',
} as const;

/** Whether a campaign of a numbered deposit is still ahead of the member `m`. */
export const isDepositAhead = `coalesce((v.terms->'trigger'->>'number')::int > (
  SELECT count(*) FROM deposits d WHERE d.member_id = m.id AND d.status = 'completed'), true)`;

/** Whether the campaign has something left for the member `m`. */
export const hasTimesLeft = `NOT EXISTS (SELECT 1 FROM campaign_members own
  WHERE own.campaign_id = c.id AND own.member_id = m.id
    AND own.times >= (v.terms->'budget'->>'timesPerMember')::int)`;

/** Today by the brand's calendar. */
export const today = `(now() AT TIME ZONE (SELECT time_zone FROM brands LIMIT 1))::date`;
