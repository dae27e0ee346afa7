import { useNavigate } from '@tanstack/react-router';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useIsTrial, useRealAccount } from '#features/members/use-trial.ts';

/** From play money to the game itself: a member opens it, anybody else joins first. */
export function usePlayForReal(gameId: string): () => void {
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const isTrial = useIsTrial();
  const leaveTrial = useRealAccount();
  return () => {
    if (isTrial) return leaveTrial.mutate();
    if (isLoggedIn) return void navigate({ to: '/seamless', search: { gameId } });
    const next = `/seamless?gameId=${encodeURIComponent(gameId)}`;
    void navigate({ to: '/', search: { popup: 'register', next } });
  };
}
