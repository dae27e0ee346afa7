import type { CSSProperties } from 'react';
import { middle } from '#frame/chips/boxes.ts';
import { boxOf } from '#frame/matches/bao/places.ts';
import type { SideOf } from '#frame/matches/bao/seen-bao.ts';
import { Pile } from './seeds.tsx';
import type { Beat } from '#frame/matches/bao/sowing/sowing.ts';

/** The seeds a hand carries, over the pit it is at. */
export function HandOfSeeds({ beat, near }: { beat: Beat; near: SideOf }) {
  const { x, y } = middle({ box: boxOf(beat.pit, beat.side === near) });
  const style = { '--hand-x': `${x * 100}%`, '--hand-y': `${y * 100}%` } as CSSProperties;
  return (
    <span
      className="bao-hand"
      data-is={beat.is}
      data-is-empty={beat.hand === 0 || undefined}
      style={style}
      aria-hidden="true"
    >
      <span className="bao-palm">
        <Pile pit={3} seeds={beat.hand} />
      </span>
      {beat.hand > 0 && <b className="tabular">{beat.hand}</b>}
    </span>
  );
}
