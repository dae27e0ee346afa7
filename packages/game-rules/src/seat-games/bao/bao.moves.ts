/**
 * Which moves there are at Bao. A capture is compulsory where there is one. While seeds are in the
 * store (namua) one of them is laid on a front pit with seeds: on one that faces seeds it captures,
 * else it is sown on (takata). After that (mtaji) two seeds or more are sown: 2 to 15 of either row
 * that end where they capture, else of the front row, else of the back row.
 */
import {
  type BaoBoard,
  type BaoSide,
  type Direction,
  facing,
  frontCount,
  frontPits,
  isFront,
  isHouse,
  pitAfter,
  pitCount,
  seedsAt,
  wayFrom,
} from './bao.board.ts';
import { type BaoMove, makeMove } from './bao.sow.ts';

/** What a player may do now: captures only, or moves without one. */
export type BaoChoice = { readonly captures: boolean; readonly moves: readonly BaoMove[] };

const directions: readonly Direction[] = [1, -1];
const mostThatCapture = 15;

const both = (pits: readonly number[]): readonly BaoMove[] =>
  pits.flatMap((pit) => directions.map((direction) => ({ pit, direction, safari: false })));

const allPits = Array.from({ length: pitCount }, (_, pit) => pit);

function capturesOfStore(own: BaoSide, other: BaoSide): readonly BaoMove[] {
  const pits = frontPits(own).filter((pit) => seedsAt(other, facing(pit)) > 0);
  return both(pits).filter(({ pit, direction }) => (wayFrom(pit) ?? direction) === direction);
}

/** Where the first sowing of this move would capture; null: nowhere. */
export function firstCapture(own: BaoSide, other: BaoSide, move: BaoMove): number | null {
  const seeds = seedsAt(own, move.pit);
  if (seeds < 2 || seeds > mostThatCapture) return null;
  const end = pitAfter(move.pit, seeds, move.direction);
  if (!isFront(end) || seedsAt(own, end) === 0) return null;
  return seedsAt(other, facing(end)) > 0 ? facing(end) : null;
}

export function capturesOfPits(own: BaoSide, other: BaoSide): readonly BaoMove[] {
  return both(allPits).filter((move) => firstCapture(own, other, move) !== null);
}

/** A lone end pit is sown towards the middle: the other way would empty the front row. */
function keepsFront(own: BaoSide, { pit, direction }: BaoMove): boolean {
  const front = frontPits(own);
  if (front.length > 1 || front[0] !== pit) return true;
  return !((pit === 0 && direction === -1) || (pit === frontCount - 1 && direction === 1));
}

function takataOfStore(own: BaoSide): readonly BaoMove[] {
  const front = frontPits(own);
  const open = front.filter((pit) => !isHouse(own, pit));
  // A house that stands alone is taxed; a player with a house elsewhere chooses freely.
  if (open.length === 0) return both(front);
  if (open.length < front.length) return both(open);
  const several = open.filter((pit) => seedsAt(own, pit) > 1);
  return both(several.length > 0 ? several : open);
}

function takataOfPits(own: BaoSide, blocked: number | null): readonly BaoMove[] {
  const several = allPits.filter((pit) => seedsAt(own, pit) > 1 && pit !== blocked);
  const front = several.filter(isFront);
  return both(front.length > 0 ? front : several);
}

/** Those that end, and for each that can stop in the house the one that goes on. */
function ending(
  board: BaoBoard,
  mover: 0 | 1,
  moves: readonly BaoMove[],
  captures: boolean,
  blocked: number | null,
): readonly BaoMove[] {
  return moves.flatMap((move) => {
    const { isEndless, stoppedInHouse } = makeMove(board, mover, move, captures, blocked);
    if (isEndless) return [];
    const onward = { ...move, safari: true };
    if (!stoppedInHouse || makeMove(board, mover, onward, captures, blocked).isEndless)
      return [move];
    return [move, onward];
  });
}

/** `blocked`: a pit of the mover from which he may not begin. No moves: he has lost. */
export function choiceOf(board: BaoBoard, mover: 0 | 1, blocked: number | null): BaoChoice {
  const own = board[mover];
  const other = board[mover === 0 ? 1 : 0];
  const hasStore = own.store > 0;
  const taking = hasStore ? capturesOfStore(own, other) : capturesOfPits(own, other);
  const captures = ending(board, mover, taking, true, null);
  if (captures.length > 0) return { captures: true, moves: captures };
  const quiet = hasStore ? takataOfStore(own) : takataOfPits(own, blocked);
  const kept = quiet.filter((move) => keepsFront(own, move));
  return { captures: false, moves: ending(board, mover, kept, false, blocked) };
}

/**
 * The pit of the other that is blocked (kutakatia) after a move without capture of `mover`: the only
 * one he could capture next, while the other can capture nothing. Neither a house he owns nor his
 * only front pit with seeds, nor the only one with more than one, is blocked.
 */
export function blockedAfter(board: BaoBoard, mover: 0 | 1): number | null {
  const own = board[mover];
  const other = board[mover === 0 ? 1 : 0];
  if (own.store > 0 || other.store > 0 || capturesOfPits(other, own).length > 0) return null;
  const targets = capturesOfPits(own, other).map((move) => firstCapture(own, other, move));
  const [target] = targets;
  if (target === undefined || target === null || targets.some((pit) => pit !== target)) return null;
  const front = frontPits(other);
  const several = front.filter((pit) => seedsAt(other, pit) > 1);
  const isOnly = front.length === 1 || (several.length === 1 && several[0] === target);
  return isOnly || isHouse(other, target) ? null : target;
}
