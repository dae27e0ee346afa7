/** Anti-money laundering: rules, alerts, cases and reports to the authority. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  signedAmount,
  uuid,
} from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

export const amlRuleCode = z.enum([
  /** Several deposits that each stay just under a threshold. */
  'structuring',
  'velocity',
  /** Far more than the member's own average. */
  'sudden_change',
  /** Deposits withdrawn again with hardly any play. */
  'pass_through',
  'many_payers',
  'shared_payout',
  'large_single',
  /** A payout to a number that a self-excluded member has saved. */
  'excluded_payee',
  /** Plays at tables with others as one player would. */
  'collusion',
  /** Not an alert: the score from which withdrawals are held, and the hours a case may take. */
  'case',
]);

/** The thresholds of a rule; null: the rule does not use it. */
export const amlThresholds = z.strictObject({
  isOn: z.boolean(),
  points: z.number().int().min(1).max(100),
  amount: amount.nullable(),
  count: z.number().int().min(1).max(1000).nullable(),
  hours: z.number().int().min(1).max(720).nullable(),
  /** Basis points of the threshold, of the member's average, of the deposits, or of hands alone. */
  ratioBps: z.number().int().min(1).max(1_000_000).nullable(),
  /** The share of deposits staked below which the rule fires, in basis points. */
  playBps: z.number().int().min(1).max(1_000_000).nullable(),
});

export const amlRule = amlThresholds.extend({
  code: amlRuleCode,
  currency,
  /** The version a change must name. */
  version: z.string(),
  /** Who requested less strict thresholds that wait for approval; null: nobody. */
  wantedBy: z.string().nullable(),
  /** Null: the default of the product. */
  changedBy: z.string().nullable(),
  changedAt: instant.nullable(),
});

export const amlCaseState = z.enum(['open', 'in_review', 'escalated', 'cleared', 'reported']);

export const amlCase = z.object({
  id: uuid,
  memberId: id,
  username: z.string(),
  currency,
  state: amlCaseState,
  /** 0 to 100. */
  score: z.number().int(),
  rules: z.array(amlRuleCode),
  holdsWithdrawals: z.boolean(),
  assignedTo: z.string().nullable(),
  openedAt: instant,
  dueAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  decisionReason: z.string().nullable(),
});

export const amlPayment = z.object({
  kind: z.enum(['deposit', 'withdrawal']),
  id: uuid,
  at: instant,
  amount,
});

/** Somebody the member played with at the same tables, in a way that may be agreed. */
export const amlPair = z.object({
  memberId: id,
  username: z.string(),
  /** Who counted the hands. */
  provider: z.string(),
  hands: z.number().int(),
  /** What the member of the case won of this one; negative: lost to. */
  net: signedAmount,
  /** Hands that came down to the two, and of those the ones without a bet. */
  alone: z.number().int(),
  spared: z.number().int(),
  sharesDevice: z.boolean(),
  lastAt: instant,
  /** The hands in which most was moved, by the provider's ids. */
  top: z.array(z.object({ handId: z.string(), at: instant, net: signedAmount })),
});

export const amlAlert = z.object({
  rule: amlRuleCode,
  points: z.number().int(),
  amounts: z.record(z.string(), amount),
  numbers: z.record(z.string(), z.number().int()),
  payments: z.array(amlPayment),
  pairs: z.array(amlPair),
  raisedAt: instant,
});

export const amlNote = z.object({
  seq: z.number().int(),
  staff: z.string(),
  text: z.string(),
  at: instant,
});

/** The narrative of the report to the authority. */
const narrative = z.string().trim().min(20).max(4000);

export const amlReport = z.object({
  number: z.string(),
  narrative: z.string(),
  askedBy: z.string(),
  filedBy: z.string(),
  filedAt: instant,
});

export const amlCaseWhole = amlCase.extend({
  alerts: z.array(amlAlert),
  notes: z.array(amlNote),
  /** Null until it is filed. */
  report: amlReport.nullable(),
  /** A report that waits for a second approval. */
  wantedReport: z.object({ narrative: z.string(), requestedBy: z.string() }).nullable(),
});

const one = z.object({ id: uuid });
const closed = { case_closed: 409 } as const;
const ruleParams = z.object({ code: amlRuleCode });

export const boAmlCalls = defineBackOfficeCalls({
  'GET /bo/aml/rules': {
    summary: 'The AML rules with their thresholds',
    audience: 'staff',
    permission: 'aml.read',
    value: z.object({ items: z.array(amlRule) }),
    refusals: {},
  },
  'POST /bo/aml/rules/:code': {
    summary: 'Change the thresholds of a rule; less strict ones wait for a second approval',
    audience: 'staff',
    permission: 'aml.decide',
    params: ruleParams,
    body: z.strictObject({
      thresholds: amlThresholds,
      version: z.string().max(40),
      reason,
    }),
    value: amlRule,
    refusals: {
      /** Another staff user has changed it since this version. */
      changed_meanwhile: 409,
      amount_out_of_range: 400,
      /** A threshold the rule uses is missing, or one it does not use was given. */
      figures_unfit: 400,
    },
  },
  'GET /bo/aml/cases': {
    summary: 'AML cases by state: open ones oldest first, closed ones newest first',
    audience: 'staff',
    permission: 'aml.read',
    query: z.object({
      cursor,
      pageSize,
      state: amlCaseState.optional(),
      memberId: id.optional(),
    }),
    value: page(amlCase),
    refusals: {},
  },
  'GET /bo/aml/cases/:id': {
    summary: 'One AML case with its alerts, the payments behind them, and notes',
    audience: 'staff',
    permission: 'aml.read',
    params: one,
    value: amlCaseWhole,
    refusals: {},
  },
  'POST /bo/aml/cases/:id/take': {
    summary: 'Assign a case to oneself; it is then in review',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({}),
    value: amlCase,
    refusals: closed,
  },
  'POST /bo/aml/cases/:id/notes': {
    summary: 'Add a note; the same clientId adds it once',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({ clientId: uuid, text: z.string().trim().min(1).max(1000) }),
    value: amlCaseWhole,
    refusals: { ...closed, request_conflict: 409 },
  },
  'POST /bo/aml/cases/:id/hold': {
    summary: 'Set or lift the compliance hold on the member’s withdrawals while the case is open',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({ isOn: z.boolean(), reason }),
    value: amlCase,
    refusals: closed,
  },
  'POST /bo/aml/cases/:id/escalate': {
    summary: 'Escalate a case',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({ reason }),
    value: amlCase,
    refusals: closed,
  },
  'POST /bo/aml/cases/:id/clear': {
    summary: 'Clear a case: nothing suspicious was found',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({ reason }),
    value: amlCase,
    refusals: closed,
  },
  'POST /bo/aml/cases/:id/report': {
    summary: 'Request to report a case to the authority; the second approval files it',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({ narrative, reason }),
    value: amlCaseWhole,
    refusals: closed,
  },
  'POST /bo/aml/cases/:id/reportFile': {
    summary:
      'A link to the filed report, valid for two minutes; the audit log keeps reader and reason',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({ format: z.enum(['pdf', 'csv', 'json']), reason }),
    value: z.object({ url: z.string() }),
    refusals: { not_reported: 409 },
    perMinute: 20,
  },
});

export type AmlRuleCode = z.infer<typeof amlRuleCode>;
export type AmlThresholds = z.infer<typeof amlThresholds>;
export type AmlRule = z.infer<typeof amlRule>;
export type AmlReport = z.infer<typeof amlReport>;
export type AmlCase = z.infer<typeof amlCase>;
export type AmlCaseWhole = z.infer<typeof amlCaseWhole>;
export type AmlAlert = z.infer<typeof amlAlert>;
export type AmlPair = z.infer<typeof amlPair>;
export type AmlPayment = z.infer<typeof amlPayment>;
