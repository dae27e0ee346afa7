import { LogoMark } from '@bahati/ui/brand/logo.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { LogoutIcon, MenuIcon, UserIcon } from '@bahati/ui/icons/icons.tsx';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { AgentClock } from '#features/agency/agent-clock.tsx';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { LanguageSelect } from '#features/language/language-select.tsx';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';

const LogoutDialog = lazy(() =>
  loadChunk(() => import('#features/identity/login/logout-dialog.tsx')).then((part) => ({
    default: part.LogoutDialog,
  })),
);

/** Time zone, clock, who is there, and the way out (spec §2); on a phone the menu as well. */
export function AgentHeader({
  nickname,
  onOpenMenu,
}: {
  nickname: string | undefined;
  onOpenMenu: () => void;
}) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <header className="agent-header agent-ink">
      <div className="agent-header-bar">
        <IconButton className="agent-header-menu" label={t('menu_open')} onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
        <Link
          to="/"
          className="agent-header-brand"
          // Whoever steers by voice says what is written there.
          aria-label={`${t('agent_centre')}: ${t('brand_home', { name })}`}
        >
          <LogoMark size={32} label={name} />
          <span className="agent-header-title">{t('agent_centre')}</span>
        </Link>
        <div className="agent-header-facts">
          <AgentClock />
          <p className="agent-header-name">
            <UserIcon size={18} />
            {nickname}
          </p>
        </div>
        <div className="agent-header-tools">
          <span className="agent-header-wide">
            <LanguageSelect />
            <ThemeToggle toDarkLabel={t('theme_dark')} toLightLabel={t('theme_light')} />
          </span>
          <IconButton label={t('hd_sign_out')} onClick={() => setIsLeaving(true)}>
            <LogoutIcon size={20} />
          </IconButton>
        </div>
      </div>
      <KangaEdge height={6} />
      {isLeaving && (
        <QuietBoundary>
          <LogoutDialog onCancel={() => setIsLeaving(false)} />
        </QuietBoundary>
      )}
    </header>
  );
}
