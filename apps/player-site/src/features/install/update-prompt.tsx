import { Button } from '@bahati/ui/button/button.tsx';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { hasWaitingWorker, onWaitingWorker, takeNewVersion } from './site-worker.ts';
import './late-card.css';

/** Stands only on the site's own pages: a game has no room for it, and is never broken off. */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const isReady = useSyncExternalStore(onWaitingWorker, hasWaitingWorker);
  if (!isReady) return null;
  return (
    <div className="late-card" role="status">
      <p className="late-card-words">{t('update_ready')}</p>
      <Button size="s" tone="quiet" onClick={takeNewVersion}>
        {t('update_now')}
      </Button>
    </div>
  );
}
