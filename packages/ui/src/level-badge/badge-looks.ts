/** Colours of the coins of VIP levels, from light to shade; the well is what the picture stands on. */
export type BadgeKind = 'copper' | 'silver' | 'gold' | 'tanzanite' | 'diamond';

type Look = { bright: string; metal: string; deep: string; well: string; wellDeep: string };

export const looks: Readonly<Record<BadgeKind, Look>> = {
  copper: {
    bright: '#f3b98a',
    metal: '#c07243',
    deep: '#73391c',
    well: '#6b3018',
    wellDeep: '#32140b',
  },
  silver: {
    bright: '#f4f7fb',
    metal: '#b3bdca',
    deep: '#66728a',
    well: '#3d5a7c',
    wellDeep: '#182a45',
  },
  gold: {
    bright: '#ffe9a8',
    metal: '#e2b04a',
    deep: '#8f6012',
    well: '#8a3a1b',
    wellDeep: '#43160e',
  },
  tanzanite: {
    bright: '#d9d2ff',
    metal: '#7f7ae0',
    deep: '#36307f',
    well: '#2a2a6e',
    wellDeep: '#0f0f33',
  },
  diamond: {
    bright: '#ffffff',
    metal: '#bfe6ec',
    deep: '#5b93a6',
    well: '#12536a',
    wellDeep: '#06202f',
  },
};
