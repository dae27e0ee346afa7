/**
 * Turnover reached and losses of days and weeks, from the daily aggregates. Turnover gives as soon as
 * it is counted; a loss is known once its period is over and all of it is counted.
 */
import { parseDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { countingSettings } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import type { Context } from '#platform/context.ts';
import { campaignJoins, type CampaignRow, runningCampaigns } from './campaign-rows.ts';
import { countsPlay, fitsMember, isHeldOut, playFigures } from './fits.ts';
import { type Earned, giveTo } from './give-to.ts';

const batch = 500;

type Period = { firstDay: string; lastDay: string; isOver: boolean };

export async function followPeriods(context: Context, leaving?: AbortSignal): Promise<void> {
  for (const campaign of await runningCampaigns(context.database, ['turnover', 'loss'])) {
    for (const period of await openPeriods(context.database, campaign)) {
      if (leaving?.aborted) return;
      const { kind } = campaign.terms.trigger;
      if (kind === 'loss' && !period.isOver) continue;
      await give(context, campaign, period, leaving);
      if (leaving?.aborted || !period.isOver) continue;
      await context.database.query(
        `INSERT INTO campaign_periods (campaign_id, first_day) VALUES ($1, $2)
         ON CONFLICT DO NOTHING`,
        [campaign.rowId, period.firstDay],
      );
    }
  }
}

/**
 * This period and those before that began with the campaign and were not looked through, the oldest
 * first; over: its last bets are counted.
 */
async function openPeriods(
  database: Database,
  { rowId, terms: { trigger } }: CampaignRow,
): Promise<Period[]> {
  const unit = 'period' in trigger ? trigger.period : 'day';
  const { rows } = await database.query<Period>(
    `WITH here AS (SELECT time_zone AS zone FROM brands LIMIT 1),
     span AS (
       SELECT date_trunc($2, greatest(c.starts_at, c.started_at) AT TIME ZONE zone) AS first,
              date_trunc($2, now() AT TIME ZONE zone) AS last, zone
         FROM campaigns c, here WHERE c.id = $1),
     period AS (
       SELECT begun, begun + ('1 ' || $2)::interval AS ended, zone
         FROM span, generate_series(greatest(first, last - ('8 ' || $2)::interval), last,
                                    ('1 ' || $2)::interval) AS begun)
     SELECT begun::date::text AS "firstDay", (ended::date - 1)::text AS "lastDay",
            now() > ended AT TIME ZONE zone + interval '15 minutes'
              AND (SELECT last_transfer_id FROM records_progress) >= coalesce(
                (SELECT b.last_transfer_id FROM ledger_blocks b
                  WHERE b.sealed_at <= ended AT TIME ZONE zone + interval '1 minute'
                  ORDER BY b.id DESC LIMIT 1), 0) AS "isOver"
       FROM period
      WHERE NOT EXISTS (SELECT 1 FROM campaign_periods done
              WHERE done.campaign_id = $1 AND done.first_day = begun::date)
      ORDER BY begun`,
    [rowId, unit],
  );
  return rows;
}

async function give(
  context: Context,
  campaign: CampaignRow,
  period: Period,
  leaving?: AbortSignal,
): Promise<void> {
  const { trigger } = campaign.terms;
  const unit = 'period' in trigger ? trigger.period : 'day';
  const grant = { campaignId: campaign.rowId, occasion: `${unit}:${period.firstDay}` };
  let after = 0n;
  for (;;) {
    if (leaving?.aborted) return;
    const earned = await readEarned(context.database, campaign, period, after);
    if ((await giveTo(context, grant, earned)) === 'stopped') return;
    after = earned.at(-1)?.memberId ?? after;
    if (earned.length < batch) return;
  }
}

async function readEarned(
  database: Database,
  { rowId, currency, terms: { trigger } }: CampaignRow,
  { firstDay, lastDay }: Period,
  after: bigint,
): Promise<Earned[]> {
  if (trigger.kind !== 'turnover' && trigger.kind !== 'loss') return [];
  const figure = playFigures[trigger.kind];
  const { rows } = await inTransaction(database, async (transaction) => {
    await transaction.query(countingSettings);
    return transaction.query<{ memberId: bigint; base: bigint }>(
      `SELECT d.member_id AS "memberId", ${figure} AS base
       FROM ${campaignJoins} JOIN member_days d ON d.currency = c.currency
       JOIN members m ON m.id = d.member_id
      WHERE c.id = $1 AND d.day BETWEEN $2 AND $3 AND d.member_id > $4
        AND ${countsPlay} AND ${fitsMember} AND NOT ${isHeldOut}
      GROUP BY d.member_id HAVING ${figure} >= $5 ORDER BY d.member_id LIMIT ${batch}`,
      [rowId, firstDay, lastDay, after, parseDecimal(trigger.least, currency)],
    );
  });
  return rows;
}
