import { KangaGround } from '@bahati/ui/patterns/kanga-ground.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

/** The game's own picture on cloth while its frame is on the way. */
export function GameLoading({ icon }: { icon: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="game-loading" role="status">
      <KangaGround seed="loading" strength="faint">
        <div className="game-loading-body">
          {icon && <img className="game-loading-art" src={icon} alt="" width={160} height={200} />}
          <p className="game-loading-words">{t('game_loading')}</p>
          <span className="game-loading-bar" aria-hidden="true" />
        </div>
      </KangaGround>
    </div>
  );
}
