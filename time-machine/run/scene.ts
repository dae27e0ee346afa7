/** What every step works with. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform-app/context.ts';
import type { History } from '#time-machine/world/history.ts';
import type { Clock } from './clock.ts';

export type Scene = {
  context: Context;
  /** As whoever owns the tables. */
  owner: Database;
  clock: Clock;
  history: History;
  house: House;
};

/** The operator's accounts that play moves money to and from. */
export type House = { revenue: bigint; clearing: bigint };
