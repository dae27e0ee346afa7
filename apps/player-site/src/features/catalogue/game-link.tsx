import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { warmPopups } from '#features/identity/popups.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { categoryPaths } from '#site/paths.ts';
import type { CardGame } from './game-card.tsx';

type Look = { className: string; children: ReactNode; 'aria-label'?: string };

/**
 * Starts a game (spec §2, §6); an entry that stands for a vendor's whole group leads to that
 * vendor's list.
 */
export function GameLink({
  game,
  ...look
}: Look & { game: Pick<CardGame, 'gameId' | 'isGame' | 'gameType' | 'vassalage'> }) {
  const { gameId, isGame, gameType, vassalage } = game;
  if (isGame !== 'VASSALAGE' || !gameType) return <LaunchLink gameId={gameId} {...look} />;
  return <Link to={categoryPaths[gameType]} search={vassalage ? { vassalage } : {}} {...look} />;
}

/**
 * A visitor meets the login pop-up over the page, which leads on to the game. A page shows
 * scores of these, so it is a plain link that asks the router only when it is followed.
 */
function LaunchLink({ gameId, children, ...look }: Look & { gameId: string }) {
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const href = `/seamless?gameId=${encodeURIComponent(gameId)}`;

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isLoggedIn) void navigate({ to: '/seamless', search: { gameId } });
    else
      void navigate({
        to: '.',
        search: (current) => ({ ...current, popup: 'login', next: href }),
        resetScroll: false,
      });
  }

  return (
    <a {...look} href={href} onClick={follow} onPointerDown={isLoggedIn ? undefined : warmPopups}>
      {children}
    </a>
  );
}
