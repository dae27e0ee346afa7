/**
 * Vendors and games of the demo brand. Vendor codes are the spec's (§9); names and games are the
 * house's own. A game that cannot be played yet is listed under maintenance and says so.
 */
import type { GameCategory } from '@bahati/contract/player-site/catalogue.ts';

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
    /** Minor units. */
    minimumStake: bigint;
    maximumStake: bigint;
  };
};

/** `code | English | Swahili`, a star before what is hot. */
const shelves: readonly {
  vendor: string;
  category: GameCategory;
  firstId: number;
  games: string;
  isVendorGroup?: true;
}[] = [
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 101,
    games: `
        *taa-za-pwani | Lanterns of the Coast | Taa za Pwani
        *ufalme-wa-karafuu | Kingdom of Cloves | Ufalme wa Karafuu
        *radi-ya-savana | Savannah Thunder | Radi ya Savana
        mizimu-ya-mbuyu | Spirits of the Baobab | Mizimu ya Mbuyu
        mashindano-ya-majahazi | Race of the Dhows | Mashindano ya Majahazi
        dele-la-shaba | The Brass Coffee Pot | Dele la Shaba
        usiku-wa-fisi | Night of the Hyena | Usiku wa Fisi
        utajiri-wa-matumbawe | Riches of the Reef | Utajiri wa Matumbawe
        milango-ya-lamu | Doors of Lamu | Milango ya Lamu`,
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 110,
    games: 'sloti-zote | All Bahati Slots | Sloti Zote za Bahati',
    isVendorGroup: true,
  },
  {
    vendor: 'BAHATI',
    category: 'BGS',
    firstId: 121,
    games: `
        *mbio-za-matatu | Matatu Rush | Mbio za Matatu
        *nazi-yaanguka | Coconut Drop | Nazi Yaanguka
        kete-za-soko | Market Dice | Kete za Soko
        lulu-za-bahari | Pearls of the Sea | Lulu za Bahari`,
  },
  {
    vendor: 'BAHATI',
    category: 'LIVE',
    firstId: 131,
    games: `
        *ruleti-ya-taa | Lantern Roulette | Ruleti ya Taa
        bakarati-mji-mkongwe | Stone Town Baccarat | Bakarati ya Mji Mkongwe
        ishirini-na-moja | Night Market Blackjack | Ishirini na Moja ya Soko la Usiku
        simba-na-chui | Lion and Leopard | Simba na Chui`,
  },
  {
    vendor: 'BAHATI',
    category: 'FISH',
    firstId: 141,
    games: `
        *mvuvi-wa-mwamba | Reef Fisher | Mvuvi wa Mwamba
        ghuba-ya-pweza | Octopus Bay | Ghuba ya Pweza
        mbio-za-nduaro | Marlin Run | Mbio za Nduaro`,
  },
  {
    vendor: 'BAHATI',
    category: 'PVP',
    firstId: 151,
    games: `
        *mabingwa-wa-bao | Masters of Bao | Mabingwa wa Bao
        karata-ya-mwisho | Last Card | Karata ya Mwisho
        drafti-ya-mtaa | Street Draughts | Drafti ya Mtaa`,
  },
  {
    vendor: 'BAHATI',
    category: 'SPORTS',
    firstId: 161,
    games: `
        kandanda | Football | Kandanda
        riadha | Athletics | Riadha
        kikapu | Basketball | Mpira wa Kikapu`,
  },
  {
    vendor: 'AV',
    category: 'ESPORTS',
    firstId: 201,
    games: `
        *uwanja-wa-anga | Sky Arena | Uwanja wa Anga
        kandanda-ya-kompyuta | Console Football | Kandanda ya Kompyuta`,
  },
  {
    vendor: 'IMES',
    category: 'ESPORTS',
    firstId: 211,
    games: 'ngome-tano | Five Forts | Ngome Tano',
  },
  {
    vendor: 'IA',
    category: 'ESPORTS',
    firstId: 221,
    games: 'vita-vya-mabingwa | Clash of Champions | Vita vya Mabingwa',
  },
  {
    vendor: 'AI',
    category: 'ESPORTS',
    firstId: 231,
    games: 'mbio-za-nyota | Star Racers | Mbio za Nyota',
  },
  {
    vendor: 'TF',
    category: 'ESPORTS',
    firstId: 241,
    games: 'uso-kwa-uso | Face to Face | Uso kwa Uso',
  },
  {
    vendor: 'SV3',
    category: 'COCKFIGHT',
    firstId: 301,
    games: 'jogoo-wa-savana | Savannah Rooster | Jogoo wa Savana',
  },
  {
    vendor: 'DS88',
    category: 'COCKFIGHT',
    firstId: 311,
    games: 'jogoo-wa-dau | Harbour Roosters | Jogoo wa Dau',
  },
  {
    vendor: 'DIG',
    category: 'COCKFIGHT',
    firstId: 321,
    games: 'ulingo-wa-digo | Digo Ring | Ulingo wa Digo',
  },
  {
    vendor: 'WGB',
    category: 'COCKFIGHT',
    firstId: 331,
    games: 'jogoo-bandia | Painted Roosters | Jogoo Bandia',
  },
  {
    vendor: 'WS168',
    category: 'COCKFIGHT',
    firstId: 341,
    games: 'jogoo-wa-watamu | Watamu Roosters | Jogoo wa Watamu',
  },
  {
    vendor: 'TCG_LOTTO_VN',
    category: 'LOTT',
    firstId: 401,
    games: `
        droo-ya-kaskazini | Northern Draw | Droo ya Kaskazini
        droo-ya-kati | Central Draw | Droo ya Kati
        droo-ya-kusini | Southern Draw | Droo ya Kusini`,
  },
  {
    vendor: 'TCG_SEA',
    category: 'ELOTT',
    firstId: 411,
    games: `
        tano-haraka | Quick Five | Tano Haraka
        namba-za-bahati | Lucky Numbers | Namba za Bahati`,
  },
];

const live: Readonly<Record<string, DemoGame['live']>> = {
  'taa-za-pwani': {
    rtpBasisPoints: 9630,
    volatility: 'medium',
    minimumStake: 2_000n,
    maximumStake: 500_000n,
  },
};

/** What a filter finds whole categories by. */
const categoryFeatures: Partial<Record<GameCategory, readonly string[]>> = {
  LIVE: ['table'],
  BGS: ['arcade'],
  FISH: ['arcade'],
};

export const demoGames: readonly DemoGame[] = shelves.flatMap(
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
