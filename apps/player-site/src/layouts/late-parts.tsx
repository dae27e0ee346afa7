import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { InstallBanner } from '#features/system/install-banner.tsx';
import { startWorker } from '#features/system/site-worker.ts';
import { UpdatePrompt } from '#features/system/update-prompt.tsx';
import { isGamePage } from '#site/paths.ts';
import { FloatingWidget } from './floating-widget.tsx';

/** What a page does without until it has been painted and is at rest. */
export function LateParts() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  useEffect(startWorker, []);
  // A round is never interrupted, neither by a new version nor by anything that asks for a tap.
  if (isGamePage(pathname)) return null;
  return (
    <>
      <FloatingWidget />
      <InstallBanner />
      <UpdatePrompt />
    </>
  );
}
