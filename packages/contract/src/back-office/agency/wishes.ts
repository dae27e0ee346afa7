/** What members ask of staff: to become an agent, and agents, to block a member of the team. */
import { z } from 'zod';
import { treeMember } from '@bahati/contract/agency-terms.ts';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { feedbackAnswerLength } from '@bahati/contract/back-office/content/feedback.ts';
import { memberStatus } from '@bahati/contract/back-office/members/members.ts';
import { cursor, id, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const application = z.object({
  /** The ticket's number. */
  id,
  content: z.string(),
  /** A user name, or the name a visitor gave. */
  sender: z.string(),
  createdAt: instant,
  /** Null: a visitor, who can only be answered. */
  member: z
    .object({
      id,
      username: z.string(),
      type: z.number().int(),
      status: memberStatus,
      registeredAt: instant,
      upline: treeMember.nullable(),
    })
    .nullable(),
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  answer: z.string().nullable(),
});
export type AgentApplication = z.infer<typeof application>;

const freezeRequest = z.object({
  id: uuid,
  agent: treeMember,
  member: treeMember.extend({ username: z.string(), status: memberStatus }),
  /** The agent's words. */
  reason: z.string(),
  state: z.enum(['requested', 'done', 'rejected']),
  askedAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});
export type FreezeRequest = z.infer<typeof freezeRequest>;

const answer = z.string().trim().min(feedbackAnswerLength.min).max(feedbackAnswerLength.max);

export const boAgencyWishCalls = defineBackOfficeCalls({
  'GET /bo/agency/applications': {
    summary: 'Feedback that asks to become an agent, newest first',
    audience: 'staff',
    permission: 'agency.read',
    query: z.strictObject({ state: z.enum(['waiting', 'answered']).optional(), cursor, pageSize }),
    value: page(application),
    refusals: {},
  },
  'POST /bo/agency/applications/:id/decide': {
    summary: 'Make the member an agent with a first code, or decline; either is told to the sender',
    audience: 'staff',
    permission: 'agency.change',
    params: z.strictObject({ id }),
    body: z.discriminatedUnion('decision', [
      z.strictObject({
        decision: z.literal('approve'),
        type: z.literal([1, 2]),
        /** What the sender is told. */
        answer,
      }),
      z.strictObject({ decision: z.literal('decline'), answer }),
    ]),
    value: application,
    refusals: {
      already_answered: 409,
      /** A visitor wrote it. */
      applicant_unknown: 409,
      /** An agent already, a trial member, or not active. */
      applicant_unfit: 409,
    },
  },
  'GET /bo/agency/freezeRequests': {
    summary: 'What agents ask about members of their teams: waiting ones oldest first',
    audience: 'staff',
    permission: 'agency.read',
    query: z.strictObject({
      state: z.enum(['requested', 'done', 'rejected']).default('requested'),
      cursor,
      pageSize,
    }),
    value: page(freezeRequest),
    refusals: {},
  },
  'POST /bo/agency/freezeRequests/:id/decide': {
    summary: 'Block the member as an agent asked, or decline; the agent is told',
    audience: 'staff',
    permission: 'members.block',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ decision: z.enum(['block', 'decline']), reason }),
    value: freezeRequest,
    refusals: { already_decided: 409, member_closed: 409 },
  },
});
