import { house } from '@bahati/game-rules/seat-games/bao/bao.board.ts';
import type { CSSProperties } from 'react';
import { boxStyle } from '#frame/chips/boxes.ts';
import { Grain, Ridge } from '#frame/matches/bao/board/carving.tsx';
import { allPits, boxOf } from './places.ts';
import { Pile } from '#frame/matches/bao/board/seeds.tsx';
import '#frame/matches/bao/board/board.css';
import '#frame/matches/bao/board/pits.css';
import './scene.css';

/** Some way into a match. */
const seeds = [2, 0, 3, 1, 9, 4, 0, 2, 3, 0, 1, 5, 0, 2, 0, 1];

/** A board in the light of a lantern: decoration. */
export function BaoScene() {
  return (
    <span className="bao-scene" aria-hidden="true">
      <span className="bao-board" style={{ '--beat': '0ms' } as CSSProperties}>
        <Grain />
        <span className="bao-field">
          <Ridge className="bao-ridge" />
          {[false, true].flatMap((isNear) =>
            allPits.map((pit) => (
              <span
                key={`${pit} ${isNear}`}
                className="bao-pit"
                data-is-house={pit === house || undefined}
                style={boxStyle(boxOf(pit, isNear))}
              >
                <span className="bao-bowl">
                  <Pile pit={pit + (isNear ? 0 : 16)} seeds={seeds[(pit + 5) % 16] ?? 0} />
                </span>
              </span>
            )),
          )}
        </span>
      </span>
    </span>
  );
}
