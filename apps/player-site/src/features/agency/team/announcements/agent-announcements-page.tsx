import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { AnnouncementBody } from '#features/content/announcements/announcement-body.tsx';
import { ListPager } from '#features/content/announcements/list-pager.tsx';
import { useAnnouncements } from '#features/content/announcements/use-announcements.ts';
import { Fold } from '#features/content/fold.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useMember } from '#features/members/use-member.ts';
import { useReadAnnouncements } from './read-announcements.ts';
import '#features/content/announcements/announcements.css';
import './announcements.css';

/** Everything the operator tells members now; what was not opened yet stands out. */
export function AgentAnnouncementsPage() {
  const { t } = useTranslation();
  const { data: member } = useMember();
  return (
    <>
      <PageTitle words={t('agent_menu_announcements')} />
      <h1 className="page-heading">{t('agent_menu_announcements')}</h1>
      {member && <Announcements memberId={member.id} />}
    </>
  );
}

function Announcements({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const list = useAnnouncements({ types: 'B,PL,PU,PR', execution: 'A' });
  const { isRead, markRead } = useReadAnnouncements(memberId);
  const [openId, setOpenId] = useState<string>();
  if (list.failed) return <QueryError query={list.failed} />;
  if (list.items.length === 0) {
    return list.isLoading ? (
      <SkeletonRows count={6} label={t('loading')} />
    ) : (
      <EmptyState seed="notices" title={t('notices_none_title')} text={t('notices_none_text')} />
    );
  }
  return (
    <div className="notices agent-notices">
      <div className="rows">
        {list.items.map((item) => (
          <Fold
            key={item.id}
            heading="h2"
            title={
              <span className="agent-notice" data-unread={isRead(item.id) ? undefined : ''}>
                {!isRead(item.id) && <VisuallyHidden>{t('team_unread')}: </VisuallyHidden>}
                {item.title}
              </span>
            }
            note={item.id === openId ? undefined : time(item.startsAt)}
            isOpen={item.id === openId}
            onToggle={() => {
              setOpenId(item.id === openId ? undefined : item.id);
              markRead(item.id);
            }}
          >
            <AnnouncementBody item={item} onClose={() => setOpenId(undefined)} />
          </Fold>
        ))}
      </div>
      <ListPager list={list} />
    </div>
  );
}
