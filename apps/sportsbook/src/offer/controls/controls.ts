/**
 * What the trading room decided over the feed: suspensions, margins, odds, boosts and limits of a
 * sport, a competition, an event, a market or an outcome. They act in the tick they are set, stand
 * in `book.controls` and so survive a restart; other processes hear of them (hear-changes.ts).
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '@bahati/server-kit/database.ts';
import type { HeldEvent, HeldEvents } from '#sportsbook/offer/held-events.ts';
import {
  type Control,
  type ControlKind,
  type ControlName,
  type ControlScope,
  type ControlValue,
  controlScopes,
  controlValues,
} from './control.ts';
import { readStored, storeControl } from './stored-controls.ts';

/** What a control may be about; without an outcome the market, without a market the event. */
export type Place = {
  sport: string;
  competitionId: string;
  eventId: string;
  market?: string;
  outcome?: string;
};

export type Controls = {
  /** The narrowest of the kind that stands over this place. */
  find: <K extends ControlKind>(kind: K, place: Place) => ControlValue<K> | undefined;
  isSuspended: (place: Place) => boolean;
  /** Rises with every change: prices made under another one are of the past. */
  generation: () => number;
  list: () => readonly Control[];
  /**
   * Acts at once and resolves when it is stored; rejects when it could not be, and with a ZodError
   * when the value is none of its kind. A suspension that
   * could not be stored holds all the same in this process.
   */
  set: (control: Omit<Control, 'since'>) => Promise<void>;
  lift: (name: ControlName) => Promise<void>;
  /** What a notice is about, `null` of everything; undefined: it is of this process itself. */
  readNotice: (payload: string) => ControlName | null | undefined;
  /** Reads them from the table: all, or the one another process wrote. */
  read: (name?: ControlName) => Promise<void>;
};

export const placeOf = (event: HeldEvent): Place => ({
  sport: event.fixture?.sport ?? '',
  competitionId: event.fixture?.competition.id ?? '',
  eventId: event.id,
});

function keyIn(scope: ControlScope, place: Place): string | undefined {
  const { sport, competitionId, eventId, market, outcome } = place;
  switch (scope) {
    case 'sport':
      return sport;
    case 'competition':
      return competitionId;
    case 'event':
      return eventId;
    case 'market':
      return market && `${eventId}/${market}`;
    case 'outcome':
      return market && outcome && `${eventId}/${market}/${outcome}`;
  }
}

const textOf = ({ scope, key, kind }: ControlName): string => `${kind} ${scope} ${key}`;

function findIn<K extends ControlKind>(
  held: ReadonlyMap<string, Control>,
  kind: K,
  place: Place,
): ControlValue<K> | undefined {
  if (held.size === 0) return undefined;
  for (const scope of controlScopes) {
    const key = keyIn(scope, place);
    const control = key && held.get(textOf({ scope, key, kind }));
    if (control) return control.value as ControlValue<K>;
  }
  return undefined;
}

export function createControls(database: Database, events: HeldEvents): Controls {
  const own = randomUUID();
  const held = new Map<string, Control>();
  /** What this process decided and has not stored yet: no reading of the table undoes it. */
  const storing = new Map<string, number>();
  let generation = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const act = (name: ControlName, control: Control | undefined) => {
    if (control) held.set(textOf(name), control);
    else held.delete(textOf(name));
    generation += 1;
    tellAffected(events, name);
  };
  /** Statements go in the order they were asked for. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const decide = async (name: ControlName, control: Control | undefined): Promise<void> => {
    const text = textOf(name);
    const before = held.get(text);
    act(name, control);
    storing.set(text, (storing.get(text) ?? 0) + 1);
    try {
      await inTurn(() => storeControl(database, own, name, control));
    } catch (error) {
      const isSafer = control?.kind === 'suspend';
      if (held.get(text) === control && !isSafer) act(name, before);
      throw error;
    } finally {
      const left = (storing.get(text) ?? 1) - 1;
      if (left > 0) storing.set(text, left);
      else storing.delete(text);
    }
  };
  const takeUp = (name: ControlName, control: Control | undefined) => {
    if (!storing.has(textOf(name))) act(name, control);
  };
  const find = <K extends ControlKind>(kind: K, place: Place) => findIn(held, kind, place);
  return {
    find,
    isSuspended: (place) => find('suspend', place) !== undefined,
    generation: () => generation,
    list: () => [...held.values()],
    async set(control) {
      controlValues[control.kind].parse(control.value);
      await decide(control, { ...control, since: new Date() });
    },
    lift: (name) => decide(name, undefined),
    readNotice(payload) {
      const { by, ...name } = JSON.parse(payload) as Partial<ControlName> & { by?: string };
      if (by === own) return undefined;
      return name.kind === undefined ? null : (name as ControlName);
    },
    read: (name) =>
      inTurn(async () => {
        const stored = await readStored(database, name);
        if (name) return takeUp(name, stored[0]);
        const kept = new Map(stored.map((control) => [textOf(control), control]));
        for (const gone of held.values().toArray()) {
          if (!kept.has(textOf(gone))) takeUp(gone, undefined);
        }
        for (const control of kept.values()) takeUp(control, control);
      }),
  };
}

/** Tells of every event the control stands over. */
function tellAffected(events: HeldEvents, { scope, key, kind }: ControlName): void {
  const isUrgent = kind === 'suspend';
  const tell = (event: HeldEvent | undefined, markets: 'all' | ReadonlySet<string>) => {
    if (event) events.tellChange({ event, markets, isOfEvent: false, isUrgent });
  };
  const [eventId = '', market = ''] = key.split('/');
  const isOfMarket = scope === 'market' || scope === 'outcome';
  if (isOfMarket) return tell(events.get(eventId), new Set([market]));
  if (scope === 'event') return tell(events.get(eventId), 'all');
  for (const event of events.all()) if (keyIn(scope, placeOf(event)) === key) tell(event, 'all');
}
