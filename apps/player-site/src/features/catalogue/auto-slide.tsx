import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { PlayIcon } from '@bahati/ui/icons/icons.tsx';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { readLowData } from '#features/low-data/low-data.ts';
import { isReaderThere } from '#features/low-data/reader-presence.ts';
import { PauseIcon } from './pause-icon.tsx';

/** Between two moves of the hot row (spec §2, §9). */
const hotDelayMs = 1200;

function wantsStillness(): boolean {
  return readLowData() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Moves a strip on by one tile at a time, and at its end begins again. A hand, the focus or the
 * button stops it; nothing moves where nobody looks.
 */
export function AutoSlide({
  strip,
  delayMs = hotDelayMs,
}: {
  strip: RefObject<HTMLElement | null>;
  delayMs?: number | undefined;
}) {
  const { t } = useTranslation();
  const [isMoving, setIsMoving] = useState(() => !wantsStillness());

  useEffect(() => {
    const element = strip.current;
    if (!element || !isMoving) return;
    const stop = () => setIsMoving(false);
    const timer = setInterval(() => {
      const box = element.getBoundingClientRect();
      const isSeen = box.top < window.innerHeight && box.bottom > 0 && isReaderThere();
      if (!isSeen || element.matches(':hover')) return;
      const step = element.children[1]?.getBoundingClientRect().left ?? 0;
      const first = element.children[0]?.getBoundingClientRect().left ?? 0;
      const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 4;
      if (isAtEnd) element.scrollTo({ left: 0, behavior: 'smooth' });
      else element.scrollBy({ left: step - first, behavior: 'smooth' });
    }, delayMs);
    element.addEventListener('pointerdown', stop);
    element.addEventListener('focusin', stop);
    element.addEventListener('wheel', stop, { passive: true });
    return () => {
      clearInterval(timer);
      element.removeEventListener('pointerdown', stop);
      element.removeEventListener('focusin', stop);
      element.removeEventListener('wheel', stop);
    };
  }, [strip, isMoving, delayMs]);

  return (
    <span className="auto-slide">
      <IconButton
        label={isMoving ? t('row_stop') : t('row_start')}
        onClick={() => setIsMoving(!isMoving)}
      >
        {isMoving ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
      </IconButton>
    </span>
  );
}
