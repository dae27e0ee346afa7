import { Button } from '@bahati/ui/button/button.tsx';
import type { RefObject } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { usePlayForReal } from './use-play-for-real.ts';
import './free-play.css';

/** Over a game with play money, always in sight: what it is, more of it, and the way to real play. */
export function FreePlayStrip({
  gameId,
  frame,
  origin,
}: {
  gameId: string;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Whose page the frame holds; undefined: none yet. */
  origin: string | undefined;
}) {
  const { t } = useTranslation();
  const playForReal = usePlayForReal(gameId);
  return (
    <div className="free-play">
      <p className="free-play-words">
        <strong className="free-play-label">{t('free_play_label')}</strong>{' '}
        <span className="free-play-note">{t('free_play_note')}</span>
      </p>
      <Button
        size="s"
        tone="quiet"
        disabled={origin === undefined}
        onClick={() => {
          if (origin) frame.current?.contentWindow?.postMessage({ type: 'bahati:refill' }, origin);
        }}
      >
        {t('free_play_refill')}
      </Button>
      <Button size="s" tone="brass" onClick={playForReal}>
        {t('free_play_for_real')}
      </Button>
    </div>
  );
}
