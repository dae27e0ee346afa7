/**
 * Mines: under 25 tiles lie as many mines as the player chose and gems under all others. Every gem
 * raises what may be taken to 0.99 over the chance of having come so far; a mine ends the round.
 * The mines are laid before the first tile is opened.
 */
import type { BetActs, BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { stakesFrom } from '@bahati/game-rules/bet-games/stakes.ts';
import { drawLots } from '@bahati/game-rules/originals/lots.ts';
import {
  cutDecimalText,
  multiply,
  type Rational,
  rational,
  subtract,
} from '@bahati/game-rules/rational.ts';

export const tileCount = 25;
export const mostMines = 24;
/** The gem after which the next would pay more than this is the last. */
export const highestMultiple = 4_000n;

export type MinesState = {
  readonly mines: number;
  /** Of the mines, rising. */
  readonly laid: readonly number[];
  /** In the order in which they were opened; the last may be a mine. */
  readonly opened: readonly number[];
  readonly isTaken: boolean;
};

export type MinesView = {
  readonly mines: number;
  readonly opened: readonly number[];
  /** The tile whose mine ended the round. */
  readonly hit: number | null;
  readonly isOver: boolean;
  readonly gems: number;
  /** What was paid or may be taken now: nothing before the first gem and after a mine. */
  readonly multiple: string;
  /** What may be taken after one gem more; null: there is none more to open. */
  readonly next: string | null;
  /** Where all the mines lay, once the round is over. */
  readonly laid: readonly number[] | null;
};

/** Null: no such bet. */
export function readMines(opening: string): number | null {
  const found = /^mines:([1-9]\d?)$/.exec(opening);
  const mines = Number(found?.[1]);
  return found && mines <= mostMines ? mines : null;
}

/** How likely so many tiles in a row hide no mine. */
export function survivalChance(mines: number, gems: number): Rational {
  let chance = rational(1n);
  for (let opened = 0; opened < gems; opened += 1) {
    const step = rational(BigInt(tileCount - mines - opened), BigInt(tileCount - opened));
    chance = multiply(chance, step);
  }
  return chance;
}

/** What may be taken after so many gems, of which there must be at least that many. */
export function minesMultiple(mines: number, gems: number): Rational {
  const { numerator, denominator } = survivalChance(mines, gems);
  return rational(99n * denominator, 100n * numerator);
}

/** With how many gems the round is paid at once. */
export function mostGems(mines: number): number {
  return mostGemsOf[mines] ?? 0;
}

function countMostGems(mines: number): number {
  let gems = 1;
  while (gems < tileCount - mines && isWithinHighest(minesMultiple(mines, gems + 1))) gems += 1;
  return gems;
}

function isWithinHighest(multiple: Rational): boolean {
  return subtract(multiple, rational(highestMultiple)).numerator <= 0n;
}

/** By the number of mines: asked for in every state, so it is counted once. */
const mostGemsOf = Array.from({ length: mostMines + 1 }, (_, mines) => countMostGems(mines));

function hitOf({ opened, laid }: MinesState): number | null {
  const last = opened.at(-1);
  return last !== undefined && laid.includes(last) ? last : null;
}

function isOver(state: MinesState): boolean {
  return state.isTaken || hitOf(state) !== null || state.opened.length === mostGems(state.mines);
}

const allTiles = Array.from({ length: tileCount }, (_, tile) => tile);

const acts: BetActs<MinesState> = {
  actions(state) {
    if (isOver(state)) return [];
    const closed = allTiles.filter((tile) => !state.opened.includes(tile));
    const open = closed.map((tile) => `open:${tile}`);
    return state.opened.length > 0 ? [...open, 'take'] : open;
  },
  act(state, action) {
    if (action === 'take') return { ...state, isTaken: true };
    const tile = Number(action.slice('open:'.length));
    return { ...state, opened: [...state.opened, tile] };
  },
  // Nothing can be taken yet: then the first tile is opened, at the chance the bet was made on.
  idle: ({ opened }) => (opened.length > 0 ? 'take' : 'open:0'),
};

const words = {
  en: { bet: 'Mines', opened: 'Opened tiles', laid: 'Mines at', payout: 'Payout', none: 'none' },
  sw: {
    bet: 'Mabomu',
    opened: 'Vilivyofunguliwa',
    laid: 'Mabomu yalikuwa chini ya',
    payout: 'Malipo',
    none: 'hakuna',
  },
} as const;

/** Counted from one, from the upper left along the rows. */
const asPlaces = (tiles: readonly number[]) => tiles.map((tile) => tile + 1).join(', ');

export const mines: BetGame<MinesState, MinesView> = {
  code: 'mines',
  version: 1,
  title: { en: 'Mines', sw: 'Mabomu' },
  kind: 'original',
  stakes: stakesFrom({
    minimum: 500n,
    maximum: 250_000n,
    step: 100n,
    quick: [1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 250_000n],
  }),
  firstOpening: 'mines:3',
  priceOf: (opening) => (readMines(opening) === null ? null : 1),
  start(opening, draw) {
    const count = readMines(opening);
    if (count === null) throw new RangeError(`Mines knows no opening ${opening}.`);
    const laid = drawLots(draw, tileCount, count).toSorted((a, b) => a - b);
    return { mines: count, laid, opened: [], isTaken: false };
  },
  acts,
  pay: (state) =>
    hitOf(state) === null ? minesMultiple(state.mines, state.opened.length) : rational(0n),
  validStake: 'whole',
  show(state) {
    const hit = hitOf(state);
    const gems = state.opened.length - (hit === null ? 0 : 1);
    const isPaying = hit === null && gems > 0;
    const isLast = gems === mostGems(state.mines);
    return {
      mines: state.mines,
      opened: state.opened,
      hit,
      isOver: isOver(state),
      gems,
      multiple: isPaying ? cutDecimalText(minesMultiple(state.mines, gems), 4) : '0.0000',
      next: isLast ? null : cutDecimalText(minesMultiple(state.mines, gems + 1), 4),
      laid: isOver(state) ? state.laid : null,
    };
  },
  tell(state, language, money) {
    const said = words[language];
    return {
      bets: [{ label: said.bet, value: `${state.mines}` }],
      outcome: [
        { label: said.opened, value: asPlaces(state.opened) || said.none },
        ...(isOver(state) ? [{ label: said.laid, value: asPlaces(state.laid) }] : []),
        { label: said.payout, value: money(isOver(state) ? mines.pay(state) : rational(0n)) },
      ],
    };
  },
};
