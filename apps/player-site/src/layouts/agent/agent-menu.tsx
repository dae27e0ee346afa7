import type { IconProps } from '@bahati/ui/icons/icon.tsx';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { AgentSupportEntry } from '#features/agency/support/agent-support-entry.tsx';
import { UnreadBadge } from '#features/content/inbox/unread-badge.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { Drawer } from '#site/layouts/menus/drawer.tsx';
import {
  type contractLinks,
  messagesPath,
  overviewLink,
  quickLinks,
  reportLinks,
  siteLinks,
  teamLinks,
} from './agent-links.ts';
import { useContractLinks } from './use-contract-links.ts';

/** The left column of wide screens. */
export function AgentColumn() {
  const { t } = useTranslation();
  return (
    <nav className="agent-column-menu agent-ink" aria-label={t('agent_menu')}>
      <Entries />
    </nav>
  );
}

/** The same on a phone, in a drawer from the left edge. */
export function AgentDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      label={t('agent_menu')}
      title={t('agent_centre')}
      className="agent-ink"
      onClose={onClose}
    >
      <nav aria-label={t('agent_menu')}>
        <Entries />
      </nav>
    </Drawer>
  );
}

function Entries() {
  return (
    <>
      <ul className="menu-list">
        {teamLinks.map((link) => (
          <Entry key={link.to} {...link} />
        ))}
      </ul>
      <ul className="menu-list agent-menu-group">
        {reportLinks.map((link) => (
          <Entry key={link.to} {...link} />
        ))}
      </ul>
      <Contracts />
      <ul className="menu-list agent-menu-group">
        {siteLinks.map((link) => (
          <Entry key={link.to} {...link}>
            {link.to === messagesPath && <UnreadBadge />}
          </Entry>
        ))}
        <li>
          <AgentSupportEntry />
        </li>
      </ul>
    </>
  );
}

/** Absent for who has to do with no contract. */
function Contracts() {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { links, waiting } = useContractLinks();
  if (links.length === 0) return null;
  return (
    <div className="agent-menu-group">
      <p className="agent-menu-title">
        {t('agent_menu_contracts')}
        {waiting > 0 && (
          <span className="agent-menu-waiting">
            <span aria-hidden="true">{count(waiting)}</span>
            <VisuallyHidden>
              {t('agent_menu_contracts_waiting', { count: waiting, shown: count(waiting) })}
            </VisuallyHidden>
          </span>
        )}
      </p>
      <ul className="menu-list">
        {links.map((link) => (
          <Entry key={link.to} {...link} />
        ))}
      </ul>
    </div>
  );
}

type AnyLink =
  | (typeof teamLinks)[number]
  | (typeof reportLinks)[number]
  | (typeof contractLinks)[number]
  | (typeof siteLinks)[number];

function Entry({
  to,
  label,
  Icon,
  children,
}: {
  to: AnyLink['to'];
  label: AnyLink['label'];
  Icon: ComponentType<IconProps>;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={to} className="menu-link" {...useCurrent(to)}>
        <Icon size={20} />
        <span>{t(label)}</span>
        {children}
      </Link>
    </li>
  );
}

/** The overview stands at the centre's own address and at one of its name. */
function useCurrent(to: string) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isCurrent =
    to === pathname || (to === overviewLink.to && pathname === '/agentHome/agentTeamOverview');
  return {
    activeOptions: { exact: true, includeSearch: false },
    ...(isCurrent ? ({ 'aria-current': 'page' } as const) : {}),
  };
}

/** A phone's bar at the thumb. */
export function AgentBottomBar() {
  const { t } = useTranslation();
  return (
    <nav className="bottom-nav agent-bottom agent-ink" aria-label={t('agent_menu_quick')}>
      {quickLinks.map((link) => (
        <QuickLink key={link.to} {...link} />
      ))}
    </nav>
  );
}

function QuickLink({ to, label, Icon }: (typeof quickLinks)[number]) {
  const { t } = useTranslation();
  return (
    <Link to={to} className="bottom-nav-link" {...useCurrent(to)}>
      <Icon size={22} />
      {t(label)}
    </Link>
  );
}
