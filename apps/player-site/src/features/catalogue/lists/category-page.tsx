import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useIsTrial } from '#features/members/use-trial.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { categoryLabels, categoryPaths } from '#site/paths.ts';
import type { CategorySearch } from '#site/search.ts';
import { GameFilters } from './game-filters.tsx';
import { GameGrid } from './game-grid.tsx';
import { type AskedSource, listSource, useOwnSource, usePagedSource } from './game-source.ts';
import { useListedMenus } from '#features/catalogue/menus/use-game-menus.ts';
import { OwnGamesNeedLogin } from './own-games-need-login.tsx';
import { FoundElsewhere } from '#features/catalogue/search/found-elsewhere.tsx';
import { useNameSearch } from '#features/catalogue/search/use-name-search.ts';
import { useGamePageAhead } from '#features/gaming/game/use-game-page-ahead.ts';
import { lanesQuery } from '#features/catalogue/use-games.ts';
import './category-page.css';

/** How long the hand must rest before the address tells what was typed. */
const restMs = 250;

/** The games of one category; what narrows them stands in the address. */
export function CategoryPage() {
  const gameType = useMatches({
    select: (matches) =>
      matches.findLast((match) => match.staticData.gameType)?.staticData.gameType,
  });
  // The key makes each category a page of its own, with a search field of its own.
  return gameType ? <Category key={gameType} gameType={gameType} /> : null;
}

function Category({ gameType }: { gameType: GameCategory }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  useGamePageAhead();
  const { filters, change, typed, setTyped } = useFilters(gameType);
  const [isSearching, setIsSearching] = useState(false);
  const lanes = useQuery(lanesQuery());
  const hasProviders = useHasProviders(gameType, lanes.data?.lanes);
  const lane = lanes.data?.lanes.find(({ title }) => title === gameType);
  const { source, query, needsLogin } = useCategoryGames(gameType, filters, typed, isSearching);
  // How many were found is told at once; the games themselves give way to the next key.
  const { total } = source;
  const shown = useDeferredValue(source);
  const label = t(categoryLabels[gameType]);
  return (
    <div className="page category">
      <PageTitle words={label} />
      <div className="category-head">
        <h1 className="page-heading">{label}</h1>
        <p className="quiet tabular" role="status">
          {total === undefined ? ' ' : t('games_count', { count: total, shown: count(total) })}
        </p>
      </div>
      <GameFilters
        vendors={lane?.cards ?? []}
        hasProviders={hasProviders}
        classes={lane?.gameClassify ?? []}
        typed={typed}
        onType={setTyped}
        onFocus={() => setIsSearching(true)}
        filters={filters}
        onChange={change}
      />
      {needsLogin ? (
        <OwnGamesNeedLogin kind={needsLogin} />
      ) : (
        <Games
          source={shown}
          query={query}
          label={label}
          filters={filters}
          gameType={gameType}
          typed={typed}
        />
      )}
    </div>
  );
}

/**
 * Whether there is one to choose: the menus know it before the filters do, and most lists have
 * several, so that nothing jumps.
 */
function useHasProviders(
  gameType: GameCategory,
  lanes: readonly { title: string; cards: readonly unknown[] }[] | undefined,
): boolean {
  const { data } = useListedMenus();
  if (!lanes && !data) return true;
  const listed = data?.menus.find(({ gameCategory }) => gameCategory === gameType)?.vendors;
  const cards = lanes?.find(({ title }) => title === gameType)?.cards;
  return ((lanes ? cards : listed) ?? []).length > 1;
}

function Games({
  source,
  query,
  label,
  filters: { filter, vassalage },
  gameType,
  typed,
}: AskedSource & {
  label: string;
  filters: CategorySearch;
  gameType: GameCategory;
  typed: string;
}) {
  const { t } = useTranslation();
  if (source.total === undefined && query.isError) return <QueryError query={query} />;
  if (source.total === 0) {
    const [title, text] =
      filter === 'FAV'
        ? (['games_none_fav_title', 'games_none_fav_text'] as const)
        : filter === 'RECENT'
          ? (['games_none_recent_title', 'games_none_recent_text'] as const)
          : (['games_none_title', 'games_none_text'] as const);
    const none = <EmptyState seed={label} title={t(title)} text={t(text)} />;
    const isSearch = typed.trim() !== '' && filter !== 'FAV' && filter !== 'RECENT';
    if (!isSearch) return none;
    return <FoundElsewhere typed={typed.trim()} except={vassalage ? null : gameType} none={none} />;
  }
  return <GameGrid source={source} label={label} />;
}

/** What is shown: own games, games found by name, or the category as the filters leave it. */
function useCategoryGames(
  gameType: GameCategory,
  filters: CategorySearch,
  typed: string,
  isSearching: boolean,
) {
  const isLoggedIn = useIsLoggedIn();
  const isTrial = useIsTrial();
  const wanted = typed.trim();
  const own = filters.filter === 'FAV' || filters.filter === 'RECENT' ? filters.filter : undefined;
  const stranger = isTrial ? 'trial' : isLoggedIn ? undefined : 'visitor';
  const needsLogin: 'trial' | 'visitor' | undefined = own ? stranger : undefined;
  const found = useNameSearch(
    { gameType, typed: wanted, vassalage: filters.vassalage },
    isSearching || wanted !== '',
  );
  const ownSource = useOwnSource(own ?? 'FAV', gameType, own !== undefined && !needsLogin);
  const paged = usePagedSource(
    {
      gameType,
      vassalage: filters.vassalage,
      filter: filters.filter === 'NEW' || filters.filter === 'HOT' ? filters.filter : undefined,
      gameClassify: filters.class,
      sort: filters.sort,
      search: wanted === '' || found ? undefined : wanted,
    },
    !own && !found,
  );
  const foundSource = useMemo(() => (found ? listSource(found) : undefined), [found]);
  const asked = own ? ownSource : paged;
  return { source: foundSource ?? asked.source, query: asked.query, needsLogin };
}

function useFilters(gameType: GameCategory) {
  const navigate = useNavigate();
  const filters: CategorySearch = useSearch({ from: `/site${categoryPaths[gameType]}` });
  const { search } = filters;
  const [typed, setTyped] = useState(search ?? '');
  const wanted = typed.trim();
  const change = (next: Partial<CategorySearch>) =>
    void navigate({
      to: categoryPaths[gameType],
      search: (current) => ({ ...current, ...next }),
      replace: true,
      resetScroll: false,
    });
  useEffect(() => {
    if (wanted === (search ?? '')) return;
    const timer = setTimeout(() => {
      void navigate({
        to: categoryPaths[gameType],
        search: (current) => ({ ...current, search: wanted || undefined }),
        replace: true,
        resetScroll: false,
      });
    }, restMs);
    return () => clearTimeout(timer);
  }, [wanted, search, gameType, navigate]);
  return { filters, change, typed, setTyped };
}
