import { useRouterState } from '@tanstack/react-router';
import { lazy, useEffect } from 'react';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useMember } from '#features/members/use-member.ts';
import { InstallBanner } from '#features/install/install-banner.tsx';
import { startWorker } from '#features/install/site-worker.ts';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { UpdatePrompt } from '#features/install/update-prompt.tsx';
import { isGamePage } from '#site/paths.ts';
import { FloatingWidget } from './floating-widget.tsx';

const BreakReminder = lazy(() =>
  loadChunk(() => import('#features/limits/break-reminder.tsx')).then((part) => ({
    default: part.BreakReminder,
  })),
);

/** What a page does without until it has been painted and is at rest. */
export function LateParts() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  useEffect(startWorker, []);
  // A round is never interrupted, neither by a new version nor by anything that asks for a tap.
  if (isGamePage(pathname)) return null;
  return (
    <>
      <BreakWatch />
      <FloatingWidget />
      <InstallBanner />
      <UpdatePrompt />
    </>
  );
}

/** Who logs in during a break learns until when it lasts. */
function BreakWatch() {
  const { data: member } = useMember(useIsLoggedIn());
  if (!member?.exclusion) return null;
  return (
    <QuietBoundary>
      <BreakReminder exclusion={member.exclusion} />
    </QuietBoundary>
  );
}
