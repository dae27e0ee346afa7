import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';

/** Leaves the game for the page it was opened from, or home. */
export function useLeaveGame(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: '/', replace: true });
  };
}
