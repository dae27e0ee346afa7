/** The move that led to what the board tells now, beat by beat. Pure. */
import type { SeenEvent } from '#frame/matches/match-game.ts';
import {
  type BaoBoard,
  type BaoView,
  isSameBoard,
  type SideOf,
  sideOfSeat,
  type Sown,
  sowingsTold,
} from '#frame/matches/bao/seen-bao.ts';
import { type Beat, beatsOf, type SownStory, storyOf } from './sowing.ts';

export type FollowedSowing = {
  readonly hand: number;
  readonly step: number;
  readonly board: BaoBoard;
  /** What came before the beats, and is shown while they have not begun. */
  readonly before: BaoBoard;
  /** None, if the board before the move was not seen. */
  readonly beats: readonly Beat[];
  readonly mover: SideOf;
  /** Of the last move, by its seat; null: none was seen. */
  readonly last: { readonly seat: number; readonly story: SownStory } | null;
};

export type TellsSowing = {
  readonly hand: number;
  readonly step: number;
  readonly view: BaoView;
  readonly events: readonly SeenEvent[];
};

/** The board a sowing leads to that was not the last of its match. */
function boardAfter(view: BaoView, board: BaoBoard, sown: Sown): BaoBoard {
  return beatsOf(board, sideOfSeat(view, sown.seat), sown, 0).at(-1)?.board ?? board;
}

/** `known` is what was followed until now; null: the board is seen for the first time. */
export function followSowing(
  known: FollowedSowing | null,
  { hand, step, view, events }: TellsSowing,
): FollowedSowing {
  const { board, inHand } = view;
  const told = sowingsTold(events);
  const sown = told.at(-1);
  const isSameHand = known?.hand === hand;
  const mover = sown ? sideOfSeat(view, sown.seat) : 0;
  const last = isSameHand && !sown ? known.last : null;
  const resting = { hand, step, board, before: board, beats: [], mover, last };
  if (!sown || !isSameHand) return resting;
  // Of a few that came at once the last is shown, from where the others led.
  const before = told
    .slice(0, -1)
    .reduce((from: BaoBoard, each) => boardAfter(view, from, each), known.board);
  const beats = beatsOf(before, mover, sown, inHand);
  const end = beats.at(-1)?.board;
  if (!end || !isSameBoard(end, board)) return resting;
  const story = storyOf(before, mover, beats);
  return { ...resting, before, beats, last: { seat: sown.seat, story } };
}
