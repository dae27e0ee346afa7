import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { Outlet } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { ToastRegion } from '@bahati/ui/toast/toast-region.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { publicQuery } from '#site/api.ts';
import { applyPalette } from '#site/palette.ts';
import { brandQuery } from '#features/brand/use-brand.ts';
import { GamePopupHost } from '#features/catalogue/vendors/game-popup-host.tsx';
import { useSearchKeys } from '#features/catalogue/search/use-search-keys.ts';
import { useHurdle, useIsLoggedIn } from '#features/identity/session.ts';
import { ContentPopups } from '#features/content/announcements/content-popups.tsx';
import { Popups } from '#features/identity/popups/popups.tsx';
import { SessionWatch } from '#features/identity/session-watch.tsx';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { readLowData } from '#features/low-data/low-data.ts';
import { useShown } from '#site/layouts/use-shown.ts';
import { OfflineBar } from '#features/loading/offline-bar.tsx';

const ClosedScreen = lazy(() =>
  loadChunk(() => import('#features/brand/closed-screen.tsx')).then((part) => ({
    default: part.ClosedScreen,
  })),
);
const LockScreen = lazy(() =>
  loadChunk(() => import('#features/identity/locking/lock-screen.tsx')).then((part) => ({
    default: part.LockScreen,
  })),
);
const LockWatch = lazy(() =>
  loadChunk(() => import('#features/identity/locking/lock-watch.tsx')).then((part) => ({
    default: part.LockWatch,
  })),
);
const LiveLink = lazy(() =>
  loadChunk(() => import('#features/realtime/live-link.tsx')).then((part) => ({
    default: part.LiveLink,
  })),
);

/** A member hears at once over the live connection, a visitor at his next call or by this. */
const openPollMs = 60_000;
/** In low-data mode nobody looks so often; a call that is turned away tells at once anyway. */
const thriftyPollMs = 5 * 60_000;

const isClosed = (system: CallValue<PlayerSiteCalls['GET /wps/system/status']> | undefined) =>
  system !== undefined && (system.status !== 0 || system.isAddressBlocked);

export const systemStatusQuery = publicQuery('GET /wps/system/status');

/**
 * What every page shares. While the site is closed nothing else is shown (spec §2, §4), nor while
 * the device is locked.
 */
export function RootLayout() {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const hurdle = useHurdle();
  const isShown = useShown();
  useSearchKeys();
  const { data: system } = useQuery({
    ...systemStatusQuery,
    refetchInterval: (query) =>
      isClosed(query.state.data) ? 15_000 : readLowData() ? thriftyPollMs : openPollMs,
    refetchOnWindowFocus: 'always',
  });
  const { data: brand } = useQuery(brandQuery);
  useEffect(() => {
    if (brand) applyPalette(brand);
  }, [brand]);
  return (
    <>
      {/* First: a view puts its own title before this one, and takes it along before the next has come. */}
      <PageTitle />
      <OfflineBar />
      {system && isClosed(system) ? (
        <Suspense>
          <ClosedScreen system={system} />
        </Suspense>
      ) : (
        <>
          {hurdle === 'lock' ? (
            <Suspense>
              <LockScreen />
            </Suspense>
          ) : (
            <>
              <Outlet />
              <Popups />
              <ContentPopups />
              <GamePopupHost />
            </>
          )}
          <SessionWatch />
          {isShown && isLoggedIn && (
            <QuietBoundary>
              <LockWatch />
            </QuietBoundary>
          )}
          {isShown && isLoggedIn && hurdle === 'none' && (
            <QuietBoundary>
              <LiveLink />
            </QuietBoundary>
          )}
        </>
      )}
      <ToastRegion label={t('toasts_label')} closeLabel={t('close')} />
    </>
  );
}
