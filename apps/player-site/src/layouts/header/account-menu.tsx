import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { LockIcon, LogoutIcon, TeamIcon } from '@bahati/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, useId, useRef, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { isAgentType } from '#features/agency/agent-types.ts';
import { lockNow } from '#features/identity/locking/lock-state.ts';
import { UnreadBadge, UnreadDot } from '#features/content/inbox/unread-badge.tsx';
import { RewardBadge } from '#features/rewards/reward-badge.tsx';
import { MemberAvatar } from '#features/members/member-avatar.tsx';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { useRest } from '#site/layouts/menus/use-rest.ts';
import { messagesPath, rewardsPath, useMemberLinks } from '#site/layouts/member/member-links.tsx';

const LogoutDialog = lazy(() =>
  loadChunk(() => import('#features/identity/login/logout-dialog.tsx')).then((part) => ({
    default: part.LogoutDialog,
  })),
);

const LevelCoin = lazy(() =>
  loadChunk(() => import('#features/rewards/vip/level-mark.tsx')).then((part) => ({
    default: part.LevelCoin,
  })),
);

const LevelName = lazy(() =>
  loadChunk(() => import('#features/rewards/vip/level-mark.tsx')).then((part) => ({
    default: part.LevelName,
  })),
);

export function AccountMenu() {
  const { t } = useTranslation();
  const id = useId();
  const memberLinks = useMemberLinks();
  const menu = useRef<HTMLDivElement>(null);
  const isAtRest = useRest();
  const [isLeaving, setIsLeaving] = useState(false);
  const { data: member } = useQuery(memberQuery('GET /wps/member/info'));
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <IconButton label={t('account_menu')} tone="quiet" popoverTarget={id}>
        <MemberAvatar size={34} />
        <UnreadDot />
        {isAtRest && (
          <QuietBoundary>
            <LevelCoin />
          </QuietBoundary>
        )}
      </IconButton>
      <div ref={menu} id={id} popover="auto" className="account-menu">
        <div className="account-menu-lead">
          <MemberAvatar size={48} />
          <div>
            <p className="account-menu-name">{member?.nickname ?? member?.account}</p>
            {isAtRest && (
              <QuietBoundary>
                <LevelName />
              </QuietBoundary>
            )}
          </div>
        </div>
        <nav aria-label={t('account_menu')}>
          <ul className="account-menu-list">
            {memberLinks.map(({ to, label, Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="menu-link"
                  activeOptions={{ exact: true, includeSearch: false }}
                  onClick={close}
                >
                  <Icon size={20} />
                  {t(label)}
                  {to === messagesPath && <UnreadBadge />}
                  {to === rewardsPath && <RewardBadge />}
                </Link>
              </li>
            ))}
            {isAgentType(member?.type) && (
              <li>
                <Link to="/agentHome" className="menu-link" onClick={close}>
                  <TeamIcon size={20} />
                  {t('agent_centre')}
                </Link>
              </li>
            )}
          </ul>
        </nav>
        {typeof member?.lockMinutes === 'number' && (
          <button
            type="button"
            className="menu-link"
            onClick={() => {
              close();
              lockNow().catch(() => undefined);
            }}
          >
            <LockIcon size={20} />
            {t('lock_now')}
          </button>
        )}
        <button
          type="button"
          className="menu-link account-menu-leave"
          onClick={() => {
            close();
            setIsLeaving(true);
          }}
        >
          <LogoutIcon size={20} />
          {t('hd_sign_out')}
        </button>
      </div>
      {isLeaving && (
        <QuietBoundary>
          <LogoutDialog onCancel={() => setIsLeaving(false)} />
        </QuietBoundary>
      )}
    </>
  );
}
