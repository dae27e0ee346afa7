/** Suspected money laundering: thresholds, the cases they open, and what becomes of those. */
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
  uuid,
} from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

export const amlRuleCode = z.enum([
  /** Several deposits that each stay just under a threshold. */
  'structuring',
  'velocity',
  /** Far more than the member's own average. */
  'sudden_change',
  /** In, hardly played, and out again. */
  'pass_through',
  'many_payers',
  'shared_payout',
  'large_single',
  /** Paid to a number that a self-excluded member has saved. */
  'excluded_payee',
  /** No alert: the score from which withdrawals wait, and the hours a case may take. */
  'case',
]);

/** What a rule asks; what it does not know stays null. */
export const amlThresholds = z.strictObject({
  isOn: z.boolean(),
  points: z.number().int().min(1).max(100),
  amount: amount.nullable(),
  count: z.number().int().min(1).max(1000).nullable(),
  hours: z.number().int().min(1).max(720).nullable(),
  /** Of the threshold, of the own average, or of what came in; basis points. */
  ratioBps: z.number().int().min(1).max(1_000_000).nullable(),
  /** How little of what came in was staked; basis points. */
  playBps: z.number().int().min(1).max(1_000_000).nullable(),
});

export const amlRule = amlThresholds.extend({
  code: amlRuleCode,
  currency,
  /** What a change has to name. */
  version: z.string(),
  /** Who has asked for higher thresholds that still wait; null: nobody. */
  wantedBy: z.string().nullable(),
  /** Null: as the operator ships it. */
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

export const amlAlert = z.object({
  rule: amlRuleCode,
  points: z.number().int(),
  amounts: z.record(z.string(), amount),
  numbers: z.record(z.string(), z.number().int()),
  payments: z.array(amlPayment),
  raisedAt: instant,
});

export const amlNote = z.object({
  seq: z.number().int(),
  staff: z.string(),
  text: z.string(),
  at: instant,
});

/** What the authority is told in words. */
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
  /** A report that waits for the word of a second person. */
  wantedReport: z.object({ narrative: z.string(), requestedBy: z.string() }).nullable(),
});

const one = z.object({ id: uuid });
const closed = { case_closed: 409 } as const;
const ruleParams = z.object({ code: amlRuleCode });

export const boAmlCalls = defineBackOfficeCalls({
  'GET /bo/aml/rules': {
    summary: 'The thresholds as they stand',
    audience: 'staff',
    permission: 'aml.read',
    value: z.object({ items: z.array(amlRule) }),
    refusals: {},
  },
  'POST /bo/aml/rules/:code': {
    summary: 'Change a rule’s thresholds; higher ones wait for a second person',
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
      /** Somebody else changed it since it was read. */
      changed_meanwhile: 409,
      amount_out_of_range: 400,
      /** A figure the rule asks is missing, or one it does not know was given. */
      figures_unfit: 400,
    },
  },
  'GET /bo/aml/cases': {
    summary: 'Cases of a state: those to work on oldest first, decided ones newest first',
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
    summary: 'One case with its alerts, the payments they rest on, and notes',
    audience: 'staff',
    permission: 'aml.read',
    params: one,
    value: amlCaseWhole,
    refusals: {},
  },
  'POST /bo/aml/cases/:id/take': {
    summary: 'Work on a case oneself; it is in review from then on',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({}),
    value: amlCase,
    refusals: closed,
  },
  'POST /bo/aml/cases/:id/notes': {
    summary: 'Write a note; the same clientId is written once',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({ clientId: uuid, text: z.string().trim().min(1).max(1000) }),
    value: amlCaseWhole,
    refusals: { ...closed, request_conflict: 409 },
  },
  'POST /bo/aml/cases/:id/hold': {
    summary: 'Let the member’s withdrawals wait, or let them go, while the case is open',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({ isOn: z.boolean(), reason }),
    value: amlCase,
    refusals: closed,
  },
  'POST /bo/aml/cases/:id/escalate': {
    summary: 'Hand a case to somebody more senior',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({ reason }),
    value: amlCase,
    refusals: closed,
  },
  'POST /bo/aml/cases/:id/clear': {
    summary: 'Close a case: nothing suspicious was found',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({ reason }),
    value: amlCase,
    refusals: closed,
  },
  'POST /bo/aml/cases/:id/report': {
    summary: 'Ask to report a case to the authority; it is filed with a second person’s word',
    audience: 'staff',
    permission: 'aml.decide',
    params: one,
    body: z.strictObject({ narrative, reason }),
    value: amlCaseWhole,
    refusals: closed,
  },
  'POST /bo/aml/cases/:id/reportFile': {
    summary:
      'A link, good for two minutes, to the filed report; who took it and why is written down',
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
export type AmlPayment = z.infer<typeof amlPayment>;
