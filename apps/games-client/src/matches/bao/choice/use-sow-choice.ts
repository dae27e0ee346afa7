import { useState } from 'react';
import { movesAlong, pitsOf, waysOf } from './choice.ts';
import type { Way } from '#frame/matches/bao/places.ts';
import type { BaoMove } from '#frame/matches/bao/seen-bao.ts';

type Turn = {
  readonly hand: number;
  readonly step: number;
  readonly moves: readonly BaoMove[];
  readonly onMove: (move: BaoMove) => void;
};

type Choice = {
  readonly key: string;
  readonly pit: number | null;
  /** Chosen, and it may stop in the house or sow it on. */
  readonly way: Way | null;
};

/** The move the player is choosing: a pit, then a way, then what becomes of the house. */
export function useSowChoice({ hand, step, moves, onMove }: Turn) {
  const key = `${hand} ${step}`;
  const [kept, setKept] = useState<Choice>({ key, pit: null, way: null });
  const isNow = kept.key === key && kept.pit !== null && pitsOf(moves).includes(kept.pit);
  const pit = isNow ? kept.pit : null;
  const way = isNow ? kept.way : null;
  const forget = () => setKept({ key, pit: null, way: null });

  return {
    pit,
    ways: pit === null || way !== null ? [] : waysOf(moves, pit),
    /** The two moves between which the house decides; none as long as it does not. */
    houseMoves: pit === null || way === null ? [] : movesAlong(moves, pit, way),
    forget,
    choosePit(next: number): void {
      const isOpen = pitsOf(moves).includes(next) && next !== pit;
      setKept({ key, pit: isOpen ? next : null, way: null });
    },
    /** False: this pit is not sown that way. */
    chooseWay(from: number, to: Way): boolean {
      const [move, other] = movesAlong(moves, from, to);
      if (!move) return false;
      if (other) {
        setKept({ key, pit: from, way: to });
        return true;
      }
      forget();
      onMove(move);
      return true;
    },
    say(move: BaoMove): void {
      forget();
      onMove(move);
    },
  };
}
