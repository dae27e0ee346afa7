/** Linked accounts: two accounts that may belong to one person, for staff to decide. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';
import { memberStatus } from './members.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

/** What two accounts share; a browser counts only with the same IP address. */
export const duplicateReason = z.enum(['document', 'payout', 'address_and_name', 'browser']);

export const duplicateState = z.enum(['open', 'same', 'different']);

const person = z.object({
  memberId: id,
  username: z.string(),
  status: memberStatus,
  registeredAt: instant,
  lastLoginAt: instant.nullable(),
});

const duplicatePair = z.object({
  id,
  first: person,
  second: person,
  /** The score for one person, 0 to 100. */
  score: z.number().int(),
  reasons: z.array(duplicateReason),
  state: duplicateState,
  foundAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  decisionReason: z.string().nullable(),
  /** The member who was blocked with the decision. */
  blockedId: id.nullable(),
});

export const boDuplicateCalls = defineBackOfficeCalls({
  'GET /bo/duplicates': {
    summary: 'Linked accounts, the most likely first',
    audience: 'staff',
    permission: 'duplicates.read',
    query: z.object({ cursor, pageSize, state: duplicateState.default('open') }),
    value: page(duplicatePair),
    refusals: {},
  },
  'GET /bo/duplicates/:id': {
    summary: 'One pair of linked accounts',
    audience: 'staff',
    permission: 'duplicates.read',
    params: z.object({ id }),
    value: duplicatePair,
    refusals: {},
  },
  'POST /bo/duplicates/:id/decide': {
    summary: 'Decide: one person, with one account blocked or not; or two, not reported again',
    audience: 'staff',
    permission: 'duplicates.decide',
    params: z.object({ id }),
    body: z.strictObject({
      decision: z.enum(['same', 'different']),
      /** The account to block; it needs the permission to block. */
      blockId: id.optional(),
      reason,
    }),
    value: duplicatePair,
    refusals: {
      already_decided: 409,
      /** Not one of the two, or the decision is two persons. */
      block_unfit: 400,
      member_closed: 409,
    },
  },
});

export type DuplicatePair = z.infer<typeof duplicatePair>;
export type DuplicateReason = z.infer<typeof duplicateReason>;
