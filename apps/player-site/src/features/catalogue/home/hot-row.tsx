import { useTranslation } from 'react-i18next';
import { AutoSlide } from '#features/catalogue/auto-slide.tsx';
import { GameRow, GameRowSkeleton } from '#features/catalogue/game-row.tsx';
import { openFirst } from './home-rows.rules.ts';
import { useHotGames } from '#features/catalogue/use-games.ts';

/** The hot row gets arrows sooner than the others (spec §2). */
const arrowsAbove = 7;
/** Four stand in sight (spec §2): fewer than this have nothing to slide to. */
const slidesFrom = 5;

export function HotRow() {
  const { t } = useTranslation();
  const { data, isError } = useHotGames();
  if (isError || data?.content.length === 0) return null;
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
        games={openFirst(data.content)}
        showsArrowsAbove={arrowsAbove}
        Mover={data.content.length >= slidesFrom ? AutoSlide : undefined}
      />
    </div>
  );
}
