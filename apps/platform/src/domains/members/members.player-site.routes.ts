/** The members' calls of the player site, registering among them: it makes a member. */
import type { freePlayCalls } from '@bahati/contract/player-site/identity/free-play.ts';
import type { identityCalls } from '@bahati/contract/player-site/identity/identity.ts';
import type { memberCalls } from '@bahati/contract/player-site/members/members.ts';
import type { CallRequest, Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { visitorFrom } from '#domains/identity/identity.ts';
import { readMemberInfo } from './members.ts';
import { registerByMobile, registerMember } from '#domains/members/registration/registration.ts';
import { startFreePlay } from './start-free-play.ts';
import { setPaymentPassword } from '#domains/members/profile/profile.ts';

type OwnCalls = typeof memberCalls &
  typeof freePlayCalls &
  Pick<
    typeof identityCalls,
    | 'POST /wps/member/register'
    | 'PUT /wps/member/register'
    | 'POST /wps/member/register/mobile'
    | 'PUT /wps/member/register/mobile'
  >;

type RegisterCall = CallRequest<OwnCalls['POST /wps/member/register'], PlatformActors>;
type MobileCall = CallRequest<OwnCalls['POST /wps/member/register/mobile'], PlatformActors>;

export function membersPlayerSite(context: Context): Handlers<OwnCalls, PlatformActors> {
  const { database } = context;
  const register = ({ body, ip, http }: RegisterCall) => {
    const { cookie: cookies } = http.request.headers;
    return registerMember(context, { ...body, ...visitorFrom(context, { ip, http }), cookies });
  };
  const byMobile = ({ body, ip, http }: MobileCall) => {
    const { cookie: cookies } = http.request.headers;
    return registerByMobile(context, { ...body, ...visitorFrom(context, { ip, http }), cookies });
  };
  return {
    'POST /wps/member/register': register,
    'PUT /wps/member/register': register,
    'POST /wps/member/register/mobile': byMobile,
    'PUT /wps/member/register/mobile': byMobile,
    'POST /wps/session/login/freeplay': async ({ body: { token, language }, ip, http }) =>
      startFreePlay(context, { token, language, ...visitorFrom(context, { ip, http }) }),
    'GET /wps/member/info': async ({ actor }) => readMemberInfo(context, actor),
    'POST /wps/member/paymentPassword': async ({ actor, body }) => {
      await setPaymentPassword(context, actor, body);
      return {};
    },
    'POST /wps/member/language': async ({ actor, body }) => {
      await database.query('UPDATE members SET language = $2 WHERE id = $1', [
        actor.memberId,
        body.language,
      ]);
      return {};
    },
  };
}
