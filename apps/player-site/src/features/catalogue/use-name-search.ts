/** Finding games of a category in the page, at every key: the names are read once. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { GameCategory } from '@bahati/contract/player-site/catalogue.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { createNameIndex } from '@bahati/name-search/name-index.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publicQuery } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import type { ListedGame } from './game-source.ts';

type Names = CallValue<PlayerSiteCalls['GET /lgw/games/names']>;

const staleTime = 300_000;
/** Nobody looks through more than this for a name. */
const mostFound = 600;

/** Undefined until the names are here; the server's own search answers meanwhile. */
export function useNameSearch(gameType: GameCategory, isWanted: boolean) {
  const { data } = useQuery({
    ...publicQuery('GET /lgw/games/names', { query: { gameType } }),
    staleTime,
    enabled: isWanted,
  });
  const language = currentLanguage();
  return useMemo(() => (data ? createSearch(data, language) : undefined), [data, language]);
}

function createSearch(names: Names, language: 'en' | 'sw') {
  const index = createNameIndex(
    names.games.map(([, , en, sw, vendor, , , features]) => ({
      names: [en, sw],
      tags: [
        names.vendors[vendor]?.name ?? '',
        ...features.flatMap((feature) => names.features[feature]?.words ?? []),
      ],
    })),
  );
  return (typed: string, vassalage: string | undefined): ListedGame[] =>
    index
      .search(typed, mostFound)
      .flatMap((at) => listed(names, at, language) ?? [])
      .filter((game) => vassalage === undefined || game.vassalage === vassalage);
}

function listed(names: Names, at: number, language: 'en' | 'sw'): ListedGame | undefined {
  const entry = names.games[at];
  if (!entry) return undefined;
  const [nodeId, gameId, en, sw, vendorAt, categoryAt, marks] = entry;
  const vendor = names.vendors[vendorAt];
  const gameType = names.categories[categoryAt];
  if (!vendor || !gameType) return undefined;
  return {
    nodeId,
    gameId,
    gameType,
    displayName: language === 'sw' ? sw : en,
    vendorName: vendor.name,
    vassalage: vendor.vassalage,
    icon: names.picturePath.replace(':gameId', gameId),
    isHot: (marks & 1) === 1 ? 1 : 0,
    isUnderMaintenance: (marks & 2) === 2,
    isGame: (marks & 4) === 4 ? 'VASSALAGE' : 'GAME',
  };
}
