/** Members: the list, the member card and the ledger behind it. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { kycLevel } from '@bahati/contract/player-site/kyc/kyc.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  signedAmount,
} from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import { tagCode } from './notes.ts';

export const memberStatus = z.enum(['active', 'blocked', 'closed']);

/** The field a search matched. Numbers and addresses match whole, names also in part. */
export const foundBy = z.enum([
  'id',
  'username',
  'nickname',
  'similar_name',
  'phone',
  'email',
  'payout_number',
  'ip',
  'device',
]);

export const memberTypes = [0, 1, 2, 4, 41, 42] as const;

const day = z.iso.date().optional();

/** Filters of the member list; days are the brand's, both ends included. */
export const memberFilter = z.object({
  search: z.string().trim().max(64).optional(),
  status: memberStatus.optional(),
  type: z.coerce.number().pipe(z.literal(memberTypes)).optional(),
  registeredFrom: day,
  registeredTo: day,
  lastLoginFrom: day,
  lastLoginTo: day,
  /** Cash in the brand's currency, at most a minute old. */
  balanceFrom: amount.optional(),
  balanceTo: amount.optional(),
  /** The dialling code of the verified number: "+254". */
  dialingCode: z
    .string()
    .regex(/^\+\d{1,4}$/)
    .optional(),
  /** KYC tiers: 0 registered, 1 phone, 2 identity, 3 address or source of funds verified. */
  kycLevel: z.coerce.number().pipe(kycLevel).optional(),
  uplineId: id.optional(),
  /** A tag of the brand. */
  tag: tagCode.optional(),
  sort: z.enum(['registered', 'last_login', 'balance']).default('registered'),
  order: z.enum(['desc', 'asc']).default('desc'),
});

/** What staff can keep a member from while the account stays open. */
export const memberRestrictions = ['stake', 'deposit', 'withdraw', 'transfer'] as const;

const restrictions = z.array(z.enum(memberRestrictions)).max(memberRestrictions.length);

export const memberRow = z.object({
  id,
  username: z.string(),
  nickname: z.string(),
  type: z.number().int(),
  status: memberStatus,
  currency,
  balance: amount,
  held: amount,
  registeredAt: instant,
  lastLoginAt: instant.nullable(),
  dialingCode: z.string().nullable(),
  kycLevel,
  upline: z.object({ id, username: z.string() }).nullable(),
  /** Why a search found this member; empty without a search. */
  foundBy: z.array(foundBy),
});

export const ledgerEntry = z.object({
  id,
  at: instant,
  /** The member's account: cash, held or bonus. */
  account: z.string(),
  /** The counterparty account. */
  counterAccount: z.string(),
  code: z.string(),
  reference: z.string(),
  /** Positive: credited to the member's account. */
  amount: signedAmount,
  balanceAfter: amount,
});

export const boMemberCalls = defineBackOfficeCalls({
  'GET /bo/members': {
    summary: 'Members, filtered, sorted and searched',
    audience: 'staff',
    permission: 'members.read',
    query: memberFilter.extend({ cursor, pageSize }),
    value: page(memberRow),
    refusals: {},
  },
  'GET /bo/members/:id': {
    summary: 'The member card',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    value: memberRow.extend({
      language: z.string(),
      registeredIp: z.string().nullable(),
      restrictions,
      /** The page of the registration, or its host, as the site reported it. */
      registeredUrl: z.string().nullable(),
      totals: z.object({
        deposited: amount,
        withdrawn: amount,
        staked: amount,
        paidOut: amount,
      }),
      overview: z.object({
        /** GGR of this member: settled stakes less payouts. */
        ggr: signedAmount,
        openStakes: amount,
        firstDepositAt: instant.nullable(),
        lastDepositAt: instant.nullable(),
      }),
    }),
    refusals: {},
  },
  'GET /bo/members/:id/ledger': {
    summary: 'Ledger entries of a member, newest first',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    query: z.object({ cursor, pageSize }),
    value: page(ledgerEntry),
    refusals: {},
  },
  'POST /bo/members/:id/block': {
    summary: 'Block a member: every session ends, and no login is possible',
    audience: 'staff',
    permission: 'members.block',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    value: z.object({ status: memberStatus }),
    /** A closed account can be neither blocked nor unblocked. */
    refusals: { member_closed: 409 },
  },
  'POST /bo/members/:id/unblock': {
    summary: 'Unblock a member',
    audience: 'staff',
    permission: 'members.block',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    value: z.object({ status: memberStatus }),
    refusals: { member_closed: 409 },
  },
  'POST /bo/members/:id/restrictions': {
    summary: 'Set what a member is kept from: bets, deposits, withdrawals, transfers',
    audience: 'staff',
    permission: 'members.block',
    params: z.object({ id }),
    /** All that holds from now on; empty: nothing. */
    body: z.strictObject({ restrictions, reason }),
    value: z.object({ restrictions }),
    refusals: { member_closed: 409 },
  },
  'POST /bo/members/:id/endSessions': {
    summary: 'End all sessions of a member, who can log in again',
    audience: 'staff',
    permission: 'members.block',
    params: z.object({ id }),
    body: z.strictObject({}),
    /** How many sessions were still valid. */
    value: z.object({ ended: z.number().int() }),
    refusals: {},
  },
});

export type MemberRestriction = (typeof memberRestrictions)[number];
export type FoundBy = z.infer<typeof foundBy>;
export type MemberRow = z.infer<typeof memberRow>;
export type LedgerEntry = z.infer<typeof ledgerEntry>;
