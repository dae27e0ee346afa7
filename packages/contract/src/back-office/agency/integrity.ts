/**
 * How far agents' teams can be trusted: a score with its reasons, and the graph of whom it is about.
 * It accuses nobody: staff look at what was found and decide.
 */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { memberStatus } from '@bahati/contract/back-office/members/members.ts';
import { amount, currency, cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';

/** In the order of reasons with equal points. */
export const integrityReasonCodes = [
  'own_accounts',
  'hedged_pairs',
  'shared_payouts',
  'circular_transfers',
  'shared_devices',
  'just_active',
] as const;

/** What ties two people; `same_person` was decided by staff about linked accounts. */
export const tieKinds = [
  'same_person',
  'document',
  'payout',
  'device',
  'address',
  'hedge',
  'transfer',
] as const;
const tieKind = z.enum(tieKinds);

const count = z.number().int().min(0);

/** At most so many members of a reason are told; `memberCount` says how many there are. */
export const mostMembersTold = 20;
const about = {
  points: z.number().int().min(1).max(100),
  memberCount: count,
  memberIds: z.array(id).max(mostMembersTold),
};

const reason = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('own_accounts'),
    ...about,
    /** How many members are tied to the agent by what; one may be tied by several. */
    ties: z.array(z.object({ kind: tieKind, memberCount: count })),
  }),
  z.object({ code: z.literal('shared_devices'), ...about, groupCount: count }),
  z.object({ code: z.literal('shared_payouts'), ...about, groupCount: count }),
  z.object({
    code: z.literal('hedged_pairs'),
    ...about,
    pairCount: count,
    /** Rounds the pairs opened together, and those of them whose results cancel. */
    togetherCount: count,
    cancelledCount: count,
    /** Of both sides of these rounds; and of the whole team in the same days. */
    stake: amount,
    teamStake: amount,
  }),
  z.object({
    code: z.literal('circular_transfers'),
    ...about,
    ringCount: count,
    amount,
  }),
  z.object({
    code: z.literal('just_active'),
    ...about,
    span: z.enum(['day', 'period']),
    minimum: amount,
    /** Members' periods just above the minimum, and how many would be there by chance. */
    periodCount: count,
    expectedCount: count,
  }),
]);

const agent = z.object({
  /** The member id. */
  id,
  username: z.string(),
  /** 1 agent, 2 general agent, 41 and 42 outside settlement. */
  type: z.number().int(),
  status: memberStatus,
  /** 0: nothing found; 100: the most suspicious. */
  score: z.number().int().min(0).max(100),
  /** Members that were looked at, and how many of them played in the last 30 days. */
  memberCount: count,
  playerCount: count,
  computedAt: instant,
});

const node = z.object({
  id,
  username: z.string(),
  type: z.number().int(),
  status: memberStatus,
  /** How far below the agent; 0: the agent; null: no longer in the team. */
  depth: count.nullable(),
  reasons: z.array(z.enum(integrityReasonCodes)),
});

const edge = z.object({
  /** `upline`: `from` stands above `to`, though perhaps not directly. */
  kind: z.enum(['upline', ...tieKinds]),
  from: id,
  to: id,
  /** Of transfers, from the one to the other; and what a hedged pair staked. Else null. */
  amount: amount.nullable(),
  /** Edges of one number say that all at their ends share one thing; null: it is between two. */
  group: count.nullable(),
});

export const boIntegrityCalls = defineBackOfficeCalls({
  'GET /bo/agency/integrity': {
    summary: 'Integrity scores of agents, the highest first',
    audience: 'staff',
    permission: 'agency.read',
    query: z.object({
      cursor,
      pageSize,
      /** Scores of this and more. */
      atLeast: z.coerce.number().int().min(0).max(100).default(0),
    }),
    value: page(
      agent.extend({
        reasons: z.array(z.object({ code: z.enum(integrityReasonCodes), points: count })),
      }),
    ),
    refusals: {},
  },
  'GET /bo/agency/agents/:id/integrity': {
    summary: 'The integrity score of one agent: its reasons, and the graph of whom they are about',
    audience: 'staff',
    permission: 'agency.read',
    params: z.object({ id }),
    value: agent.extend({
      currency,
      reasons: z.array(reason),
      /** The agent first; at most 60. */
      nodes: z.array(node).max(60),
      edges: z.array(edge).max(300),
    }),
    refusals: {},
  },
  'POST /bo/agency/agents/:id/integrity/compute': {
    summary: 'Have the score computed anew; it stands within a minute',
    audience: 'staff',
    permission: 'agency.read',
    params: z.object({ id }),
    value: z.object({}),
    refusals: {},
  },
});

export type IntegrityReason = z.infer<typeof reason>;
export type IntegrityReasonCode = IntegrityReason['code'];
export type IntegrityNode = z.infer<typeof node>;
export type IntegrityEdge = z.infer<typeof edge>;
export type TieKind = (typeof tieKinds)[number];
export type AgentIntegrity = z.infer<
  (typeof boIntegrityCalls)['GET /bo/agency/agents/:id/integrity']['value']
>;
export type ScoredAgent = z.infer<
  (typeof boIntegrityCalls)['GET /bo/agency/integrity']['value']
>['items'][number];
