import {
  DepositIcon,
  HistoryIcon,
  HomeIcon,
  LockIcon,
  PlusIcon,
  SupportIcon,
  UserIcon,
} from '@bahati/ui/icons/icons.tsx';
import { SlotsIcon } from '@bahati/ui/icons/game-icons.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';

/** The phone's bar at the thumb: five places, money in the middle. */
export function BottomNavigation({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  return (
    <nav className="bottom-nav" aria-label={t('nav_bottom')}>
      <Link
        to="/"
        className="bottom-nav-link"
        activeOptions={{ exact: true, includeSearch: false }}
      >
        <HomeIcon />
        {t('hd_home')}
      </Link>
      <button type="button" className="bottom-nav-link" onClick={onOpenMenu}>
        <SlotsIcon />
        {t('nav_games_short')}
      </button>
      {isLoggedIn ? <MemberLinks /> : <VisitorLinks />}
    </nav>
  );
}

function MemberLinks() {
  const { t } = useTranslation();
  return (
    <>
      <Link to="/member/depositv2" className="bottom-nav-link bottom-nav-middle">
        <span className="bottom-nav-coin">
          <DepositIcon />
        </span>
        {t('hd_deposit')}
      </Link>
      <Link to="/member/personalHistoryCopy" className="bottom-nav-link">
        <HistoryIcon />
        {t('nav_record_short')}
      </Link>
      <Link to="/member" className="bottom-nav-link" activeOptions={{ exact: true }}>
        <UserIcon />
        {t('nav_account_short')}
      </Link>
    </>
  );
}

function VisitorLinks() {
  const { t } = useTranslation();
  return (
    <>
      <AuthLink popup="register" className="bottom-nav-link bottom-nav-middle">
        <span className="bottom-nav-coin">
          <PlusIcon />
        </span>
        {t('hd_sign_up')}
      </AuthLink>
      <Link to="/help" className="bottom-nav-link">
        <SupportIcon />
        {t('nav_help_short')}
      </Link>
      <AuthLink popup="login" className="bottom-nav-link">
        <LockIcon />
        {t('hd_log_in')}
      </AuthLink>
    </>
  );
}
