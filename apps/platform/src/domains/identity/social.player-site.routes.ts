/** Identity's calls around sign-in providers; registering is members' (it makes a member). */
import type { socialCalls } from '@bahati/contract/player-site/identity/social.ts';
import type { CallRequest, Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { visitorFrom } from './device-mark.ts';
import { finishBinding, listBindings, startBinding } from './social-bindings.ts';
import { type Browser, browserOf, settingOut } from './social-browser.ts';
import { logInSocially, startSocialWay } from './social-login.ts';
import { setFirstPassword } from './social-password.ts';
import { listProviders, publicProvider } from './social-providers.ts';

type OwnCalls = Omit<typeof socialCalls, 'POST /wps/member/register/social'>;
type Http = CallRequest<OwnCalls['GET /wps/system/socialProviders'], PlatformActors>['http'];

export function socialPlayerSite(context: Context): Handlers<OwnCalls, PlatformActors> {
  const { config } = context;
  const known = ({ request }: Http) => browserOf(config, request.headers.cookie);
  const leaving = (http: Http): Browser => {
    const { browser, setCookie } = settingOut(config, http.request.headers.cookie);
    http.reply.header('set-cookie', setCookie);
    return browser;
  };
  return {
    'GET /wps/system/socialProviders': async () => ({
      items: (await listProviders(context)).map(publicProvider),
    }),
    'POST /wps/session/social/start': async ({ body, http }) =>
      startSocialWay(context, leaving(http), { ...body, memberId: null }),
    'POST /wps/session/social/finish': async ({ body, ip, http }) => {
      const visitor = visitorFrom(context, { ip, http });
      return logInSocially(context, { ...body, browser: known(http), visitor });
    },
    'GET /wps/member/social': async ({ actor }) => listBindings(context, actor),
    'POST /wps/member/social/password': async ({ actor, body, ip }) => {
      await setFirstPassword(context, actor, { ...body, ip });
      return {};
    },
    'POST /wps/member/social/start': async ({ actor, body, http }) =>
      startBinding(context, actor, { ...body, browser: leaving(http) }),
    'POST /wps/member/social/finish': async ({ actor, body, ip, http }) => {
      await finishBinding(context, actor, { ...body, browser: known(http), ip });
      return {};
    },
  };
}
