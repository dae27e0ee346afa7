import type { MouseEvent, ReactNode } from 'react';
import { warmPopups } from '#features/identity/popups/popups.tsx';
import { readToken } from '#features/identity/session.ts';
import { type GameStart, type StartableGame, startHref, startOfGame } from './start-game.rules.ts';
import { useStartGame } from './use-start-game.ts';

type Look = {
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  /** Marks it for the keys of the search. */
  'data-hit'?: string | undefined;
};

export function GameLink({ game, ...look }: Look & { game: StartableGame }) {
  return <StartLink start={startOfGame(game)} {...look} />;
}

/**
 * Starts a game. A page shows scores of these, so it is a plain link that asks the router only
 * when it is followed; in a new tab it leads to the same place.
 */
export function StartLink({ start, children, ...look }: Look & { start: GameStart }) {
  const startGame = useStartGame();

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    startGame(start);
  }

  return (
    <a
      {...look}
      href={startHref(start)}
      aria-haspopup={start.kind === 'group' ? 'dialog' : undefined}
      onClick={follow}
      onPointerDown={warmForVisitor}
    >
      {children}
    </a>
  );
}

/** A visitor is about to meet the login. */
function warmForVisitor(): void {
  if (readToken() === null) warmPopups();
}
