/** The calls of staff, each for who has the right to it. */
import type { CallKey } from '@bahati/contract/call.ts';
import { lotteryOfficeCalls } from '@bahati/contract/lottery-office/office.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { createRateLimit } from '@bahati/server-kit/rate-limit.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#lottery/context.ts';
import { answerDecision, askDecision, listDecisions, look } from './decisions.ts';
import { listDraws, readDraw, stopSales } from './draws.ts';
import { changeGame, listGames, readGame } from './games.ts';
import { type Officer, openOfficeSession, proveOfficer } from './office-session.ts';
import { readReport } from './report.ts';

type Key = keyof typeof lotteryOfficeCalls & CallKey;

/** Calls that are not just looked at. */
const permissions: Readonly<Partial<Record<Key, string>>> = {
  'PUT /lottery-office/v1/games/:gameCode': 'lottery.settings',
  'POST /lottery-office/v1/draws/:drawId/sales': 'lottery.act',
  'POST /lottery-office/v1/decisions/look': 'lottery.decide',
  'POST /lottery-office/v1/decisions': 'lottery.decide',
  'POST /lottery-office/v1/decisions/:decisionId': 'lottery.decide',
};

export function serveOffice(server: HttpServer, context: Context): void {
  const { config, log, database } = context;
  const limit = createRateLimit(config.RATE_LIMIT_FACTOR);
  serveCalls<typeof lotteryOfficeCalls, { staff: Officer }>(
    server,
    lotteryOfficeCalls,
    {
      'POST /lottery-office/v1/session': ({ body }) => openOfficeSession(context, body.pass),
      'GET /lottery-office/v1/games': () => listGames(context),
      'GET /lottery-office/v1/games/:gameCode': ({ params }) => readGame(context, params.gameCode),
      'PUT /lottery-office/v1/games/:gameCode': ({ actor, params, body }) =>
        changeGame(context, actor, params.gameCode, body),
      'GET /lottery-office/v1/draws': ({ query }) => listDraws(context, query),
      'GET /lottery-office/v1/draws/:drawId': ({ params }) => readDraw(context, params.drawId),
      'POST /lottery-office/v1/draws/:drawId/sales': ({ actor, params, body }) =>
        stopSales(context, actor, params.drawId, body),
      'POST /lottery-office/v1/decisions/look': ({ body }) => look(context, body.decision),
      'POST /lottery-office/v1/decisions': ({ actor, body }) => askDecision(context, actor, body),
      'GET /lottery-office/v1/decisions': ({ actor, query }) =>
        listDecisions(context, actor, query),
      'POST /lottery-office/v1/decisions/:decisionId': ({ actor, params, body }) =>
        answerDecision(context, actor, params.decisionId, body.answer),
      'GET /lottery-office/v1/report': ({ query }) => readReport(context, query),
    },
    {
      log,
      areAnswersChecked: config.NODE_ENV !== 'production',
      limit: async (key, perMinute, ip) => limit(`${key} ${clientNetwork(ip)}`, perMinute ?? 240),
      authenticate: {
        staff: ({ headers, method, routeOptions }) =>
          proveOfficer(
            database,
            headers.authorization,
            permissions[`${method} ${routeOptions.url}` as Key] ?? 'lottery.read',
          ),
      },
    },
  );
}
