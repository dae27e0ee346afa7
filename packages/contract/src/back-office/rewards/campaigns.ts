/** The campaign studio: rules as data, their preview, estimate, start and report. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { campaignTerms } from '@bahati/contract/campaign-terms.ts';
import { ticketKind } from '@bahati/contract/reward-terms.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  signedAmount,
  textByLanguage,
  uuid,
} from '@bahati/contract/wire.ts';

/** draft: being written; waiting: for a second person; planned: approved, begins later. */
export const campaignStates = [
  'draft',
  'waiting',
  'planned',
  'running',
  'paused',
  'ended',
] as const;
export const campaignState = z.enum(campaignStates);
export type CampaignState = z.infer<typeof campaignState>;

const campaign = z.object({
  id: uuid,
  name: z.string(),
  state: campaignState,
  /** Counts up with every change of the rules. */
  version: z.number().int(),
  currency,
  terms: campaignTerms,
  /** Names of the vendors that the rules speak of, in their order. */
  vendorNames: z.array(z.string()),
  /** What awards cost so far, of the budget. */
  spent: amount,
  /** How often it was given, to how many members. */
  times: z.number().int(),
  members: z.number().int(),
  changedBy: z.string(),
  changedAt: instant,
  startedAt: instant.nullable(),
});

const wholeCampaign = campaign.extend({
  /** Awards that wait for staff. */
  held: z.number().int(),
  /** Who asked for the start that waits, and why. */
  wanted: z.object({ requestedBy: z.string(), reason: z.string() }).nullable(),
  /** A start of a budget above this needs a second person. */
  approvalLimit: amount,
});

const name = z.string().trim().min(3).max(60);
const params = z.strictObject({ id: uuid });
const change = { audience: 'staff', permission: 'rewards.change', params } as const;

const termsRefusals = {
  /** It ends before it begins, or is over. */
  dates_reversed: 400,
  /** A share of a deposit or loss where there is none. */
  percent_of_nothing: 400,
  /** An amount the currency does not know, or none at all. */
  amount_out_of_range: 400,
  tag_unknown: 409,
  /** A game, vendor or draw that is not there. */
  award_unknown: 409,
} as const;

export const boCampaignCalls = defineBackOfficeCalls({
  'GET /bo/campaigns': {
    summary: 'Campaigns, newest first',
    audience: 'staff',
    permission: 'rewards.read',
    query: z.strictObject({ state: campaignState.optional(), cursor, pageSize }),
    value: page(campaign),
    refusals: {},
  },
  'GET /bo/campaigns/calendar': {
    summary:
      'Campaigns that run or are planned between two instants, by their beginning; at most 200',
    audience: 'staff',
    permission: 'rewards.read',
    query: z.strictObject({ from: instant, to: instant }),
    value: z.object({ items: z.array(campaign) }),
    refusals: {},
  },
  'GET /bo/campaigns/choices': {
    summary: 'What rules of a campaign may name, and the currency they are written in',
    audience: 'staff',
    permission: 'rewards.read',
    value: z.object({
      currency,
      countries: z.array(z.string()),
      tags: z.array(z.object({ code: z.string(), name: textByLanguage })),
      vendors: z.array(z.object({ id: z.number().int(), name: z.string() })),
      /** Whose vendor plays free rounds. */
      games: z.array(z.object({ id: z.number().int(), name: textByLanguage })),
      /** Draws that are open for tickets. */
      draws: z.array(z.object({ id, kind: ticketKind, name: textByLanguage })),
    }),
    refusals: {},
  },
  'GET /bo/campaigns/:id': {
    summary: 'One campaign with its rules and figures',
    audience: 'staff',
    permission: 'rewards.read',
    params,
    value: wholeCampaign,
    refusals: {},
  },
  'POST /bo/campaigns': {
    summary: 'Write a campaign; it gives nothing before it is started',
    audience: 'staff',
    permission: 'rewards.change',
    body: z.strictObject({ name, terms: campaignTerms }),
    value: wholeCampaign,
    refusals: termsRefusals,
  },
  'POST /bo/campaigns/:id': {
    ...change,
    summary: 'Change a draft or paused campaign; a start that waits is asked for anew',
    body: z.strictObject({ name, terms: campaignTerms, version: z.number().int() }),
    value: wholeCampaign,
    refusals: { ...termsRefusals, changed_meanwhile: 409, campaign_runs: 409 },
  },
  'POST /bo/campaigns/:id/start': {
    ...change,
    summary: 'Start it or go on; above the limit of the brand a second person approves first',
    body: z.strictObject({ version: z.number().int(), reason }),
    value: wholeCampaign,
    refusals: { ...termsRefusals, changed_meanwhile: 409, campaign_runs: 409, campaign_over: 409 },
  },
  'POST /bo/campaigns/:id/pause': {
    ...change,
    summary: 'Pause it at once; awards that were offered stay',
    body: z.strictObject({ reason }),
    value: wholeCampaign,
    refusals: { campaign_over: 409 },
  },
  'POST /bo/campaigns/:id/end': {
    ...change,
    summary: 'End it for good; awards that were offered stay',
    body: z.strictObject({ reason }),
    value: wholeCampaign,
    refusals: { campaign_over: 409 },
  },
  'POST /bo/campaigns/:id/duplicate': {
    ...change,
    summary: 'A draft with the same rules, from now on',
    body: z.strictObject({ name }),
    value: wholeCampaign,
    refusals: {},
  },
  'POST /bo/campaigns/estimate': {
    summary: 'What these rules would have cost on the last 30 days of real play and deposits',
    audience: 'staff',
    permission: 'rewards.change',
    body: z.strictObject({ terms: campaignTerms }),
    value: z.object({
      currency,
      members: z.number().int(),
      times: z.number().int(),
      /** At full price, before the budget stops it. */
      cost: amount,
      budget: amount,
    }),
    refusals: termsRefusals,
    perMinute: 60,
  },
  'GET /bo/campaigns/:id/report': {
    summary: 'What it cost and did: members who could have it against those held out',
    audience: 'staff',
    permission: 'rewards.read',
    params,
    value: z.object({
      currency,
      /** Awards of money by state. */
      given: amount,
      open: amount,
      held: amount,
      lapsed: amount,
      times: z.number().int(),
      days: z.array(z.object({ day: z.iso.date(), times: z.number().int(), spent: amount })),
      /** Since the start, a member on average. Null: nobody was held out. */
      uplift: z
        .object({
          treated: z.object({
            members: z.number().int(),
            deposits: amount,
            turnover: amount,
            result: signedAmount,
          }),
          control: z.object({
            members: z.number().int(),
            deposits: amount,
            turnover: amount,
            result: signedAmount,
          }),
        })
        .nullable(),
    }),
    refusals: {},
  },
  'POST /bo/campaigns/:id/give': {
    ...change,
    permission: 'rewards.decide',
    summary: 'Give a campaign of staff to members by name; each request once',
    body: z.strictObject({
      requestId: uuid,
      names: z.array(z.string().trim().min(1).max(64)).min(1).max(200),
      reason,
    }),
    value: z.object({
      given: z.number().int(),
      /** User names it was not given to: unknown, not for them, or nothing left. */
      refused: z.array(z.string()),
    }),
    refusals: { campaign_over: 409 },
  },
  'GET /bo/campaigns/:id/codes': {
    summary: 'Codes of a campaign, newest first',
    audience: 'staff',
    permission: 'rewards.read',
    params,
    query: z.strictObject({ cursor, pageSize }),
    value: page(
      z.object({
        code: z.string(),
        stock: z.number().int(),
        used: z.number().int(),
        createdBy: z.string(),
        createdAt: instant,
      }),
    ),
    refusals: {},
  },
  'POST /bo/campaigns/:id/codes': {
    ...change,
    summary: 'Add one promo code for many, or a batch of bonus codes for one each',
    body: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('promo'),
        code: z.string().regex(/^[A-Z0-9]{4,20}$/),
        stock: z.number().int().min(1).max(1_000_000),
      }),
      z.strictObject({ kind: z.literal('bonus'), count: z.number().int().min(1).max(1_000) }),
    ]),
    value: z.object({ codes: z.array(z.string()) }),
    refusals: {
      code_taken: 409,
      /** Its trigger is no code. */
      campaign_has_no_codes: 409,
      /** A campaign holds at most 100,000. */
      too_many_codes: 409,
    },
  },
});

export type Campaign = z.infer<typeof campaign>;
export type WholeCampaign = z.infer<typeof wholeCampaign>;
