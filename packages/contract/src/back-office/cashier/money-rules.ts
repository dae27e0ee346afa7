/**
 * What a brand asks of withdrawals and of transfers between members, and how soon staff look at
 * what waits, as staff set it.
 */
import { z } from 'zod';
import type { Currency } from '@bahati/money/currencies.ts';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { amount, currency, instant, uuid } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const count = z.number().int().min(1).max(1000);

export const withdrawalRules = z.strictObject({
  /** The most one member may request within a day; null: no limit. */
  dailyMaximum: amount.nullable(),
  dailyCount: count.nullable(),
  /** The share of deposits that must be staked before a withdrawal, in basis points. */
  wageringBps: z.number().int().min(0).max(1_000_000),
  waitsForOpenStakes: z.boolean(),
  /** From this amount on two approvals are needed; null: one is always enough. */
  twoPersonFrom: amount.nullable(),
  /** Approved automatically up to this amount and score, after so many paid ones; null: never. */
  automaticMaximum: amount.nullable(),
  automaticScore: z.number().int().min(0).max(100),
  automaticAfterPaid: count,
  /** The hours within which the law requires payment. */
  dueHours: z.number().int().min(1).max(720),
});

export const transferRules = z.strictObject({
  isDownOpen: z.boolean(),
  isUpOpen: z.boolean(),
  /** Bounds of one member transfer. */
  minimum: amount,
  maximum: amount,
  /** The most one member may send in a day, and the most transfers. */
  dailyCap: amount,
  dailyCount: count,
});

const hours = z.number().int().min(1).max(720);

/** The hours within which staff decide, from the moment an entry joins its queue. */
export const queueRules = z.strictObject({
  depositHours: hours,
  /** Counted from the member's last message. */
  disputeHours: hours,
  adjustmentHours: hours,
  exceptionHours: hours,
});

/** The rules in force, and a change that waits for approval. */
export const sheetOf = <T extends z.ZodType>(rules: T) =>
  z.object({
    currency,
    rules,
    /** The version a change must name. */
    version: z.string(),
    wanted: z
      .object({
        id: uuid,
        rules,
        reason: z.string(),
        requestedBy: z.string(),
        requestedAt: instant,
      })
      .nullable(),
  });

export const changeOf = <T extends z.ZodType>(rules: T) =>
  z.strictObject({ rules, version: z.string().max(40), reason });

const changeRefusals = {
  /** Another staff user has changed the rules since this version. */
  changed_meanwhile: 409,
  amount_out_of_range: 400,
} as const;

export const boWithdrawalRuleCalls = defineBackOfficeCalls({
  'GET /bo/withdrawalRules': {
    summary: 'The brand’s withdrawal rules',
    audience: 'staff',
    permission: 'withdrawals.read',
    value: sheetOf(withdrawalRules),
    refusals: {},
  },
  'POST /bo/withdrawalRules': {
    summary: 'Change the rules; less strict ones wait for a second approval',
    audience: 'staff',
    permission: 'system.change',
    body: changeOf(withdrawalRules),
    value: sheetOf(withdrawalRules),
    refusals: changeRefusals,
  },
});

export const boTransferRuleCalls = defineBackOfficeCalls({
  'GET /bo/transferRules': {
    summary: 'The brand’s rules of member transfers',
    audience: 'staff',
    permission: 'withdrawals.read',
    value: sheetOf(transferRules),
    refusals: {},
  },
  'POST /bo/transferRules': {
    summary: 'Change the rules; less strict ones wait for a second approval',
    audience: 'staff',
    permission: 'system.change',
    body: changeOf(transferRules),
    value: sheetOf(transferRules),
    refusals: { ...changeRefusals, limits_crossed: 400 },
  },
});

export const boQueueRuleCalls = defineBackOfficeCalls({
  'GET /bo/queueRules': {
    summary: 'The hours within which staff decide on entries of the payment queues',
    audience: 'staff',
    permission: 'withdrawals.read',
    value: sheetOf(queueRules),
    refusals: {},
  },
  'POST /bo/queueRules': {
    summary: 'Change the hours; they apply to entries that arrive afterwards',
    audience: 'staff',
    permission: 'system.change',
    body: changeOf(queueRules),
    value: sheetOf(queueRules),
    refusals: { changed_meanwhile: 409 },
  },
});

export type QueueRuleSet = z.infer<typeof queueRules>;
export type WithdrawalRuleSet = z.infer<typeof withdrawalRules>;
export type TransferRuleSet = z.infer<typeof transferRules>;
export type RuleSheet<T> = {
  currency: Currency;
  rules: T;
  version: string;
  wanted: { id: string; rules: T; reason: string; requestedBy: string; requestedAt: string } | null;
};
