import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TrialStrip } from '#features/members/trial-notice.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MemberNavigation } from './member-navigation.tsx';
import { MenuDrawer, SideRail } from './side-menu.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useRail } from './use-rail.ts';
import { useWideScreen } from './use-wide-screen.ts';
import './site-layout.css';

export function SiteLayout() {
  const { t } = useTranslation();
  const rail = useRail();
  const isWide = useWideScreen();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const main = useFocusOnArrival();
  const isMemberCentre = useRouterState({
    select: (state) => state.matches.some((match) => match.routeId === '/site/member'),
  });
  return (
    <div className="site" data-rail={rail.isOpen ? 'open' : 'narrow'}>
      <a className="skip-link" href="#main">
        {t('skip_to_content')}
      </a>
      <Header
        isRailOpen={rail.isOpen}
        onToggleRail={rail.toggle}
        onOpenDrawer={() => setIsDrawerOpen(true)}
      />
      {isWide && <SideRail isOpen={rail.isOpen} />}
      <div className="site-content">
        <TopNavigation />
        <TrialStrip />
        {isMemberCentre && <MemberNavigation />}
        <main id="main" ref={main} tabIndex={-1} className="site-main">
          <Outlet />
        </main>
        <Footer />
      </div>
      {!isWide && <BottomNavigation onOpenMenu={() => setIsDrawerOpen(true)} />}
      {isDrawerOpen && <MenuDrawer onClose={() => setIsDrawerOpen(false)} />}
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
