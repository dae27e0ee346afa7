/** The calls of staff, each for who has the right to it. */
import type { CallKey } from '@bahati/contract/call.ts';
import { lotteryOfficeCalls } from '@bahati/contract/lottery-office/office.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveOfficeCalls } from '@bahati/server-kit/program-office/serve-office.ts';
import type { Context } from '#lottery/context.ts';
import { answerDecision, look, lotteryDecisions } from './decisions.ts';
import { listDraws, readDraw, stopSales } from './draws.ts';
import { changeGame, listGames, readGame } from './games.ts';
import { officeSessions, openOfficeSession } from './office-session.ts';
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
  const decisions = lotteryDecisions(context);
  serveOfficeCalls<typeof lotteryOfficeCalls>(
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
      'POST /lottery-office/v1/decisions': ({ actor, body }) => decisions.ask(actor, body),
      'GET /lottery-office/v1/decisions': ({ actor, query }) => decisions.list(actor, query),
      'POST /lottery-office/v1/decisions/:decisionId': ({ actor, params, body }) =>
        answerDecision(context, actor, params.decisionId, body.answer),
      'GET /lottery-office/v1/report': ({ query }) => readReport(context, query),
    },
    { ...context, sessions: officeSessions, permissions, reading: 'lottery.read' },
  );
}
