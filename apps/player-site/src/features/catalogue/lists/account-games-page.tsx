import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { TrialNotice } from '#features/members/trial-notice.tsx';
import { useIsTrial } from '#features/members/use-trial.ts';
import { AddressChoice } from '#features/forms/address-choice.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { categoryLabels } from '#site/paths.ts';
import { type AccountGames, useFavouriteGames, useRecentGames } from './account-games.ts';
import { GameGrid } from './game-grid.tsx';
import { listSource } from './game-source.ts';
import { OwnGamesNeedLogin } from './own-games-need-login.tsx';
import { useListedMenus } from '#features/catalogue/menus/use-game-menus.ts';
import './account-games-page.css';

export function FavouriteGamesPage() {
  const { gameType } = useSearch({ from: '/site/favorite' });
  return (
    <AccountGamesPage kind="favorite" gameType={gameType}>
      <Favourites gameType={gameType} />
    </AccountGamesPage>
  );
}

export function RecentGamesPage() {
  const { gameType } = useSearch({ from: '/site/recent' });
  return (
    <AccountGamesPage kind="recent" gameType={gameType}>
      <Recent gameType={gameType} />
    </AccountGamesPage>
  );
}

/** The frame of both lists: the way from one to the other, and the type of game. */
function AccountGamesPage({
  kind,
  gameType,
  children,
}: {
  kind: 'favorite' | 'recent';
  gameType: GameCategory | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const isTrial = useIsTrial();
  const title = t(kind === 'favorite' ? 'own_favourites' : 'own_recent');
  return (
    <div className="page account-games">
      <PageTitle words={title} />
      <div className="account-games-head">
        <h1 className="page-heading">{title}</h1>
        <Link
          to={kind === 'favorite' ? '/recent' : '/favorite'}
          search={gameType ? { gameType } : {}}
          className="text-link"
        >
          {t(kind === 'favorite' ? 'own_to_recent' : 'own_to_favourites')}
        </Link>
      </div>
      {isTrial ? (
        <TrialNotice />
      ) : isLoggedIn ? (
        <>
          <TypeFilter kind={kind} gameType={gameType} />
          {children}
        </>
      ) : (
        <OwnGamesNeedLogin kind="visitor" />
      )}
    </div>
  );
}

function TypeFilter({
  kind,
  gameType,
}: {
  kind: 'favorite' | 'recent';
  gameType: GameCategory | undefined;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = useListedMenus();
  const types = data?.menus.map(({ gameCategory }) => gameCategory) ?? [];
  return (
    <AddressChoice
      label={t('own_type')}
      options={[
        { value: 'ALL', label: t('games_filter_all') },
        ...types.map((type) => ({ value: type, label: t(categoryLabels[type]) })),
      ]}
      value={gameType ?? 'ALL'}
      onValueChange={(value) =>
        void navigate({
          to: kind === 'favorite' ? '/favorite' : '/recent',
          search: value === 'ALL' ? {} : { gameType: value },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

function Favourites({ gameType }: { gameType: GameCategory | undefined }) {
  const { t } = useTranslation();
  return (
    <Games
      list={useFavouriteGames(gameType)}
      label={t('own_favourites')}
      empty={{ title: t('games_none_fav_title'), text: t('games_none_fav_text') }}
    />
  );
}

function Recent({ gameType }: { gameType: GameCategory | undefined }) {
  const { t } = useTranslation();
  return (
    <Games
      list={useRecentGames(gameType)}
      label={t('own_recent')}
      empty={{ title: t('games_none_recent_title'), text: t('games_none_recent_text') }}
    />
  );
}

function Games({
  list,
  label,
  empty,
}: {
  list: AccountGames;
  label: string;
  empty: { title: string; text: string };
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { games, total } = list;
  if (!games && list.isError) return <QueryError query={list} />;
  if (games?.length === 0)
    return (
      <EmptyState
        seed={label}
        {...empty}
        action={
          <Link to="/rng" className={buttonClass({ tone: 'brass' })}>
            {t('own_find')}
          </Link>
        }
      />
    );
  return (
    <>
      <p className="quiet tabular" role="status">
        {total === undefined ? ' ' : t('games_count', { count: total, shown: count(total) })}
      </p>
      <GameGrid source={listSource(games)} label={label} />
      {list.hasNextPage && (
        <Button
          className="account-games-more"
          isLoading={list.isFetchingNextPage}
          loadingLabel={t('loading')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('games_more')}
        </Button>
      )}
    </>
  );
}
