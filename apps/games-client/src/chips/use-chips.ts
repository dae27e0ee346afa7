import { type Cloth, openingOf, type Stack } from '@bahati/game-rules/chips/cloth.ts';
import { useState } from 'react';
import type { OpeningProps } from '#frame/bets/stage/board.ts';
import { type Laying, layingAfter, layingOf, type LayingStep } from './laying.ts';

type ChipsInput = Pick<OpeningProps, 'opening' | 'onOpening' | 'isLocked' | 'sound' | 'played'>;

export type Chips = {
  readonly laying: Laying;
  readonly isLocked: boolean;
  /** What a press lays, in smallest chips. */
  readonly chip: number;
  readonly onChip: (chip: number) => void;
  /** Lays the chosen chip there, or takes as much off. */
  readonly place: (name: string) => void;
  readonly take: (name: string) => void;
  /** Lays it on each of these as one step. */
  readonly placeAll: (names: readonly string[]) => void;
  readonly step: (does: 'undo' | 'clear' | 'repeat' | 'double') => void;
};

/**
 * The chips on a cloth, kept in the opening that the shell plays. `seen` is what the round in view
 * was played with, for those who want the same again.
 */
export function useChips(cloth: Cloth, input: ChipsInput, seen: readonly Stack[]): Chips {
  const { opening, onOpening, isLocked, sound, played = seen } = input;
  const [held, setHeld] = useState(() => layingOf(cloth, opening));
  const [chip, setChip] = useState(1);
  // What the shell holds is what is played; it may have been set elsewhere.
  const isHeld = openingOf(cloth, held.stacks) === opening;
  const laying = { ...(isHeld ? held : layingOf(cloth, opening)), played };

  function change(step: LayingStep): void {
    if (isLocked) return;
    const next = layingAfter(cloth, laying, step);
    setHeld(next);
    if (next.stacks === laying.stacks) return sound(next.refused ? 'bad' : 'tick');
    sound(step.does === 'place' || step.does === 'place-all' ? 'chip' : 'press', 1);
    onOpening(openingOf(cloth, next.stacks));
  }

  return {
    laying,
    isLocked,
    chip,
    onChip(wished) {
      sound('tick');
      setChip(wished);
    },
    place: (place) => change({ does: 'place', place, chips: chip }),
    take: (place) => change({ does: 'take', place, chips: chip }),
    placeAll: (places) => change({ does: 'place-all', places, chips: chip }),
    step: (does) => change({ does }),
  };
}
