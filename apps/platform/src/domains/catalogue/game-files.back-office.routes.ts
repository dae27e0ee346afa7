/** The catalogue as a file, in the back office. */
import type { boGameFileCalls } from '@bahati/contract/back-office/catalogue/game-files.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { applyGameFile, checkGameFile, exportGames } from './game-files.ts';

export function gameFilesBackOffice(
  context: Context,
): Handlers<typeof boGameFileCalls, PlatformActors> {
  return {
    'GET /bo/gameFiles': ({ query }) => exportGames(context, query.format),
    'POST /bo/gameFiles/check': ({ body }) => checkGameFile(context, body.file),
    'POST /bo/gameFiles/apply': ({ body, actor, ip }) =>
      applyGameFile(context, actor, { ...body, ip }),
  };
}
