/** The calls of playing safely. */
import type { limitCalls } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, MemberActor, PlatformActors } from '#platform/context.ts';
import { changeLimit, keepLimit } from './change-limit.ts';
import { excludeMember, excludeOneself, returnToPlay } from './exclude-member.ts';
import { assertTrueAccount, exclusionValue } from '#domains/members/members.ts';
import { chooseRealityCheck, noteLimitOffered, noteRealityCheck } from './reality-check.ts';
import { type ReadDeposited, readGamblingControls } from './gambling-controls.ts';

export function limitsPlayerSite(
  context: Context,
  readDeposited: ReadDeposited,
): Handlers<typeof limitCalls, PlatformActors> {
  const read = (actor: MemberActor) => readGamblingControls(context, actor, readDeposited);
  const asker = ({ username }: MemberActor, ip: string) =>
    ({ username, source: 'member', ip }) as const;
  return {
    'GET /wps/member/limits': async ({ actor }) => read(actor),
    'POST /wps/member/limits': async ({ actor, body, ip }) => {
      assertTrueAccount(actor);
      await changeLimit(context, actor, asker(actor, ip), body);
      return read(actor);
    },
    'POST /wps/member/limits/withdrawChange': async ({ actor, body, ip }) => {
      assertTrueAccount(actor);
      await keepLimit(context, actor.memberId, asker(actor, ip), body);
      return read(actor);
    },
    'POST /wps/member/limits/offered': async ({ actor }) => {
      await noteLimitOffered(context, actor.memberId);
      return {};
    },
    'POST /wps/member/timeOut': async ({ actor, body, ip }) => {
      assertTrueAccount(actor);
      const wanted = { kind: 'time_out', lasts: `${body.days * 24} hours` } as const;
      const timeOut = await excludeMember(context, actor.memberId, asker(actor, ip), wanted);
      return exclusionValue(timeOut, context.now());
    },
    'POST /wps/member/selfExclusion': async ({ actor, body, ip }) => {
      assertTrueAccount(actor);
      const exclusion = await excludeOneself(context, actor, { ...body, ip });
      return exclusionValue(exclusion, context.now());
    },
    'POST /wps/member/selfExclusion/return': async ({ actor, ip }) => {
      assertTrueAccount(actor);
      return exclusionValue(await returnToPlay(context, actor, ip), context.now());
    },
    'POST /wps/member/realityCheck': async ({ actor, body, ip }) => {
      assertTrueAccount(actor);
      await chooseRealityCheck(context, actor, { ...body, ip });
      return read(actor);
    },
    'POST /wps/member/realityCheck/answer': async ({ actor, body, ip }) => {
      assertTrueAccount(actor);
      await noteRealityCheck(context, actor, { ...body, ip });
      return {};
    },
  };
}
