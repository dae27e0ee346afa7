import { useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { isReaderThere } from '#features/low-data/reader-presence.ts';
import { firstCents, groupedFigure, pauseMs, risenCents } from './decorative-jackpot.rules.ts';
import './jackpots.css';

/** It promises nothing, and screen readers do not hear it. */
export function DecorativeJackpot() {
  const { t } = useTranslation();
  // decoration: a figure without meaning may begin anywhere.
  const [cents, setCents] = useState(() => firstCents(Math.random()));
  useEffect(() => {
    // decoration: and rise by any chance.
    const rise = () => isReaderThere() && setCents((now) => risenCents(now, Math.random()));
    // decoration: and at any of its paces.
    const timer = setInterval(rise, pauseMs(Math.random()));
    return () => clearInterval(timer);
  }, [cents]);
  return (
    <div className="jackpot" aria-hidden="true">
      <KangaEdge height={18} />
      <p className="jackpot-label">{t('jackpot')}</p>
      <p className="jackpot-figure tabular">{groupedFigure(cents)}</p>
      <KangaEdge height={18} />
    </div>
  );
}
