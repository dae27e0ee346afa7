/** Where each place of the craps table lies: numbers above, the lines at the player's edge. */
import type { CrapsBehind, CrapsPlace } from '@bahati/game-rules/tables/craps/craps.places.ts';
import type { Box } from '#frame/chips/boxes.ts';

export type CrapsSpot = { readonly name: CrapsPlace; readonly box: Box };

/** What lies behind a line has its part of it. */
const lineWidth = 0.7;

const rows = { numbers: 1.3, field: 0.95, 'dont-pass': 0.85, pass: 1.05 } as const;
const height = Object.values(rows).reduce((sum, high) => sum + high, 0);

const numbers = ['place-4', 'place-5', 'place-6', 'place-8', 'place-9', 'place-10'] as const;

function row(name: keyof typeof rows): Pick<Box, 'top' | 'height'> {
  const names = Object.keys(rows);
  const above = Object.values(rows).slice(0, names.indexOf(name));
  return {
    top: above.reduce((sum, high) => sum + high, 0) / height,
    height: rows[name] / height,
  };
}

export const crapsSpots: readonly CrapsSpot[] = [
  ...numbers.map((name, at) => ({
    name,
    box: { ...row('numbers'), left: at / numbers.length, width: 1 / numbers.length },
  })),
  { name: 'field', box: { ...row('field'), left: 0, width: 1 } },
  { name: 'dont-pass', box: { ...row('dont-pass'), left: 0, width: lineWidth } },
  { name: 'pass', box: { ...row('pass'), left: 0, width: lineWidth } },
];

const behind = { left: lineWidth, width: 1 - lineWidth };

/** No place to press: only an act lays there. */
export const behindBoxes: Readonly<Record<CrapsBehind, Box>> = {
  lay: { ...row('dont-pass'), ...behind },
  odds: { ...row('pass'), ...behind },
};
