import { useContext, useId } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { LogoutIcon, UserIcon } from '@bahati/ui/icons/icons.tsx';
import { logOut, StaffContext } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Who is logged in, in which role, and the way out. */
export function AccountMenu() {
  const { translate, codeWords } = useWords();
  const staff = useContext(StaffContext);
  const menuId = useId();
  const name = staff?.username ?? '';
  return (
    <>
      <button
        type="button"
        className="office-account"
        popoverTarget={menuId}
        aria-label={translate('layout.account', { name })}
      >
        <UserIcon size={20} />
        <span className="office-account-name">{name}</span>
      </button>
      <div id={menuId} popover="auto" className="office-account-menu">
        <p className="office-account-who">{name}</p>
        <p className="quiet">{codeWords('roles', staff?.role ?? '')}</p>
        <div className="office-account-language">
          <LanguageSwitch />
        </div>
        <Link to="/own" className="office-link office-account-own">
          {translate('sections.own')}
        </Link>
        <Button size="s" isWide icon={<LogoutIcon size={18} />} onClick={() => void logOut()}>
          {translate('ra.auth.logout')}
        </Button>
      </div>
    </>
  );
}
