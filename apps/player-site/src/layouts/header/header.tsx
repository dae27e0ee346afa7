import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { MenuIcon, SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { BrandMark, BrandWord } from '#features/brand/brand-word.tsx';
import { LanguageSelect } from '#features/language/language-select.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { BalancePill } from '#features/wallet/balance-pill.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CashLinks } from './cash-links.tsx';

export function Header({
  isRailOpen,
  onToggleRail,
  onOpenDrawer,
}: {
  isRailOpen: boolean;
  onToggleRail: () => void;
  onOpenDrawer: () => void;
}) {
  const { t } = useTranslation();
  const { name, logoText } = useBrand();
  const isLoggedIn = useIsLoggedIn();
  return (
    <header className="header" data-member={isLoggedIn ? '' : undefined}>
      <div className="header-menu">
        <IconButton className="header-drawer" label={t('menu_open')} onClick={onOpenDrawer}>
          <MenuIcon />
        </IconButton>
        <IconButton
          className="header-rail"
          label={isRailOpen ? t('menu_close') : t('menu_open')}
          aria-expanded={isRailOpen}
          onClick={onToggleRail}
        >
          <MenuIcon />
        </IconButton>
      </div>
      <Link
        to="/"
        className="header-brand"
        aria-label={t('brand_home', { name: logoText ?? name })}
      >
        <span className="header-word">
          <BrandWord height={26} />
        </span>
        <span className="header-mark">
          <BrandMark size={32} />
        </span>
      </Link>
      <div className="header-actions">
        <Link
          to="."
          search={(current) => ({ ...current, popup: 'search' as const })}
          className="ui-icon-button header-search"
          aria-label={t('search_title')}
          aria-keyshortcuts="/ Control+K Meta+K"
          resetScroll={false}
        >
          <SearchIcon />
        </Link>
        <div className="header-wide">
          <LanguageSelect />
          <ThemeToggle toDarkLabel={t('theme_dark')} toLightLabel={t('theme_light')} />
        </div>
        {isLoggedIn ? (
          <>
            <BalancePill />
            <CashLinks />
            <AccountMenu />
          </>
        ) : (
          <>
            <AuthLink popup="login" size="s" tone="plain" />
            <AuthLink popup="register" size="s" tone="quiet" />
          </>
        )}
      </div>
    </header>
  );
}
