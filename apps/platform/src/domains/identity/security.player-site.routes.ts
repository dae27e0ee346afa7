/** Identity's calls around passwords and the security centre. */
import type { passwordCalls } from '@bahati/contract/player-site/identity/passwords.ts';
import type { securityCalls } from '@bahati/contract/player-site/identity/security.ts';
import type { CallRequest, Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  bindContact,
  emailContact,
  mobileContact,
  readContacts,
  sendBindingCode,
} from './bind-contact.ts';
import { changePassword } from './change-password.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';
import { sendPasswordLink } from './forgot-password.ts';
import { listLogins } from './login-history.ts';
import { resetPasswordByCode, resetPasswordByLink } from './reset-password.ts';

type Change = (typeof passwordCalls)['POST /wps/member/password'];

export function passwordsPlayerSite(
  context: Context,
): Handlers<typeof passwordCalls, PlatformActors> {
  const change = async ({ actor, body, ip }: CallRequest<Change, PlatformActors>) => {
    await changePassword(context, actor, { ...body, ip });
    return {};
  };
  return {
    'POST /wps/member/password': change,
    'PUT /wps/member/password': change,
    'POST /wps/member/password/email': async ({ body, ip, http }) => {
      await sendPasswordLink(context, { ...body, ip, cookies: http.request.headers.cookie });
      return {};
    },
    'POST /wps/member/password/link': async ({ body, ip, http }) =>
      resetPasswordByLink(context, { ...body, ip, userAgent: http.request.headers['user-agent'] }),
    'POST /wps/member/password/verification': async ({ body, ip, http }) =>
      resetPasswordByCode(context, { ...body, ip, userAgent: http.request.headers['user-agent'] }),
  };
}

export function securityPlayerSite(
  context: Context,
): Handlers<typeof securityCalls, PlatformActors> {
  return {
    'GET /wps/member/contacts': async ({ actor }) => readContacts(context, actor),
    'POST /wps/member/mobile/code': async ({ actor, body, ip }) =>
      sendBindingCode(context, actor, await mobileContact(context, body), { ...body, ip }),
    'POST /wps/member/mobile': async ({ actor, body, ip }) => {
      await bindContact(context, actor, await mobileContact(context, body), { ...body, ip });
      return {};
    },
    'POST /wps/member/email/code': async ({ actor, body, ip }) =>
      sendBindingCode(context, actor, emailContact(body), { ...body, ip }),
    'POST /wps/member/email': async ({ actor, body, ip }) => {
      await bindContact(context, actor, emailContact(body), { ...body, ip });
      return {};
    },
    'GET /wps/member/sessions': async ({ actor }) => listDevices(context, actor),
    'DELETE /wps/member/sessions/:id': async ({ actor, params }) => {
      await endDevice(context, actor, BigInt(params.id));
      return {};
    },
    'POST /wps/member/endOtherSessions': async ({ actor }) => endOtherDevices(context, actor),
    'GET /wps/member/logins': async ({ actor, query }) => listLogins(context, actor, query),
  };
}
