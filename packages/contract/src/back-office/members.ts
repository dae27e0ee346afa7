/** Members as staff see them: the list, the card and the ledger behind it. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
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

export const memberStatus = z.enum(['active', 'blocked', 'closed']);

/** Why, for the colleagues who read the audit log. */
const reason = z.string().trim().min(5).max(200);

export const memberRow = z.object({
  id,
  username: z.string(),
  type: z.number().int(),
  status: memberStatus,
  currency,
  balance: amount,
  held: amount,
  registeredAt: instant,
  lastLoginAt: instant.nullable(),
});

export const ledgerEntry = z.object({
  id,
  at: instant,
  /** The account of the member that moved: cash, held or bonus. */
  account: z.string(),
  /** The account on the other side. */
  counterAccount: z.string(),
  code: z.string(),
  reference: z.string(),
  /** Positive: into the member's account. */
  amount: signedAmount,
  balanceAfter: amount,
});

export const boMemberCalls = defineCalls({
  'GET /bo/members': {
    summary: 'Members by user name or id, newest first',
    audience: 'staff',
    query: z.object({
      cursor,
      pageSize,
      search: z.string().trim().max(64).optional(),
      status: memberStatus.optional(),
    }),
    value: page(memberRow),
    refusals: {},
  },
  'GET /bo/members/:id': {
    summary: 'The member card',
    audience: 'staff',
    params: z.object({ id }),
    value: memberRow.extend({
      /** Null for a trial member, who was asked for none. */
      birthday: z.string().nullable(),
      language: z.string(),
      registeredIp: z.string().nullable(),
      totals: z.object({
        deposited: amount,
        withdrawn: amount,
        staked: amount,
        paidOut: amount,
      }),
    }),
    refusals: {},
  },
  'GET /bo/members/:id/ledger': {
    summary: 'Ledger movements of a member, newest first',
    audience: 'staff',
    params: z.object({ id }),
    query: z.object({ cursor, pageSize }),
    value: page(ledgerEntry),
    refusals: {},
  },
  'POST /bo/members/:id/block': {
    summary: 'Block a member: every session ends, nothing new begins',
    audience: 'staff',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    value: z.object({ status: memberStatus }),
    /** A closed account is neither blocked nor opened again. */
    refusals: { member_closed: 409 },
  },
  'POST /bo/members/:id/unblock': {
    summary: 'Let a blocked member in again',
    audience: 'staff',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    value: z.object({ status: memberStatus }),
    refusals: { member_closed: 409 },
  },
  'POST /bo/members/:id/endSessions': {
    summary: 'Sign a member out everywhere; the member may log in again',
    audience: 'staff',
    params: z.object({ id }),
    body: z.strictObject({}),
    /** How many could still be used. */
    value: z.object({ ended: z.number().int() }),
    refusals: {},
  },
});

export type MemberRow = z.infer<typeof memberRow>;
export type LedgerEntry = z.infer<typeof ledgerEntry>;
