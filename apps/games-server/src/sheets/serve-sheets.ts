/** The sheets of games, which anybody may read. */
import { sheetCalls } from '@bahati/contract/games-frame/sheets.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#games-server/context.ts';
import { createRateLimit } from '@bahati/server-kit/rate-limit.ts';
import { gameSheet } from './game-sheet.ts';

export function serveSheets(server: HttpServer, { log, config }: Context): void {
  const limit = createRateLimit(config.RATE_LIMIT_FACTOR);
  serveCalls<typeof sheetCalls, Record<never, never>>(
    server,
    sheetCalls,
    { 'GET /frame/v1/sheet': async ({ query }) => gameSheet(query.game) },
    {
      log,
      areAnswersChecked: config.NODE_ENV !== 'production',
      limit: async (key, perMinute, ip) => limit(`${key} ${clientNetwork(ip)}`, perMinute ?? 60),
      authenticate: {},
    },
  );
}
