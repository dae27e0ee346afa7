/** The calls of the player site around the idle lock. */
import { lockMinutes, type lockingCalls } from '@bahati/contract/player-site/identity/locking.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { noteActive } from '#domains/identity/identity.ts';
import { askForPasskey, passkeySite } from '#domains/identity/passkeys/passkeys.ts';
import {
  lockDevice,
  readLock,
  removeLock,
  setLock,
  unlockByPasskey,
  unlockByPin,
} from './locking.ts';

export function lockingPlayerSite(context: Context): Handlers<typeof lockingCalls, PlatformActors> {
  return {
    'GET /wps/session/lock': async ({ actor }) => {
      const { minutes, ...lock } = await readLock(context.database, actor.sessionId);
      return { ...lock, minutes: lockMinutes.find((each) => each === minutes) ?? null };
    },
    'POST /wps/session/lock': async ({ actor }) => {
      await lockDevice(context, actor);
      return {};
    },
    'POST /wps/session/active': async ({ actor }) => {
      await noteActive(context.database, [actor.sessionId]);
      return {};
    },
    'POST /wps/session/unlock': async ({ actor, body, ip }) => {
      await unlockByPin(context, actor, { ...body, ip });
      return {};
    },
    'POST /wps/session/unlock/passkey/start': async ({ actor, http }) => {
      const site = await passkeySite(context, http.request.headers);
      const asked = { purpose: 'unlock', sessionId: actor.sessionId } as const;
      return askForPasskey(context.database, site, asked);
    },
    'POST /wps/session/unlock/passkey': async ({ actor, body, http }) => {
      const site = await passkeySite(context, http.request.headers);
      await unlockByPasskey(context, actor, body.passkey, site);
      return {};
    },
    'PUT /wps/member/lock': async ({ actor, body, ip }) => {
      await setLock(context, actor, { ...body, ip });
      return {};
    },
    'POST /wps/member/lock/remove': async ({ actor, body, ip }) => {
      await removeLock(context, actor, { ...body, ip });
      return {};
    },
  };
}
