/** The back office's calls about what is personal. */
import type { boPersonalCalls } from '@bahati/contract/back-office/members/personal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readPersonal, unmaskPersonal } from './personal.ts';

export function personalBackOffice(
  context: Context,
): Handlers<typeof boPersonalCalls, PlatformActors> {
  return {
    'GET /bo/members/:id/personal': async ({ params }) => ({
      items: await readPersonal(context, BigInt(params.id)),
    }),
    'POST /bo/members/:id/unmask': async ({ params, body, actor, ip }) => ({
      value: await unmaskPersonal(context, BigInt(params.id), actor, { ...body, ip }),
    }),
  };
}
