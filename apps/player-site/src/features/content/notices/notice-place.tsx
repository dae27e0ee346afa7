import { lazy, Suspense } from 'react';
import { CatchBoundary } from '@tanstack/react-router';
import { loadFirstPart } from '#features/loading/load-chunk.ts';
import './notice-place.css';

const NoticeMarquee = lazy(() =>
  loadFirstPart(() => import('./notice-marquee.tsx')).then((part) => ({
    default: part.NoticeMarquee,
  })),
);

/** Keeps the marquee's room from the first moment, so that nothing moves when it comes. */
export function NoticePlace() {
  return (
    <CatchBoundary getResetKey={() => 'notices'} errorComponent={Nothing}>
      <Suspense fallback={<div className="notice-place" />}>
        <NoticeMarquee />
      </Suspense>
    </CatchBoundary>
  );
}

function Nothing() {
  return null;
}
