/** The back office's calls about the place of a member in the tree. */
import type { boMoveCalls } from '@bahati/contract/back-office/agency/moves.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { askMove } from './ask-move.ts';
import { readMemberLine } from './member-line.ts';

export function movesBackOffice(context: Context): Handlers<typeof boMoveCalls, PlatformActors> {
  return {
    'GET /bo/members/:id/line': ({ params }) => readMemberLine(context, params.id),
    'POST /bo/members/:id/move': ({ params, body: { uplineId, reason }, actor, ip }) =>
      askMove(context, actor, {
        memberId: BigInt(params.id),
        uplineId: uplineId === null ? null : BigInt(uplineId),
        reason,
        ip,
      }),
  };
}
