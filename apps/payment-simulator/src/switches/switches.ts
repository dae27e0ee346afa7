/** What whoever runs the simulator may switch while it runs: rails that are out, and the odds. */
import type { Context } from '#simulator/context.ts';
import { aFewOfAll, type Chances, chaos } from '#simulator/callbacks/mischief.ts';
import type { Api } from '#simulator/payments.ts';
import type { Store } from '#simulator/store.ts';

/** `down`: nobody answers. `answers_lost`: requests are taken, and nobody hears of it. */
export const outages = ['none', 'down', 'answers_lost'] as const;
export type Outage = (typeof outages)[number];

export const oddsNames = ['as_set', 'none', 'few', 'most'] as const;
export type OddsName = (typeof oddsNames)[number];

function read<T extends string>(store: Store, name: string, known: readonly [T, ...T[]]): T {
  const row = store.prepare('SELECT value FROM switches WHERE name = ?').get(name);
  return known.find((value) => value === row?.['value']) ?? known[0];
}

/** What is not a value of the switch changes nothing. */
function write(store: Store, name: string, value: string, known: readonly string[]): void {
  if (!known.includes(value)) return;
  store.prepare('INSERT OR REPLACE INTO switches VALUES (?, ?)').run(name, value);
}

export const readOutage = (store: Store, api: Api): Outage =>
  read(store, `outage of ${api}`, outages);

export const switchOutage = (store: Store, api: Api, value: string): void =>
  write(store, `outage of ${api}`, value, outages);

export const readOdds = (store: Store): OddsName => read(store, 'odds', oddsNames);

export const switchOdds = (store: Store, value: string): void =>
  write(store, 'odds', value, oddsNames);

/** In how many of a hundred payments each mischief happens now. */
export function currentChances({ store, settings }: Context): Chances {
  const odds: Readonly<Record<OddsName, Chances>> = {
    as_set: settings.chances,
    none: {},
    few: aFewOfAll,
    most: chaos,
  };
  return odds[readOdds(store)];
}
