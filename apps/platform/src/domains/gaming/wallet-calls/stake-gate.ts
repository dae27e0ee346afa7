/**
 * Whether a stake may be taken just now, whoever stakes: not while the brand is closed, not from
 * where it is not played, not from a blocked address, not in a game that rests. Known in memory, so
 * that no stake waits for it: what changes acts at once where it is announced, else within two
 * seconds. Wins and rollbacks never ask.
 */
import type { Log } from '@bahati/server-kit/log.ts';
import type { Context } from '#platform/context.ts';
import {
  closedBy,
  openToAll,
  readSiteRules,
  type VisitorPlace,
} from '#domains/system/visitors/visitors.ts';
import type { GameFacts } from './operations.ts';

export type StakeRefusal = 'game_under_maintenance' | 'bets_blocked';

export type StakeGate = {
  /** Why no stake passes from there in this game; undefined: it passes. */
  refusal: (
    place: VisitorPlace,
    game: Pick<GameFacts, 'isUnderMaintenance'>,
  ) => StakeRefusal | undefined;
  /** Resolves once what is in the database now is known here. */
  refresh: () => Promise<void>;
  /** Somebody said that it changed. */
  expire: () => void;
  stop: () => void;
};

const refreshMs = 2_000;

export async function openStakeGate({
  database,
  config,
  log,
  now,
}: Pick<Context, 'database' | 'config' | 'log' | 'now'>): Promise<StakeGate> {
  let rules = openToAll;
  const refresh = async () => {
    rules = await readSiteRules(database, config.BRAND);
  };
  await refresh();
  const expire = () => refreshLogged(refresh, log);
  const timer = setInterval(expire, refreshMs);
  timer.unref();
  return {
    refusal(place, game) {
      if (game.isUnderMaintenance) return 'game_under_maintenance';
      const closed = closedBy(rules, place, now());
      if (closed === undefined) return undefined;
      return closed === 'maintenance' ? 'game_under_maintenance' : 'bets_blocked';
    },
    refresh,
    expire,
    stop: () => clearInterval(timer),
  };
}

function refreshLogged(refresh: () => Promise<void>, log: Log): void {
  // What was known goes on: without the database no stake is taken either.
  refresh().catch((error: unknown) => log.warn({ err: error }, 'stake gate not refreshed'));
}
