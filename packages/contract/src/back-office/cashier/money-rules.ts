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
  /** What one member may ask for within a day; null: as much as is there. */
  dailyMaximum: amount.nullable(),
  dailyCount: count.nullable(),
  /** How much of what came in has to be staked first, in basis points. */
  wageringBps: z.number().int().min(0).max(1_000_000),
  waitsForOpenStakes: z.boolean(),
  /** From here on two members of staff approve; null: one is always enough. */
  twoPersonFrom: amount.nullable(),
  /** Up to here, this score and after so many paid ones nobody has to look; null: never. */
  automaticMaximum: amount.nullable(),
  automaticScore: z.number().int().min(0).max(100),
  automaticAfterPaid: count,
  /** Within how many hours the law wants it paid. */
  dueHours: z.number().int().min(1).max(720),
});

export const transferRules = z.strictObject({
  isDownOpen: z.boolean(),
  isUpOpen: z.boolean(),
  /** Of one transfer. */
  minimum: amount,
  maximum: amount,
  /** What one member may send in a day, and how often. */
  dailyCap: amount,
  dailyCount: count,
});

const hours = z.number().int().min(1).max(720);

/** Within how many hours staff look at it, from when it came on. */
export const queueRules = z.strictObject({
  depositHours: hours,
  /** From the member's word on. */
  disputeHours: hours,
  adjustmentHours: hours,
  exceptionHours: hours,
});

/** Rules as they stand, and those that wait for a second person. */
export const sheetOf = <T extends z.ZodType>(rules: T) =>
  z.object({
    currency,
    rules,
    /** What a change has to name. */
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
  /** Somebody else changed them since they were read. */
  changed_meanwhile: 409,
  amount_out_of_range: 400,
} as const;

export const boWithdrawalRuleCalls = defineBackOfficeCalls({
  'GET /bo/withdrawalRules': {
    summary: 'What the brand asks of a withdrawal',
    audience: 'staff',
    permission: 'withdrawals.read',
    value: sheetOf(withdrawalRules),
    refusals: {},
  },
  'POST /bo/withdrawalRules': {
    summary: 'Change the rules; higher ones wait for a second person',
    audience: 'staff',
    permission: 'system.change',
    body: changeOf(withdrawalRules),
    value: sheetOf(withdrawalRules),
    refusals: changeRefusals,
  },
});

export const boTransferRuleCalls = defineBackOfficeCalls({
  'GET /bo/transferRules': {
    summary: 'What members may send each other',
    audience: 'staff',
    permission: 'withdrawals.read',
    value: sheetOf(transferRules),
    refusals: {},
  },
  'POST /bo/transferRules': {
    summary: 'Change the rules; higher ones wait for a second person',
    audience: 'staff',
    permission: 'system.change',
    body: changeOf(transferRules),
    value: sheetOf(transferRules),
    refusals: { ...changeRefusals, limits_crossed: 400 },
  },
});

export const boQueueRuleCalls = defineBackOfficeCalls({
  'GET /bo/queueRules': {
    summary: 'How soon staff look at what waits in the queues of money',
    audience: 'staff',
    permission: 'withdrawals.read',
    value: sheetOf(queueRules),
    refusals: {},
  },
  'POST /bo/queueRules': {
    summary: 'Change the hours; they hold for what comes from then on',
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
