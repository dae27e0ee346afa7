/** An event that goes as control calls say: kept as it stands, told again when asked. */
import type { EventStatus, Fixture, Producer } from '@bahati/contract/odds-feed/feed.ts';
import type { SideStrengths } from '@bahati/book-rules/models/model.ts';
import { type EventMessage, fold, type Folded, nothingFolded } from '#odds-feed/messages/fold.ts';
import { versionAt } from '#odds-feed/messages/moment.ts';

export type ScriptedEvent = {
  fixture: Fixture;
  readonly strengths: SideStrengths | null;
  readonly folded: Folded;
  status: EventStatus;
  version: number;
  incidents: number;
};

export const statusBefore: EventStatus = {
  state: 'upcoming',
  part: 1,
  clock: null,
  isClockRunning: false,
  score: [0, 0],
  parts: [],
  turn: null,
  points: null,
  statistics: {},
  incidents: [],
};

export const scriptedEvent = (
  fixture: Fixture,
  strengths: SideStrengths | null,
): ScriptedEvent => ({
  fixture,
  strengths,
  folded: nothingFolded(),
  status: statusBefore,
  version: fixture.version,
  incidents: 0,
});

/** A message without what every message of an event says. */
export type Said = EventMessage extends infer M
  ? M extends EventMessage
    ? Omit<M, 'eventId' | 'version' | 'at' | 'producer' | 'sequence' | 'requestId'>
    : never
  : never;

/** Makes a message of it and keeps what it says; by the live producer once it is in play. */
export function say(event: ScriptedEvent, said: Said, atMs: number): EventMessage {
  event.version = Math.max(versionAt(atMs), event.version + 2);
  const { state } = event.status;
  const producer: Producer = state === 'upcoming' || state === 'postponed' ? 'pre' : 'live';
  const message = {
    ...said,
    eventId: event.fixture.eventId,
    version: event.version,
    at: new Date(atMs).toISOString(),
    producer,
  } as EventMessage;
  fold(event.folded, message);
  return message;
}

/** How it stands, in messages that have the versions of what they say. */
export function tellAgain(event: ScriptedEvent, producer: Producer, atMs: number): EventMessage[] {
  const { folded, fixture, status } = event;
  const messages = new Map<string, EventMessage>();
  const at = new Date(atMs).toISOString();
  const of = (version: number) => ({ eventId: fixture.eventId, version, at, producer });
  messages.set('fixture', { type: 'fixture_change', ...of(fixture.version) });
  for (const word of folded.odds.values()) {
    if (word.producer !== producer) continue;
    const key = `odds ${word.version}`;
    const known = messages.get(key);
    if (known?.type === 'odds_change') known.markets.push(word.is);
    else messages.set(key, { type: 'odds_change', ...of(word.version), markets: [word.is] });
  }
  if (folded.stop?.producer === producer) {
    messages.set('stop', { type: 'bet_stop', ...of(folded.stop.version) });
  }
  tellResults(folded, producer, messages, of);
  tellCancels(folded, producer, messages, of);
  if (folded.status?.producer === producer) {
    const { version } = folded.status;
    messages.set('status', { type: 'odds_change', ...of(version), markets: [], status });
  }
  return [...messages.values()].sort((a, b) => a.version - b.version);
}

type Head = { eventId: string; version: number; at: string; producer: Producer };

function tellResults(
  { results }: Folded,
  own: Producer,
  messages: Map<string, EventMessage>,
  of: (version: number) => Head,
): void {
  for (const [market, { version, producer, is }] of results) {
    if (producer !== own) continue;
    const key = `results ${version}`;
    const known = messages.get(key);
    if (is === null) {
      if (known?.type === 'rollback_bet_settlement') known.markets.push(market);
      else {
        messages.set(key, { type: 'rollback_bet_settlement', ...of(version), markets: [market] });
      }
    } else {
      const settled = { market, outcomes: is.outcomes };
      if (known?.type === 'bet_settlement') known.markets.push(settled);
      else {
        const { certainty } = is;
        messages.set(key, {
          type: 'bet_settlement',
          ...of(version),
          certainty,
          markets: [settled],
        });
      }
    }
  }
}

function tellCancels(
  { cancels }: Folded,
  own: Producer,
  messages: Map<string, EventMessage>,
  of: (version: number) => Head,
): void {
  for (const [market, { version, producer, is }] of cancels) {
    if (producer !== own) continue;
    const key = `cancels ${version}`;
    const known = messages.get(key);
    if (known?.type === 'bet_cancel' || known?.type === 'rollback_bet_cancel') {
      known.markets.push(market);
    } else if (is === null) {
      messages.set(key, { type: 'rollback_bet_cancel', ...of(version), markets: [market] });
    } else messages.set(key, { type: 'bet_cancel', ...of(version), ...is, markets: [market] });
  }
}
