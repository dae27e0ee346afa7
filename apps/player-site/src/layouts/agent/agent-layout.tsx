import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { Link, Navigate, Outlet, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { isAgentType } from '#features/agency/agent-types.ts';
import { useHurdle, useIsLoggedIn } from '#features/identity/session.ts';
import { useMember } from '#features/members/use-member.ts';
import { PageSkeleton } from '#features/loading/page-skeleton.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useWideScreen } from '#site/layouts/menus/use-wide-screen.ts';
import { useFocusOnArrival } from '#site/layouts/use-focus-on-arrival.ts';
import { AgentHeader } from './agent-header.tsx';
import { AgentBottomBar, AgentColumn, AgentDrawer } from './agent-menu.tsx';
import '#features/agency/ink.css';
import '#site/layouts/menus/menus.css';
import './agent-layout.css';
import './agent-menu.css';

/** The agent centre's own frame (spec §2); who is no agent is led to the agents' login. */
export function AgentLayout() {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const hurdle = useHurdle();
  const isWide = useWideScreen();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const main = useFocusOnArrival();
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
      <AgentHeader nickname={member?.nickname} onOpenMenu={() => setIsDrawerOpen(true)} />
      {isWide && isOpen && <AgentColumn />}
      <main id="main" ref={main} tabIndex={-1} className="page agent-page">
        {isOpen ? (
          <>
            <ClosePage />
            <Outlet />
          </>
        ) : query.isError && hurdle === 'none' ? (
          <QueryError query={query} />
        ) : (
          <PageSkeleton />
        )}
      </main>
      {!isWide && isOpen && <AgentBottomBar />}
      {isDrawerOpen && isOpen && <AgentDrawer onClose={() => setIsDrawerOpen(false)} />}
    </div>
  );
}

/** Every page is closed towards the overview, and the overview towards the site (spec §2). */
function ClosePage() {
  const { t } = useTranslation();
  const isOverview = useRouterState({
    select: ({ location: { pathname } }) =>
      pathname === '/agentHome' || pathname === '/agentHome/agentTeamOverview',
  });
  const label = isOverview ? t('agent_close_centre') : t('agent_close');
  return (
    <Link
      to={isOverview ? '/' : '/agentHome'}
      className="ui-icon-button ui-icon-button-quiet agent-close"
      aria-label={label}
      title={label}
    >
      <CloseIcon size={20} />
    </Link>
  );
}
