/** The programmes for all members as staff set them, VIP levels of members, and referrals. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { changeOf, sheetOf } from '@bahati/contract/back-office/cashier/money-rules.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import {
  cashbackRules,
  referralRules,
  referralStates,
  vipRules,
} from '@bahati/contract/programme-terms.ts';
import { awardState, bothWords } from '@bahati/contract/reward-terms.ts';
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

/** `rules` are the newest, which may begin tomorrow only. */
const datedSheet = <T extends z.ZodType>(rules: T) =>
  sheetOf(rules).extend({ inForce: rules, countsFrom: z.iso.date() });

const changeRefusals = {
  /** Another staff user has changed the rules since this version. */
  changed_meanwhile: 409,
  amount_out_of_range: 400,
} as const;

const rank = z.number().int().min(0).max(10);

export const levelOfMember = z.object({
  rank,
  /** Null: no level. */
  name: bothWords.nullable(),
  bestRank: rank,
  reachedAt: instant.nullable(),
  keepUntil: z.iso.date().nullable(),
  isByHand: z.boolean(),
  /** Newest first. */
  moves: z.array(
    z.object({
      fromRank: rank,
      toRank: rank,
      kind: z.enum(['reached', 'kept', 'lost', 'hand']),
      actor: z.string().nullable(),
      reason: z.string().nullable(),
      at: instant,
    }),
  ),
});

export const referralRow = z.object({
  id: uuid,
  sponsorId: id,
  sponsor: z.string(),
  friendId: id,
  friend: z.string(),
  registeredAt: instant,
  state: z.enum(referralStates),
  firstDeposit: amount.nullable(),
  turnover: amount,
  currency,
  /** The sponsor's award, with why it waits. */
  award: z.object({ amount, state: awardState, reasons: z.array(z.string()) }).nullable(),
});

export const boProgrammeCalls = defineBackOfficeCalls({
  'GET /bo/rewards/vipRules': {
    summary: 'VIP levels: the newest, and those of today',
    audience: 'staff',
    permission: 'rewards.read',
    value: datedSheet(vipRules),
    refusals: {},
  },
  'POST /bo/rewards/vipRules': {
    summary: 'Ask to change the levels from the next day on; a second person approves',
    audience: 'staff',
    permission: 'rewards.change',
    body: changeOf(vipRules),
    value: datedSheet(vipRules),
    refusals: {
      ...changeRefusals,
      /** A level that asks for nothing, or names a type of game twice. */
      level_unsound: 400,
    },
  },
  'GET /bo/rewards/vipLevels': {
    summary: 'How many members have each level',
    audience: 'staff',
    permission: 'rewards.read',
    value: z.object({ items: z.array(z.object({ rank, members: z.number().int() })) }),
    refusals: {},
  },
  'GET /bo/rewards/vipMembers': {
    summary: 'Members of a level',
    audience: 'staff',
    permission: 'rewards.read',
    query: z.object({ rank: z.coerce.number().int().min(1).max(10), cursor, pageSize }),
    value: page(
      z.object({
        memberId: id,
        username: z.string(),
        rank,
        reachedAt: instant,
        keepUntil: z.iso.date().nullable(),
        isByHand: z.boolean(),
      }),
    ),
    refusals: {},
  },
  'GET /bo/rewards/vipMembers/:id': {
    summary: 'The level of a member with its changes',
    audience: 'staff',
    permission: 'rewards.read',
    params: z.object({ id }),
    value: levelOfMember,
    refusals: {},
  },
  'POST /bo/rewards/vipMembers/:id': {
    summary: 'Set a member’s level by hand; no gift comes with it',
    audience: 'staff',
    permission: 'rewards.decide',
    params: z.object({ id }),
    body: z.strictObject({ rank, reason }),
    value: levelOfMember,
    refusals: {
      /** The brand has no such level. */
      level_unknown: 400,
      need_true_account: 403,
    },
  },
  'GET /bo/rewards/cashbackRules': {
    summary: 'Cashback and automatic rebates',
    audience: 'staff',
    permission: 'rewards.read',
    value: datedSheet(cashbackRules),
    refusals: {},
  },
  'POST /bo/rewards/cashbackRules': {
    summary: 'Change them; what pays more waits for a second approval',
    audience: 'staff',
    permission: 'rewards.change',
    body: changeOf(cashbackRules),
    value: datedSheet(cashbackRules),
    refusals: changeRefusals,
  },
  'GET /bo/rewards/referralRules': {
    summary: 'What referrals bring, and for what',
    audience: 'staff',
    permission: 'rewards.read',
    value: datedSheet(referralRules),
    refusals: {},
  },
  'POST /bo/rewards/referralRules': {
    summary: 'Change them; what pays more waits for a second approval',
    audience: 'staff',
    permission: 'rewards.change',
    body: changeOf(referralRules),
    value: datedSheet(referralRules),
    refusals: changeRefusals,
  },
  'GET /bo/rewards/referrals': {
    summary: 'Who came by whom, newest first',
    audience: 'staff',
    permission: 'rewards.read',
    query: z.object({
      state: z.enum(referralStates).optional(),
      /** Whose friends. */
      sponsorId: id.optional(),
      cursor,
      pageSize,
    }),
    value: page(referralRow),
    refusals: {},
  },
});

export type LevelOfMember = z.infer<typeof levelOfMember>;
export type ReferralRow = z.infer<typeof referralRow>;
