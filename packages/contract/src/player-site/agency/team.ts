/** An agent's team: its figures, who is in it, and what each did. Nobody outside is ever told. */
import { z } from 'zod';
import { contractKind, teamSums, treeMember } from '@bahati/contract/agency-terms.ts';
import { defineCalls } from '@bahati/contract/call.ts';
import { bet } from '@bahati/contract/player-site/gaming/gaming.ts';
import { movement, movementFilter } from '@bahati/contract/player-site/records/records.ts';
import { amount, currency, cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';

const agentsOnly = { need_agent: 403 } as const;
/** Somebody who is not in the team is not found, whoever it is. */
const ofTeam = { ...agentsOnly, member_not_found: 404 } as const;
const day = z.iso.date();
/** Days of the brand's calendar, both counted; at most 92. */
const days = { from: day, to: day };
const ofDays = { range_invalid: 400 } as const;

/** Why staff should block a member, in characters. */
export const freezeReasonLength = { min: 3, max: 300 } as const;

const teamMember = z.object({
  id,
  nickname: z.string(),
  /** 0 member; 1, 2, 41 and 42 agents. */
  type: z.number().int(),
  status: z.enum(['active', 'blocked', 'closed']),
  /** 1: directly below the agent. */
  depth: z.number().int(),
  /** Members below this one, at any depth; 0 for who is no agent. */
  teamSize: z.number().int(),
  /** Cash; null: the brand does not show it to uplines. */
  balance: amount.nullable(),
  lastLoginAt: instant.nullable(),
  registeredAt: instant,
  /** Contracts in force with this agent; only of direct downlines. */
  contracts: z.array(contractKind),
});
export type TeamMember = z.infer<typeof teamMember>;

/** A member's figures of a range, or those of its whole team where it is an agent. */
const memberReport = z.object({
  member: treeMember.extend({ type: z.number().int() }),
  isTeam: z.boolean(),
  sums: teamSums,
});
export type MemberReport = z.infer<typeof memberReport>;

export const teamCalls = defineCalls({
  'GET /wps/agent/overview': {
    summary: 'The team’s figures of today and of a range of days, against the range before',
    audience: 'member',
    query: z.strictObject(days),
    value: z.object({
      currency,
      /** How far the figures go; null: nothing was counted yet. */
      asOf: instant.nullable(),
      /** Members below, direct ones, and agents among them. */
      members: z.number().int(),
      directs: z.number().int(),
      agents: z.number().int(),
      today: teamSums,
      range: teamSums,
      /** As many days before the range. */
      before: teamSums,
      /** Each day of the range, oldest first; active members of a day count once a day. */
      days: z.array(z.object({ day, sums: teamSums })),
    }),
    refusals: { ...agentsOnly, ...ofDays },
  },
  'GET /wps/agent/members': {
    summary: 'Members directly below one of the team, newest first; or a search over the team',
    audience: 'member',
    query: z.strictObject({
      /** Whose direct downlines; absent: the agent's own. */
      under: id.optional(),
      /** How a nickname begins, over the whole team; then `under` is not heeded. */
      name: z.string().trim().max(40).optional(),
      cursor,
      pageSize,
    }),
    value: page(teamMember),
    refusals: ofTeam,
    perMinute: 120,
  },
  'GET /wps/agent/members/:id': {
    summary: 'One of the team, with the path up to the agent and the figures of 30 days',
    audience: 'member',
    params: z.strictObject({ id }),
    value: teamMember.extend({
      /** From the agent down to the member's upline. */
      path: z.array(treeMember),
      sums: teamSums,
      /** Masked; null: none. */
      mobile: z.string().nullable(),
      email: z.string().nullable(),
      /** The label of the invitation code it came by, the code where it has none; null: by none. */
      source: z.string().nullable(),
      /** A wish of the agent to block the member that waits for staff. */
      isFreezeAsked: z.boolean(),
    }),
    refusals: ofTeam,
  },
  'POST /wps/agent/members/:id/freeze': {
    summary: 'Ask staff to block a member of the team; they decide',
    audience: 'member',
    params: z.strictObject({ id }),
    body: z.strictObject({
      reason: z.string().trim().min(freezeReasonLength.min).max(freezeReasonLength.max),
    }),
    value: z.object({}),
    refusals: { ...ofTeam, already_requested: 409 },
    perMinute: 10,
  },
  'GET /wps/agent/reports/members': {
    summary: 'Figures of each member directly below one of the team, and of all together',
    audience: 'member',
    query: z.strictObject({ ...days, under: id.optional(), cursor, pageSize }),
    value: page(memberReport).extend({
      currency,
      /** From the agent down to whose downlines are shown; one entry: the agent. */
      path: z.array(treeMember),
      /** Of the whole team of the last one of the path, its own play included. */
      total: teamSums,
      /** Its own play without the team's. */
      own: teamSums,
    }),
    refusals: { ...ofTeam, ...ofDays },
  },
  'GET /wps/agent/members/:id/bets': {
    summary: 'Bets of a member of the team, newest first',
    audience: 'member',
    params: z.strictObject({ id }),
    query: z.strictObject({ ...days, cursor, pageSize }),
    value: page(bet),
    refusals: { ...ofTeam, ...ofDays },
  },
  'GET /wps/agent/members/:id/movements': {
    summary: 'The account record of a member of the team, newest first',
    audience: 'member',
    params: z.strictObject({ id }),
    query: z.strictObject({ ...days, kind: movementFilter.optional(), cursor, pageSize }),
    value: page(movement),
    refusals: { ...ofTeam, ...ofDays },
  },
});
