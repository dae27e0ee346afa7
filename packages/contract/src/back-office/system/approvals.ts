/** Change requests: one staff user requests, another approves (maker-checker). */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

/** `replaced`: a newer request for the same subject took its place. */
export const changeRequestState = z.enum([
  'requested',
  'applied',
  'rejected',
  'replaced',
  'expired',
]);

const facts = z.record(z.string(), z.unknown());

export const changeRequest = z.object({
  id: uuid,
  /** The kind of change: `withdrawal_rules`, `round_void`. */
  kind: z.string(),
  /** Domain and id, as the audit log has it. */
  subject: z.string(),
  wanted: facts,
  /** The current values; null once decided, or if the subject no longer exists. */
  before: facts.nullable(),
  /** The currency of amounts that carry none of their own. */
  currency,
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: instant,
  expiresAt: instant,
  state: changeRequestState,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  decisionReason: z.string().nullable(),
  /** The approvals given so far. */
  approvals: z.array(z.object({ staff: z.string(), at: instant })),
  /** Whether the reader may approve it. */
  isOpenToReader: z.boolean(),
});

const one = z.object({ id: uuid });

/** The request is decided. Without the permission of its kind the refusal is `forbidden`. */
const decisionRefusals = { already_decided: 409 } as const;

export const boApprovalCalls = defineBackOfficeCalls({
  'GET /bo/approvals': {
    summary: 'Change requests: pending ones oldest first, others newest first',
    audience: 'staff',
    permission: 'approvals.read',
    query: z.object({
      cursor,
      pageSize,
      state: changeRequestState.optional(),
      kind: z.string().max(40).optional(),
    }),
    value: page(changeRequest),
    refusals: {},
  },
  'POST /bo/approvals/:id/approve': {
    summary: 'Approve another staff user’s request; the last approval applies it once',
    audience: 'staff',
    permission: 'approvals.decide',
    params: one,
    body: z.strictObject({}),
    value: changeRequest,
    refusals: {
      ...decisionRefusals,
      second_person_needed: 409,
      /** The change is about the reader's own account. */
      own_matter: 409,
      /** The change cannot be applied in the current state. */
      cannot_apply: 409,
      /** The balance is too low for the debit. */
      insufficient_funds: 409,
      /** The member's balance is too low for the win reversal; with what is `missing`. */
      void_short: 409,
    },
  },
  'POST /bo/approvals/:id/reject': {
    summary: 'Reject with a reason, or cancel one’s own request',
    audience: 'staff',
    permission: 'approvals.decide',
    params: one,
    body: z.strictObject({ reason }),
    value: changeRequest,
    refusals: decisionRefusals,
  },
});

export type ChangeRequestValue = z.infer<typeof changeRequest>;
export type ChangeRequestState = z.infer<typeof changeRequestState>;
