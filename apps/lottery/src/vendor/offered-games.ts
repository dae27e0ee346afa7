/** What the platform's catalogue lists of the lottery: its games, under the makers of the spec (§9). */
import { createHash } from 'node:crypto';
import type { OfferedGame } from '@bahati/contract/games-provider/provider.ts';
import type { Game } from '@bahati/lottery-rules/games/game.ts';
import { games } from '@bahati/lottery-rules/games/games.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { boundsIn } from '#lottery/games/game-terms.ts';

const makers: Readonly<Record<Game['vassalage'], { code: string; name: string }>> = {
  HOUSE: { code: 'BLOTTO', name: 'Bahati Lottery' },
  TCG_LOTTO_VN: { code: 'TCG_LOTTO_VN', name: 'Vietnam Lottery' },
  TCG_SEA: { code: 'TCG_SEA', name: 'Asia Lottery' },
};

const stakesIn = (currency: Currency) => {
  const { leastStake, mostStake } = boundsIn[currency];
  return { minimum: String(leastStake), maximum: String(mostStake) };
};
const stakes: OfferedGame['stakes'] = { KES: stakesIn('KES'), TZS: stakesIn('TZS') };

const offered: readonly OfferedGame[] = games.map(({ code, vassalage, prizeMode, title }) => ({
  gameCode: code,
  vendorCode: makers[vassalage].code,
  vendorName: makers[vassalage].name,
  category: prizeMode === 'ELOTT' || prizeMode === 'SEA' ? 'ELOTT' : 'LOTT',
  title,
  // Each type of bet has a return of its own, which the game's page states.
  rtpBasisPoints: null,
  volatility: null,
  stakes,
  features: [],
  releasedOn: '2026-11-27',
  hasFreePlay: true,
  isReady: true,
}));

const version = createHash('sha256').update(JSON.stringify(offered)).digest('hex').slice(0, 16);

/** One page in the provider's own order; a page past the end is empty. */
export function listOfferedGames({ pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const first = (pageNo - 1) * pageSize;
  return { games: offered.slice(first, first + pageSize), total: offered.length, version };
}
