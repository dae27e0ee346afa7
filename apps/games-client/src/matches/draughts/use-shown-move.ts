import type { Board } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MatchCue } from '#frame/matches/match-game.ts';
import { type FollowedMove, followMove, type TellsMove } from './followed-move.ts';
import { jumpedAlong, type Path } from '#frame/matches/draughts/choice/path.ts';
import type { Moved } from './seen-draughts.ts';

const legMs = 210;
/** After the last leg, until what was captured has left the board. */
const clearMs = 260;
const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

/** A piece under way: it goes to `path[leg]`, over a board on which it still stands at the start. */
export type Walk = {
  readonly path: Path;
  readonly leg: number;
  readonly jumped: readonly number[];
  /** The move is over: what it captured leaves the board. */
  readonly isClearing: boolean;
};

export type ShownMove = {
  readonly board: Board;
  readonly walk: Walk | null;
  /** To be marked; null while another one is chosen. */
  readonly last: Moved | null;
};

type Going = { readonly board: Board; readonly path: Path; readonly isTold: boolean };

/** What goes over the board: the player's own steps, or else the move that was told with this step. */
function goingOf(now: FollowedMove, chosen: Path): Going | null {
  if (chosen.length > 1) return { board: now.board, path: chosen, isTold: false };
  const { before, last } = now;
  return before && last ? { board: before, path: last.squares, isTold: true } : null;
}

type Hears = { readonly onShown: () => void; readonly hear: (cue: MatchCue) => void };

/** The board as it is to be seen now, with a piece under way or at rest. */
export function useShownMove(told: TellsMove, chosen: Path, { onShown, hear }: Hears): ShownMove {
  const [known, setKnown] = useState<FollowedMove>(() => followMove(null, told));
  const isNew = known.hand !== told.hand || known.step !== told.step;
  const now = isNew ? followMove(known, told) : known;
  if (isNew) setKnown(now);
  const [progress, setProgress] = useState({ key: '', leg: 0, isOver: false });
  const going = goingOf(now, chosen);
  const path = going?.path ?? [];
  const end = path.length - 1;
  // One key for a move, from the first step its player makes of it until it has been told and shown.
  const number = going?.isTold ? now.moves - 1 : now.moves;
  const key = `${now.hand} ${number} ${path.slice(0, 2).join()}`;
  const { leg, isOver } =
    progress.key === key ? progress : { leg: Math.min(1, end), isOver: false };
  const isAtEnd = leg >= end;
  const jumped = going ? jumpedAlong(going.board, path) : [];
  const isCapture = jumped.length > 0;
  const isGoing = going !== null && (!isAtEnd || (going.isTold && !isOver));
  useEffect(() => {
    if (!isGoing) return undefined;
    const isStill = reduced.matches || document.hidden;
    const waitMs = isAtEnd && isCapture ? legMs + clearMs : legMs;
    const timer = setTimeout(
      () => setProgress({ key, leg: isAtEnd ? leg : leg + 1, isOver: isAtEnd }),
      isStill ? 0 : waitMs,
    );
    return () => clearTimeout(timer);
  }, [isGoing, key, leg, isAtEnd, isCapture]);
  const hearLeg = useEffectEvent(() => hear(isCapture ? 'capture' : 'move'));
  useEffect(() => {
    if (leg > 0) hearLeg();
  }, [key, leg]);
  const tellShown = useEffectEvent(onShown);
  const isShown = !going?.isTold || isOver;
  useEffect(() => {
    if (isShown) tellShown();
  }, [isShown, now.hand, now.step]);
  if (!going || (going.isTold && isOver)) return { board: now.board, walk: null, last: now.last };
  const walk = { path, leg, jumped, isClearing: going.isTold && isAtEnd };
  return { board: going.board, walk, last: going.isTold ? now.last : null };
}
