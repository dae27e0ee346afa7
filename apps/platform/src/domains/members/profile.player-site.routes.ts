/** The member's own profile, avatar and farewell. */
import type { profileCalls } from '@bahati/contract/player-site/members/profile.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { chooseAvatar, readAvatar } from './avatar.ts';
import { closeAccount } from './close-account.ts';
import { changeProfile } from './profile-change.ts';
import { readProfile } from './profile.ts';

export function profilePlayerSite(context: Context): Handlers<typeof profileCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /wps/member/profile': async ({ actor }) => readProfile(context, actor.memberId),
    'POST /wps/member/profile': async ({ actor, body, ip }) => {
      await changeProfile(context, actor, { ...body, ip });
      return readProfile(context, actor.memberId);
    },
    'GET /wps/member/info/icon': async ({ actor }) => ({
      icon: await readAvatar(database, actor.memberId),
    }),
    'POST /wps/member/info/icon': async ({ actor, body }) => {
      await chooseAvatar(database, actor.memberId, body.icon);
      return { icon: body.icon };
    },
    'POST /wps/member/close': async ({ actor, body, ip }) => {
      await closeAccount(context, actor, { ...body, ip });
      return {};
    },
  };
}
