/** Games, providers, rounds, returns and jackpots: lists and records for the data provider. */
import { call } from '#office/api.ts';
import type { List, ReadRecord } from '#office/data-shapes.ts';

export const gamingLists: Readonly<Record<string, List>> = {
  games: (query, { state, ...filter }, settings) =>
    call(
      'GET /bo/games',
      { query: { ...query, ...filter, ...(state === 'off' ? { state } : {}) } },
      settings,
    ),
  providers: async (_, __, settings) => {
    const { items } = await call('GET /bo/providers', {}, settings);
    return { items: items.map((one) => ({ ...one, id: one.code })), nextCursor: null };
  },
  rounds: (query, { search, state, provider }, settings) =>
    call(
      'GET /bo/rounds',
      {
        query: {
          ...query,
          ...(search ? { search } : {}),
          ...(state === 'stuck' ? { state } : {}),
          ...(provider ? { provider } : {}),
        },
      },
      settings,
    ),
  vendors: async (_, __, settings) => {
    const { items } = await call('GET /bo/vendors', {}, settings);
    return { items: items.map((vendor) => ({ ...vendor, id: vendor.code })), nextCursor: null };
  },
  returns: (query, { search, state, language }, settings) =>
    call(
      'GET /bo/returns',
      {
        query: {
          ...query,
          ...(search ? { search } : {}),
          ...(state === 'outside' ? { state } : {}),
          ...(language === 'sw' ? { language } : {}),
        },
      },
      settings,
    ),
  jackpot_pools: async (_, { language }, settings) => {
    const { pools } = await call(
      'GET /bo/jackpots',
      { query: language === 'sw' ? { language } : {} },
      settings,
    );
    return { items: pools, nextCursor: null };
  },
  jackpot_wins: (query, { language }, settings) =>
    call(
      'GET /bo/jackpots/wins',
      { query: { ...query, ...(language === 'sw' ? { language } : {}) } },
      settings,
    ),
};

export const gamingRecords: Readonly<Record<string, ReadRecord>> = {
  rounds: (id, settings) => call('GET /bo/rounds/:id', { params: { id } }, settings),
  /** How many builds stand outside their band: there is one such record. */
  returns: async (id, settings) => {
    const { outside } = await call('GET /bo/returns', { query: { pageSize: 1 } }, settings);
    return { id, outside };
  },
};
