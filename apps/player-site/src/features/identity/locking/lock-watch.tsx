import { dismissToast, readToasts } from '@bahati/ui/toast/toasts.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { queryClient } from '#site/api.ts';
import { useHurdle } from '#features/identity/session.ts';
import { useMember } from '#features/members/use-member.ts';
import { askLock, listenForLock, noteUse, unusedMs, watchUse } from './lock-state.ts';

const uses = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;
const lookEveryMs = 15_000;

/** Tells the server of use where the member has a lock, and forgets what was read while it is on. */
export function LockWatch() {
  const router = useRouter();
  const hurdle = useHurdle();
  const wasLocked = useRef(hurdle === 'lock');
  const { data: member } = useMember(hurdle === 'none');
  const minutes = hurdle === 'none' ? (member?.lockMinutes ?? null) : null;
  useEffect(listenForLock, []);
  useEffect(() => {
    const isLocked = hurdle === 'lock';
    if (isLocked) {
      queryClient.removeQueries({
        queryKey: ['member'],
        // The lock screen may have asked already.
        predicate: ({ queryKey }) => queryKey[1] !== 'GET /wps/session/lock',
      });
      for (const { id } of readToasts()) dismissToast(id);
    } else if (wasLocked.current) {
      // What was refused until now may be read again.
      void router.invalidate();
      void queryClient.invalidateQueries();
    }
    wasLocked.current = isLocked;
  }, [hurdle, router]);
  useEffect(() => {
    if (minutes === null) return;
    watchUse(true);
    for (const use of uses) window.addEventListener(use, noteUse, { capture: true, passive: true });
    const timer = setInterval(() => {
      if (unusedMs() > minutes * 60_000) askLock().catch(() => undefined);
    }, lookEveryMs);
    return () => {
      clearInterval(timer);
      for (const use of uses) window.removeEventListener(use, noteUse, { capture: true });
      watchUse(false);
    };
  }, [minutes]);
  return null;
}
