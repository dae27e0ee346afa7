/** Two accounts that may be one person's: found by what they share, decided by staff. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';
import { memberStatus } from './members.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

/** What two accounts share; a browser counts where it came from the same address. */
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
  /** 0 to 100: how much speaks for one person. */
  score: z.number().int(),
  reasons: z.array(duplicateReason),
  state: duplicateState,
  foundAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  decisionReason: z.string().nullable(),
  /** Who was blocked with the decision. */
  blockedId: id.nullable(),
});

export const boDuplicateCalls = defineBackOfficeCalls({
  'GET /bo/duplicates': {
    summary: 'Pairs of accounts that may be one person’s, the likeliest first',
    audience: 'staff',
    permission: 'duplicates.read',
    query: z.object({ cursor, pageSize, state: duplicateState.default('open') }),
    value: page(duplicatePair),
    refusals: {},
  },
  'GET /bo/duplicates/:id': {
    summary: 'One pair',
    audience: 'staff',
    permission: 'duplicates.read',
    params: z.object({ id }),
    value: duplicatePair,
    refusals: {},
  },
  'POST /bo/duplicates/:id/decide': {
    summary: 'One person, and perhaps one account blocked; or two, who are never proposed again',
    audience: 'staff',
    permission: 'duplicates.decide',
    params: z.object({ id }),
    body: z.strictObject({
      decision: z.enum(['same', 'different']),
      /** One of the two; it needs the right to block. */
      blockId: id.optional(),
      reason,
    }),
    value: duplicatePair,
    refusals: {
      already_decided: 409,
      /** Only one of the two is blocked, and only where they are one person. */
      block_unfit: 400,
      member_closed: 409,
    },
  },
});

export type DuplicatePair = z.infer<typeof duplicatePair>;
export type DuplicateReason = z.infer<typeof duplicateReason>;
