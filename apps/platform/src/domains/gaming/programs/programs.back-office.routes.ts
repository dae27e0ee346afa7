/** Passes for programs of providers, and who their members are. */
import type { boProgramCalls } from '@bahati/contract/back-office/gaming/programs.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { issuePass } from './issue-pass.ts';
import { nameMembers } from './name-members.ts';

export function programsBackOffice(
  context: Context,
): Handlers<typeof boProgramCalls, PlatformActors> {
  return {
    'GET /bo/programs': async () => ({ codes: Object.keys(context.config.PROGRAM_ORIGINS) }),
    'POST /bo/programs/:code/pass': ({ params, actor }) => issuePass(context, actor, params.code),
    'GET /bo/programs/:code/members': ({ params, query }) =>
      nameMembers(context.database, params.code, query.keys),
  };
}
