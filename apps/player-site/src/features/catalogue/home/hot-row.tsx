import { useTranslation } from '#site/words/use-translation.ts';
import { AutoSlide } from '#features/catalogue/auto-slide.tsx';
import { GameRow, GameRowSkeleton } from '#features/catalogue/game-row.tsx';
import { openOnly } from './home-rows.rules.ts';
import { useHotGames } from '#features/catalogue/use-games.ts';

/** The hot row gets arrows sooner than the others (spec §2). */
const arrowsAbove = 7;
/** Four slides stand in sight (spec §2): a row of four has nothing to turn to. */
const slidesInSight = 4;

export function HotRow() {
  const { t } = useTranslation();
  const { data, isError } = useHotGames();
  const games = openOnly(data?.content ?? []);
  if (isError || (data && games.length === 0)) return null;
  if (!data)
    return (
      <div className="hot-row">
        <GameRowSkeleton />
      </div>
    );
  return (
    <div className="hot-row">
      <GameRow
        title={t('row_hot')}
        // The row's own title says it of every game in it.
        games={games.map((game) => ({ ...game, isHot: 0 as const }))}
        showsArrowsAbove={arrowsAbove}
        Mover={games.length > slidesInSight ? AutoSlide : undefined}
      />
    </div>
  );
}
