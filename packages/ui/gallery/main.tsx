/** Every component of the kit on one page, to be looked at in both themes and all widths. */
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@bahati/ui/theme/fonts.css';
import '@bahati/ui/theme/tokens.css';
import '@bahati/ui/theme/reset.css';
import { Wordmark } from '@bahati/ui/brand/logo.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { BellIcon, MenuIcon } from '@bahati/ui/icons/icons.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { applyStoredTheme } from '@bahati/ui/theme/theme.ts';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { ToastRegion } from '@bahati/ui/toast/toast-region.tsx';
import { ActionsPart } from './actions-part.tsx';
import { ArtPart } from './art-part.tsx';
import { FormsPart } from './forms-part.tsx';
import { ListsPart } from './lists-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import './gallery.css';

applyStoredTheme();

function Gallery() {
  const [hasNotice, setHasNotice] = useState(true);
  return (
    <>
      <header className="gallery-bar">
        <IconButton label="Menu" onClick={() => setHasNotice(!hasNotice)}>
          <MenuIcon />
        </IconButton>
        <Wordmark height={34} label="Bahati" />
        <span className="gallery-bar-gap" />
        <IconButton label="2 messages" count="2">
          <BellIcon size={22} />
        </IconButton>
        <ThemeToggle toDarkLabel="Dark theme" toLightLabel="Light theme" />
      </header>
      <KangaBand seed="pwani" height={16} />
      {hasNotice && (
        <NoticeBar tone="warn">You are offline. Betting waits until you are back.</NoticeBar>
      )}
      <main className="gallery">
        <ArtPart />
        <ActionsPart />
        <FormsPart />
        <ListsPart />
        <MessagesPart />
      </main>
      <ToastRegion label="Messages" closeLabel="Close" />
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
