import { ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useGameMenus } from '#features/catalogue/menus/use-game-menus.ts';
import { categoryLabels, categoryPaths } from '#site/paths.ts';
import { pagesNamed } from './found-pages.rules.ts';

/** What everybody finds, and what only somebody who is logged in does. */
const openPages = [
  { to: '/promotions', label: 'activity_up' },
  { to: '/jackpots', label: 'jackpots_title' },
  { to: '/returns', label: 'returns_title' },
  { to: '/help', label: 'help_title' },
  { to: '/download', label: 'download_title' },
] as const;
const memberPages = [
  { to: '/member/depositv2', label: 'member_deposit' },
  { to: '/member/withdraw', label: 'member_withdrawal' },
  { to: '/member/personalHistoryCopy', label: 'member_betting_record' },
  { to: '/member/transactionHistory', label: 'records_account' },
  { to: '/member/limits', label: 'limits_title' },
  { to: '/favorite', label: 'own_favourites' },
  { to: '/recent', label: 'own_recent' },
  { to: '/member', label: 'member_account' },
] as const;

/** Categories and pages by name, above the games. */
export function FoundPages({ typed }: { typed: string }) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const isLoggedIn = useIsLoggedIn();
  const { data } = useGameMenus();
  const categories = (data?.menus ?? []).map(({ gameCategory }) => ({
    to: categoryPaths[gameCategory],
    name: t(categoryLabels[gameCategory]),
  }));
  const pages = [...openPages, ...(isLoggedIn ? memberPages : [])].map(({ to, label }) => ({
    to,
    name: t(label, { name }),
  }));
  const found = pagesNamed(typed, [...categories, ...pages]);
  if (found.length === 0) return null;
  return (
    <section className="search-group" aria-labelledby="search-pages">
      <h3 id="search-pages" className="search-category">
        {t('search_pages')}
      </h3>
      <ul className="search-list">
        {found.map((page) => (
          <li key={page.to}>
            <Link to={page.to} className="search-game search-page" data-hit="">
              <span className="search-name">{page.name}</span>
              <ChevronRightIcon size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
