/** What each arena is, beside the rules of its fights; a browser takes these without any figures. */
import type { TableSettings } from '@bahati/game-rules/live-tables/table-settings.ts';
import { fixedCloth, poolCloth } from './fight-places.ts';

export type ArenaSettings = TableSettings & {
  readonly vendor: { readonly code: string; readonly name: string };
};

const common = {
  bettingMs: 25_000,
  // A fight is shown to its last beat, then its result.
  dealingMs: 3_500,
  restMs: 4_000,
  releasedOn: '2026-11-27',
} as const;

const fixed = { ...common, plays: 'cockfight', cloth: fixedCloth } as const;
const shared = { ...common, plays: 'cockfight-pool', cloth: poolCloth } as const;

export const arenaSettings: readonly ArenaSettings[] = [
  {
    ...fixed,
    code: 'jogoo-wa-savana',
    vendor: { code: 'SV3', name: 'Savana Virtual' },
    title: { en: 'Savannah Rooster', sw: 'Jogoo wa Savana' },
  },
  {
    ...shared,
    code: 'jogoo-wa-dau',
    vendor: { code: 'DS88', name: 'Dau Sparring' },
    title: { en: 'Harbour Roosters', sw: 'Jogoo wa Dau' },
  },
  {
    ...fixed,
    code: 'ulingo-wa-digo',
    vendor: { code: 'DIG', name: 'Digo Ring' },
    title: { en: 'Digo Ring', sw: 'Ulingo wa Digo' },
  },
  {
    ...shared,
    code: 'jogoo-bandia',
    vendor: { code: 'WGB', name: 'Wapiganaji Bandia' },
    title: { en: 'Painted Roosters', sw: 'Jogoo Bandia' },
  },
  {
    ...fixed,
    code: 'jogoo-wa-watamu',
    vendor: { code: 'WS168', name: 'Watamu Sparring' },
    title: { en: 'Watamu Roosters', sw: 'Jogoo wa Watamu' },
  },
];
