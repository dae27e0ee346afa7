/** Agency contracts as staff see them, and the operator's side of those at the top of a line. */
import { z } from 'zod';
import { contractKind, contractTerms, treeMember } from '@bahati/contract/agency-terms.ts';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { currency, cursor, id, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const request = z.object({
  id: uuid,
  kind: contractKind,
  type: z.enum(['terms', 'termination']),
  /** Staff: the operator, for the top of a line. */
  askedBy: z.enum(['upline', 'downline', 'staff']),
  staffUsername: z.string().nullable(),
  /** Null: a wish to end the contract. */
  terms: contractTerms.nullable(),
  state: z.enum(['requested', 'accepted', 'rejected', 'withdrawn']),
  askedAt: instant,
  decidedAt: instant.nullable(),
});
export type StaffContractRequest = z.infer<typeof request>;

const contract = z.object({
  id: uuid,
  kind: contractKind,
  agent: treeMember,
  /** Null: the operator. */
  upline: treeMember.nullable(),
  currency,
  beganAt: instant,
  /** From when no period counts; null: it holds. */
  endedFrom: instant.nullable(),
  endReason: z.enum(['terminated', 'upline_lowered', 'upline_ended', 'moved', 'staff']).nullable(),
  version: z.number().int(),
  /** The newest, which may count only from the next period on. */
  terms: contractTerms,
  /** What waits about it. */
  waiting: z.enum(['terms', 'termination']).nullable(),
});
export type StaffContract = z.infer<typeof contract>;

const contractWhole = contract.extend({
  /** Newest first, at most 50. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      terms: contractTerms,
      effectiveFrom: instant,
      acceptedAt: instant,
    }),
  ),
  /** What was asked about this kind of the agent's contracts: newest first, at most 50. */
  requests: z.array(request),
});
export type StaffContractWhole = z.infer<typeof contractWhole>;

const one = z.strictObject({ id: uuid });
const requested = z.object({ requestId: uuid });

export const boAgencyContractCalls = defineBackOfficeCalls({
  'GET /bo/agency/contracts': {
    summary: 'Agency contracts, newest first',
    audience: 'staff',
    permission: 'agency.read',
    query: z.strictObject({
      kind: contractKind.optional(),
      state: z.enum(['active', 'ended']).optional(),
      /** Of this agent with its upline. */
      agentId: id.optional(),
      cursor,
      pageSize,
    }),
    value: page(contract),
    refusals: {},
  },
  'GET /bo/agency/contracts/:id': {
    summary: 'A contract with its versions and what was asked about it',
    audience: 'staff',
    permission: 'agency.read',
    params: one,
    value: contractWhole,
    refusals: {},
  },
  'GET /bo/agents/:id/contractRequests': {
    summary: 'What was asked about an agent’s contracts with its upline, newest first',
    audience: 'staff',
    permission: 'agency.read',
    params: z.strictObject({ id }),
    query: z.strictObject({ cursor, pageSize }),
    value: page(request),
    refusals: {},
  },
  'POST /bo/agents/:id/offer': {
    summary: 'Offer terms to an agent at the top of a line, as the operator',
    audience: 'staff',
    permission: 'agency.change',
    params: z.strictObject({ id }),
    body: z.strictObject({ idempotencyKey: uuid, terms: contractTerms }),
    value: requested,
    refusals: {
      terms_invalid: 400,
      contract_request_open: 409,
      request_conflict: 409,
      line_outside_settlement: 409,
    },
  },
  'POST /bo/agency/contractRequests/:id/decide': {
    summary: 'Withdraw what the operator asked, or answer what an agent at the top asked',
    audience: 'staff',
    permission: 'agency.change',
    params: one,
    body: z.strictObject({
      action: z.enum(['accept', 'reject', 'withdraw']),
      /** Consent to the end of contracts below. */
      endsContracts: z.boolean().default(false),
    }),
    value: z.object({}),
    refusals: {
      already_decided: 409,
      /** With `contracts`, at most 50 of `count`. */
      contracts_would_end: 409,
    },
  },
  'POST /bo/agency/contracts/:id/end': {
    summary: 'End a contract and all of its kind below at the end of the running period',
    audience: 'staff',
    permission: 'agency.change',
    params: one,
    body: z.strictObject({ endsContracts: z.boolean().default(false), reason }),
    value: z.object({}),
    refusals: { contracts_would_end: 409 },
  },
});
