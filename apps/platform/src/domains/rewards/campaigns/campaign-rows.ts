/** Campaigns as rows, with the rules of the version that counts. */
import type { Campaign, CampaignState } from '@bahati/contract/back-office/rewards/campaigns.ts';
import type { CampaignTerms, TriggerKind } from '@bahati/contract/campaign-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

export const startKind = 'campaign_start';

export type CampaignRow = {
  rowId: bigint;
  id: string;
  name: string;
  state: CampaignState;
  storedState: 'draft' | 'running' | 'paused' | 'ended';
  version: number;
  currency: Currency;
  terms: CampaignTerms;
  vendorNames: string[];
  budget: bigint;
  spent: bigint;
  times: bigint;
  members: bigint;
  changedBy: string;
  changedAt: Date;
  startedAt: Date | null;
};

/** One database holds one brand; the index of waiting changes begins with it. */
const isWaiting = `EXISTS (SELECT 1 FROM change_requests r
  WHERE r.brand = (SELECT code FROM brands LIMIT 1) AND r.kind = '${startKind}'
    AND r.subject = 'campaign:' || c.id AND r.state = 'requested' AND r.expires_at > now())`;

export const campaignState = `CASE
  WHEN c.state = 'ended' OR (c.state <> 'draft' AND c.ends_at <= now()) THEN 'ended'
  WHEN c.state <> 'running' AND ${isWaiting} THEN 'waiting'
  WHEN c.state = 'running' AND c.starts_at > now() THEN 'planned'
  ELSE c.state END`;

export const campaignColumns = `c.id AS "rowId", c.public_id AS id, c.name, ${campaignState} AS state,
  c.state AS "storedState", c.version, c.currency, v.terms,
  ARRAY(SELECT vendors.name
          FROM jsonb_array_elements_text(v.terms->'condition'->'vendorIds') WITH ORDINALITY AS of (id, at)
          JOIN vendors ON vendors.id = of.id::int ORDER BY of.at) AS "vendorNames",
  c.budget, c.spent, c.times, c.members, c.changed_by AS "changedBy", c.changed_at AS "changedAt",
  c.started_at AS "startedAt"`;

export const campaignJoins = `campaigns c
  JOIN campaign_versions v ON v.campaign_id = c.id AND v.version = c.version`;

type Lock = '' | 'FOR UPDATE OF c';

/** Refuses `not_found`. */
export function findCampaign(
  database: Database | Transaction,
  publicId: string,
  lock: Lock = '',
): Promise<CampaignRow> {
  return readOne(database, `c.public_id = $1 ${lock}`, publicId);
}

/** By its row. Refuses `not_found`. */
export function readCampaign(
  database: Database | Transaction,
  rowId: bigint,
  lock: Lock = '',
): Promise<CampaignRow> {
  return readOne(database, `c.id = $1 ${lock}`, rowId);
}

async function readOne(
  database: Database | Transaction,
  which: string,
  id: string | bigint,
): Promise<CampaignRow> {
  const { rows } = await database.query<CampaignRow>(
    `SELECT ${campaignColumns} FROM ${campaignJoins} WHERE ${which}`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Those that give now, of these kinds; a brand runs few at a time. */
export async function runningCampaigns(
  database: Database | Transaction,
  kinds: readonly TriggerKind[],
): Promise<CampaignRow[]> {
  const { rows } = await database.query<CampaignRow>(
    `SELECT ${campaignColumns} FROM ${campaignJoins}
      WHERE c.state = 'running' AND c.trigger_kind = ANY($1::text[])
        AND c.starts_at <= now() AND c.ends_at > now() ORDER BY c.id LIMIT 500`,
    [kinds],
  );
  return rows;
}

export function campaignValue(row: CampaignRow): Campaign {
  const { id, name, state, version, currency, terms, vendorNames, changedBy } = row;
  return {
    id,
    name,
    state,
    version,
    currency,
    terms,
    vendorNames,
    changedBy,
    spent: toDecimal(row.spent, currency),
    times: Number(row.times),
    members: Number(row.members),
    changedAt: row.changedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
  };
}
