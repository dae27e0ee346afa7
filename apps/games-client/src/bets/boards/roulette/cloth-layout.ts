/**
 * Where each place of the cloth lies. Reckoned once for a table that lies wide, in units of one
 * number's field: `u` along the twelve columns of three from the zero, `v` across, from the numbers
 * 3 6 9 … down to what surrounds them. A phone holds the same cloth upright, so that it reads 1 2 3.
 */
import { type Place, placesOf } from '@bahati/game-rules/tables/roulette/places.ts';
import type { Wheel } from '@bahati/game-rules/tables/roulette/pockets.ts';
import { type Box, middle } from '#frame/chips/boxes.ts';

export type Lie = 'wide' | 'tall';

export type Spot = {
  readonly name: string;
  readonly place: Place;
  readonly box: Box;
  /** A field that is drawn, or a seam between fields that only chips show. */
  readonly isField: boolean;
};

type Area = { u: number; v: number; du: number; dv: number };

const rows = 3;
const columns = 12;
/** How deep the fields beside the numbers are; upright they leave the numbers more room. */
const sideDepth = { wide: 0.86, tall: 0.62 } as const;
const seam = 0.4;

export function clothSpots(wheel: Wheel, lie: Lie): readonly Spot[] {
  const side = sideDepth[lie];
  return placesOf(wheel).map((place) => ({
    name: place.name,
    place,
    box: boxOf(areaOf(wheel, place, side), lie, side),
    isField: isField(place),
  }));
}

function isField({ kind }: Place): boolean {
  return ['straight', 'dozen', 'column', 'even-chance'].includes(kind);
}

function boxOf({ u, v, du, dv }: Area, lie: Lie, side: number): Box {
  const length = columns + 2;
  const depth = rows + 2 * side;
  const along = { from: (u + 1) / length, size: du / length };
  if (lie === 'wide') {
    return { left: along.from, width: along.size, top: v / depth, height: dv / depth };
  }
  return {
    left: (depth - v - dv) / depth,
    width: dv / depth,
    top: along.from,
    height: along.size,
  };
}

function areaOf(wheel: Wheel, place: Place, side: number): Area {
  const { kind, numbers, name } = place;
  if (kind === 'straight') return numberArea(wheel, numbers[0] ?? '');
  if (kind === 'dozen') {
    return { u: 4 * (ordinal(name) - 1), v: rows, du: 4, dv: side };
  }
  if (kind === 'column') {
    return { u: columns, v: rows - ordinal(name), du: 1, dv: 1 };
  }
  if (kind === 'even-chance') {
    return { u: 2 * evenOrder.indexOf(name), v: rows + side, du: 2, dv: side };
  }
  const { u, v } = seamCentre(wheel, place);
  return { u: u - seam / 2, v: v - seam / 2, du: seam, dv: seam };
}

const evenOrder = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** The number at the end of `dozen.2`. */
const ordinal = (name: string) => Number(name.split('.')[1]);

function numberArea(wheel: Wheel, number: string): Area {
  const isHalf = wheel === 'american';
  if (number === '00') return { u: -1, v: 0, du: 1, dv: rows / 2 };
  if (number === '0')
    return { u: -1, v: isHalf ? rows / 2 : 0, du: 1, dv: isHalf ? rows / 2 : rows };
  const index = Number(number) - 1;
  const u = Math.floor(index / rows);
  return { u, v: rows - 1 - (index - u * rows), du: 1, dv: 1 };
}

/** Along the edge to the zeros, by the numbers that meet there. */
const zeroSeams: Readonly<Record<string, { u: number; v: number }>> = {
  'split.0-1': { u: 0, v: 2.5 },
  'split.0-2': { u: 0, v: 1.5 },
  'split.0-3': { u: 0, v: 0.5 },
  'split.00-3': { u: 0, v: 0.5 },
  'split.0-00': { u: -0.5, v: 1.5 },
  'split.00-2': { u: 0, v: 1.22 },
  'trio.0-1-2': { u: 0, v: 2 },
  'trio.0-2-3': { u: 0, v: 1 },
  'trio.0-00-2': { u: 0, v: 1.5 },
  'trio.00-2-3': { u: 0, v: 0.88 },
  'four.0-1-2-3': { u: 0, v: rows },
  'five.0-00-1-2-3': { u: 0, v: rows },
};

/** Where three places meet at the 2, the American table sets them closer than elsewhere. */
const americanSeams: Readonly<Record<string, { u: number; v: number }>> = {
  'split.0-2': { u: 0, v: 1.78 },
  'trio.0-1-2': { u: 0, v: 2.12 },
};

function seamCentre(wheel: Wheel, { name, kind, numbers }: Place): { u: number; v: number } {
  const known = (wheel === 'american' ? americanSeams[name] : undefined) ?? zeroSeams[name];
  if (known) return known;
  const areas = numbers.map((number) => numberArea(wheel, number));
  const mean = (of: (area: Area) => number) =>
    areas.reduce((sum, area) => sum + of(area), 0) / areas.length;
  const u = mean((area) => area.u + area.du / 2);
  // A street and a six line are laid on the outer edge of their rows.
  const v = kind === 'street' || kind === 'line' ? rows : mean((area) => area.v + area.dv / 2);
  return { u, v };
}

/** Where chips lie: in the middle, but past the word of a field that has one, or what it now pays. */
export function chipPoint(spot: Spot, lie: Lie, isStruck = false): { x: number; y: number } {
  const { x, y } = middle(spot);
  const { kind } = spot.place;
  const { width, height } = spot.box;
  if (isStruck) return { x: x - width * (lie === 'tall' ? 0.07 : 0.34), y };
  if (kind !== 'dozen' && kind !== 'even-chance') return { x, y };
  return lie === 'tall' ? { x, y: y + height * 0.33 } : { x: x + width * 0.33, y };
}
