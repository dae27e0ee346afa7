/** What symbols pay on five reels, in line stakes for three, four and five of a kind. */
import type { PayLadder, Role } from './model.ts';

type Pays = Readonly<Partial<Record<Role, readonly number[]>>>;

export const gentlePays = {
  W: [20, 100, 500],
  S: [],
  A: [20, 80, 300],
  B: [15, 60, 200],
  C: [12, 45, 150],
  D: [10, 35, 120],
  e: [8, 25, 80],
  f: [6, 20, 60],
  g: [5, 18, 50],
  h: [5, 15, 40],
} as const satisfies Pays;

export const middlingPays = {
  W: [40, 300, 2000],
  S: [],
  A: [40, 150, 1000],
  B: [25, 100, 500],
  C: [20, 70, 300],
  D: [15, 50, 200],
  e: [10, 35, 120],
  f: [8, 25, 100],
  g: [5, 20, 80],
  h: [5, 15, 75],
} as const satisfies Pays;

export const steepPays = {
  W: [50, 750, 5000],
  S: [],
  A: [50, 300, 2500],
  B: [30, 150, 1000],
  C: [20, 100, 500],
  D: [15, 60, 300],
  e: [8, 30, 120],
  f: [6, 25, 100],
  g: [5, 20, 80],
  h: [4, 15, 60],
} as const satisfies Pays;

export function fromThree(pays: Pays): PayLadder {
  return { from: 3, pays };
}

/** Besides, these roles pay for two of a kind. */
export function fromTwo(pays: Pays, two: Readonly<Partial<Record<Role, number>>>): PayLadder {
  const grown: Partial<Record<Role, readonly number[]>> = {};
  for (const [role, row] of Object.entries(pays) as [Role, readonly number[]][]) {
    grown[role] = row.length === 0 ? [] : [two[role] ?? 0, ...row];
  }
  return { from: 2, pays: grown };
}

/** For games without free spins. */
export function withoutScatter(pays: Pays): Pays {
  return Object.fromEntries(Object.entries(pays).filter(([role]) => role !== 'S'));
}
