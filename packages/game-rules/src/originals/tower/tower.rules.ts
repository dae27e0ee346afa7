/**
 * Tower: eight floors, and on each a row of doors of which some are safe. Every safe door leads a
 * floor up and raises what may be taken to 0.99 over the chance of having come so far; a wrong one
 * ends the round. What lies behind the doors is fixed before the first is opened.
 */
import type { BetActs, BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { stakesFrom } from '@bahati/game-rules/bet-games/stakes.ts';
import { drawLots } from '@bahati/game-rules/originals/lots.ts';
import { cutDecimalText, type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export const floorCount = 8;

export const towerLevels = ['easy', 'medium', 'hard', 'expert'] as const;
export type TowerLevel = (typeof towerLevels)[number];

type Doors = { readonly doors: number; readonly safe: number };

/** What a floor has at each level. */
export const doorsOf: Readonly<Record<TowerLevel, Doors>> = {
  easy: { doors: 4, safe: 3 },
  medium: { doors: 3, safe: 2 },
  hard: { doors: 2, safe: 1 },
  expert: { doors: 3, safe: 1 },
};

export type TowerState = {
  readonly level: TowerLevel;
  /** The wrong doors of each floor from the lowest, rising. */
  readonly wrong: readonly (readonly number[])[];
  /** The door opened on each floor from the lowest; the last may be a wrong one. */
  readonly opened: readonly number[];
  readonly isTaken: boolean;
};

export type TowerView = Doors & {
  readonly level: TowerLevel;
  readonly opened: readonly number[];
  /** How many floors are behind the player. */
  readonly climbed: number;
  readonly hasFallen: boolean;
  readonly isOver: boolean;
  /** What was paid or may be taken now: nothing before the first floor and after a fall. */
  readonly multiple: string;
  /** What may be taken one floor higher; null: there is none. */
  readonly next: string | null;
  /** The wrong doors of all floors, once the round is over. */
  readonly wrong: readonly (readonly number[])[] | null;
};

/** Null: no such bet. */
export function readTowerLevel(opening: string): TowerLevel | null {
  return towerLevels.find((level) => level === opening) ?? null;
}

/** How likely so many floors are climbed in a row. */
export function climbChance(level: TowerLevel, floors: number): Rational {
  const { doors, safe } = doorsOf[level];
  return rational(BigInt(safe) ** BigInt(floors), BigInt(doors) ** BigInt(floors));
}

/** What may be taken after so many floors. */
export function towerMultiple(level: TowerLevel, floors: number): Rational {
  const { numerator, denominator } = climbChance(level, floors);
  return rational(99n * denominator, 100n * numerator);
}

function hasFallen({ wrong, opened }: TowerState): boolean {
  const last = opened.at(-1);
  return last !== undefined && (wrong[opened.length - 1] ?? []).includes(last);
}

function isOver(state: TowerState): boolean {
  return state.isTaken || hasFallen(state) || state.opened.length === floorCount;
}

const acts: BetActs<TowerState> = {
  actions(state) {
    if (isOver(state)) return [];
    const doors = Array.from({ length: doorsOf[state.level].doors }, (_, door) => `door:${door}`);
    return state.opened.length > 0 ? [...doors, 'take'] : doors;
  },
  act(state, action) {
    if (action === 'take') return { ...state, isTaken: true };
    return { ...state, opened: [...state.opened, Number(action.slice('door:'.length))] };
  },
  // Nothing can be taken yet: then the first door is opened, at the chance the bet was made on.
  idle: ({ opened }) => (opened.length > 0 ? 'take' : 'door:0'),
};

export const levelNames: Readonly<Record<TowerLevel, Words>> = {
  easy: { en: 'Easy', sw: 'Rahisi' },
  medium: { en: 'Medium', sw: 'Wastani' },
  hard: { en: 'Hard', sw: 'Ngumu' },
  expert: { en: 'Expert', sw: 'Bingwa' },
};

const words = {
  en: {
    level: 'Difficulty',
    climbed: 'Floors climbed',
    opened: 'Doors opened',
    wrong: 'Wrong doors',
    payout: 'Payout',
  },
  sw: {
    level: 'Ugumu',
    climbed: 'Ghorofa ulizopanda',
    opened: 'Milango iliyofunguliwa',
    wrong: 'Milango mibaya',
    payout: 'Malipo',
  },
} as const;

/** Floors one after the other, doors counted from one, from the left. */
const asDoors = (floors: readonly (readonly number[])[]) =>
  floors.map((doors) => doors.map((door) => door + 1).join('+')).join(', ');

export const tower: BetGame<TowerState, TowerView> = {
  code: 'tower',
  version: 1,
  title: { en: 'Tower', sw: 'Mnara' },
  kind: 'original',
  stakes: stakesFrom({
    minimum: 500n,
    maximum: 150_000n,
    step: 100n,
    quick: [1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 150_000n],
  }),
  firstOpening: 'easy',
  priceOf: (opening) => (readTowerLevel(opening) ? 1 : null),
  start(opening, draw) {
    const level = readTowerLevel(opening);
    if (!level) throw new RangeError(`Tower knows no opening ${opening}.`);
    const { doors, safe } = doorsOf[level];
    const wrong = Array.from({ length: floorCount }, () =>
      drawLots(draw, doors, doors - safe).toSorted((a, b) => a - b),
    );
    return { level, wrong, opened: [], isTaken: false };
  },
  acts,
  pay: (state) =>
    hasFallen(state) ? rational(0n) : towerMultiple(state.level, state.opened.length),
  validStake: 'whole',
  show(state) {
    const { level, opened } = state;
    const fallen = hasFallen(state);
    const climbed = opened.length - (fallen ? 1 : 0);
    const isPaying = !fallen && climbed > 0;
    return {
      ...doorsOf[level],
      level,
      opened,
      climbed,
      hasFallen: fallen,
      isOver: isOver(state),
      multiple: isPaying ? cutDecimalText(towerMultiple(level, climbed), 4) : '0.0000',
      next: climbed < floorCount ? cutDecimalText(towerMultiple(level, climbed + 1), 4) : null,
      wrong: isOver(state) ? state.wrong : null,
    };
  },
  tell(state, language, money) {
    const said = words[language];
    const { climbed, opened, wrong } = tower.show(state);
    const doors = [
      { label: said.opened, value: asDoors(opened.map((door) => [door])) },
      { label: said.wrong, value: asDoors(wrong ?? []) },
    ];
    const paid = wrong ? tower.pay(state) : rational(0n);
    return {
      bets: [{ label: said.level, value: levelNames[state.level][language] }],
      outcome: [
        { label: said.climbed, value: `${climbed}` },
        ...(wrong ? doors : []),
        { label: said.payout, value: money(paid) },
      ],
    };
  },
};
