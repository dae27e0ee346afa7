/**
 * Craps: two dice are thrown until every chip on the table has been decided. The first roll wins or
 * loses the line, or sets the point, which then comes before a seven or after it. The field is on
 * the first roll alone; chips placed on a number are on from the first roll until that number or a
 * seven. Once there is a point, odds without an edge may be put behind the line, once for each.
 *
 * A roll is an act, and so is what is put behind the line, which costs. A player who went away lets
 * the dice roll on.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { certainBack } from '@bahati/game-rules/bet-games/valid-stake.ts';
import { chipStakes } from '@bahati/game-rules/chips/chip-stakes.ts';
import {
  type Cloth,
  mostInRound,
  mostOnPlace,
  priceOfStacks,
  priceOnCloth,
  readStacks,
  type Stack,
} from '@bahati/game-rules/chips/cloth.ts';
import { add, type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import {
  backOf,
  behindTimes,
  type CrapsBehind,
  type CrapsPlace,
  crapsPlaces,
  lineAfter,
  partsOfChip,
  type PointNumber,
  type Roll,
  totalOf,
} from './craps.places.ts';
import { tellCraps } from './craps.told.ts';
import { type CrapsBet } from './craps.places.ts';

/** Fields and numbers give back the same however often they are played, so that they are watched. */
export const crapsCloth: Cloth = {
  places: crapsPlaces,
  wayOf([stack, ...others]) {
    const isAlone = stack !== undefined && others.length === 0;
    return isAlone && !stack.place.endsWith('pass') ? stack.place : 'chips';
  },
};

export type CrapsState = {
  readonly stacks: readonly Stack[];
  readonly rolls: readonly Roll[];
  /** Chips behind each line. */
  readonly odds: number;
  readonly lay: number;
};

export type CrapsView = {
  /** The latest dozen, the last one last. */
  readonly rolls: readonly Roll[];
  readonly rolled: number;
  /** Of a line with chips on it. */
  readonly point: PointNumber | null;
  /** What the last roll did to such a line; null: there is none, or it was decided before. */
  readonly event: CrapsEvent | null;
  /** In the order of the table, then what lies behind the lines. */
  readonly bets: readonly CrapsBet[];
  readonly isOver: boolean;
};

export type CrapsEvent = 'natural' | 'craps' | 'set' | 'rolled' | 'made' | 'out';

const mostShown = 12;
const mostTimes = { odds: 5, lay: 6 } as const;
const dieFaces = 6;
const seven = 7;
const snakeEyes = 2;

const chipsOn = ({ stacks }: CrapsState, wanted: CrapsPlace) =>
  stacks.find(({ place }) => place === wanted)?.chips ?? 0;

const totalsOf = ({ rolls }: CrapsState) => rolls.map(totalOf);

function rollOn(state: CrapsState, draw: DrawStream): CrapsState {
  const roll: Roll = [draw.nextInt(dieFaces) + 1, draw.nextInt(dieFaces) + 1];
  return { ...state, rolls: [...state.rolls, roll] };
}

function betsOf(state: CrapsState): CrapsBet[] {
  const totals = totalsOf(state);
  const behind = (['odds', 'lay'] as const).flatMap((place) =>
    state[place] > 0 ? [{ place, chips: state[place] }] : [],
  );
  // A stack was only read where the table has its place.
  const laid = state.stacks.map(({ place, chips }) => ({ place: place as CrapsPlace, chips }));
  return [...laid, ...behind].map(({ place, chips }) => {
    const back = backOf(place, totals);
    return { place, chips, back: back === null ? null : back * chips };
  });
}

const isDecided = ({ back }: CrapsBet) => back !== null;

/** The line each lies behind. */
const lineOf = { odds: 'pass', lay: 'dont-pass' } as const;

function actionsOf(state: CrapsState): readonly string[] {
  if (betsOf(state).every(isDecided)) return [];
  const { point, end } = lineAfter(totalsOf(state));
  const behind = (kind: CrapsBehind) =>
    point && !end && state[kind] === 0 && chipsOn(state, lineOf[kind]) > 0
      ? behindTimes[kind][point].map((times) => `${kind}:${times}`)
      : [];
  return ['roll', ...behind('odds'), ...behind('lay')];
}

function act(state: CrapsState, action: string, draw: DrawStream): CrapsState {
  if (!actionsOf(state).includes(action)) {
    throw new RangeError(`Nothing at this craps table is called ${action} now.`);
  }
  if (action === 'roll') return rollOn(state, draw);
  const [kind, times] = action.split(':');
  const line = kind === 'odds' ? 'odds' : 'lay';
  return { ...state, [line]: Number(times) * chipsOn(state, lineOf[line]) };
}

/** In parts of a chip, of all that has been decided. */
export function paidOf(bets: readonly CrapsBet[]): number {
  return bets.reduce((sum, { back }) => sum + (back ?? 0), 0);
}

const isOnLines = ({ place }: CrapsBet) =>
  place === 'pass' || place === 'dont-pass' || place === 'odds' || place === 'lay';

/**
 * Chips of the lines that take a chance. Pass and don't pass stand against each other, with what
 * lies behind them: what comes back whichever wins counts nothing, nor does don't pass on a twelve.
 */
function countedOnLines(state: CrapsState, lines: readonly CrapsBet[]): Rational {
  const { point, end } = lineAfter(totalsOf(state));
  if (end === 'barred') {
    const counted = chipsOn(state, 'pass') - chipsOn(state, 'dont-pass');
    return rational(BigInt(Math.max(counted, 0)));
  }
  const ends =
    point === null
      ? [[seven], [snakeEyes]]
      : [
          [point, point],
          [point, seven],
        ];
  const certain = certainBack(ends, (totals) =>
    lines.reduce((sum, { place, chips }) => sum + (backOf(place, totals) ?? 0) * chips, 0),
  );
  return rational(BigInt(priceOfStacks(lines) * partsOfChip - certain), BigInt(partsOfChip));
}

function eventOf(state: CrapsState): CrapsEvent | null {
  const totals = totalsOf(state);
  const isOnLine = chipsOn(state, 'pass') + chipsOn(state, 'dont-pass') > 0;
  if (!isOnLine || lineAfter(totals.slice(0, -1)).end) return null;
  const { point, end } = lineAfter(totals);
  if (totals.length === 1) return point ? 'set' : end === 'pass' ? 'natural' : 'craps';
  if (!end) return 'rolled';
  return end === 'pass' ? 'made' : 'out';
}

function show(state: CrapsState): CrapsView {
  const bets = betsOf(state);
  const { point, end } = lineAfter(totalsOf(state));
  const event = eventOf(state);
  return {
    rolls: state.rolls.slice(-mostShown),
    rolled: state.rolls.length,
    point: event && !end ? point : null,
    event,
    bets,
    isOver: bets.every(isDecided),
  };
}

export const craps: BetGame<CrapsState, CrapsView> = {
  code: 'craps',
  version: 1,
  title: { en: 'Craps', sw: 'Craps' },
  kind: 'table',
  // A full table, and full lines with the most behind both.
  mostStakes: mostInRound + (mostTimes.odds + mostTimes.lay) * mostOnPlace,
  stakes: chipStakes,
  firstOpening: 'chips:pass=1',
  priceOf: (opening) => priceOnCloth(crapsCloth, opening),
  start(opening, draw) {
    const stacks = readStacks(crapsCloth, opening);
    if (!stacks) throw new RangeError(`Craps knows no opening ${opening}.`);
    return rollOn({ stacks, rolls: [], odds: 0, lay: 0 }, draw);
  },
  acts: {
    actions: actionsOf,
    act,
    idle: () => 'roll',
    extraStakes: ({ odds, lay }) => odds + lay,
  },
  pay: (state) => rational(BigInt(paidOf(betsOf(state))), BigInt(partsOfChip)),
  validStake(state) {
    const { lines = [], others = [] } = Object.groupBy(betsOf(state), (bet) =>
      isOnLines(bet) ? 'lines' : 'others',
    );
    return add(countedOnLines(state, lines), rational(BigInt(priceOfStacks(others))));
  },
  show,
  tell: (state, language, money) => tellCraps(state.rolls, betsOf(state), language, money),
};
