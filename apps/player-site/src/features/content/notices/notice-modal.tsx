import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { AnnouncementBody } from '#features/content/announcements/announcement-body.tsx';
import { Fold } from '#features/content/fold.tsx';
import { ListPager } from '#features/content/announcements/list-pager.tsx';
import { useAnnouncements } from '#features/content/announcements/use-announcements.ts';
import '#features/content/announcements/announcements.css';

/** Everything the operator tells now, each item to be opened and closed where it stands (spec §2). */
export function NoticeModal({ firstId, onClose }: { firstId?: string; onClose: () => void }) {
  const { t } = useTranslation();
  const execution = useIsLoggedIn() ? 'A' : 'B';
  const list = useAnnouncements({ types: 'B,PL,PU,PR', execution });
  const [openId, setOpenId] = useState(firstId);
  return (
    <Dialog isOpen onClose={onClose} title={t('notices_title')} closeLabel={t('close')}>
      {list.failed ? (
        <QueryError query={list.failed} />
      ) : list.items.length === 0 && list.isLoading ? (
        <SkeletonRows count={5} label={t('loading')} />
      ) : list.items.length === 0 ? (
        <EmptyState seed="notices" title={t('notices_none_title')} text={t('notices_none_text')} />
      ) : (
        <div className="notices">
          <div className="rows">
            {list.items.map((item) => (
              <Fold
                key={item.id}
                title={item.title}
                isOpen={item.id === openId}
                onToggle={() => setOpenId(item.id === openId ? undefined : item.id)}
              >
                <AnnouncementBody item={item} onClose={onClose} />
              </Fold>
            ))}
          </div>
          <ListPager list={list} />
        </div>
      )}
    </Dialog>
  );
}
