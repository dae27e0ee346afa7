/**
 * What the trading room decided over the feed: suspensions, margins, odds, boosts and limits of a
 * sport, a competition, an event, a market or an outcome. They act in the tick they are set, stand
 * in `book.controls` and so survive a restart; other processes hear of them (hear-changes.ts).
 */
import type { Database } from '@bahati/server-kit/database.ts';
import { z } from 'zod';
import { odds } from '@bahati/contract/sportsbook/offer.ts';
import { amount } from '@bahati/contract/wire.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { HeldEvent, HeldEvents } from './held-events.ts';

export const offerChannel = 'bahati_book_offer';

export const controlScopes = ['outcome', 'market', 'event', 'competition', 'sport'] as const;
export type ControlScope = (typeof controlScopes)[number];

/** What a value of each kind is. `boost`: the odds it is raised to. `limit`: the most a bet may stake. */
const values = {
  suspend: z.literal(true),
  margin: z.number().int().min(0).max(5_000),
  odds,
  boost: odds,
  limit: amount,
};
export type ControlKind = keyof typeof values;
export type ControlValue<K extends ControlKind> = z.output<(typeof values)[K]>;

export type ControlName = {
  scope: ControlScope;
  /** A sport's code, an id, `event/market` or `event/market/outcome`. */
  key: string;
  kind: ControlKind;
};

export type Control = ControlName & {
  value: ControlValue<ControlKind>;
  setBy: string;
  reason: string;
  since: Date;
};

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

export function createControls(database: Database, events: HeldEvents): Controls {
  const held = new Map<string, Control>();
  let generation = 0;
  let storing: Promise<unknown> = Promise.resolve();

  const act = (name: ControlName, control: Control | undefined) => {
    if (control) held.set(textOf(name), control);
    else held.delete(textOf(name));
    generation += 1;
    tellAffected(events, name);
  };
  /** In the order they were set. */
  const inTurn = (name: ControlName, control: Control | undefined): Promise<void> => {
    const before = held.get(textOf(name));
    act(name, control);
    const work = storing.then(() => store(database, name, control));
    storing = work.catch(() => undefined);
    return work.catch((error: unknown) => {
      const isSafer = control?.kind === 'suspend';
      if (held.get(textOf(name)) === control && !isSafer) act(name, before);
      throw error;
    });
  };
  const find = <K extends ControlKind>(kind: K, place: Place): ControlValue<K> | undefined => {
    if (held.size === 0) return undefined;
    for (const scope of controlScopes) {
      const key = keyIn(scope, place);
      const control = key && held.get(textOf({ scope, key, kind }));
      if (control) return control.value as ControlValue<K>;
    }
    return undefined;
  };
  return {
    find,
    isSuspended: (place) => find('suspend', place) !== undefined,
    generation: () => generation,
    list: () => [...held.values()],
    set(control) {
      values[control.kind].parse(control.value);
      return inTurn(control, { ...control, since: new Date() });
    },
    lift: (name) => inTurn(name, undefined),
    async read(name) {
      const stored = await readStored(database, name);
      if (name) return act(name, stored[0]);
      const kept = new Map(stored.map((control) => [textOf(control), control]));
      for (const gone of held.values().toArray()) if (!kept.has(textOf(gone))) act(gone, undefined);
      for (const control of kept.values()) act(control, control);
    },
  };
}

/** Tells of every event the control stands over. */
function tellAffected(events: HeldEvents, { scope, key, kind }: ControlName): void {
  const isUrgent = kind === 'suspend';
  const tell = (event: HeldEvent | undefined, markets: 'all' | ReadonlySet<string>) => {
    if (event) events.tellChange({ event, markets, isOfEvent: false, isUrgent });
  };
  const [eventId = '', market = ''] = key.split('/');
  if (scope === 'market' || scope === 'outcome')
    return tell(events.get(eventId), new Set([market]));
  if (scope === 'event') return tell(events.get(eventId), 'all');
  for (const event of events.all()) if (keyIn(scope, placeOf(event)) === key) tell(event, 'all');
}

async function store(
  database: Database,
  name: ControlName,
  control: Control | undefined,
): Promise<void> {
  const { scope, key, kind } = name;
  await inTransaction(database, async (transaction) => {
    if (control) {
      await transaction.query(
        `INSERT INTO book.controls (scope, key, kind, value, set_by, reason, since)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (scope, key, kind) DO UPDATE SET value = excluded.value,
           set_by = excluded.set_by, reason = excluded.reason, since = excluded.since`,
        [
          scope,
          key,
          kind,
          JSON.stringify(control.value),
          control.setBy,
          control.reason,
          control.since,
        ],
      );
    } else {
      await transaction.query(
        'DELETE FROM book.controls WHERE scope = $1 AND key = $2 AND kind = $3',
        [scope, key, kind],
      );
    }
    await transaction.query('SELECT pg_notify($1, $2)', [
      offerChannel,
      JSON.stringify({ scope, key, kind }),
    ]);
  });
}

async function readStored(database: Database, name?: ControlName): Promise<Control[]> {
  const { rows } = await database.query<Control>(
    `SELECT scope, key, kind, value, set_by AS "setBy", reason, since FROM book.controls
     WHERE $1::text IS NULL OR (scope = $1 AND key = $2 AND kind = $3)
     ORDER BY since LIMIT 20000`,
    [name?.scope ?? null, name?.key ?? null, name?.kind ?? null],
  );
  return rows;
}
