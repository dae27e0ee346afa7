import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { categoryLabels, categoryPaths } from '#site/paths.ts';
import { GameRow, GameRowSkeleton } from '#features/catalogue/game-row.tsx';
import { type GamesRow, homeRows, openOnly } from './home-rows.rules.ts';
import { HomeVendorRow } from './home-vendor-row.tsx';
import { useGameMenus } from '#features/catalogue/menus/use-game-menus.ts';
import { useRowGames } from '#features/catalogue/use-games.ts';
import { useNear } from './use-near.ts';

/** One row for each category of the menu; slots by their first vendors (spec §2). */
export function HomeRows() {
  const { t } = useTranslation();
  const { data } = useGameMenus();
  if (!data) return <GameRowSkeleton />;
  return homeRows(data.menus).map((row) => {
    if (row.kind === 'games')
      return <CategoryRow key={`${row.gameType}${row.vassalage ?? ''}`} row={row} />;
    const label = t(categoryLabels[row.gameType]);
    return (
      <HomeVendorRow
        key={row.gameType}
        row={row}
        title={label}
        action={<AllLink gameType={row.gameType} vassalage={undefined} label={label} />}
      />
    );
  });
}

function CategoryRow({ row }: { row: GamesRow }) {
  const { t } = useTranslation();
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { data, isError } = useRowGames(row, isNear);
  const label = t(categoryLabels[row.gameType]);
  // A row that has nothing to show, or failed, leaves no gap: the category's page tells more.
  const games = openOnly(data?.content ?? []);
  if (isError || (data && games.length === 0)) return null;
  return (
    <div ref={ref}>
      {data ? (
        <GameRow
          title={row.vendorName ? `${label} · ${row.vendorName}` : label}
          games={games}
          action={<AllLink gameType={row.gameType} vassalage={row.vassalage} label={label} />}
        />
      ) : (
        <GameRowSkeleton />
      )}
    </div>
  );
}

function AllLink({
  gameType,
  vassalage,
  label,
}: {
  gameType: GameCategory;
  vassalage: string | undefined;
  label: string;
}) {
  const { t } = useTranslation();
  return (
    <Link
      to={categoryPaths[gameType]}
      search={vassalage ? { vassalage } : {}}
      className="text-link"
      aria-label={t('row_all_of', { category: label })}
    >
      {t('row_all')}
    </Link>
  );
}
