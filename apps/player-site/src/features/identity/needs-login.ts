import { redirect } from '@tanstack/react-router';
import { readToken } from './session.ts';

/** A visitor meets the login pop-up over home and comes back here after it. */
export function needsLogin({ location }: { location: { href: string } }): void {
  if (readToken()) return;
  const search = { popup: 'login', next: location.href } as const;
  redirect({ to: '/', search, replace: true, throw: true });
}
