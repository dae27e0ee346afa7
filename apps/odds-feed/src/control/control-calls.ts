/** What control calls do to scripted events. */
import type { controlCalls } from '@bahati/contract/odds-feed/control.ts';
import type { HandlerInput } from '@bahati/contract/call.ts';
import type {
  EventState,
  EventStatus,
  Fixture,
  Incident,
} from '@bahati/contract/odds-feed/feed.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import { keptIncidents } from '@bahati/book-rules/incidents.ts';
import { isSport, sports } from '@bahati/book-rules/sports.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#odds-feed/context.ts';
import { versionAt } from '#odds-feed/messages/moment.ts';
import { modelMarkets } from './model-markets.ts';
import { settleByParts } from './settle-by-parts.ts';
import { type Said, say, type ScriptedEvent, scriptedEvent } from './scripted-event.ts';

type Calls = typeof controlCalls;
type Body<K extends keyof Calls> = HandlerInput<Calls[K]>['body'];

const stoppingKinds: ReadonlySet<string> = new Set(['goal', 'card_red', 'penalty', 'wicket']);

type All = Handlers<Calls, { provider: true }>;

export function controlHandlers(context: Context): All {
  const { hub } = context;
  return {
    ...lifeHandlers(context),
    ...marketHandlers(context),
    'POST /control/v1/producers': async ({ body }) => {
      hub.setSilent(body.producer, body.isSilent);
      return { isSilent: hub.isSilent(body.producer) };
    },
    'POST /control/v1/mischief': async ({ body }) => {
      hub.setMischief(body.level);
      return { connections: hub.count() };
    },
  };
}

/** Refuses `not_scripted`. */
function eventOf({ script }: Context, { eventId }: { eventId: string }): ScriptedEvent {
  const event = script.get(eventId);
  if (!event) throw new Refusal('not_scripted');
  return event;
}

function tell({ hub, now }: Context, event: ScriptedEvent, said: Said): { version: number } {
  const message = say(event, said, now());
  hub.send(message);
  return { version: message.version };
}

type LifeKey =
  | 'POST /control/v1/events'
  | `POST /control/v1/events/:eventId/${'start' | 'incident' | 'postpone' | 'abandon' | 'end'}`;

/** From its making to its end. */
function lifeHandlers(context: Context): Pick<All, LifeKey> {
  return {
    'POST /control/v1/events': async ({ body }) => addEvent(context, body),
    'POST /control/v1/events/:eventId/start': async ({ params }) => {
      const event = eventOf(context, params);
      event.status = { ...event.status, state: 'live', isClockRunning: true, parts: [[0, 0]] };
      event.fixture = { ...event.fixture, state: 'live' };
      const markets = marketsOf(event);
      return tell(context, event, { type: 'odds_change', markets, status: event.status });
    },
    'POST /control/v1/events/:eventId/incident': async ({ params, body }) => {
      const event = eventOf(context, params);
      happen(event, body);
      const { status } = event;
      const isStopping = body.isStopping ?? stoppingKinds.has(body.kind);
      return isStopping
        ? tell(context, event, { type: 'bet_stop', status })
        : tell(context, event, { type: 'odds_change', markets: [], status });
    },
    'POST /control/v1/events/:eventId/postpone': async ({ params }) =>
      stopFor(context, eventOf(context, params), 'postponed'),
    'POST /control/v1/events/:eventId/abandon': async ({ params }) =>
      stopFor(context, eventOf(context, params), 'abandoned'),
    'POST /control/v1/events/:eventId/end': async ({ params, body }) => {
      const event = eventOf(context, params);
      const markets = settleByParts(event, body);
      endWith(context, event, body.parts);
      const { certainty } = body;
      return tell(context, event, { type: 'bet_settlement', certainty, markets });
    },
  };
}

type MarketKey =
  `POST /control/v1/events/:eventId/${'odds' | 'stop' | 'resume' | 'settle' | 'rollback' | 'cancel' | 'rollback-cancel'}`;

/** Prices and what becomes of bets. */
function marketHandlers(context: Context): Pick<All, MarketKey> {
  const tellOf = (params: { eventId: string }, said: Said) =>
    tell(context, eventOf(context, params), said);
  return {
    'POST /control/v1/events/:eventId/odds': async ({ params, body: { markets, status } }) => {
      const event = eventOf(context, params);
      if (status) event.status = { ...event.status, ...withoutGaps(status) };
      const told = status ? { status: event.status } : {};
      return tell(context, event, { type: 'odds_change', markets, ...told });
    },
    'POST /control/v1/events/:eventId/stop': async ({ params }) =>
      tellOf(params, { type: 'bet_stop' }),
    'POST /control/v1/events/:eventId/resume': async ({ params }) =>
      tellOf(params, { type: 'odds_change', markets: marketsOf(eventOf(context, params)) }),
    'POST /control/v1/events/:eventId/settle': async ({ params, body }) =>
      tellOf(params, { type: 'bet_settlement', ...body }),
    'POST /control/v1/events/:eventId/rollback': async ({ params, body }) =>
      tellOf(params, { type: 'rollback_bet_settlement', ...body }),
    'POST /control/v1/events/:eventId/cancel': async ({ params, body }) =>
      tellOf(params, { type: 'bet_cancel', ...body }),
    'POST /control/v1/events/:eventId/rollback-cancel': async ({ params, body }) =>
      tellOf(params, { type: 'rollback_bet_cancel', ...body }),
  };
}

/** The prices of a scripted race come by hand, so its terms do not follow from them. */
const scriptedEachWay = { over: 1, under: 5, places: 3 };

/** Refuses `invalid_input` for a sport that is none. */
function addEvent(context: Context, body: Body<'POST /control/v1/events'>): Fixture {
  const { sport } = body;
  if (!isSport(sport)) {
    throw new Refusal('invalid_input', { fields: [{ field: 'sport', problem: 'invalid' }] });
  }
  const nowMs = context.now();
  const eventId = context.script.newId(nowMs);
  const isOutright = sports[sport].score === 'order';
  const fixture: Fixture = {
    eventId,
    version: versionAt(nowMs),
    sport,
    country: body.country,
    competition: body.competition ?? { id: '900', name: 'Scripted events' },
    season: 'Script',
    round: null,
    isOutright,
    name: body.name ?? null,
    participants: body.participants.map((name, at) => ({
      id: `${eventId}${String(at + 1).padStart(2, '0')}`,
      name,
      shortName: name.slice(0, 20),
      colours: at % 2 === 0 ? ['#0a5c36', '#f7f2e8'] : ['#12356b', '#f2c230'],
    })),
    startsAt: body.startsAt ?? new Date(nowMs + 3_600_000).toISOString(),
    state: 'upcoming',
    eachWay: isOutright ? scriptedEachWay : null,
  };
  const event = scriptedEvent(fixture, body.strengths ?? null);
  context.script.add(event);
  context.hub.send(say(event, { type: 'fixture_change' }, nowMs));
  event.fixture = { ...fixture, version: event.version };
  const markets = body.strengths && !isOutright ? modelMarkets(sport, body.strengths) : [];
  if (markets.length > 0) {
    context.hub.send(say(event, { type: 'odds_change', markets }, context.now()));
  }
  return event.fixture;
}

/** A message carries no more. */
const mostMarkets = 200;
const marketsOf = ({ folded }: ScriptedEvent) =>
  [...folded.odds.values()].slice(0, mostMarkets).map(({ is }) => is);

function withoutGaps(status: object): Partial<EventStatus> {
  return Object.fromEntries(Object.entries(status).filter(([, value]) => value !== undefined));
}

function happen(event: ScriptedEvent, body: Body<'POST /control/v1/events/:eventId/incident'>) {
  const { status } = event;
  const part = body.part ?? status.part;
  const hasScored = body.kind === 'goal' || body.kind === 'score';
  const more = (score: readonly [number, number]): [number, number] => [
    score[0] + (hasScored && body.side === 'home' ? body.points : 0),
    score[1] + (hasScored && body.side === 'away' ? body.points : 0),
  ];
  const score = more(status.score ?? [0, 0]);
  const parts = [...status.parts];
  while (parts.length < part) parts.push([0, 0]);
  parts[part - 1] = more(parts[part - 1] ?? [0, 0]);
  const clock = body.clock ?? status.clock;
  const incident: Incident = {
    number: ++event.incidents,
    clock,
    part,
    kind: body.kind,
    side: body.side ?? null,
    ...(hasScored ? { score } : {}),
  };
  const incidents = keptIncidents([...status.incidents, incident]);
  event.status = { ...status, part, clock, score, parts, incidents };
}

/** Bets stop, and the fixture is to be read anew. */
function stopFor(
  context: Context,
  event: ScriptedEvent,
  state: Extract<EventState, 'postponed' | 'abandoned'>,
): { version: number } {
  const stop = say(event, { type: 'bet_stop' }, context.now());
  context.hub.send(stop);
  event.status = { ...event.status, state, isClockRunning: false };
  const message = say(event, { type: 'fixture_change' }, context.now());
  event.fixture = { ...event.fixture, state, version: message.version };
  context.hub.send(message);
  const { status } = event;
  context.hub.send(say(event, { type: 'odds_change', markets: [], status }, context.now()));
  return { version: event.version };
}

/** The final score; every market is closed. */
function endWith(context: Context, event: ScriptedEvent, parts: [number, number][]): void {
  const score: [number, number] = [0, 0];
  for (const [home, away] of parts) {
    score[0] += home;
    score[1] += away;
  }
  event.status = {
    ...event.status,
    state: 'ended',
    isClockRunning: false,
    part: parts.length,
    parts,
    score,
  };
  event.fixture = { ...event.fixture, state: 'ended' };
  const markets = marketsOf(event).map(({ market }) => ({
    market,
    state: 'closed' as const,
    outcomes: [],
  }));
  const { status } = event;
  context.hub.send(say(event, { type: 'odds_change', markets, status }, context.now()));
}
