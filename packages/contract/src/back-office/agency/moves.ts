/** The place of a member in the tree, and moves to another upline. */
import { z } from 'zod';
import { treeMember } from '@bahati/contract/agency-terms.ts';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { id, instant } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const lineMember = z.object({ id, username: z.string(), nickname: z.string(), type: z.number() });

const uplineChange = z.object({
  from: treeMember.nullable(),
  to: treeMember.nullable(),
  /** The first day that counts for the new line. */
  fromDay: z.iso.date(),
  changedBy: z.string(),
  reason: z.string(),
  changedAt: instant,
});

const wantedMove = z.object({
  id: z.uuid(),
  upline: treeMember.nullable(),
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: instant,
});

const memberLine = z.object({
  member: lineMember,
  /** From the top down to the direct upline; empty: the top. */
  line: z.array(lineMember),
  /** Newest first, at most 50. */
  changes: z.array(uplineChange),
  /** The day from which a change made now would count. */
  nextDay: z.iso.date(),
  /** A move that waits for a second person. */
  wanted: wantedMove.nullable(),
});
export type MemberLine = z.infer<typeof memberLine>;

export const boMoveCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/line': {
    summary: 'The line above a member, how it changed, and a move that waits',
    audience: 'staff',
    permission: 'agency.read',
    params: z.strictObject({ id }),
    value: memberLine,
    refusals: {},
  },
  'POST /bo/members/:id/move': {
    summary:
      'Ask to move a member with all below it to another upline; a second person lets it stand',
    audience: 'staff',
    permission: 'agency.change',
    params: z.strictObject({ id }),
    /** Null: to the top of a line of its own. */
    body: z.strictObject({ uplineId: id.nullable(), reason }),
    /** The change waits for another staff user. */
    value: z.object({ requestId: z.uuid() }),
    refusals: {
      /** Trial members stand in no tree. */
      move_trial: 409,
      upline_same: 409,
      /** The new upline is the member or stands below it. */
      upline_below: 409,
      upline_not_agent: 409,
      /** The new upline is blocked or closed. */
      upline_not_active: 409,
      upline_other_currency: 409,
      /** Below the new upline the tree would be deeper than 64 levels. */
      line_too_deep: 409,
    },
  },
});
