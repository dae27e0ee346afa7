import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { LogoutIcon, UserIcon } from '@bahati/ui/icons/icons.tsx';
import { LogoMark } from '@bahati/ui/brand/logo.tsx';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { Link, Navigate, Outlet } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { AgentClock } from '#features/agency/agent-clock.tsx';
import { isAgentType } from '#features/agency/agent-types.ts';
import { useHurdle, useIsLoggedIn } from '#features/identity/session.ts';
import { useMember } from '#features/members/use-member.ts';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { LanguageSelect } from '#features/language/language-select.tsx';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { PageSkeleton } from '#features/loading/page-skeleton.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import '#features/agency/ink.css';
import './agent-layout.css';

const LogoutDialog = lazy(() =>
  loadChunk(() => import('#features/identity/login/logout-dialog.tsx')).then((part) => ({
    default: part.LogoutDialog,
  })),
);

/** The agent centre's own frame (spec §2); who is no agent is led to the agents' login. */
export function AgentLayout() {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const hurdle = useHurdle();
  const query = useMember(isLoggedIn);
  const member = query.data;
  if (!isLoggedIn || (member && !isAgentType(member.type))) return <Navigate to="/agent" replace />;
  // Before the second proof or the new password nothing is told; the pop-up over this asks for it.
  const isOpen = member !== undefined && hurdle === 'none';
  return (
    <div className="agent">
      <a className="skip-link" href="#main">
        {t('skip_to_content')}
      </a>
      <AgentHeader nickname={member?.nickname} />
      <main id="main" tabIndex={-1} className="page agent-page">
        {isOpen ? (
          <Outlet />
        ) : query.isError && hurdle === 'none' ? (
          <QueryError query={query} />
        ) : (
          <PageSkeleton />
        )}
      </main>
    </div>
  );
}

function AgentHeader({ nickname }: { nickname: string | undefined }) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <header className="agent-header agent-ink">
      <div className="agent-header-bar">
        <Link
          to="/"
          className="agent-header-brand"
          // Whoever steers by voice says what is written there.
          aria-label={`${t('agent_centre')}: ${t('brand_home', { name })}`}
        >
          <LogoMark size={32} label={name} />
          <span className="agent-header-title">{t('agent_centre')}</span>
        </Link>
        <div className="agent-header-tools">
          <LanguageSelect />
          <span className="agent-header-theme">
            <ThemeToggle toDarkLabel={t('theme_dark')} toLightLabel={t('theme_light')} />
          </span>
          <IconButton label={t('hd_sign_out')} onClick={() => setIsLeaving(true)}>
            <LogoutIcon size={20} />
          </IconButton>
        </div>
        <div className="agent-header-facts">
          <AgentClock />
          <p className="agent-header-name">
            <UserIcon size={18} />
            {nickname}
          </p>
        </div>
      </div>
      <KangaEdge height={10} />
      {isLeaving && (
        <QuietBoundary>
          <LogoutDialog onCancel={() => setIsLeaving(false)} />
        </QuietBoundary>
      )}
    </header>
  );
}
