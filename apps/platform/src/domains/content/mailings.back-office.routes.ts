/** The calls by which staff write to members. */
import type { boMailingCalls } from '@bahati/contract/back-office/content/mailings.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { findMailing, listMailings, wholeMailingValue } from './mailings.ts';
import {
  addSegment,
  changeSegment,
  listSegments,
  readSegmentChoices,
  removeSegment,
} from './segments.ts';
import { stopMailing } from './stop-mailing.ts';
import { countAudience, writeMailing } from './write-mailing.ts';

export function mailingsBackOffice(
  context: Context,
): Handlers<typeof boMailingCalls, PlatformActors> {
  return {
    'GET /bo/mailings': ({ query }) => listMailings(context, query),
    'GET /bo/mailings/:id': async ({ params }) =>
      wholeMailingValue(await findMailing(context.database, params.id)),
    'POST /bo/mailings/count': ({ body }) => countAudience(context, body.audience),
    'POST /bo/mailings': ({ actor, body, ip }) => writeMailing(context, actor, { ...body, ip }),
    'POST /bo/mailings/:id/stop': ({ actor, params, body, ip }) =>
      stopMailing(context, actor, { id: params.id, reason: body.reason, ip }),
    'GET /bo/segments': () => listSegments(context),
    'GET /bo/segmentChoices': () => readSegmentChoices(context),
    'POST /bo/segments': ({ actor, body, ip }) => addSegment(context, actor, { ...body, ip }),
    'POST /bo/segments/:id': ({ actor, params, body, ip }) =>
      changeSegment(context, actor, { id: params.id, ...body, ip }),
    'POST /bo/segments/:id/remove': async ({ actor, params, ip }) => {
      await removeSegment(context, actor, { id: params.id, ip });
      return {};
    },
  };
}
