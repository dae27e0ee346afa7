/**
 * What the operator set of games, read often and changed seldom: kept for a few seconds. What is not
 * set is by the rules and by the bounds below.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Currency } from '@bahati/money/currencies.ts';
import type { PrizeTable, PrizeTables } from '@bahati/lottery-rules/bets/prize-table.ts';
import { betTypesOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { defaultTable } from '@bahati/lottery-rules/tables/default-tables.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { keepFresh } from '@bahati/server-kit/cache/kept-fresh.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { knownGame } from './rules.ts';

export type GameBounds = {
  /** What a unit may cost, in minor units, the smallest first. */
  units: readonly bigint[];
  leastStake: bigint;
  mostStake: bigint;
  /** Of one ticket; null: no bound. */
  mostWin: bigint | null;
  /** Every unit is a multiple of it: shares of a pool are counted by it. */
  poolUnit: bigint;
  /** The house adds what is missing of it when somebody wins a jackpot. */
  leastJackpot: bigint;
};

/** In minor units. */
export const boundsIn: Readonly<Record<Currency, GameBounds>> = {
  KES: {
    units: [100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n],
    leastStake: 100n,
    mostStake: 10_000_000n,
    mostWin: 500_000_000n,
    poolUnit: 100n,
    leastJackpot: 100_000_000n,
  },
  TZS: {
    units: [2_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 200_000n],
    leastStake: 2_000n,
    mostStake: 200_000_000n,
    mostWin: 10_000_000_000n,
    poolUnit: 1_000n,
    leastJackpot: 2_000_000_000n,
  },
  XPL: {
    units: [100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n],
    leastStake: 100n,
    mostStake: 10_000_000n,
    mostWin: 500_000_000n,
    poolUnit: 100n,
    leastJackpot: 100_000_000n,
  },
};

/** Where the operator set no cap: on one number, on one type of bet, and on a whole draw. */
const usualCaps = (bounds: GameBounds): ReadonlyMap<string, bigint> => {
  const most = bounds.mostWin ?? bounds.mostStake;
  return new Map([
    ['*', most],
    ['type:*', most * 20n],
    ['draw', most * 40n],
  ]);
};

/** The cap of a key. */
export type Caps = (key: string) => bigint;

const ofRules = new Map<Family, Promise<PrizeTables>>();

/** Some are found by going through all draws: between two of them others are answered. */
function tablesOfRules(family: Family): Promise<PrizeTables> {
  const known = ofRules.get(family) ?? makeTables(family);
  ofRules.set(family, known);
  return known;
}

async function makeTables(family: Family): Promise<PrizeTables> {
  const made: Record<string, PrizeTable> = {};
  for (const betType of betTypesOf(family)) {
    made[betType.id] = defaultTable(betType);
    await nextTurn();
  }
  return made;
}

export type GameTerms = ReturnType<typeof createGameTerms>;

/** Of every key of every game that has one. */
type SetCaps = Map<string, Map<string, bigint>>;

/** @param currency of the caps. */
export function createGameTerms(database: Database, currency: Currency, log: Log) {
  const readClosed = async (): Promise<Set<string>> => {
    const { rows } = await database.query<{ code: string }>(
      'SELECT code FROM lottery.games WHERE NOT is_open',
    );
    return new Set(rows.map(({ code }) => code));
  };
  const readCaps = async (): Promise<SetCaps> => {
    const { rows } = await database.query<{ game: string; key: string; most: bigint }>(
      'SELECT game_code AS game, key, most FROM lottery.caps',
    );
    const byGame: SetCaps = new Map();
    for (const { game, key, most } of rows) {
      const own = byGame.get(game) ?? new Map<string, bigint>();
      byGame.set(game, own.set(key, most));
    }
    return byGame;
  };
  const closed = keepFresh('closed games', new Set<string>(), readClosed, log);
  const setCaps = keepFresh('caps of games', new Map() as SetCaps, readCaps, log);
  const tables = new Map<string, PrizeTables>();
  const usual = usualCaps(boundsIn[currency]);
  return {
    bounds: (of: Currency): GameBounds => boundsIn[of],
    /** By key; what holds where the operator set no cap. */
    usualCaps: usual,
    isOpen: async (gameCode: string): Promise<boolean> => !(await closed.now()).has(gameCode),
    /** Somebody of the operator changed them. */
    changed(): void {
      closed.expire();
      setCaps.expire();
    },
    async caps(gameCode: string): Promise<Caps> {
      const own = (await setCaps.now()).get(gameCode);
      const of = (key: string) => own?.get(key) ?? usual.get(key);
      return (key) => of(key) ?? of(key.startsWith('type:') ? 'type:*' : '*') ?? 0n;
    },
    /** A version never changes once it is made. */
    async odds(
      gameCode: string,
      version: number,
      /** Within a transaction its own: one that waits for a second connection may wait for itself. */
      reader: Database | Transaction = database,
    ): Promise<PrizeTables> {
      if (version === 0) return tablesOfRules(knownGame(gameCode).family);
      const name = `${gameCode} ${version}`;
      const known = tables.get(name);
      if (known) return known;
      const { rows } = await reader.query<{ odds: PrizeTables }>(
        'SELECT odds FROM lottery.prize_tables WHERE game_code = $1 AND version = $2',
        [gameCode, version],
      );
      const odds = rows[0]?.odds;
      if (!odds) throw new Error(`The game ${gameCode} has no prize table ${version}.`);
      tables.set(name, odds);
      return odds;
    },
    /** The version new draws get. */
    async newestVersion(gameCode: string): Promise<number> {
      const { rows } = await database.query<{ version: number }>(
        `SELECT coalesce(max(version), 0)::integer AS version
           FROM lottery.prize_tables WHERE game_code = $1`,
        [gameCode],
      );
      return rows[0]?.version ?? 0;
    },
  };
}
