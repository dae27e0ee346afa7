import { showInRow } from '@bahati/ui/sideways-row/show-in-row.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { RewardBadge } from '#features/rewards/reward-badge.tsx';
import { MemberAvatar } from '#features/members/member-avatar.tsx';
import { UnreadBadge } from '#features/content/inbox/unread-badge.tsx';
import { MissionBadge } from '#features/rewards/missions/mission-badge.tsx';
import { messagesPath, missionsPath, rewardsPath, useMemberLinks } from './member-links.tsx';
import './member-navigation.css';

/** The member centre's pages in one row; it stands before the page, so that skipping skips it. */
export function MemberNavigation() {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const memberLinks = useMemberLinks();
  useEffect(() => {
    // The row scrolls sideways on phones: the page one is on must be in sight.
    const current = list.current?.querySelector('[aria-current="page"]');
    if (list.current && current) showInRow(list.current, current);
  });
  return (
    <nav className="member-nav" aria-label={t('member_nav')}>
      <ul ref={list} className="member-nav-list">
        <li className="member-nav-face" aria-hidden="true">
          <MemberAvatar size={36} />
        </li>
        {memberLinks.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="member-nav-link"
              activeOptions={{ exact: to === '/member', includeSearch: false }}
            >
              <Icon size={20} />
              {t(label)}
              {to === messagesPath && <UnreadBadge />}
              {to === missionsPath && <MissionBadge />}
              {to === rewardsPath && <RewardBadge />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
