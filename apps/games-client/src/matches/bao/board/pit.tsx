import { house, isHouse } from '@bahati/game-rules/seat-games/bao/bao.board.ts';
import type { KeyboardEvent } from 'react';
import { boxStyle } from '#frame/chips/boxes.ts';
import { boxOf } from '#frame/matches/bao/places.ts';
import type { BaoSide } from '#frame/matches/bao/seen-bao.ts';
import { Pile } from './seeds.tsx';

export type PitState = 'open' | 'chosen' | 'target' | 'blocked' | null;

export type PitProps = {
  readonly pit: number;
  readonly side: BaoSide;
  readonly isNear: boolean;
  readonly state: PitState;
  /** What happens at it now, in a sowing. */
  readonly beat: 'store' | 'take' | 'drop' | 'capture' | null;
  readonly label: string;
  readonly isTabbed: boolean;
  readonly onRef: (button: HTMLButtonElement | null) => void;
  readonly onPress: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

/** One pit as a button: the bowl, its seeds, and how many they are. */
export function Pit(props: PitProps) {
  const { pit, side, isNear, state, beat, label, isTabbed, onRef, onPress, onKey } = props;
  const seeds = side.pits[pit] ?? 0;
  return (
    <button
      ref={onRef}
      type="button"
      className="bao-pit"
      style={boxStyle(boxOf(pit, isNear))}
      data-pit={pit}
      data-is-near={isNear || undefined}
      data-state={state ?? undefined}
      data-beat={beat ?? undefined}
      data-is-house={pit === house || undefined}
      data-is-owned={isHouse(side, pit) || undefined}
      tabIndex={isTabbed ? 0 : -1}
      aria-label={label}
      aria-pressed={state === 'chosen' || undefined}
      aria-disabled={(state !== 'open' && state !== 'chosen') || undefined}
      onClick={onPress}
      onKeyDown={onKey}
    >
      <span className="bao-bowl">
        <Pile
          pit={pit + (isNear ? 0 : 16)}
          seeds={seeds}
          isDropped={beat === 'drop' || beat === 'store'}
        />
      </span>
      {seeds > 0 && (
        <b className="bao-count tabular" aria-hidden="true">
          {seeds}
        </b>
      )}
    </button>
  );
}
