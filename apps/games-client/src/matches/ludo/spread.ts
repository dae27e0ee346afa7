/** Tokens that share a cell stand beside each other, smaller. Pure. */
import { home, type Side } from '@bahati/game-rules/seat-games/ludo/ludo.board.ts';
import type { Place } from './ludo-places.ts';

export type Stand = {
  readonly seat: number;
  readonly side: Side;
  readonly token: number;
  readonly steps: number;
  readonly place: Place;
  /** Of a token that stands alone. */
  readonly size?: number;
};

const pair: readonly Place[] = [
  { x: -0.23, y: 0 },
  { x: 0.23, y: 0 },
];
const several: readonly Place[] = [
  { x: -0.24, y: -0.2 },
  { x: 0.24, y: -0.2 },
  { x: -0.24, y: 0.22 },
  { x: 0.24, y: 0.22 },
];

const pairSize = 0.8;
const severalSize = 0.64;

const isOnBoard = ({ steps }: Stand): boolean => steps > 0 && steps < home;
const cellOf = ({ place }: Stand): string => `${place.x} ${place.y}`;

/** In the same order. */
export function spread(stands: readonly Stand[]): readonly Stand[] {
  const cells = new Map<string, Stand[]>();
  for (const stand of stands.filter(isOnBoard)) {
    cells.set(cellOf(stand), [...(cells.get(cellOf(stand)) ?? []), stand]);
  }
  return stands.map((stand) => {
    const together = isOnBoard(stand) ? (cells.get(cellOf(stand)) ?? []) : [];
    if (together.length < 2) return stand;
    const isPair = together.length === 2;
    const offset = (isPair ? pair : several)[together.indexOf(stand)] ?? { x: 0, y: 0 };
    return {
      ...stand,
      place: { x: stand.place.x + offset.x, y: stand.place.y + offset.y },
      size: isPair ? pairSize : severalSize,
    };
  });
}
