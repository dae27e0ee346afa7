/** Open rounds in the back office. */
import type { boRoundCalls } from '@bahati/contract/back-office/gaming/rounds.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { askAboutStaffRound } from './ask-round.ts';
import { askRoundVoid } from './ask-round-void.ts';
import { listOpenRounds, readStaffRound } from './open-rounds.ts';

export function roundsBackOffice(context: Context): Handlers<typeof boRoundCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /bo/rounds': ({ query }) => listOpenRounds(database, query),
    'GET /bo/rounds/:id': ({ params }) => readStaffRound(context, params.id),
    'POST /bo/rounds/:id/ask': ({ params, body }) =>
      askAboutStaffRound(context, params.id, body.language),
    'POST /bo/rounds/:id/void': ({ params, body, actor, ip }) =>
      askRoundVoid(context, actor, { ...params, ...body, ip }),
  };
}
