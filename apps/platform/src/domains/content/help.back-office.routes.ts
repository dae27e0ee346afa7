/** The calls by which staff write the help. */
import type { boHelpTopicCalls } from '@bahati/contract/back-office/content/help-topics.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  addHelpTopic,
  changeHelpTopic,
  findHelpTopic,
  listHelpTopics,
  moveHelpTopic,
  publishHelpTopic,
} from './write-help.ts';

export function helpBackOffice(
  context: Context,
): Handlers<typeof boHelpTopicCalls, PlatformActors> {
  return {
    'GET /bo/helpTopics': () => listHelpTopics(context),
    'GET /bo/helpTopics/:code': ({ params }) => findHelpTopic(context.database, params.code),
    'POST /bo/helpTopics': ({ actor, body, ip }) => addHelpTopic(context, actor, { ...body, ip }),
    'POST /bo/helpTopics/:code': ({ actor, params, body, ip }) =>
      changeHelpTopic(context, actor, { ...params, ...body, ip }),
    'POST /bo/helpTopics/:code/publish': ({ actor, params, body, ip }) =>
      publishHelpTopic(context, actor, { ...params, ...body, ip }),
    'POST /bo/helpTopics/:code/move': async ({ actor, params, body, ip }) => {
      await moveHelpTopic(context, actor, { ...params, ...body, ip });
      return {};
    },
  };
}
