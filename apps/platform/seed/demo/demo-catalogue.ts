/**
 * Vendors and games of the demo brand. Vendor codes are the spec's (§9); names and games are the
 * house's own. A game that cannot be played yet is listed under maintenance and says so.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { demoCategories } from './demo-categories.ts';

export type DemoVendor = { id: number; code: string; name: string };

export const demoVendors: readonly DemoVendor[] = [
  { id: 1, code: 'BAHATI', name: 'Bahati Originals' },
  { id: 2, code: 'AV', name: 'Anga Vita' },
  { id: 3, code: 'IMES', name: 'Imara Esports' },
  { id: 4, code: 'IA', name: 'Ibra Arena' },
  { id: 5, code: 'AI', name: 'Azuri Interactive' },
  { id: 6, code: 'TF', name: 'Tamasha Fighters' },
  { id: 7, code: 'SV3', name: 'Savana Virtual' },
  { id: 8, code: 'DS88', name: 'Dau Sparring' },
  { id: 9, code: 'DIG', name: 'Digo Ring' },
  { id: 10, code: 'WGB', name: 'Wapiganaji Bandia' },
  { id: 11, code: 'WS168', name: 'Watamu Sparring' },
  { id: 12, code: 'TCG_LOTTO_VN', name: 'Lotto VN' },
  { id: 13, code: 'TCG_SEA', name: 'Lotto SEA' },
  { id: 700, code: 'BSPORTS', name: 'Bahati Sports' },
  { id: 701, code: 'BLOTTO', name: 'Bahati Lottery' },
];

export type DemoGame = {
  id: number;
  vendor: string;
  code: string;
  category: GameCategory;
  en: string;
  sw: string;
  isHot: boolean;
  /** Stands for all the vendor has of its category. */
  isVendorGroup: boolean;
  features: readonly string[];
  /** What a playable game states of itself; absent: under maintenance. */
  live?: {
    rtpBasisPoints: number;
    volatility: 'low' | 'medium' | 'high';
    /** The smallest and the largest, in minor units. */
    stakes: Readonly<Partial<Record<Currency, readonly [minimum: bigint, maximum: bigint]>>>;
  };
};

const live: Readonly<Record<string, DemoGame['live']>> = {
  'taa-za-pwani': {
    rtpBasisPoints: 9630,
    volatility: 'medium',
    stakes: { KES: [2_000n, 500_000n], TZS: [50_000n, 10_000_000n] },
  },
};

/** What a filter finds whole categories by. */
const categoryFeatures: Partial<Record<GameCategory, readonly string[]>> = {
  LIVE: ['table'],
  BGS: ['arcade'],
  FISH: ['arcade'],
};

export const demoGames: readonly DemoGame[] = demoCategories.flatMap(
  ({ vendor, category, firstId, games, isVendorGroup = false }) =>
    games
      .trim()
      .split('\n')
      .map((line, at) => {
        const [code = '', en = '', sw = ''] = line.split('|').map((part) => part.trim());
        const isHot = code.startsWith('*');
        const name = code.replace('*', '');
        const stated = live[name];
        const features = categoryFeatures[category] ?? [];
        const id = firstId + at;
        const named = { id, vendor, code: name, category, en, sw };
        const game = { ...named, isHot, isVendorGroup, features };
        return stated ? { ...game, live: stated } : game;
      }),
);
