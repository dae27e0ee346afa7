/**
 * Finds games of one category by name, beside the page: reading and indexing ten thousand names
 * takes longer than a frame, and nobody's typing waits for it.
 */
import { createCaller } from '@bahati/client/caller.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { createNameIndex } from '@bahati/name-search/name-index.ts';
import type { ListedGame } from '#features/catalogue/lists/game-source.ts';
import type { NameAnswer, NameQuestion } from './name-search.ts';

type Names = CallValue<PlayerSiteCalls['GET /lgw/games/names']>;
type Search = (question: NameQuestion) => ListedGame[];

/** Nobody looks through more than this for a name. */
const mostFound = 600;

const call = createCaller<PlayerSiteCalls>({ token: () => null });
let search: Promise<Search> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<NameQuestion>) => {
  void answer(data);
});

async function answer(question: NameQuestion): Promise<void> {
  const { gameType, id } = question;
  search ??= call('GET /lgw/games/names', { query: { gameType } }).then(createSearch);
  try {
    const find = await search;
    const games = question.typed === '' ? null : find(question);
    self.postMessage({ id, games } satisfies NameAnswer);
  } catch {
    // The server's own search answers instead, and the next key asks for the names again.
    search = undefined;
    self.postMessage({ id, games: null } satisfies NameAnswer);
  }
}

function createSearch(names: Names): Search {
  const index = createNameIndex(
    names.games.map(([, , en, sw, vendor, , , features]) => ({
      names: [en, sw],
      tags: [
        names.vendors[vendor]?.name ?? '',
        ...features.flatMap((feature) => names.features[feature]?.words ?? []),
      ],
    })),
  );
  return ({ typed, vassalage, language }) =>
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
    icon: names.picturePath.replace(':language', language).replace(':gameId', gameId),
    isHot: (marks & 1) === 1 ? 1 : 0,
    isUnderMaintenance: (marks & 2) === 2,
    isGame: (marks & 4) === 4 ? 'VASSALAGE' : 'GAME',
  };
}
