/** What staff want changed and may not change alone: one asks, another decides. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

/** `replaced`: a newer wish about the same thing took its place. */
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
  /** What is changed, in the words of its domain: `withdrawal_rules`, `round_void`. */
  kind: z.string(),
  /** Domain and id, as the audit log has it. */
  subject: z.string(),
  wanted: facts,
  /** How it stands now; null once decided, or when there is nothing to change any more. */
  before: facts.nullable(),
  /** Of the amounts among these, where they name none of their own. */
  currency,
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: instant,
  expiresAt: instant,
  state: changeRequestState,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  decisionReason: z.string().nullable(),
  /** Whose words count as it looks now. */
  approvals: z.array(z.object({ staff: z.string(), at: instant })),
  /** Whether the one who reads may approve it. */
  isOpenToReader: z.boolean(),
});

const one = z.object({ id: uuid });

/** It does not wait any more. Who lacks the right its kind needs is told `forbidden`. */
const decisionRefusals = { already_decided: 409 } as const;

export const boApprovalCalls = defineBackOfficeCalls({
  'GET /bo/approvals': {
    summary: 'Changes that take two people: those waiting oldest first, others newest first',
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
    summary: 'Approve what another asked for: with the second word it is done, once',
    audience: 'staff',
    permission: 'approvals.decide',
    params: one,
    body: z.strictObject({}),
    value: changeRequest,
    refusals: {
      ...decisionRefusals,
      second_person_needed: 409,
      /** What is changed is the reader's own. */
      own_matter: 409,
      /** It cannot be done as things stand now. */
      cannot_apply: 409,
      /** What would be taken is not there. */
      insufficient_funds: 409,
      /** The member of a round has less than voiding it takes back; with what is `missing`. */
      void_short: 409,
    },
  },
  'POST /bo/approvals/:id/reject': {
    summary: 'Reject with a reason, or take back what one asked for oneself',
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
