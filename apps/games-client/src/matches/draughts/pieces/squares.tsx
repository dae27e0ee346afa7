import {
  empty,
  isKing,
  type Side,
  sideOf,
} from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { boxStyle, type Direction, nextBox } from '#frame/chips/boxes.ts';
import type { Say } from '#frame/matches/match-game.ts';
import { useText } from '#frame/bets/use-text.ts';
import { allSquares, boxOf } from '#frame/matches/draughts/places.ts';
import { words } from '#frame/matches/draughts/words.ts';

/** How a square takes part in the choice now. */
export type SquareState = 'start' | 'must' | 'chosen' | 'next' | 'end' | 'jumped' | null;

const stateWords = {
  start: words.canMove,
  must: words.mustCapture,
  chosen: words.isChosen,
  next: words.isTarget,
  end: words.isTarget,
  jumped: words.isJumped,
} as const;

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

function labelOf(square: number, letter: string, state: SquareState, say: Say): string {
  const side = sideOf(letter);
  const named = say(isKing(letter) ? words.king : words.man, {
    side: say(words[side ?? 'white']).toLowerCase(),
  });
  const piece = side ? named : say(words.isEmpty);
  const told = say(words.squareWith, { number: square + 1, piece });
  return state ? `${told}, ${say(stateWords[state])}` : told;
}

type SquaresProps = {
  readonly near: Side;
  /** As it is seen: the piece under way on the square it has come to. */
  readonly letters: readonly string[];
  readonly stateOf: (square: number) => SquareState;
  readonly onPress: (square: number) => void;
  readonly onCancel: () => void;
};

/** The dark squares as buttons; of all of them one has the focus, and arrows lead on. */
export function Squares({ near, letters, stateOf, onPress, onCancel }: SquaresProps) {
  const say = useText();
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const [at, setAt] = useState<number | null>(null);
  const boxes = allSquares.map((square) => ({ square, box: boxOf(square, near) }));
  const first = allSquares.find((square) => stateOf(square) !== null) ?? 0;

  function onKey(event: KeyboardEvent, square: number): void {
    if (event.key === 'Escape') return onCancel();
    const direction = arrows[event.key];
    const from = boxes[square];
    if (!direction || !from) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nextBox(boxes, from, direction).square;
    setAt(next);
    buttons.current.get(next)?.focus();
  }

  return boxes.map(({ square, box }) => {
    const state = stateOf(square);
    return (
      <button
        key={square}
        ref={(button) => {
          if (button) buttons.current.set(square, button);
        }}
        type="button"
        className="draughts-square"
        style={boxStyle(box)}
        data-square={square}
        data-state={state ?? undefined}
        tabIndex={square === (at ?? first) ? 0 : -1}
        aria-label={labelOf(square, letters[square] ?? empty, state, say)}
        aria-pressed={state === 'chosen' || undefined}
        aria-disabled={state === null || undefined}
        onClick={() => {
          setAt(square);
          onPress(square);
        }}
        onKeyDown={(event) => onKey(event, square)}
      />
    );
  });
}
