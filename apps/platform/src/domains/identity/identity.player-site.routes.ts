/** Identity's calls of the player site; registering is members' (it makes a member). */
import type { identityCalls } from '@bahati/contract/player-site/identity/identity.ts';
import type { sliderCalls } from '@bahati/contract/player-site/identity/slider.ts';
import type { verificationCalls } from '@bahati/contract/player-site/identity/verification.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { newCaptcha, newSlider } from '#domains/identity/captcha/captcha.ts';
import { visitorFrom } from './device-mark.ts';
import { endSession } from './sessions.ts';
import {
  type Gate,
  logIn,
  logInByCode,
  logInByPhone,
  sendCode,
} from '#domains/identity/login/login.ts';
import { registrationFields } from '#domains/identity/registration/registration.ts';
import { logInByPasskey, passkeySite } from '#domains/identity/passkeys/passkeys.ts';
import { stayCookieRemoved } from '#domains/identity/staying/staying.ts';
import { startPhoneWay } from '#domains/identity/phone/phone.ts';
import { settingOut } from '#domains/identity/outside-sign-in/outside-sign-in.ts';

type OwnCalls = Omit<
  typeof identityCalls & typeof verificationCalls & typeof sliderCalls,
  | 'POST /wps/member/register'
  | 'PUT /wps/member/register'
  | 'POST /wps/member/register/mobile'
  | 'PUT /wps/member/register/mobile'
>;

/** What kind a member is members say, who stand above: the agents' page asks through `isAgent`. */
export function identityPlayerSite(
  context: Context,
  isAgent: Gate['admits'],
): Handlers<OwnCalls, PlatformActors> {
  const gates = { agent: { refusal: 'not_an_agent', admits: isAgent } } as const;
  return {
    'GET /wps/system/setting/register': async () => ({ fields: await registrationFields(context) }),
    'POST /wps/session/login': async ({ body: { page, ...body }, ip, http }) => {
      const { cookie: cookies } = http.request.headers;
      const gate = page && gates[page];
      const by = { ...visitorFrom(context, { ip, http }), gate };
      if (body.type === 'sms') return logInByCode(context, { ...body, ...by });
      if (body.type === 'phone') return logInByPhone(context, { ...body, ...by, cookies });
      if (body.type === 'passkey') {
        const site = await passkeySite(context, http.request.headers);
        return logInByPasskey(context, { ...body, ...by }, site);
      }
      return logIn(context, { ...body, ...by, cookies });
    },
    'POST /wps/session/phone/start': async ({ body, http }) => {
      const { browser, setCookie } = settingOut(context.config, http.request.headers.cookie);
      http.reply.header('set-cookie', setCookie);
      return startPhoneWay(context, browser, body);
    },
    'POST /wps/session/logout': async ({ actor, http }) => {
      await inTransaction(context.database, (transaction) =>
        endSession(transaction, actor.memberId, actor.sessionId),
      );
      http.reply.header('set-cookie', stayCookieRemoved(context.config));
      return {};
    },
    'POST /wps/verification/sms/noLogin': async ({ body, ip, http }) =>
      sendCode(context, { ...body, purpose: 'login', ip, cookies: http.request.headers.cookie }),
    'POST /wps/verification/sms/register': async ({ body: { mobileNo, ...body }, ip, http }) => {
      const { cookie: cookies } = http.request.headers;
      return sendCode(context, { ...body, mobileNum: mobileNo, purpose: 'register', ip, cookies });
    },
    'POST /wps/verification/sms/password': async ({ body, ip, http }) =>
      sendCode(context, { ...body, purpose: 'password', ip, cookies: http.request.headers.cookie }),
    'GET /wps/captcha': async ({ http }) => {
      const { picture, setCookie } = await newCaptcha(context, http.request.headers.cookie);
      if (setCookie) http.reply.header('set-cookie', setCookie);
      return picture.toString('base64');
    },
    'GET /wps/captcha/slider': async ({ http }) => {
      const { puzzle, setCookie } = await newSlider(context, http.request.headers.cookie);
      if (setCookie) http.reply.header('set-cookie', setCookie);
      return puzzle;
    },
  };
}
