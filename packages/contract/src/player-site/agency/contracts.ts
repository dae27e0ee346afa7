/** Agency contracts between an upline and a direct downline (spec §3, §4, §7). */
import { z } from 'zod';
import { contractKind, contractKinds, contractTerms } from '@bahati/contract/agency-terms.ts';
import { defineCalls, type CallDeclaration } from '@bahati/contract/call.ts';
import { cursor, id, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';

const agentsOnly = { need_agent: 403 } as const;

/**
 * none: no contract and nothing asked · active · requested: the upline's terms wait for an answer ·
 * termination_requested: one side's wish to end it waits for the other.
 */
const contractStanding = z.enum(['none', 'active', 'requested', 'termination_requested']);
export type ContractStanding = z.infer<typeof contractStanding>;

/** The other side of a contract; the upline is masked and without an id; null: the operator. */
const otherSide = z.object({ id: id.nullable(), nickname: z.string() }).nullable();

const contractRequest = z.object({
  id: uuid,
  kind: contractKind,
  type: z.enum(['terms', 'termination']),
  /** Whether this agent asked. */
  isOwn: z.boolean(),
  /** Which side of the contract this agent is. */
  side: z.enum(['upline', 'downline']),
  other: otherSide,
  /** Null: a wish to end the contract. */
  terms: contractTerms.nullable(),
  /** What holds now or from the next period on, to compare with; null: no contract yet. */
  currentTerms: contractTerms.nullable(),
  state: z.enum(['requested', 'accepted', 'rejected', 'withdrawn']),
  askedAt: instant,
  decidedAt: instant.nullable(),
});
export type ContractRequest = z.infer<typeof contractRequest>;

const contractVersion = z.object({
  version: z.number().int(),
  terms: contractTerms,
  /** The start of the first period it counts for. */
  effectiveFrom: instant,
  acceptedAt: instant,
});

const contract = z.object({
  id: uuid,
  kind: contractKind,
  side: z.enum(['upline', 'downline']),
  other: otherSide,
  /** Newest first, at most 20; the newest may count only from the next period on. */
  versions: z.array(contractVersion),
  beganAt: instant,
  /** From when no period counts; null: it holds. */
  endedFrom: instant.nullable(),
  endReason: z.enum(['terminated', 'upline_lowered', 'upline_ended', 'moved', 'staff']).nullable(),
  /** What waits about it. */
  request: contractRequest.nullable(),
});
export type Contract = z.infer<typeof contract>;

/** A contract further down that ends with an action. */
const endingContract = z.object({
  nickname: z.string(),
  /** How far below who decides; 1: a direct downline. */
  depth: z.number().int(),
});

const offer = z.strictObject({
  action: z.literal('offer'),
  idempotencyKey: uuid,
  /** A direct downline who is an agent. */
  downlineId: id,
  terms: contractTerms,
});
const decide = z.strictObject({
  action: z.enum(['accept', 'reject', 'withdraw']),
  requestId: uuid,
  /** Consent to the end of contracts below; without it `contracts_would_end` lists them. */
  endsContracts: z.boolean().default(false),
});
const terminate = z.strictObject({
  action: z.literal('terminate'),
  idempotencyKey: uuid,
  contractId: uuid,
});

const action = z.discriminatedUnion('action', [offer, decide, terminate]);
export type ContractAction = z.infer<typeof action>;

/**
 * One call for each kind, all alike: offer terms, accept, reject or withdraw a request, ask to
 * terminate. Who accepts a termination ends the contract and all below it.
 */
const processContract = {
  audience: 'member',
  body: action,
  value: z.object({ request: contractRequest }),
  refusals: {
    ...agentsOnly,
    /** The brand has no agency contracts (flag AGENTPOLICY3). */
    function_not_enabled: 403,
    /** No direct downline of this id who is an agent on a line with payouts. */
    downline_not_found: 404,
    request_not_found: 404,
    contract_not_found: 404,
    /** With `state`; the same decision again answers the same request. */
    already_decided: 409,
    /** A request about this contract waits for an answer already. */
    contract_request_open: 409,
    /** The same key with another content. */
    request_conflict: 409,
    /** With `faults`: codes and places as `findTermFaults` of the agency rules. */
    terms_invalid: 400,
    /** With `excesses`: where the terms go beyond the upline's own. */
    terms_above_upline: 409,
    /** The upline has no contract of this kind to offer from. */
    upline_without_contract: 409,
    /** With `contracts`, at most 50 of `count`: those below that would end. */
    contracts_would_end: 409,
    /** Lines of types 41 and 42 settle outside the platform. */
    line_outside_settlement: 409,
  },
  perMinute: 30,
} as const satisfies Omit<CallDeclaration, 'summary'>;

export const contractCalls = defineCalls({
  'GET /wps/member/info/funds/consolidated': {
    summary: 'How an agent stands with each of the four contracts; menus show by it alone',
    audience: 'member',
    value: z.object({
      divtypereq: contractStanding,
      dailysalreqtype: contractStanding,
      contracthoursalreq: contractStanding,
      realtimesalreqtype: contractStanding,
      /** Requests of uplines and downlines that wait for this agent; at most 100 are counted. */
      waiting: z.number().int(),
    }),
    refusals: agentsOnly,
  },
  'POST /wps/relay/MCS2_processDividendReq': {
    summary: 'Dividend contract: offer, accept, reject, withdraw, terminate',
    ...processContract,
  },
  'POST /wps/relay/MCS2_processDailySalContract': {
    summary: 'Daily salary contract: offer, accept, reject, withdraw, terminate',
    ...processContract,
  },
  'POST /wps/relay/MCS2_processContractHourSalary': {
    summary: 'Hourly salary contract: offer, accept, reject, withdraw, terminate',
    ...processContract,
  },
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract': {
    summary: 'Real-time salary contract: offer, accept, reject, withdraw, terminate',
    ...processContract,
  },
  'GET /wps/agent/contracts/own': {
    summary: 'The agent’s own newest contract of a kind, ended or not, and the request that waits',
    audience: 'member',
    query: z.strictObject({ kind: contractKind }),
    value: z.object({ contract: contract.nullable(), request: contractRequest.nullable() }),
    refusals: agentsOnly,
  },
  'GET /wps/agent/contracts': {
    summary: 'Contracts of a kind with direct downlines, those in force first, newest first',
    audience: 'member',
    query: z.strictObject({ kind: contractKind, cursor, pageSize }),
    value: page(contract),
    refusals: agentsOnly,
  },
  'GET /wps/agent/contracts/with/:memberId': {
    summary: 'How each kind stands with one direct downline, and what may be offered',
    audience: 'member',
    params: z.strictObject({ memberId: id }),
    value: z.object({
      nickname: z.string(),
      items: z
        .array(
          z.object({
            kind: contractKind,
            standing: contractStanding,
            contract: contract.nullable(),
            request: contractRequest.nullable(),
            /** The agent's own newest terms, above which none may be offered; null: none to offer. */
            ownTerms: contractTerms.nullable(),
          }),
        )
        .max(contractKinds.length),
    }),
    refusals: { ...agentsOnly, downline_not_found: 404 },
  },
  'GET /wps/agent/requests': {
    summary: 'Requests about contracts that wait for this agent or were made by it, newest first',
    audience: 'member',
    query: z.strictObject({ cursor, pageSize }),
    value: page(contractRequest),
    refusals: agentsOnly,
  },
});

export type EndingContract = z.infer<typeof endingContract>;
