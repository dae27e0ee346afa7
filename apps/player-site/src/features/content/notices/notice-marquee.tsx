import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { BellIcon, ChevronRightIcon, PlayIcon } from '@bahati/ui/icons/icons.tsx';
import { lazy, useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { readLowData } from '#features/low-data/low-data.ts';
import { PauseIcon } from '#features/catalogue/pause-icon.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { isReaderThere } from '#features/low-data/reader-presence.ts';
import { useAnnouncements } from '#features/content/announcements/use-announcements.ts';
import './notice-marquee.css';

const NoticeModal = lazy(() =>
  loadChunk(() => import('./notice-modal.tsx')).then((part) => ({ default: part.NoticeModal })),
);

/** How long one title stands. */
const dwellMs = 6_000;

function wantsStillness(): boolean {
  return readLowData() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * One notice at a time, calmly after each other; touching it opens them all. It rests under a
 * pointer or the focus, by its button, and from the beginning for who wants stillness.
 */
export function NoticeMarquee() {
  const { t } = useTranslation();
  const execution = useIsLoggedIn() ? 'A' : 'B';
  const { items, isLoading } = useAnnouncements({ types: 'B,PL', execution });
  const [at, setAt] = useState(0);
  const [isMoving, setIsMoving] = useState(() => !wantsStillness());
  const [isHeld, setIsHeld] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const count = items.length;
  const turns = isMoving && !isHeld && openId === undefined && count > 1;

  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => {
      if (isReaderThere()) setAt((place) => place + 1);
    }, dwellMs);
    return () => clearInterval(timer);
  }, [turns]);

  if (isLoading) return <div className="notice-place" />;
  const place = count > 0 ? at % count : 0;
  const item = items[place];
  if (!item) return null;
  return (
    <section className="notice-place" aria-label={t('notices_title')}>
      <div
        className="marquee"
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        <BellIcon size={20} />
        <button type="button" className="marquee-title" onClick={() => setOpenId(item.id)}>
          <span key={item.id} className="marquee-words">
            {item.title}
          </span>
        </button>
        {count > 1 && (
          <>
            <IconButton
              label={isMoving ? t('notices_stop') : t('notices_start')}
              onClick={() => setIsMoving(!isMoving)}
            >
              {isMoving ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
            </IconButton>
            <IconButton
              label={t('notices_next', { place: place + 1, total: count })}
              onClick={() => setAt(place + 1)}
            >
              <ChevronRightIcon size={20} />
            </IconButton>
          </>
        )}
      </div>
      {openId !== undefined && (
        <QuietBoundary>
          <NoticeModal firstId={openId} onClose={() => setOpenId(undefined)} />
        </QuietBoundary>
      )}
    </section>
  );
}
