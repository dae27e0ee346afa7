/** Where on the pitch something happens: home plays from 0 to 100, away the other way. */
import type { Draw } from '#odds-feed/seeded.ts';

type Area = { readonly x: readonly [number, number]; readonly y: readonly [number, number] };

/** From the view of the side it belongs to, which attacks towards 100. */
const areas: Readonly<Record<string, Area>> = {
  goal: { x: [90, 97], y: [42, 58] },
  penalty: { x: [89, 89], y: [50, 50] },
  shot: { x: [74, 94], y: [25, 75] },
  corner: { x: [100, 100], y: [0, 100] },
  dangerous_attack: { x: [70, 85], y: [15, 85] },
  attack: { x: [50, 72], y: [5, 95] },
  foul: { x: [25, 70], y: [5, 95] },
  throw_in: { x: [20, 85], y: [0, 100] },
  scrum: { x: [30, 80], y: [20, 80] },
  card_yellow: { x: [20, 60], y: [10, 90] },
  card_red: { x: [10, 50], y: [20, 80] },
};

/** Kinds that happen on a line at the side: left or right, not between. */
const atTheSide: ReadonlySet<string> = new Set(['corner', 'throw_in']);

/** Undefined for what has no place. */
export function placeOf(
  kind: string,
  side: 'home' | 'away',
  draw: Draw,
): [number, number] | undefined {
  const area = areas[kind];
  if (!area) return undefined;
  const x = between(area.x, draw());
  const across = draw();
  const y = atTheSide.has(kind) ? (across < 0.5 ? 0 : 100) : between(area.y, across);
  return side === 'home' ? [x, y] : [100 - x, 100 - y];
}

const between = ([from, to]: readonly [number, number], share: number): number =>
  Math.round(from + (to - from) * share);
