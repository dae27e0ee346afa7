/** The calls of the player site around passkeys; a login by one is among those of logging in. */
import type { passkeyCalls } from '@bahati/contract/player-site/identity/passkeys.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { addPasskey, listPasskeys, removePasskey, startPasskey } from './member-passkeys.ts';
import { passkeySite } from './passkey-site.ts';
import { askForPasskey } from './use-passkey.ts';

export function passkeysPlayerSite(
  context: Context,
): Handlers<typeof passkeyCalls, PlatformActors> {
  return {
    'GET /wps/member/passkeys': async ({ actor }) => listPasskeys(context, actor),
    'POST /wps/member/passkeys/start': async ({ actor, body, http }) => {
      const site = await passkeySite(context, http.request.headers);
      return startPasskey(context, actor, body.password, site);
    },
    'POST /wps/member/passkeys': async ({ actor, body, ip, http }) => {
      const site = await passkeySite(context, http.request.headers);
      await addPasskey(context, actor, { ...body, ip }, site);
      return {};
    },
    'POST /wps/member/passkeys/:id/remove': async ({ actor, params, body, ip }) => {
      await removePasskey(context, actor, { id: BigInt(params.id), ...body, ip });
      return {};
    },
    'POST /wps/session/passkey/start': async ({ http }) => {
      const site = await passkeySite(context, http.request.headers);
      return askForPasskey(context.database, site, { purpose: 'login', sessionId: null });
    },
  };
}
