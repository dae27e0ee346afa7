import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { useGame } from '#features/catalogue/use-games.ts';
import { FreePlayLink } from '#features/gaming/free-play/free-play-link.tsx';
import { gameOf } from './wished-play.ts';
import './join-to-play.css';

/** Above the login, for a visitor who touched a game: most have no account yet. */
export function JoinToPlay({ next }: { next: string }) {
  const { t } = useTranslation();
  const gameId = gameOf(next);
  return (
    <section className="join">
      <p>{gameId === undefined ? t('join_text_any') : <JoinForGame gameId={gameId} />}</p>
      <div className="join-ways">
        <Link
          to="."
          search={(current) => ({ ...current, popup: 'register' })}
          className={buttonClass({ tone: 'brass' })}
          replace
        >
          {t('hd_sign_up')}
        </Link>
        {gameId !== undefined && <FreePlayLink gameId={gameId} />}
      </div>
      <h3 className="join-login">{t('join_login')}</h3>
    </section>
  );
}

function JoinForGame({ gameId }: { gameId: string }) {
  const { t } = useTranslation();
  const { game } = useGame(gameId);
  return t('join_text', { game: game?.displayName ?? t('game') });
}
