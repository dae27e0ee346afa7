import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useGameMenus } from '#features/catalogue/menus/use-game-menus.ts';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { categoryLabels, categoryPaths } from '#site/paths.ts';
import { useVendorMenu } from './use-vendor-menu.ts';
import { useWideScreen } from './use-wide-screen.ts';

const VendorMenu = lazy(() =>
  loadChunk(() => import('./vendor-menu.tsx')).then((part) => ({ default: part.VendorMenu })),
);

/**
 * Home, each category that has a vendor, in the sorted list's order, then promotions (spec §2). On
 * wide screens a category opens its vendors.
 */
export function TopNavigation() {
  const { t } = useTranslation();
  const { data } = useGameMenus();
  const isWide = useWideScreen();
  const { opened, close, ofCategory, ofBar } = useVendorMenu(isWide);
  const menu = data?.menus.find(({ gameCategory }) => gameCategory === opened?.category);
  return (
    <nav className="top-nav" aria-label={t('nav_games')} {...ofBar}>
      <ul className="top-nav-list">
        <li>
          <Link
            to="/"
            className="top-nav-link"
            activeOptions={{ exact: true, includeSearch: false }}
          >
            {t('hd_home')}
          </Link>
        </li>
        {data?.menus.map(({ gameCategory }) => (
          <li key={gameCategory}>
            <Link
              to={categoryPaths[gameCategory]}
              className="top-nav-link"
              {...ofCategory(gameCategory)}
            >
              {t(categoryLabels[gameCategory])}
            </Link>
          </li>
        )) ??
          [72, 96, 64, 88].map((width) => (
            <li key={width} className="top-nav-waiting">
              <Skeleton width={width} height={14} />
            </li>
          ))}
        <li>
          <Link to="/promotions" className="top-nav-link">
            {t('activity_up')}
          </Link>
        </li>
      </ul>
      {opened && menu && (
        <QuietBoundary>
          <VendorMenu
            category={menu.gameCategory}
            vendors={menu.vendors}
            takesFocus={opened.isByKey}
            startPx={opened.startPx}
            onFollow={close}
          />
        </QuietBoundary>
      )}
    </nav>
  );
}
