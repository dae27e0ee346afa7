/** The calls of the trading room, each for who has the right to it. */
import type { CallKey } from '@bahati/contract/call.ts';
import { tradingCalls } from '@bahati/contract/trading/trading.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveOfficeCalls } from '@bahati/server-kit/program-office/serve-office.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import type { Intake } from '#sportsbook/feed/run-intake.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';
import {
  answerDecision,
  askDecision,
  type DecisionContext,
  listDecisions,
  look,
} from './decisions/decisions.ts';
import { exposureOfEvent } from './exposure/read-exposure.ts';
import { showLine, showMarkets } from './exposure/show-exposure.ts';
import { readFeedHealth } from './feed-health.ts';
import { answerVoid, askVoid, listJackpotEntries } from './jackpot-entries.ts';
import { listCompetitions } from './list-competitions.ts';
import { createExposure, listTradingEvents } from './list-events.ts';
import { boundMember, listMembers, readMember } from './members/member-profile.ts';
import { answerAsked, listAsked } from './queue.ts';
import { readPools } from './report/pools.ts';
import { readReport } from './report/report.ts';
import { listControls, setControl } from './set-control.ts';
import { changeSetting, showSettings } from './settings.ts';
import { listWinLimits, setWinLimit } from './win-limits.ts';
import { openTradingSession, tradingSessions } from './trading-session.ts';

type Key = keyof typeof tradingCalls & CallKey;

/** Calls that are not just looked at. */
const permissions: Readonly<Partial<Record<Key, string>>> = {
  'PUT /trading/v1/controls': 'trading.act',
  'PUT /trading/v1/win-limits': 'trading.act',
  'POST /trading/v1/queue/:betId': 'trading.act',
  'PUT /trading/v1/members/:memberKey': 'trading.act',
  'POST /trading/v1/decisions/look': 'trading.decide',
  'POST /trading/v1/decisions': 'trading.decide',
  'POST /trading/v1/decisions/:decisionId': 'trading.decide',
  'POST /trading/v1/jackpot-entries/void': 'trading.decide',
  'POST /trading/v1/jackpot-entries/void/:voidId': 'trading.decide',
  'PUT /trading/v1/settings': 'trading.settings',
};

export type TradingParts = {
  bets: BetContext;
  offer: BookOffer;
  intake: Pick<Intake, 'producers' | 'takeOwn' | 'flush'>;
};

export function serveTrading(server: HttpServer, parts: TradingParts): void {
  const { bets: context, offer, intake } = parts;
  const { database } = context;
  const exposure = createExposure(context);
  const deciding = async (): Promise<DecisionContext> => ({
    ...context,
    offer,
    intake,
    mostAlone: (await context.terms()).mostAlone,
  });
  serveOfficeCalls<typeof tradingCalls>(
    server,
    tradingCalls,
    {
      'POST /trading/v1/session': ({ body }) => openTradingSession(context, body.pass),
      'GET /trading/v1/events': ({ query }) => listTradingEvents(context, offer, exposure, query),
      'GET /trading/v1/events/:eventId': async ({ params }) => {
        const event = offer.events.get(params.eventId);
        const own = event ? await exposureOfEvent(database, params.eventId) : [];
        const line = event && showLine(context, offer, event, own);
        if (!event || !line) throw new Refusal('not_found');
        return { event: line, markets: showMarkets(context, offer, event, own) };
      },
      'GET /trading/v1/controls': async () => listControls(offer),
      'PUT /trading/v1/controls': ({ body, actor }) => setControl(context, offer, actor, body),
      'GET /trading/v1/win-limits': () => listWinLimits(context, offer),
      'PUT /trading/v1/win-limits': ({ body, actor }) => setWinLimit(context, actor, body),
      'GET /trading/v1/queue': () => listAsked(context, offer),
      'POST /trading/v1/queue/:betId': ({ params, body, actor }) =>
        answerAsked(context, actor, params.betId, body),
      'GET /trading/v1/members': ({ query }) => listMembers(context, query),
      'GET /trading/v1/members/:memberKey': ({ params }) => readMember(context, params.memberKey),
      'PUT /trading/v1/members/:memberKey': ({ params, body, actor }) =>
        boundMember(context, actor, params.memberKey, body),
      'POST /trading/v1/decisions/look': async ({ body }) => look(await deciding(), body.decision),
      'POST /trading/v1/decisions': async ({ body, actor }) =>
        askDecision(await deciding(), actor, body),
      'GET /trading/v1/decisions': ({ query }) => listDecisions(context, offer, query),
      'POST /trading/v1/decisions/:decisionId': async ({ params, body, actor }) =>
        answerDecision(await deciding(), actor, params.decisionId, body),
      'GET /trading/v1/jackpot-entries': ({ query }) => listJackpotEntries(context, query),
      'POST /trading/v1/jackpot-entries/void': ({ body, actor }) => askVoid(context, actor, body),
      'POST /trading/v1/jackpot-entries/void/:voidId': ({ params, body, actor }) =>
        answerVoid(context, actor, params.voidId, body.answer),
      'GET /trading/v1/feed': () => readFeedHealth(context, intake),
      'GET /trading/v1/report': ({ query }) => readReport(context, query),
      'GET /trading/v1/report/jackpots': ({ query }) => readPools(context, query),
      'GET /trading/v1/competitions': async () => listCompetitions(offer),
      'GET /trading/v1/settings': () => showSettings(context),
      'PUT /trading/v1/settings': ({ body, actor }) => changeSetting(context, actor, body),
    },
    { ...context, sessions: tradingSessions, permissions, reading: 'trading.read' },
  );
}
