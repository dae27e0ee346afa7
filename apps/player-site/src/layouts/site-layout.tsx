import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNear } from '#features/catalogue/use-near.ts';
import { TrialStrip } from '#features/members/trial-notice.tsx';
import { loadChunk } from '#features/system/load-chunk.ts';
import { QuietBoundary } from '#features/system/quiet-boundary.tsx';
import { isGamePage } from '#site/paths.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Header } from './header.tsx';
import { MemberNavigation } from './member-navigation.tsx';
import { MenuDrawer, SideRail } from './side-menu.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useRail } from './use-rail.ts';
import { useRest } from './use-rest.ts';
import { useWideScreen } from './use-wide-screen.ts';
import './site-layout.css';

const Footer = lazy(() =>
  loadChunk(() => import('./footer.tsx')).then((part) => ({ default: part.Footer })),
);
const LateParts = lazy(() =>
  loadChunk(() => import('./late-parts.tsx')).then((part) => ({ default: part.LateParts })),
);

export function SiteLayout() {
  const { t } = useTranslation();
  const rail = useRail();
  const isWide = useWideScreen();
  const isAtRest = useRest();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const main = useFocusOnArrival();
  const isMemberCentre = useRouterState({
    select: (state) => state.matches.some((match) => match.routeId === '/site/member'),
  });
  const isGame = useRouterState({ select: (state) => isGamePage(state.location.pathname) });
  return (
    <div
      className="site"
      data-rail={rail.isOpen ? 'open' : 'narrow'}
      data-game={isGame ? '' : undefined}
    >
      <a className="skip-link" href="#main">
        {t('skip_to_content')}
      </a>
      <Header
        isRailOpen={rail.isOpen}
        onToggleRail={rail.toggle}
        onOpenDrawer={() => setIsDrawerOpen(true)}
      />
      {isWide && !isGame && <SideRail isOpen={rail.isOpen} />}
      <div className="site-content">
        <TopNavigation />
        <TrialStrip />
        {isMemberCentre && <MemberNavigation />}
        <main id="main" ref={main} tabIndex={-1} className="site-main">
          <Outlet />
        </main>
        <FooterWhenNear />
      </div>
      {!isWide && <BottomNavigation onOpenMenu={() => setIsDrawerOpen(true)} />}
      <QuietBoundary>{isAtRest && <LateParts />}</QuietBoundary>
      {isDrawerOpen && <MenuDrawer onClose={() => setIsDrawerOpen(false)} />}
    </div>
  );
}

/** On most pages the footer is far below, and many readers never come to it. */
function FooterWhenNear() {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className="site-foot">
      <QuietBoundary>{isNear && <Footer />}</QuietBoundary>
    </div>
  );
}

/** A new page takes the focus, so that the keyboard and the screen reader begin at its top. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== undefined && pathname !== last.current)
      main.current?.focus({ preventScroll: true });
    last.current = pathname;
  }, [pathname]);
  return main;
}
