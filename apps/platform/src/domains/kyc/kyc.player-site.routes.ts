/** The player site's calls about proving who one is. */
import type { kycCalls } from '@bahati/contract/player-site/kyc/kyc.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readVerification } from './read-verification.ts';
import { sendDocuments } from './send-documents.ts';

export function kycPlayerSite(context: Context): Handlers<typeof kycCalls, PlatformActors> {
  return {
    'GET /wps/member/kyc': ({ actor }) => readVerification(context, actor),
    'POST /wps/member/kyc': async ({ actor, body }) => {
      await sendDocuments(context, actor, body);
      return readVerification(context, actor);
    },
  };
}
