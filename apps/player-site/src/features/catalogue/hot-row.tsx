import { useTranslation } from 'react-i18next';
import { AutoSlide } from './auto-slide.tsx';
import { GameRow, GameRowSkeleton } from './game-row.tsx';
import { useHotGames } from './use-games.ts';

/** The hot row gets arrows sooner than the others (spec §2). */
const arrowsAbove = 7;
/** Fewer games than this all stand in sight, so there is nothing to slide to. */
const slidesFrom = 5;

export function HotRow() {
  const { t } = useTranslation();
  const { data, isError } = useHotGames();
  if (isError || data?.content.length === 0) return null;
  if (!data) return <GameRowSkeleton />;
  return (
    <GameRow
      title={t('row_hot')}
      games={data.content}
      showsArrowsAbove={arrowsAbove}
      Mover={data.content.length >= slidesFrom ? AutoSlide : undefined}
    />
  );
}
