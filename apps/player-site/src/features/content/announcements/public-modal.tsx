import type { Announcement } from '@bahati/contract/player-site/content/content.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { PopupBand } from '#features/identity/popups/popup-band.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { AnnouncementBody } from './announcement-body.tsx';
import { ListPager } from './list-pager.tsx';
import type { AnnouncementList } from './use-announcements.ts';
import './announcements.css';

/**
 * Announcements: titles beside what the chosen one says (spec §2). On a phone the titles are a
 * page of their own, and the one that was touched takes their place.
 */
export function PublicModal({ list, onClose }: { list: AnnouncementList; onClose: () => void }) {
  const { t } = useTranslation();
  const [chosenId, setChosenId] = useState<string>();
  const isAlone = list.totalPages === 1 && list.items.length === 1;
  const chosen = list.items.find(({ id }) => id === chosenId) ?? list.items[0];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('announcements_title')}
      closeLabel={t('close')}
      size="l"
    >
      <PopupBand />
      {list.failed ? (
        <QueryError query={list.failed} />
      ) : !chosen ? (
        <SkeletonRows count={4} label={t('loading')} />
      ) : (
        <div
          className="announcements"
          data-open={chosenId === undefined && !isAlone ? undefined : ''}
          data-alone={isAlone ? '' : undefined}
        >
          {!isAlone && <Titles list={list} chosen={chosen} onChoose={setChosenId} />}
          <article className="announcement" aria-labelledby="announcement-title" key={chosen.id}>
            {!isAlone && (
              <Button
                size="s"
                tone="quiet"
                className="announcement-back"
                icon={<ChevronLeftIcon size={18} />}
                onClick={() => setChosenId(undefined)}
              >
                {t('announcements_all')}
              </Button>
            )}
            <h3 id="announcement-title" className="announcement-title">
              {chosen.title}
            </h3>
            <AnnouncementBody item={chosen} onClose={onClose} />
          </article>
        </div>
      )}
    </Dialog>
  );
}

function Titles({
  list,
  chosen,
  onChoose,
}: {
  list: AnnouncementList;
  chosen: Announcement;
  onChoose: (id: string) => void;
}) {
  return (
    <div className="announcement-titles">
      <ul className="announcement-list">
        {list.items.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="announcement-choice"
              aria-current={id === chosen.id || undefined}
              onClick={() => onChoose(id)}
            >
              {title}
              <ChevronRightIcon size={18} />
            </button>
          </li>
        ))}
      </ul>
      <ListPager list={list} />
    </div>
  );
}
