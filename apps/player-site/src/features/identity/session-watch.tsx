import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSessionChange } from './session.ts';

/**
 * When the server ends a session the reader meets the login pop-up, which says so and leads
 * back to the page that was open; agents meet their own login.
 */
export function SessionWatch() {
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(
    () =>
      onSessionChange((ending) => {
        if (ending !== 'expired') return;
        const { href, pathname } = router.state.location;
        const isPublic = !pathname.startsWith('/member') && pathname !== '/seamless';
        if (pathname.startsWith('/agent')) {
          void navigate({ to: '/agent', replace: true });
          return;
        }
        const search = { popup: 'login' as const, next: href };
        void navigate(isPublic ? { to: '.', search } : { to: '/', search, replace: true });
      }),
    [navigate, router],
  );
  return null;
}
