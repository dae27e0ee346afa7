/** A move of Bao beat by beat, as hands make it: a seed laid, seeds taken up, dropped, captured. Pure. */
import { facing, house, pitAfter, seedsAt } from '@bahati/game-rules/seat-games/bao/bao.board.ts';
import { type BaoBoard, otherSide, type SideOf, type Sown } from '#frame/matches/bao/seen-bao.ts';

export type Beat = {
  /** `store`: a seed comes from the store into a pit; the others are what they are called. */
  readonly is: 'store' | 'take' | 'drop' | 'capture';
  /** Whose pit it happens at. */
  readonly side: SideOf;
  readonly pit: number;
  /** After it. */
  readonly board: BaoBoard;
  /** Seeds in the hand after it. */
  readonly hand: number;
};

type Change = { readonly pit: number; readonly by: number; readonly store?: number };

/** A house ends when it is left without seeds. */
function changed(board: BaoBoard, side: SideOf, { pit, by, store = 0 }: Change): BaoBoard {
  const changedSide = { ...board[side], store: board[side].store + store };
  const seeds = seedsAt(changedSide, pit) + by;
  const after = {
    ...changedSide,
    pits: changedSide.pits.map((each, at) => (at === pit ? seeds : each)),
    ownsHouse: changedSide.ownsHouse && !(pit === house && seeds === 0),
  };
  return side === 0 ? [after, board[1]] : [board[0], after];
}

/**
 * From the board before the move; `inHand` is what was captured last and not sown any more. The last
 * beat's board is the one the move leads to.
 */
export function beatsOf(
  before: BaoBoard,
  mover: SideOf,
  { pit, laps }: Pick<Sown, 'pit' | 'laps'>,
  inHand: number,
): readonly Beat[] {
  const other = otherSide(mover);
  const beats: Beat[] = [];
  let board = before;
  let hand = 0;
  let at = pit;
  const beat = (is: Beat['is'], side: SideOf, change: Change): void => {
    board = changed(board, side, change);
    hand += is === 'store' ? 0 : -change.by;
    beats.push({ is, side, pit: change.pit, board, hand });
  };
  if (before[mover].store > 0) beat('store', mover, { pit, by: 1, store: -1 });
  for (const { from, seeds, direction, captured } of laps) {
    if (captured === null) beat('take', mover, { pit: from, by: -seeds });
    else beat('capture', other, { pit: captured, by: -seeds });
    const first = captured === null ? 1 : 0;
    for (let seed = 0; seed < seeds; seed += 1) {
      at = pitAfter(from, seed + first, direction);
      beat('drop', mover, { pit: at, by: 1 });
    }
  }
  if (inHand > 0) beat('capture', other, { pit: facing(at), by: -inHand });
  return beats;
}

export type Pace = 'slow' | 'usual' | 'fast';

const beatMs: Readonly<Record<Beat['is'], number>> = {
  store: 420,
  take: 320,
  drop: 190,
  capture: 520,
};
const paces: Readonly<Record<Pace, { readonly factor: number; readonly mostMs: number }>> = {
  slow: { factor: 1.9, mostMs: 16_000 },
  usual: { factor: 1, mostMs: 7_000 },
  fast: { factor: 0.45, mostMs: 2_500 },
};

/** The result of a match is told before the next one begins, however slow the pace. */
const mostMsAtEnd = 5_500;

/** How long each beat is shown: a long move goes faster, so that none takes more than a pace allows. */
export function waitsOf(beats: readonly Beat[], pace: Pace, isLast = false): readonly number[] {
  const { factor, mostMs: usualMost } = paces[pace];
  const mostMs = isLast ? Math.min(usualMost, mostMsAtEnd) : usualMost;
  const wished = beats.map(({ is }) => beatMs[is] * factor);
  const all = wished.reduce((sum, ms) => sum + ms, 0);
  const share = all > mostMs ? mostMs / all : 1;
  return wished.map((ms) => ms * share);
}

/** What a move was, to be told in words. */
export type SownStory = {
  readonly isCapture: boolean;
  readonly isNamua: boolean;
  /** Seeds captured, and in how many captures. */
  readonly captured: number;
  readonly captures: number;
  /** The other's house was among them. */
  readonly tookHouse: boolean;
  /** The mover's own house was sown. */
  readonly leftHouse: boolean;
  /** Where the sowing stopped. */
  readonly end: 'empty' | 'house' | 'blocked' | 'over';
};

/** From what was played before, with the beats of it. */
export function storyOf(before: BaoBoard, mover: SideOf, beats: readonly Beat[]): SownStory {
  const other = otherSide(mover);
  const taken = beats.filter(({ is }) => is === 'capture');
  const last = beats.at(-1);
  const after = last?.board ?? before;
  const seeds = last && last.side === mover ? seedsAt(after[mover], last.pit) : 0;
  const stopped = last?.pit === house && after[mover].ownsHouse ? 'house' : 'blocked';
  const countIn = (board: BaoBoard) => board[other].pits.reduce((sum, each) => sum + each, 0);
  return {
    isCapture: taken.length > 0,
    isNamua: before[mover].store > 0,
    captured: countIn(before) - countIn(after),
    captures: taken.length,
    tookHouse: before[other].ownsHouse && !after[other].ownsHouse,
    leftHouse: before[mover].ownsHouse && !after[mover].ownsHouse,
    end: last?.is === 'capture' ? 'over' : seeds > 1 ? stopped : 'empty',
  };
}
