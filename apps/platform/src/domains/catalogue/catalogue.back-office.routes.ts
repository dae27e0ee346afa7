/** The catalogue's calls of the back office. */
import type { boCatalogueCalls } from '@bahati/contract/back-office/catalogue/catalogue.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { changeGame } from './change-game.ts';
import { changeManyGames } from './change-many-games.ts';
import { listSwitchedGames, listSwitchedVendors } from './list-switches.ts';
import { moveGame } from './move-game.ts';
import { switchGame, switchVendor } from './switch-games.ts';

export function catalogueBackOffice(
  context: Context,
): Handlers<typeof boCatalogueCalls, PlatformActors> {
  return {
    'GET /bo/games': ({ query }) => listSwitchedGames(context, query),
    'POST /bo/games/:id/switch': ({ params, body, actor, ip }) =>
      switchGame(context, actor, { ...params, ...body, ip }),
    'POST /bo/games/:id/settings': ({ params, body, actor, ip }) =>
      changeGame(context, actor, { ...params, ...body, ip }),
    'POST /bo/games/:id/move': ({ params, body, actor, ip }) =>
      moveGame(context, actor, { ...params, ...body, ip }),
    'POST /bo/games/bulk': ({ body, actor, ip }) =>
      changeManyGames(context, actor, { ...body, ip }),
    'GET /bo/vendors': () => listSwitchedVendors(context.database),
    'POST /bo/vendors/:code/switch': ({ params, body, actor, ip }) =>
      switchVendor(context, actor, { ...params, ...body, ip }),
  };
}
