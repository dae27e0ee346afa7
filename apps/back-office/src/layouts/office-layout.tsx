import { type ReactNode, useState } from 'react';
import type { Screen } from '#office/screen.tsx';
import { Link } from '#office/address/link.tsx';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { useWords } from '#office/words/use-words.ts';
import { AccountMenu } from './account-menu.tsx';
import { BrandSwitch } from './brand-switch.tsx';
import { OfficeLogo, OfficeMark } from './office-logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { TitleSlot } from './page-title.tsx';
import { FindButton } from '#features/staff/find/find-button.tsx';
import { SectionLinks } from './section-links.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import './office-layout.css';
import './office-layout-phone.css';

/** The frame around every screen: sections beside, the page's name and the desk's tools above. */
export function OfficeLayout({
  screens,
  children,
}: {
  screens: readonly Screen[];
  children: ReactNode;
}) {
  const { translate } = useWords();
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  return (
    <div className="office">
      <a className="office-skip" href="#office-page">
        {translate('ra.navigation.skip_nav')}
      </a>
      <aside className="office-side">
        <Link to="/" className="office-brand">
          <OfficeLogo height={34} />
          <span className="office-brand-place">{translate('layout.place')}</span>
        </Link>
        <SectionLinks screens={screens} />
      </aside>
      <header className="office-bar">
        <span className="office-bar-mark">
          <OfficeMark size={30} />
        </span>
        <div ref={setTitleSlot} className="office-bar-title" />
        <BrandSwitch />
        <FindButton />
        <ShortcutHelp />
        <LanguageSwitch />
        <ThemeToggle
          toDarkLabel={translate('layout.dark')}
          toLightLabel={translate('layout.light')}
        />
        <AccountMenu />
      </header>
      <main id="office-page" className="office-page" tabIndex={-1}>
        <TitleSlot value={titleSlot}>{children}</TitleSlot>
      </main>
    </div>
  );
}
