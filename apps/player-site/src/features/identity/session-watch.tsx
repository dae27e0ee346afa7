import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { onSessionChange } from './session.ts';
import { resumeSession } from './staying/staying.ts';

/**
 * When the server ends a session a device that stays logged in takes up another. Else the reader
 * meets the login pop-up, which says so and leads back to the page that was open; agents meet
 * their own login.
 */
export function SessionWatch() {
  const navigate = useNavigate();
  const router = useRouter();
  const askToLogIn = useEffectEvent(({ href, pathname }: { href: string; pathname: string }) => {
    const isPublic = !pathname.startsWith('/member') && pathname !== '/seamless';
    if (pathname.startsWith('/agent')) {
      void navigate({ to: '/agent', replace: true });
      return;
    }
    const search = { popup: 'login' as const, next: href };
    void navigate(isPublic ? { to: '.', search } : { to: '/', search, replace: true });
  });
  useEffect(
    () =>
      onSessionChange((ending) => {
        if (ending !== 'expired') return;
        const { location } = router.state;
        void resumeSession().then((isBack) => {
          if (!isBack) askToLogIn(location);
        });
      }),
    [router],
  );
  return null;
}
