import { empty } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import type { DraughtsAct } from '@bahati/game-rules/seat-games/draughts/draughts.rules.ts';
import { useRef, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { BoardProps } from '#frame/matches/match-game.ts';
import { LastMarks } from '#frame/matches/draughts/pieces/last-marks.tsx';
import { Notes } from '#frame/matches/draughts/choice/notes.tsx';
import { endsOf, jumpedAlong, nextOf, startsOf } from '#frame/matches/draughts/choice/path.ts';
import { Pieces } from '#frame/matches/draughts/pieces/pieces.tsx';
import { rowCount, squareAt } from './places.ts';
import { type DraughtsView, movesIn, nearSide, sideOfSeat } from './seen-draughts.ts';
import { Squares, type SquareState } from '#frame/matches/draughts/pieces/squares.tsx';
import { Tray } from '#frame/matches/draughts/pieces/tray.tsx';
import { useChoice } from '#frame/matches/draughts/choice/use-choice.ts';
import { useDrag } from '#frame/matches/draughts/choice/use-drag.ts';
import { type ShownMove, useShownMove } from './use-shown-move.ts';
import { WayLines } from '#frame/matches/draughts/pieces/way-lines.tsx';
import { Wood } from '#frame/matches/draughts/pieces/wood.tsx';
import { words } from './words.ts';
import './draughts.css';
import '#frame/matches/draughts/pieces/pieces.css';
import '#frame/matches/draughts/pieces/squares.css';

/** The letters as they are seen: the piece under way stands where it has come to. */
function lettersOf({ board, walk }: ShownMove): readonly string[] {
  const letters = [...board];
  const from = walk?.path[0];
  if (!walk || from === undefined) return letters;
  const piece = letters[from] ?? empty;
  letters[from] = empty;
  letters[walk.path[walk.leg] ?? from] = piece;
  return letters;
}

export function DraughtsBoard(props: BoardProps<DraughtsView, DraughtsAct>) {
  const { view, seat, players, hand, step, events, options, isAsked, isOver, onAct, hear } = props;
  const say = useText();
  const field = useRef<HTMLDivElement>(null);
  const [heldBack, setHeldBack] = useState<string | null>(null);
  const near = nearSide(view, seat);
  const far = near === 'white' ? 'black' : 'white';
  const moves = isAsked ? [] : movesIn(options);
  const { path, press, take, startOver } = useChoice({
    hand,
    step,
    moves: movesIn(options),
    isAsked,
    onMove: onAct,
  });
  const shown = useShownMove({ hand, step, view, events }, path, { onShown: props.onShown, hear });
  const starts = startsOf(moves);
  const nexts = path.length > 0 ? nextOf(moves, path) : [];
  const ends = path.length > 0 ? endsOf(moves, path) : [];
  const mustCapture = moves.some(({ squares }) => jumpedAlong(view.board, squares).length > 0);
  const head = path.at(-1) ?? null;
  const letters = lettersOf(shown);
  const jumped = shown.walk?.jumped.slice(0, shown.walk.leg) ?? [];
  const nameOf = (of: number) =>
    of === seat ? say(words.you) : (players.find((player) => player.seat === of)?.name ?? '');

  function stateOf(square: number): SquareState {
    if (square === head) return 'chosen';
    if (nexts.includes(square)) return 'next';
    if (ends.includes(square)) return 'end';
    if (jumped.includes(square)) return 'jumped';
    if (path.length < 2 && starts.includes(square)) return mustCapture ? 'must' : 'start';
    return null;
  }

  function onPress(square: number): void {
    const letter = letters[square] ?? empty;
    const isOwn =
      letter !== empty &&
      sideOfSeat(view, seat) === (letter.toLowerCase() === 'b' ? 'black' : 'white');
    const isHeld = mustCapture && isOwn && !starts.includes(square) && square !== head;
    setHeldBack(isHeld ? `${hand} ${step}` : null);
    press(square);
  }

  const drag = useDrag({
    mayTake: (square) => square === head || (path.length < 2 && starts.includes(square)),
    onTake: take,
    onDrop: (square) => square !== null && square !== head && press(square),
    pieceOf(square) {
      // The piece under way stands for the square it began from.
      const from = square === head ? (path[0] ?? square) : square;
      return field.current?.querySelector<HTMLElement>(`[data-piece="${from}"]`) ?? null;
    },
    squareAt(x, y) {
      const box = field.current?.getBoundingClientRect();
      if (!box) return null;
      const column = Math.floor(((x - box.left) / box.width) * rowCount);
      const row = Math.floor(((y - box.top) / box.height) * rowCount);
      return squareAt({ row, column }, near);
    },
  });
  const situation = {
    view,
    seat,
    options,
    path: isAsked ? [] : path,
    mustCapture,
    isHeldBack: heldBack === `${hand} ${step}`,
    isOver,
    nameOf,
  };
  const ways = mustCapture && path.length > 0 ? moves.map(({ squares }) => squares) : [];
  return (
    <div className="draughts" data-is-turn={moves.length > 0 || undefined}>
      <div className="draughts-table">
        <Tray side={far} name={nameOf(view[far])} board={shown.board} isNear={false} />
        <div className="draughts-frame">
          <div
            ref={field}
            className="draughts-field"
            role="group"
            aria-label={say(words.board)}
            {...drag}
          >
            <Wood near={near} />
            <LastMarks shown={shown} near={near} />
            <Squares
              near={near}
              letters={letters}
              stateOf={stateOf}
              onPress={onPress}
              onCancel={startOver}
            />
            <Pieces shown={shown} near={near} chosen={path[0] ?? null} />
            <WayLines
              near={near}
              path={path}
              ways={ways.filter((way) => path.every((square, at) => way[at] === square))}
            />
          </div>
        </div>
        <Tray side={near} name={nameOf(view[near])} board={shown.board} isNear />
        <Notes situation={situation} isAsked={isAsked} onAct={onAct} onStartOver={startOver} />
      </div>
    </div>
  );
}
