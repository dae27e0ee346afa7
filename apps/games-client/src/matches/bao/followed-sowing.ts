/** The move that led to what the board tells now, beat by beat. Pure. */
import type { SeenEvent } from '#frame/matches/match-game.ts';
import {
  type BaoBoard,
  type BaoView,
  isSameBoard,
  type SideOf,
  sideOfSeat,
  sownIn,
} from './seen-bao.ts';
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

/** `known` is what was followed until now; null: the board is seen for the first time. */
export function followSowing(
  known: FollowedSowing | null,
  { hand, step, view, events }: TellsSowing,
): FollowedSowing {
  const { board, inHand } = view;
  const sown = sownIn(events);
  const isSameHand = known?.hand === hand;
  const resting = {
    hand,
    step,
    board,
    before: board,
    beats: [],
    mover: sown ? sideOfSeat(view, sown.seat) : 0,
    last: isSameHand && !sown ? known.last : null,
  } as const;
  if (!sown || !isSameHand) return resting;
  const mover = sideOfSeat(view, sown.seat);
  const beats = beatsOf(known.board, mover, sown, inHand);
  const end = beats.at(-1)?.board;
  if (!end || !isSameBoard(end, board)) return resting;
  const story = storyOf(known.board, mover, beats);
  return { ...resting, before: known.board, beats, last: { seat: sown.seat, story } };
}
