import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useNear } from '#features/catalogue/home/use-near.ts';
import { TrialStrip } from '#features/members/trial-notice.tsx';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { isGamePage } from '#site/paths.ts';
import { BottomNavigation } from '#site/layouts/menus/bottom-navigation.tsx';
import { Header } from '#site/layouts/header/header.tsx';
import { MemberNavigation } from '#site/layouts/member/member-navigation.tsx';
import { MenuDrawer, SideRail } from '#site/layouts/menus/side-menu.tsx';
import { TopNavigation } from '#site/layouts/menus/top-navigation.tsx';
import { useRail } from '#site/layouts/menus/use-rail.ts';
import { useRest } from '#site/layouts/menus/use-rest.ts';
import { useWideScreen } from '#site/layouts/menus/use-wide-screen.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useShown } from './use-shown.ts';
import './site-layout.css';
import '#site/layouts/header/header.css';
import '#site/layouts/menus/menus.css';

const Footer = lazy(() =>
  loadChunk(() => import('#site/layouts/footer/footer.tsx')).then((part) => ({
    default: part.Footer,
  })),
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
      data-rail={rail.isOpen ? 'open' : undefined}
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
      {isWide && !isGame && rail.isOpen && <SideRail />}
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
  const isShown = useShown();
  return (
    <div ref={ref} className="site-foot">
      <QuietBoundary>{isNear && isShown && <Footer />}</QuietBoundary>
    </div>
  );
}
