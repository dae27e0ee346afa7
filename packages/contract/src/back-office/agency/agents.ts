/** Agents as staff see them: the tree, one level at a time, and the card of an agent. */
import { z } from 'zod';
import { contractKind, treeMember } from '@bahati/contract/agency-terms.ts';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { memberStatus } from '@bahati/contract/back-office/members/members.ts';
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

/** 1 agent, 2 general agent; 41 and 42 the same on lines without payouts. */
export const agentTypes = [1, 2, 41, 42] as const;
export const agentType = z.literal(agentTypes);
export type AgentType = z.infer<typeof agentType>;

/** Everybody below an agent; `directs` and `agents` are parts of `members`. */
const teamSize = z.object({
  members: z.number().int(),
  directs: z.number().int(),
  agents: z.number().int(),
});

/** What a team did on the last 30 days of the brand, today included, in the brand's currency. */
const thirtyDays = z.object({
  turnover: amount,
  validTurnover: amount,
  /** Payouts and costs less turnover: below zero the team lost. */
  result: signedAmount,
  deposits: signedAmount,
  withdrawals: signedAmount,
  newMembers: z.number().int(),
});

const agentRow = z.object({
  id,
  username: z.string(),
  nickname: z.string(),
  type: agentType,
  status: memberStatus,
  currency,
  upline: treeMember.nullable(),
  team: teamSize,
  thirtyDays,
  /** 0 nothing found, 100 the most suspicious; null: not computed. */
  integrityScore: z.number().int().nullable(),
});
export type AgentRow = z.infer<typeof agentRow>;

const agentCard = agentRow.extend({
  registeredAt: instant,
  /** Members of the team who were active on any of the 30 days. */
  activeMembers: z.number().int(),
  /** Contracts in force or that end later, by kind. */
  contracts: z.array(
    z.object({ id: z.uuid(), kind: contractKind, upline: treeMember.nullable(), beganAt: instant }),
  ),
  bills: z.object({
    /** Of bills issued in the last 30 days. */
    count: z.number().int(),
    own: amount,
    /** Bills that wait for staff. */
    toApprove: z.number().int(),
  }),
  debts: z.object({
    /** What the agent owes downlines, and what its uplines owe it. */
    owes: amount,
    isOwed: amount,
  }),
  wantedType: z
    .object({ id: z.uuid(), type: agentType, reason: z.string(), requestedBy: z.string() })
    .nullable(),
});
export type AgentCard = z.infer<typeof agentCard>;

/** Answered by both: the change waits for another staff user. */
const asked = z.object({ requestId: z.uuid() });

export const boAgentCalls = defineBackOfficeCalls({
  'GET /bo/agents': {
    summary:
      'Agents at the top of a line, or directly below one agent; those who joined first first',
    audience: 'staff',
    permission: 'agency.read',
    query: z.strictObject({ uplineId: id.optional(), cursor, pageSize }),
    value: page(agentRow),
    refusals: {},
  },
  'GET /bo/agents/found': {
    summary: 'Agents by user name, nickname or id; at most 20, the nearest first',
    audience: 'staff',
    permission: 'agency.read',
    query: z.strictObject({ search: z.string().trim().min(2).max(64) }),
    value: z.object({ items: z.array(agentRow).max(20) }),
    refusals: {},
  },
  'GET /bo/agents/:id': {
    summary: 'The card of an agent',
    audience: 'staff',
    permission: 'agency.read',
    params: z.strictObject({ id }),
    value: agentCard,
    refusals: {},
  },
  'POST /bo/agents/:id/type': {
    summary: 'Ask for another type of agent; a second person lets it stand',
    audience: 'staff',
    permission: 'agency.change',
    params: z.strictObject({ id }),
    body: z.strictObject({ type: agentType, reason }),
    value: asked,
    refusals: {
      need_agent: 409,
      /** Nothing would change. */
      agent_type_same: 409,
      /** Types 41 and 42 settle outside: contracts of this agent or with it hold. */
      contracts_in_force: 409,
    },
  },
});
