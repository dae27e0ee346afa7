import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGame } from '#features/catalogue/use-games.ts';
import { FreePlayLink } from '#features/gaming/free-play/free-play-link.tsx';
import './join-to-play.css';

/** The game somebody wanted to open before logging in; undefined: it was another page, or none. */
export function gameOf(next: string | undefined): string | undefined {
  if (!next?.startsWith('/seamless?')) return undefined;
  return new URLSearchParams(next.slice(next.indexOf('?'))).get('gameId') ?? undefined;
}

/** Above the login, for a visitor who touched a game: most have no account yet. */
export function JoinToPlay({ gameId }: { gameId: string }) {
  const { t } = useTranslation();
  const { game } = useGame(gameId);
  return (
    <section className="join">
      <p>{t('join_text', { game: game?.displayName ?? t('game') })}</p>
      <div className="join-ways">
        <Link
          to="."
          search={(current) => ({ ...current, popup: 'register' })}
          className={buttonClass({ tone: 'brass' })}
          replace
        >
          {t('hd_sign_up')}
        </Link>
        <FreePlayLink gameId={gameId} />
      </div>
      <h3 className="join-login">{t('join_login')}</h3>
    </section>
  );
}
