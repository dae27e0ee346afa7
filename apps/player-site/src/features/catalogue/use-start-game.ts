import { useNavigate } from '@tanstack/react-router';
import { readToken } from '#features/identity/session.ts';
import { readIsTrial } from '#features/members/use-trial.ts';
import { openGamePopup } from '#features/catalogue/vendors/game-popup-store.ts';
import { type GameStart, startHref, startHurdle } from './start-game.rules.ts';

/**
 * Starts a game (spec §2, §6): the one way in for every tile, card and list. Who is there is
 * asked at the touch, so that scores of tiles need not watch it.
 */
export function useStartGame(): (start: GameStart) => void {
  const navigate = useNavigate();
  return (start) => {
    const player = readToken() === null ? 'visitor' : readIsTrial() ? 'trial' : 'member';
    switch (startHurdle(start, player)) {
      case 'login':
        void navigate({
          to: '.',
          search: (current) => ({ ...current, popup: 'login' as const, next: startHref(start) }),
          resetScroll: false,
        });
        return;
      case 'true_account':
        openGamePopup({
          kind: 'true_account',
          ...(start.kind === 'launch' && { gameId: start.gameId }),
        });
        return;
      case 'none':
        go(start);
    }
  };

  function go(start: GameStart): void {
    switch (start.kind) {
      case 'group':
        openGamePopup(start);
        return;
      case 'lottery':
        void navigate({ to: start.to, search: start.gameCode ? { gameCode: start.gameCode } : {} });
        return;
      case 'list':
        void navigate({ to: '/rng', search: { vassalage: start.vassalage } });
        return;
      case 'launch':
        void navigate({
          to: '/seamless',
          search: { gameId: start.gameId, ...(start.room !== undefined && { room: start.room }) },
        });
    }
  }
}
