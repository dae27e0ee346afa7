import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

/** For parts the page does well without: while they load, or if they fail, nothing shows. */
export function QuietBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'quiet'} errorComponent={Nothing}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  );
}

function Nothing() {
  return null;
}
