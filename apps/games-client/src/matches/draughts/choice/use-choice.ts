import { useState } from 'react';
import { type Path, pressed, wholeMove } from './path.ts';
import type { Move } from '#frame/matches/draughts/seen-draughts.ts';

type Turn = {
  readonly hand: number;
  readonly step: number;
  readonly moves: readonly Move[];
  readonly isAsked: boolean;
  readonly onMove: (move: Move) => void;
};

type Choice = {
  readonly key: string;
  readonly path: Path;
  /** The whole move goes to the server, and is asked there. */
  readonly is: 'choosing' | 'said' | 'asked';
};

/** The move the player is choosing. It lasts for one step, and is begun anew if it was refused. */
export function useChoice({ hand, step, moves, isAsked, onMove }: Turn) {
  const key = `${hand} ${step}`;
  const [kept, setKept] = useState<Choice>({ key, path: [], is: 'choosing' });
  const now = after(kept, key, isAsked);
  if (now !== kept) setKept(now);
  const { path } = now;

  function choose(next: Path): void {
    if (isAsked) return;
    const whole = wholeMove(moves, next);
    setKept({ key, path: next, is: whole ? 'said' : 'choosing' });
    if (whole) onMove(whole);
  }

  return {
    path,
    press: (square: number) => choose(pressed(moves, path, square)),
    /** Takes a piece in hand, whether or not it was chosen before. */
    take: (square: number) => {
      if (path.at(-1) !== square) choose(pressed(moves, [], square));
    },
    startOver: () => choose([]),
  };
}

/** What was asked and is not any more, in the same step, was refused. */
function after(kept: Choice, key: string, isAsked: boolean): Choice {
  const isRefused = kept.is === 'asked' && !isAsked;
  if (kept.key !== key || isRefused) return { key, path: [], is: 'choosing' };
  return kept.is === 'said' && isAsked ? { ...kept, is: 'asked' } : kept;
}
