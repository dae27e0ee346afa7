import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameMenus } from '#features/catalogue/use-game-menus.ts';
import { categoryLabels, categoryPaths } from '#site/paths.ts';

/** Home, then each category that has a vendor, in the sorted list's order (spec §2). */
export function TopNavigation() {
  const { t } = useTranslation();
  const { data } = useGameMenus();
  return (
    <nav className="top-nav" aria-label={t('nav_games')}>
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
            <Link to={categoryPaths[gameCategory]} className="top-nav-link">
              {t(categoryLabels[gameCategory])}
            </Link>
          </li>
        )) ??
          [72, 96, 64, 88].map((width) => (
            <li key={width} className="top-nav-waiting">
              <Skeleton width={width} height={14} />
            </li>
          ))}
      </ul>
    </nav>
  );
}
