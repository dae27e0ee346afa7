/** Campaigns as staff read them. */
import type {
  Campaign,
  CampaignState,
  WholeCampaign,
} from '@bahati/contract/back-office/rewards/campaigns.ts';
import type { BothWords, TicketKind } from '@bahati/contract/reward-terms.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { readTags } from '#domains/members/staff-view/staff-view.ts';
import { readWaitingChange } from '#domains/system/approvals/approvals.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import type { Context } from '#platform/context.ts';
import {
  campaignColumns,
  campaignJoins,
  type CampaignRow,
  campaignState,
  campaignValue,
  findCampaign,
  startKind,
} from './campaign-rows.ts';

type Query = { state?: CampaignState | undefined; cursor?: string | undefined; pageSize: number };

/** Newest first. */
export async function listCampaigns(
  { database }: Context,
  { state, cursor, pageSize }: Query,
): Promise<Page<Campaign>> {
  const { rows } = await database.query<CampaignRow>(
    `SELECT ${campaignColumns} FROM ${campaignJoins}
      WHERE ($1::text IS NULL OR ${campaignState} = $1) AND ($2::bigint IS NULL OR c.id < $2)
      ORDER BY c.id DESC LIMIT $3`,
    [state ?? null, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, campaignValue);
}

/** Those that lie between two instants, drafts among them. */
export async function readCalendar(
  { database }: Context,
  { from, to }: { from: string; to: string },
): Promise<{ items: Campaign[] }> {
  const { rows } = await database.query<CampaignRow>(
    `SELECT ${campaignColumns} FROM ${campaignJoins}
      WHERE c.starts_at < $2 AND c.ends_at > $1 ORDER BY c.starts_at, c.id LIMIT 200`,
    [from, to],
  );
  return { items: rows.map(campaignValue) };
}

/** Countries, tags, vendors, games and draws that rules may name. */
export async function readChoices({ database, config }: Context) {
  const { currency, countryDialingCodes } = await readBrand(database, config.BRAND);
  const tags = await readTags(database, config.BRAND);
  const { rows: vendors } = await database.query<{ id: number; name: string }>(
    'SELECT id, name FROM vendors ORDER BY name LIMIT 500',
  );
  const { rows: games } = await database.query<{ id: number; name: BothWords }>(
    `SELECT id, json_build_object('en', name_en, 'sw', name_sw) AS name FROM games
      WHERE has_free_rounds ORDER BY name_en, id LIMIT 1000`,
  );
  const { rows: draws } = await database.query<{
    rowId: bigint;
    kind: TicketKind;
    name: BothWords;
  }>(
    `SELECT id AS "rowId", kind, name FROM draws
      WHERE state = 'open' AND kind <> 'envelope' AND closes_at > now() ORDER BY id DESC LIMIT 200`,
  );
  return {
    currency,
    countries: [...countryDialingCodes],
    tags: tags.map(({ code, name }) => ({ code, name })),
    vendors,
    games,
    draws: draws.map(({ rowId, ...draw }) => ({ ...draw, id: rowId.toString() })),
  };
}

/** Refuses `not_found`. */
export async function wholeCampaign(
  context: Context,
  database: Database | Transaction,
  publicId: string,
): Promise<WholeCampaign> {
  const row = await findCampaign(database, publicId);
  const waiting = await readWaitingChange(context, database, {
    kind: startKind,
    subject: `campaign:${row.rowId}`,
  });
  const { rows } = await database.query<{ held: number; limit: bigint }>(
    `SELECT (SELECT count(*)::int FROM awards WHERE campaign_id = $1 AND state = 'held') AS held,
            approval_limit AS "limit" FROM reward_rules`,
    [row.rowId],
  );
  return {
    ...campaignValue(row),
    held: rows[0]?.held ?? 0,
    approvalLimit: toDecimal(rows[0]?.limit ?? 0n, row.currency),
    wanted: waiting ? { requestedBy: waiting.requestedBy, reason: waiting.reason } : null,
  };
}
