/** The back office's calls about accounts that may be one person's. */
import type { boDuplicateCalls } from '@bahati/contract/back-office/members/duplicates.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { decidePair, listPairs, readPair } from './duplicates.ts';

export function duplicatesBackOffice(
  context: Context,
): Handlers<typeof boDuplicateCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /bo/duplicates': ({ query }) => listPairs(database, query),
    'GET /bo/duplicates/:id': ({ params }) => readPair(database, BigInt(params.id)),
    'POST /bo/duplicates/:id/decide': ({ params, body, actor, ip }) =>
      decidePair(context, actor, {
        ...body,
        pairId: BigInt(params.id),
        blockId: body.blockId === undefined ? undefined : BigInt(body.blockId),
        ip,
      }),
  };
}
