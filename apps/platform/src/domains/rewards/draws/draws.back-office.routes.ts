/** Calls of staff about draws. */
import type { boDrawCalls } from '@bahati/contract/back-office/rewards/draws.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  addDraft,
  askToOpen,
  changeDraft,
  drawNow,
  listOfficeDraws,
  listWinners,
  readOfficeDraw,
  stopDraw,
} from './office/office.ts';

export function drawsBackOffice(context: Context): Handlers<typeof boDrawCalls, PlatformActors> {
  return {
    'GET /bo/draws': ({ query }) => listOfficeDraws(context, query),
    'GET /bo/draws/:id': ({ params }) => readOfficeDraw(context, params.id),
    'POST /bo/draws': ({ actor, body: { idempotencyKey, ...input }, ip }) =>
      addDraft(context, actor, { idempotencyKey, input, ip }),
    'POST /bo/draws/:id': ({ actor, params, body: { version, ...input }, ip }) =>
      changeDraft(context, actor, { id: params.id, version, input, ip }),
    'POST /bo/draws/:id/askToOpen': ({ actor, params, body, ip }) =>
      askToOpen(context, actor, { id: params.id, reason: body.reason, ip }),
    'POST /bo/draws/:id/stop': ({ actor, params, body, ip }) =>
      stopDraw(context, actor, { id: params.id, reason: body.reason, ip }),
    'POST /bo/draws/:id/drawNow': ({ actor, params, body, ip }) =>
      drawNow(context, actor, { id: params.id, reason: body.reason, ip }),
    'GET /bo/draws/:id/winners': ({ params, query }) =>
      listWinners(context, { ...query, id: params.id }),
  };
}
