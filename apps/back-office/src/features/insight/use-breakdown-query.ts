import { useState } from 'react';
import {
  breakdownDimensions,
  breakdownMeasures,
} from '@bahati/contract/back-office/insight/insight.ts';
import { useSearch } from '#office/address/use-search.ts';
import { toClockField } from '#office/words/time.ts';

export type Dimension = (typeof breakdownDimensions)[number];
export type Measure = (typeof breakdownMeasures)[number];

/** What a breakdown is narrowed to by a click on a row. */
export const narrowings = ['product', 'vendor', 'game', 'country', 'device'] as const;

const devices = ['computer', 'phone', 'tablet', 'unknown'] as const;

const dayMs = 86_400_000;

/** Where a click on a row leads: one step closer. */
const nextDimension: Readonly<Record<Dimension, Dimension>> = {
  day: 'product',
  product: 'vendor',
  vendor: 'game',
  game: 'day',
  country: 'device',
  device: 'game',
};

/** What a breakdown is of, as the address says. */
export function useBreakdownQuery() {
  const search = useSearch();
  const [nowMs] = useState(() => Date.now());
  const dayBack = (days: number) =>
    toClockField(new Date(nowMs - days * dayMs).toISOString()).slice(0, 10);
  const by = breakdownDimensions.find((known) => known === search.get('by')) ?? 'day';
  const sort = breakdownMeasures.find((known) => known === search.get('sort')) ?? 'turnover';
  const filter = {
    by,
    sort,
    from: search.get('from') ?? dayBack(6),
    to: search.get('to') ?? dayBack(0),
    compare: search.get('compare') === 'before' ? ('before' as const) : undefined,
    product: search.get('product'),
    vendor: search.get('vendor'),
    game: search.get('game'),
    country: search.get('country'),
    device: devices.find((known) => known === search.get('device')),
  };
  return {
    search,
    by,
    sort,
    filter,
    dayBack,
    /** The changes that lead into a row. */
    into: (key: string): Record<string, string | undefined> =>
      by === 'day'
        ? { from: key, to: key, by: nextDimension.day }
        : { [by]: key === '' ? 'unknown' : key, by: nextDimension[by] },
    /** Nothing lies behind a row that nothing is known of but a place or a device. */
    leadsOn: (key: string): boolean => key !== '' || by === 'country' || by === 'device',
  };
}
