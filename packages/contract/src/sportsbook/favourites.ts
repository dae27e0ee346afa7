/** What a member marked, to find it again. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { id } from '@bahati/contract/wire.ts';

export const favouriteCalls = defineCalls({
  'GET /book/v1/favourites': {
    summary: 'Events and competitions the member marked',
    audience: 'player-frame',
    value: z.object({ eventIds: z.array(id).max(200), competitionIds: z.array(id).max(100) }),
    refusals: {},
  },
  'PUT /book/v1/favourites': {
    summary: 'Mark an event or a competition, or take the mark away',
    audience: 'player-frame',
    body: z.strictObject({
      kind: z.enum(['event', 'competition']),
      id,
      isFavourite: z.boolean(),
    }),
    value: z.object({ isFavourite: z.boolean() }),
    refusals: { too_many_favourites: 409 },
  },
});
