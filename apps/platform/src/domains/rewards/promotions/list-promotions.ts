/** The promotions page: for visitors what is for everybody, for a member what is for him. */
import type {
  MemberPromotion,
  Promotion,
} from '@bahati/contract/player-site/rewards/promotions.ts';
import { publicTermsOf } from '@bahati/contract/public-terms.ts';
import type { AwardState } from '@bahati/contract/reward-terms.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import {
  campaignColumns,
  campaignJoins,
  type CampaignRow,
  countsPlay,
  fitsMember,
  hasTimesLeft,
  isDepositAhead,
  isHeldOut,
  playFigures,
  settleChoice,
  today,
} from '#domains/rewards/campaigns/campaigns.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { activityStateOf } from './activity-state.rules.ts';
import { isOptedOut } from './opt-out.ts';

const mostShown = 50;

/** Codes and gifts of staff reach who they are for by other ways. */
const isShown = `c.trigger_kind NOT IN ('code', 'staff')`;

export async function listPublicPromotions({ database }: Context): Promise<{ items: Promotion[] }> {
  const { rows } = await database.query<CampaignRow>(
    `SELECT ${campaignColumns} FROM ${campaignJoins}
      WHERE c.state = 'running' AND c.ends_at > now() AND c.spent < c.budget AND ${isShown}
        AND jsonb_array_length(v.terms->'condition'->'tags') = 0
        AND jsonb_array_length(v.terms->'condition'->'countries') = 0
      ORDER BY c.id DESC LIMIT ${mostShown}`,
  );
  return { items: rows.map(promotionValue) };
}

type Row = CampaignRow & {
  isAhead: boolean;
  isOpen: boolean;
  awardId: string | null;
  award: AwardState | null;
  application: 'waiting' | 'approved' | 'rejected' | null;
  answer: string | null;
  isChosen: boolean;
  progress: bigint | null;
};

/**
 * Those that run for the member, and those of the last two weeks that gave him something. A deposit
 * that has just been credited is settled first.
 */
export async function listMemberPromotions(
  context: Context,
  { memberId }: MemberActor,
): Promise<{ items: MemberPromotion[]; isOptedOut: boolean }> {
  await settleChoice(context, memberId);
  const { database } = context;
  const rows = await readRows(database, memberId);
  return { items: rows.map(memberValue), isOptedOut: await isOptedOut(database, memberId) };
}

async function readRows(database: Database, memberId: bigint): Promise<Row[]> {
  const isFor = `(${fitsMember} AND NOT ${isHeldOut} AND ${isDepositAhead})`;
  const { rows } = await database.query<Row>(
    `SELECT ${campaignColumns}, c.starts_at > now() AS "isAhead",
            c.state = 'running' AND c.starts_at <= now() AND c.ends_at > now()
              AND c.spent < c.budget AND ${hasTimesLeft} AND ${isFor} AS "isOpen",
            award.id AS "awardId", award.state AS award,
            application.state AS application, application.answer,
            EXISTS (SELECT 1 FROM campaign_choices chosen
                     WHERE chosen.member_id = m.id AND chosen.campaign_id = c.id) AS "isChosen",
            CASE WHEN c.trigger_kind = 'turnover' THEN
              (SELECT ${playFigures.turnover} FROM member_days d
                WHERE d.member_id = m.id AND d.currency = c.currency AND ${countsPlay}
                  AND d.day >= date_trunc(v.terms->'trigger'->>'period', ${today}::timestamp)::date)
            END AS progress
       FROM ${campaignJoins} JOIN members m ON m.currency = c.currency
       LEFT JOIN LATERAL (
         SELECT a.public_id AS id,
                CASE WHEN a.state = 'claimable' AND a.claim_until <= now() THEN 'expired'
                     ELSE a.state END AS state
           FROM awards a WHERE a.member_id = m.id AND a.campaign_id = c.id
          ORDER BY a.state = 'claimable' AND coalesce(a.claim_until > now(), true) DESC, a.id DESC
          LIMIT 1) award ON true
       LEFT JOIN LATERAL (
         SELECT a.state, a.answer FROM campaign_applications a
          WHERE a.member_id = m.id AND a.campaign_id = c.id ORDER BY a.id DESC LIMIT 1
       ) application ON true
      WHERE m.id = $1 AND ${isShown}
        AND ((c.state = 'running' AND c.ends_at > now() AND ${isFor})
          OR (c.state <> 'draft' AND c.ends_at > now() - interval '14 days'
              AND (award.id IS NOT NULL OR application.state IS NOT NULL)))
      ORDER BY c.id DESC LIMIT ${mostShown}`,
    [memberId],
  );
  return rows;
}

function promotionValue({ id, currency, terms, vendorNames }: CampaignRow): Promotion {
  return { id, currency, terms: publicTermsOf(terms, vendorNames) };
}

function memberValue(row: Row): MemberPromotion {
  const { terms, currency, progress } = row;
  const state = activityStateOf({
    trigger: terms.trigger,
    isAutomatic: terms.isAutomatic,
    isAhead: row.isAhead,
    isOpen: row.isOpen,
    award: row.award,
    application: row.application,
    isChosen: row.isChosen,
    hasProgress: (progress ?? 0n) > 0n,
  });
  return {
    ...promotionValue(row),
    state,
    awardId: state === 'claim' ? row.awardId : null,
    answer: row.answer,
    progress: terms.trigger.kind === 'turnover' ? toDecimal(progress ?? 0n, currency) : null,
  };
}
