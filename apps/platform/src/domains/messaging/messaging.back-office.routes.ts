/** The messages' calls of the back office. */
import type { boMessageCalls } from '@bahati/contract/back-office/messaging/messages.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { listMessages } from './list-messages.ts';

export function messagingBackOffice(
  context: Context,
): Handlers<typeof boMessageCalls, PlatformActors> {
  return {
    'GET /bo/messages': async ({ query }) => listMessages(context, query),
  };
}
