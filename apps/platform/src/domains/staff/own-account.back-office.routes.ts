/** What everybody of staff does about the own account, and somebody invited at the door. */
import type { boOwnAccountCalls } from '@bahati/contract/back-office/staff/staff-people.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { endSessionsOf } from './change-staff.ts';
import {
  changeOwnPassword,
  confirmOwnAuthenticator,
  startOwnAuthenticator,
} from './own-account.ts';
import { assertAddressAllowed } from './staff-networks.ts';
import { readStaffSessions } from './staff-sessions.ts';

export function ownAccountBackOffice(
  context: Context,
): Handlers<typeof boOwnAccountCalls, PlatformActors> {
  return {
    'POST /bo/invitation/read': async ({ body, ip }) => {
      await assertAddressAllowed(context.database, ip);
      return readInvitation(context, body.token);
    },
    'POST /bo/invitation/accept': async ({ body, ip }) => {
      await assertAddressAllowed(context.database, ip);
      return acceptInvitation(context, { ...body, ip });
    },
    'GET /bo/own': async ({ actor }) => ({
      username: actor.username,
      sessions: await readStaffSessions(context.database, actor.staffId, actor.sessionId),
    }),
    'POST /bo/own/password': async ({ body, actor, ip }) => {
      await changeOwnPassword(context, actor, { ...body, ip });
      return {};
    },
    'POST /bo/own/authenticator/start': async ({ body, actor }) =>
      startOwnAuthenticator(context, actor, body),
    'POST /bo/own/authenticator': async ({ body, actor, ip }) => {
      await confirmOwnAuthenticator(context, actor, { ...body, ip });
      return {};
    },
    'POST /bo/own/endSessions': async ({ body, actor, ip }) => {
      const sessionId = body.sessionId === undefined ? undefined : BigInt(body.sessionId);
      // Without a name it is all but the one that asks.
      const which = sessionId === undefined ? { exceptId: actor.sessionId } : { sessionId };
      return endSessionsOf(context, actor, { staffId: actor.staffId, ...which, ip });
    },
  };
}
