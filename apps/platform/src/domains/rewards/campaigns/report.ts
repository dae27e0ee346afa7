/** What a campaign cost and did: who could have it against who was held out. */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { countingSettings } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import type { Context } from '#platform/context.ts';
import { campaignJoins, type CampaignRow, findCampaign } from './campaign-rows.ts';
import { fitsMember, isHeldOut, playFigures } from './fits.ts';

/** Refuses `not_found`. Money of awards is bonus money and cash together. */
export async function reportCampaign({ database }: Context, publicId: string) {
  const campaign = await findCampaign(database, publicId);
  const told = (amount: bigint) => toDecimal(amount, campaign.currency);
  const awards = await sumAwards(database, campaign.rowId);
  const { rows: days } = await database.query<{ day: string; times: number; spent: bigint }>(
    `SELECT day::text, times::int, spent FROM campaign_days WHERE campaign_id = $1
      ORDER BY day DESC LIMIT 92`,
    [campaign.rowId],
  );
  return {
    currency: campaign.currency,
    given: told(awards.given),
    open: told(awards.open),
    held: told(awards.held),
    lapsed: told(awards.lapsed),
    times: Number(campaign.times),
    days: days.toReversed().map(({ day, times, spent }) => ({ day, times, spent: told(spent) })),
    uplift: await readUplift(database, campaign),
  };
}

type Sums = Record<'given' | 'open' | 'held' | 'lapsed', bigint>;

async function sumAwards(database: Database, campaignId: bigint): Promise<Sums> {
  const { rows } = await database.query<Sums>(
    `SELECT coalesce(sum(amount) FILTER (WHERE state = 'given'), 0)::bigint AS given,
            coalesce(sum(amount) FILTER (WHERE state = 'claimable'), 0)::bigint AS open,
            coalesce(sum(amount) FILTER (WHERE state = 'held'), 0)::bigint AS held,
            coalesce(sum(amount) FILTER (WHERE state IN ('rejected', 'expired')), 0)::bigint
              AS lapsed
       FROM awards WHERE campaign_id = $1 AND kind IN ('cash', 'bonus')`,
    [campaignId],
  );
  return rows[0] ?? { given: 0n, open: 0n, held: 0n, lapsed: 0n };
}

type Group = {
  isControl: boolean;
  members: number;
  deposits: bigint;
  turnover: bigint;
  result: bigint;
};

/** A member on average since the start, by the conditions as they are met now. */
async function readUplift(database: Database, { rowId, currency, terms, startedAt }: CampaignRow) {
  if (terms.controlPercent === 0 || startedAt === null) return null;
  const { rows } = await inTransaction(database, async (transaction) => {
    await transaction.query(countingSettings);
    return transaction.query<Group>(
      `WITH meant AS (
       SELECT m.id, ${isHeldOut} AS is_control
         FROM ${campaignJoins} JOIN members m ON m.currency = c.currency
        WHERE c.id = $1 AND ${fitsMember}),
     played AS (
       SELECT d.member_id, sum(d.deposit) AS deposits, sum(d.valid_bet) AS turnover,
              ${playFigures.loss} AS result
         FROM member_days d JOIN campaigns c ON c.currency = d.currency
        WHERE c.id = $1
          AND d.day >= (greatest(c.starts_at, c.started_at)
                AT TIME ZONE (SELECT time_zone FROM brands LIMIT 1))::date
          AND d.day <= (c.ends_at AT TIME ZONE (SELECT time_zone FROM brands LIMIT 1))::date
        GROUP BY d.member_id)
     SELECT is_control AS "isControl", count(*)::int AS members,
            (coalesce(sum(deposits), 0) / count(*))::bigint AS deposits,
            (coalesce(sum(turnover), 0) / count(*))::bigint AS turnover,
            (coalesce(sum(result), 0) / count(*))::bigint AS result
       FROM meant LEFT JOIN played ON played.member_id = meant.id GROUP BY is_control`,
      [rowId],
    );
  });
  const group = (isControl: boolean) => groupValue(rows, isControl, currency);
  return { treated: group(false), control: group(true) };
}

function groupValue(rows: readonly Group[], isControl: boolean, currency: Currency) {
  const found = rows.find((row) => row.isControl === isControl);
  const told = (amount: bigint) => toDecimal(amount, currency);
  return {
    members: found?.members ?? 0,
    deposits: told(found?.deposits ?? 0n),
    turnover: told(found?.turnover ?? 0n),
    result: told(found?.result ?? 0n),
  };
}
