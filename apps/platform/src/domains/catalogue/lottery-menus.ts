/** Lotteries by prize mode (spec §9): by whose they are, and for the others by their kind. */
import type { Game } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { type PrizeMode, prizeMode } from '@bahati/contract/player-site/catalogue/lottery.ts';
import { gameValue, type CatalogueCache } from './catalogue-cache.ts';

const ofMakers: Readonly<Record<string, PrizeMode>> = { TCG_LOTTO_VN: 'LOTT', TCG_SEA: 'SEA' };

/** Undefined for a game that is no lottery. */
export function prizeModeOf(game: Pick<Game, 'vassalage' | 'gameType'>): PrizeMode | undefined {
  if (game.gameType !== 'LOTT' && game.gameType !== 'ELOTT') return undefined;
  return ofMakers[game.vassalage] ?? (game.gameType === 'LOTT' ? 'ZY' : 'ELOTT');
}

/** Every prize mode asked for, also one that has no lottery. */
export function lotteryMenusOf(
  cache: CatalogueCache,
  { prizeMode: asked, language }: { prizeMode?: PrizeMode | undefined; language: 'en' | 'sw' },
) {
  const lotteries = ['LOTT' as const, 'ELOTT' as const].flatMap(
    (category) => cache.byCategory.get(category) ?? [],
  );
  const byMode = Map.groupBy(lotteries, prizeModeOf);
  return prizeMode.options
    .filter((mode) => asked === undefined || mode === asked)
    .map((mode) => ({
      prizeMode: mode,
      games: (byMode.get(mode) ?? []).map((game) => gameValue(game, language)),
    }));
}
