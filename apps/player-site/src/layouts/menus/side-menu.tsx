import { HeartIcon, HistoryIcon, HomeIcon, SupportIcon, TagIcon } from '@bahati/ui/icons/icons.tsx';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useGameMenus } from '#features/catalogue/menus/use-game-menus.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { categoryLabels, categoryPaths } from '#site/paths.ts';
import { categoryIcons } from './category-icons.tsx';
import { Drawer } from './drawer.tsx';
import { useRest } from './use-rest.ts';

const SideExtras = lazy(() =>
  loadChunk(() => import('./side-extras.tsx')).then((part) => ({ default: part.SideExtras })),
);

/** The side menu of wide screens, beside the page for as long as it is open. */
export function SideRail() {
  const { t } = useTranslation();
  const isAtRest = useRest();
  return (
    <nav className="rail" aria-label={t('nav_side')}>
      <MenuEntries />
      {isAtRest && (
        <QuietBoundary>
          <div className="rail-extras">
            <SideExtras />
          </div>
        </QuietBoundary>
      )}
    </nav>
  );
}

/** The same menu on a phone, in a drawer from the left edge. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer label={t('nav_side')} title={t('menu_title')} onClose={onClose}>
      <nav aria-label={t('nav_side')}>
        <MenuEntries />
        <QuietBoundary>
          <SideExtras />
        </QuietBoundary>
      </nav>
    </Drawer>
  );
}

function MenuEntries() {
  const { t } = useTranslation();
  const { data } = useGameMenus();
  const isLoggedIn = useIsLoggedIn();
  return (
    <ul className="menu-list">
      <MenuEntry icon={<HomeIcon size={22} />} label={t('hd_home')}>
        {(content) => (
          <Link to="/" className="menu-link" activeOptions={{ exact: true, includeSearch: false }}>
            {content}
          </Link>
        )}
      </MenuEntry>
      {data?.menus.map(({ gameCategory }) => {
        const Icon = categoryIcons[gameCategory];
        const label = t(categoryLabels[gameCategory]);
        return (
          <MenuEntry key={gameCategory} icon={<Icon size={22} />} label={label}>
            {(content) => (
              <Link to={categoryPaths[gameCategory]} className="menu-link">
                {content}
              </Link>
            )}
          </MenuEntry>
        );
      })}
      <li className="menu-rule" aria-hidden="true" />
      {isLoggedIn && <OwnGames />}
      <MenuEntry icon={<TagIcon size={22} />} label={t('activity_up')}>
        {(content) => (
          <Link to="/promotions" className="menu-link">
            {content}
          </Link>
        )}
      </MenuEntry>
      <MenuEntry icon={<SupportIcon size={22} />} label={t('help_title')}>
        {(content) => (
          <Link to="/help" className="menu-link">
            {content}
          </Link>
        )}
      </MenuEntry>
    </ul>
  );
}

/** The games somebody likes, and those he opened lately. */
function OwnGames() {
  const { t } = useTranslation();
  return (
    <>
      <MenuEntry icon={<HeartIcon size={22} />} label={t('games_filter_fav')}>
        {(content) => (
          <Link to="/favorite" className="menu-link">
            {content}
          </Link>
        )}
      </MenuEntry>
      <MenuEntry icon={<HistoryIcon size={22} />} label={t('games_filter_recent')}>
        {(content) => (
          <Link to="/recent" className="menu-link">
            {content}
          </Link>
        )}
      </MenuEntry>
    </>
  );
}

function MenuEntry({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: (content: ReactNode) => ReactNode;
}) {
  return (
    <li>
      {children(
        <>
          {icon}
          <span>{label}</span>
        </>,
      )}
    </li>
  );
}
