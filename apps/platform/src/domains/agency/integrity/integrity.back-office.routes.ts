/** The back office's calls about how far agents' teams can be trusted. */
import type { boIntegrityCalls } from '@bahati/contract/back-office/agency/integrity.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { listScores, queueScore, readIntegrity } from './read-integrity.ts';

export function integrityBackOffice(
  context: Context,
): Handlers<typeof boIntegrityCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /bo/agency/integrity': ({ query }) => listScores(database, query),
    'GET /bo/agency/agents/:id/integrity': ({ params }) =>
      readIntegrity(database, BigInt(params.id)),
    'POST /bo/agency/agents/:id/integrity/compute': async ({ params }) => {
      await queueScore(database, BigInt(params.id));
      return {};
    },
  };
}
