/** Sports whose events are won by sets or maps, and those by points, games, legs or rounds. */
import type { Score } from '@bahati/book-rules/models/result.ts';

export type RaceFacts = {
  readonly sport:
    | 'tennis'
    | 'darts'
    | 'table_tennis'
    | 'volleyball'
    | 'cs2'
    | 'valorant'
    | 'dota2'
    | 'lol';
  /** Sets or maps at most, as the sport is usually played. */
  readonly bestOf: number;
  /**
   * What a step decides: a point of a game that is served, a leg that is thrown for, a rally, a
   * round, or a stretch of a map in which a structure falls.
   */
  readonly unit: 'game' | 'leg' | 'rally' | 'round' | 'structure';
  readonly stepSeconds: number;
  readonly breakSeconds: number;
  /** Is a part over at this score? Of maps of structures it is theirs. */
  readonly isWon: (score: Score, part: number, bestOf: number) => boolean;
  /** Of maps of structures: kills expected in a step, of both sides. */
  readonly kills: number;
};

const highLow = ([home, away]: Score): Score => (home > away ? [home, away] : [away, home]);

/** The first with so many points, two ahead. */
const twoAhead =
  (target: (part: number, bestOf: number) => number) =>
  (score: Score, part: number, bestOf: number): boolean => {
    const [high, low] = highLow(score);
    return high >= target(part, bestOf) && high - low >= 2;
  };

const isTennisSet = (score: Score): boolean => {
  const [high, low] = highLow(score);
  return high === 7 || (high === 6 && low <= 4);
};

/** Thirteen rounds; from 12–12 overtimes of six, the first with four of them. */
const isCounterStrikeMap = (score: Score): boolean => {
  const [high, low] = highLow(score);
  if (high < 16) return high === 13 && low < 12;
  return (high - 16) % 3 === 0 && high - low >= 2;
};

const structuresToWin = 9;
const isStructureMap = (score: Score): boolean => highLow(score)[0] === structuresToWin;

const maps = { bestOf: 3, breakSeconds: 600, kills: 0 } as const;

export const raceFacts = {
  tennis: {
    sport: 'tennis',
    bestOf: 3,
    unit: 'game',
    stepSeconds: 38,
    breakSeconds: 120,
    isWon: isTennisSet,
    kills: 0,
  },
  darts: {
    sport: 'darts',
    bestOf: 5,
    unit: 'leg',
    stepSeconds: 150,
    breakSeconds: 150,
    isWon: (score) => highLow(score)[0] === 3,
    kills: 0,
  },
  table_tennis: {
    sport: 'table_tennis',
    bestOf: 5,
    unit: 'rally',
    stepSeconds: 18,
    breakSeconds: 60,
    isWon: twoAhead(() => 11),
    kills: 0,
  },
  volleyball: {
    sport: 'volleyball',
    bestOf: 5,
    unit: 'rally',
    stepSeconds: 32,
    breakSeconds: 180,
    isWon: twoAhead((part, bestOf) => (part === bestOf ? 15 : 25)),
    kills: 0,
  },
  cs2: { ...maps, sport: 'cs2', unit: 'round', stepSeconds: 105, isWon: isCounterStrikeMap },
  valorant: {
    ...maps,
    sport: 'valorant',
    unit: 'round',
    stepSeconds: 100,
    isWon: twoAhead(() => 13),
  },
  dota2: {
    ...maps,
    sport: 'dota2',
    unit: 'structure',
    stepSeconds: 170,
    isWon: isStructureMap,
    kills: 4,
  },
  lol: {
    ...maps,
    sport: 'lol',
    unit: 'structure',
    stepSeconds: 145,
    isWon: isStructureMap,
    kills: 2.1,
  },
} as const satisfies Readonly<Record<string, RaceFacts>>;
