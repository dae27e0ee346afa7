/** What each theme's place is made of; the light of the game's palette falls on all of it. */
import type { ThemeKey } from '@bahati/game-rules/slots/studio/themes.ts';
import type { GarlandKind } from './garlands.ts';
import type { GroundKind } from './grounds.ts';
import { acacias, baobabs, corals, hills, mangroves, roundTrees } from './nature-silhouettes.ts';
import type { Silhouette } from './silhouette.ts';
import { arcade, boats, cloths, crowd, domes, stalls, town } from './town-silhouettes.ts';

/** What drifts through the air or the water. */
export type DriftKind = 'bubbles' | 'embers' | 'fireflies' | 'petals' | 'confetti' | 'dust';

export type Place = {
  readonly far: Silhouette;
  readonly middle: Silhouette;
  readonly ground: GroundKind;
  readonly hasSea: boolean;
  /** Under water: no orb, but shafts of light. */
  readonly isSunken: boolean;
  readonly garland: GarlandKind;
  readonly drift: DriftKind;
  /** Figures left and right of the cabinet, where there is room. */
  readonly props: readonly [string, string];
  /** The colour of the place itself, and how much of it is in the air. */
  readonly air: string;
  readonly airShare: number;
};

const land = { hasSea: false, isSunken: false } as const;
const coast = { hasSea: true, isSunken: false } as const;

export const places: Readonly<Record<ThemeKey, Place>> = {
  reef: {
    far: corals,
    middle: corals,
    ground: 'sand',
    hasSea: false,
    isSunken: true,
    garland: 'none',
    drift: 'bubbles',
    props: ['starfish', 'cowrie'],
    air: '#0b7fa8',
    airShare: 0.55,
  },
  'spice-market': {
    ...land,
    far: town,
    middle: stalls,
    ground: 'stone',
    garland: 'lamps',
    drift: 'embers',
    props: ['spice-sack', 'pineapple'],
    air: '#c05a1e',
    airShare: 0.16,
  },
  savannah: {
    ...land,
    far: hills,
    middle: acacias,
    ground: 'grass',
    garland: 'none',
    drift: 'dust',
    props: ['baobab', 'drum'],
    air: '#d98a2e',
    airShare: 0.2,
  },
  'dhow-race': {
    ...coast,
    far: hills,
    middle: boats,
    ground: 'planks',
    garland: 'pennants',
    drift: 'dust',
    props: ['coconut-palm', 'anchor'],
    air: '#2f8fd0',
    airShare: 0.26,
  },
  palace: {
    ...land,
    far: domes,
    middle: arcade,
    ground: 'tiles',
    garland: 'none',
    drift: 'fireflies',
    props: ['lantern', 'peacock'],
    air: '#5a3aa0',
    airShare: 0.16,
  },
  baobab: {
    ...land,
    far: hills,
    middle: baobabs,
    ground: 'grass',
    garland: 'none',
    drift: 'fireflies',
    props: ['calabash', 'mask'],
    air: '#3a1a6a',
    airShare: 0.34,
  },
  'coffee-house': {
    ...land,
    far: town,
    middle: arcade,
    ground: 'tiles',
    garland: 'lamps',
    drift: 'embers',
    props: ['coffee-pot', 'bao'],
    air: '#8a4a1e',
    airShare: 0.24,
  },
  harbour: {
    ...coast,
    far: town,
    middle: boats,
    ground: 'stone',
    garland: 'none',
    drift: 'dust',
    props: ['anchor', 'lighthouse'],
    air: '#2a6a9a',
    airShare: 0.24,
  },
  carnival: {
    ...land,
    far: town,
    middle: crowd,
    ground: 'stone',
    garland: 'pennants',
    drift: 'confetti',
    props: ['drum', 'rooster'],
    air: '#d6336c',
    airShare: 0.18,
  },
  mangrove: {
    ...coast,
    far: hills,
    middle: mangroves,
    ground: 'planks',
    garland: 'leaves',
    drift: 'fireflies',
    props: ['heron', 'lantern'],
    air: '#0f5a5a',
    airShare: 0.36,
  },
  orchard: {
    ...land,
    far: hills,
    middle: roundTrees,
    ground: 'grass',
    garland: 'leaves',
    drift: 'petals',
    props: ['pineapple', 'orange'],
    air: '#7ab04a',
    airShare: 0.22,
  },
  'kanga-workshop': {
    ...land,
    far: town,
    middle: cloths,
    ground: 'tiles',
    garland: 'none',
    drift: 'petals',
    props: ['spool', 'kanga'],
    air: '#b3246b',
    airShare: 0.14,
  },
};
