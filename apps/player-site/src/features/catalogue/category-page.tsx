import type { GameCategory, Vendor } from '@bahati/contract/player-site/catalogue.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#features/system/page-title.tsx';
import { QueryError } from '#features/system/query-error.tsx';
import { useFormat } from '#features/system/use-format.ts';
import { categoryLabels, categoryPaths } from '#site/paths.ts';
import { GameCard } from './game-card.tsx';
import { useGameMenus } from './use-game-menus.ts';
import { useGamePages } from './use-games.ts';
import './category-page.css';

/** How long the hand must rest before a search is asked for. */
const searchRestMs = 250;

/** The games of one category, filtered by vendor and name; the filters stand in the address. */
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
  const { vassalage, search } = useSearch({ from: `/site${categoryPaths[gameType]}` });
  const menus = useGameMenus();
  const vendors = menus.data?.menus.find((menu) => menu.gameCategory === gameType)?.vendors ?? [];
  const query = useGamePages({ gameType, vassalage, search });
  const games = query.data?.pages.flatMap((page) => page.content);
  const total = query.data?.pages[0]?.total ?? 0;
  const label = t(categoryLabels[gameType]);
  return (
    <div className="page category">
      <PageTitle words={label} />
      <div className="category-head">
        <h1 className="page-heading">{label}</h1>
        <p className="quiet tabular" role="status">
          {games ? t('games_count', { count: total, shown: count(total) }) : ' '}
        </p>
      </div>
      <Filters gameType={gameType} vendors={vendors} vassalage={vassalage} search={search} />
      {games && games.length > 0 ? (
        <>
          <ul className="game-grid" aria-busy={query.isPlaceholderData}>
            {games.map((game, at) => (
              <li key={game.gameId}>
                <GameCard game={game} isEager={at < 6} />
              </li>
            ))}
          </ul>
          <Pager
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
            moreLabel={t('more')}
            loadingLabel={t('loading')}
            summary={t('games_summary', { shown: count(games.length), total: count(total) })}
          />
        </>
      ) : games ? (
        <EmptyState seed={label} title={t('games_none_title')} text={t('games_none_text')} />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <GridSkeleton />
      )}
    </div>
  );
}

function Filters({
  gameType,
  vendors,
  vassalage,
  search,
}: {
  gameType: GameCategory;
  vendors: readonly Vendor[];
  vassalage: string | undefined;
  search: string | undefined;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search ?? '');
  const wanted = typed.trim();

  useEffect(() => {
    if (wanted === (search ?? '')) return;
    const timer = setTimeout(() => {
      void navigate({
        to: categoryPaths[gameType],
        search: { ...(vassalage ? { vassalage } : {}), ...(wanted ? { search: wanted } : {}) },
        replace: true,
        resetScroll: false,
      });
    }, searchRestMs);
    return () => clearTimeout(timer);
  }, [wanted, search, vassalage, gameType, navigate]);

  return (
    <search className="category-filters">
      <TextField
        label={t('games_search')}
        isLabelHidden
        type="search"
        placeholder={t('games_search')}
        prefix={<SearchIcon size={20} />}
        maxLength={60}
        value={typed}
        onValueChange={setTyped}
      />
      {vendors.length > 1 && (
        <Segmented
          label={t('games_vendor')}
          options={[
            { value: '', label: t('games_vendor_all') },
            ...vendors.map((vendor) => ({ value: vendor.vassalage, label: vendor.name })),
          ]}
          value={vassalage ?? ''}
          onValueChange={(value) =>
            void navigate({
              to: categoryPaths[gameType],
              search: { ...(value ? { vassalage: value } : {}), ...(search ? { search } : {}) },
              replace: true,
              resetScroll: false,
            })
          }
        />
      )}
    </search>
  );
}

function GridSkeleton() {
  return (
    <ul className="game-grid" aria-hidden="true">
      {Array.from({ length: 12 }, (_, at) => (
        <li key={at} className="game-card">
          <span className="game-row-ghost ui-skeleton" />
        </li>
      ))}
    </ul>
  );
}
