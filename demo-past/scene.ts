/** Where the members of a demo's past live, and what of them is kept. */
import type { Client } from 'pg';
import type { Books } from './books.ts';
import type { PastGame, Taxes } from './house.ts';
import type { Market } from './markets.ts';
import type { Pair, Pools } from './play.ts';

export type Scene = {
  market: Market;
  books: Books;
  games: readonly PastGame[];
  taxes: Taxes;
  pools: Pools;
  pairs: Map<string, Pair>;
  /** The operator's account of this kind and scope. */
  account: (kind: string, scope: string) => bigint;
  /** When the past ends. */
  now: number;
};

export const minor = ({ perShilling }: Market, shillings: number): bigint =>
  BigInt(shillings * perShilling) * 100n;

/** What the operator's people had to do with it. */
export type CaseScene = Pick<Scene, 'market' | 'books' | 'now'> & {
  client: Client;
  /** Two of them. */
  staff: readonly [string, string];
};
