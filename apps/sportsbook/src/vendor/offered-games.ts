/**
 * What the platform's catalogue lists of the book: one game for sports, and one for each e-sport,
 * under the vendors of the spec (§9). A slip is a round of the game its first leg belongs to.
 */
import { createHash } from 'node:crypto';
import type { OfferedGame } from '@bahati/contract/games-provider/provider.ts';
import { type Sport, sports } from '@bahati/book-rules/sports.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { usualTerms } from '#sportsbook/slips/terms.ts';

type BookGame = {
  gameCode: string;
  vendorCode: string;
  vendorName: string;
  category: 'SPORTS' | 'ESPORTS';
  title: { en: string; sw: string };
};

export const sportsGame = 'sports';

const games: readonly BookGame[] = [
  {
    gameCode: sportsGame,
    vendorCode: 'BSPORTS',
    vendorName: 'Bahati Sports',
    category: 'SPORTS',
    title: { en: 'Sports', sw: 'Michezo' },
  },
  eSport('cs2', 'AV', 'Anga Vita', { en: 'CS2', sw: 'CS2' }),
  eSport('dota2', 'IMES', 'Imara Esports', { en: 'Dota 2', sw: 'Dota 2' }),
  eSport('lol', 'IA', 'Ibra Arena', { en: 'LoL', sw: 'LoL' }),
  eSport('valorant', 'AI', 'Azuri Interactive', { en: 'Valorant', sw: 'Valorant' }),
  eSport('efootball', 'TF', 'Tamasha Fighters', { en: 'eFootball', sw: 'Kandanda ya kompyuta' }),
];

function eSport(
  gameCode: Sport,
  vendorCode: string,
  vendorName: string,
  title: BookGame['title'],
): BookGame {
  return { gameCode, vendorCode, vendorName, category: 'ESPORTS', title };
}

/** The game a slip counts for: an e-sport's own where all legs are of it, else sports. */
export function gameOfSports(of: readonly Sport[]): string {
  const [first] = of;
  const isOne = first !== undefined && of.every((sport) => sport === first);
  return isOne && sports[first].category === 'ESPORTS' ? first : sportsGame;
}

/** The smallest and the largest stake of a slip, in minor units, by currency. */
const stakesIn = (currency: Currency) => {
  const { leastStake, mostAsked } = usualTerms(currency);
  return { minimum: leastStake, maximum: mostAsked };
};
const stakes: OfferedGame['stakes'] = { KES: stakesIn('KES'), TZS: stakesIn('TZS') };

const offered: readonly OfferedGame[] = games.map((game) => ({
  ...game,
  // What bets give back depends on prices and results.
  rtpBasisPoints: null,
  volatility: null,
  stakes,
  features: [],
  releasedOn: '2026-11-27',
  isReady: true,
}));

const version = createHash('sha256').update(JSON.stringify(offered)).digest('hex').slice(0, 16);

/** One page in the provider's own order; a page past the end is empty. */
export function listOfferedGames({ pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const first = (pageNo - 1) * pageSize;
  return { games: offered.slice(first, first + pageSize), total: offered.length, version };
}
