/**
 * The database's clock, put to any instant: all statements of the product's sessions follow it. Between
 * two settings it goes on by itself.
 */
import type { Database } from '@bahati/server-kit/database.ts';

export type Clock = {
  /** The time by which the product's own programs go. */
  now: () => Date;
  set: (at: number) => Promise<void>;
};

export function clockOf(owner: Database): Clock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    set: async (at) => {
      aheadMs = at - Date.now();
      await owner.query(
        'UPDATE test_clock.shift SET ahead = $1::timestamptz - pg_catalog.clock_timestamp()',
        [new Date(at)],
      );
    },
  };
}
