/**
 * How one move of Bao goes on once it has begun, by the rules of K.I.B.A. A sowing that ends in a
 * pit with seeds captures what faces it, if the move began with a capture and something faces it
 * in the front row; else it takes up the pit and sows on. It ends in an empty pit, in a blocked one,
 * or in the mover's own house, where a capturing move may go on all the same (safari).
 */
import {
  type BaoBoard,
  type BaoSide,
  type Direction,
  facing,
  frontPits,
  headFor,
  house,
  isFront,
  isHouse,
  pitAfter,
  seedsAt,
  wayFrom,
} from './bao.board.ts';

export type BaoMove = {
  /** Where the seed from the store goes, or which pit is sown. */
  readonly pit: number;
  /** Of the sowing. A capture with the seed from the store is sown from the left end as 1. */
  readonly direction: Direction;
  /** Whether the house is sown on, if a capturing move ends in it. */
  readonly safari: boolean;
};

/** One sowing: from the pit that was taken up, or from an end with what was captured. */
export type Lap = {
  readonly from: number;
  readonly seeds: number;
  readonly direction: Direction;
  /** The other's pit the seeds come from; null: the mover's own, or the store. */
  readonly captured: number | null;
};

export type Sown = {
  readonly board: BaoBoard;
  readonly laps: readonly Lap[];
  /** Whether it ended in the house with a choice to go on. */
  readonly stoppedInHouse: boolean;
  /** Captured and not sown any more, because the match was over. */
  readonly inHand: number;
  /** Longer than any move may be. */
  readonly isEndless: boolean;
};

/** A move that takes more sowings never ends. */
export const mostLaps = 500;

/** A move as it goes on: the sides are changed in place, nobody else has them. */
type Going = {
  readonly own: { pits: number[]; store: number; ownsHouse: boolean };
  readonly other: { pits: number[]; store: number; ownsHouse: boolean };
  readonly laps: Lap[];
  at: number;
  direction: Direction;
};

const opened = ({ pits, store, ownsHouse }: BaoSide) => ({ pits: [...pits], store, ownsHouse });

/** Sows from the pit after `from`, or from `from` itself with what was captured. */
function sow(going: Going, from: number, seeds: number, captured: number | null): void {
  const { own, direction } = going;
  const first = captured === null ? 1 : 0;
  for (let seed = 0; seed < seeds; seed += 1) {
    going.at = pitAfter(from, seed + first, direction);
    own.pits[going.at] = seedsAt(own, going.at) + 1;
  }
  going.laps.push({ from, seeds, direction, captured });
}

function takeUp(going: Going, pit: number, seeds: number): void {
  const { own } = going;
  own.pits[pit] = seedsAt(own, pit) - seeds;
  if (pit === house && own.pits[pit] === 0) own.ownsHouse = false;
  sow(going, pit, seeds, null);
}

/** Takes what faces the pit and sows it from an end; answers how much that was. */
function takeFacing(going: Going): { seeds: number; pit: number } {
  const { other } = going;
  const pit = facing(going.at);
  const seeds = seedsAt(other, pit);
  other.pits[pit] = 0;
  if (pit === house) other.ownsHouse = false;
  return { seeds, pit };
}

const isEmptyFront = (side: BaoSide): boolean => frontPits(side).length === 0;

/** Sows on after the first capture or sowing, until the move is over. */
function goOn(going: Going, captures: boolean, move: BaoMove, blocked: number | null): Ended {
  const { own, other, laps } = going;
  while (laps.length < mostLaps) {
    const seeds = seedsAt(own, going.at);
    if (isEmptyFront(own) || seeds === 1) return {};
    if (captures && isFront(going.at) && seedsAt(other, facing(going.at)) > 0) {
      const taken = takeFacing(going);
      if (isEmptyFront(other)) return { inHand: taken.seeds };
      going.direction = wayFrom(going.at) ?? going.direction;
      sow(going, headFor(going.direction), taken.seeds, taken.pit);
      continue;
    }
    if (going.at === blocked) return {};
    if (isHouse(own, going.at)) {
      if (!captures) return {};
      if (!move.safari) return { stoppedInHouse: true };
    }
    takeUp(going, going.at, seeds);
  }
  return { isEndless: true };
}

type Ended = Partial<Pick<Sown, 'inHand' | 'isEndless' | 'stoppedInHouse'>>;

/** The first sowing of a move: with the seed from the store while there is one. */
function begin(going: Going, captures: boolean, { pit }: BaoMove): Ended | null {
  const { own, other } = going;
  going.at = pit;
  if (own.store === 0) {
    takeUp(going, pit, seedsAt(own, pit));
    return null;
  }
  const isTaxed = isHouse(own, pit);
  own.store -= 1;
  own.pits[pit] = seedsAt(own, pit) + 1;
  if (!captures) {
    takeUp(going, pit, isTaxed ? 2 : seedsAt(own, pit));
    return null;
  }
  const taken = takeFacing(going);
  if (isEmptyFront(other)) return { inHand: taken.seeds };
  sow(going, headFor(going.direction), taken.seeds, taken.pit);
  return null;
}

/**
 * Makes a whole move of side `mover`. `captures` says whether it begins with a capture; `blocked` is
 * a pit of the mover in which a move without one ends.
 */
export function makeMove(
  board: BaoBoard,
  mover: 0 | 1,
  move: BaoMove,
  captures: boolean,
  blocked: number | null,
): Sown {
  const going: Going = {
    own: opened(board[mover]),
    other: opened(board[mover === 0 ? 1 : 0]),
    laps: [],
    at: move.pit,
    direction: move.direction,
  };
  const ended = begin(going, captures, move) ?? goOn(going, captures, move, blocked);
  const { own, other, laps } = going;
  return {
    board: mover === 0 ? [own, other] : [other, own],
    laps,
    stoppedInHouse: ended.stoppedInHouse ?? false,
    inHand: ended.inHand ?? 0,
    isEndless: ended.isEndless ?? false,
  };
}
