/**
 * Staying logged in on a device. The cookie is set, changed and removed by the server alone; its
 * path is that of these calls, so that no other carries it.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { id, instant } from '@bahati/contract/wire.ts';
import { session } from './identity.ts';

export const stayingCalls = defineCalls({
  'POST /wps/session/stay': {
    summary: 'Stay logged in on this device; sets a cookie. Within ten minutes of the login only',
    audience: 'member',
    body: z.strictObject({}),
    value: z.object({ until: instant }),
    refusals: {
      /** The session is older than ten minutes; the member must log in again. */
      login_too_old: 403,
      need_true_account: 403,
    },
    perMinute: 10,
  },
  'POST /wps/session/stay/resume': {
    summary: 'A new session by the cookie of a device that stays logged in; changes the cookie',
    audience: 'anyone',
    body: z.strictObject({}),
    value: session,
    refusals: {
      /** No cookie, or its device was logged out, has expired, or the cookie was used twice. */
      not_remembered: 403,
    },
    perMinute: 30,
  },
  'DELETE /wps/member/rememberedDevices/:id': {
    summary: 'Log out a device that stays logged in, with all its sessions',
    audience: 'member',
    params: z.strictObject({ id }),
    value: z.object({}),
    refusals: {},
  },
});
