/** Where the slip stands: beside the lists on a desk, behind a bar at the thumb on a phone. */
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { CatchBoundary, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { useGo } from '#features/sportsbook/offer/use-view.ts';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
import { useWideScreen } from '#site/layouts/menus/use-wide-screen.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useCodeInAddress } from './code/use-code-in-address.ts';
import { SlipBar } from './panel/slip-bar.tsx';
import { useFoundPlacing } from './placing/use-placing.ts';
import { useSlip } from './use-slip.ts';
import './slip-aside.css';

const loadPanel = () => loadChunk(() => import('./panel/slip-panel.tsx'));
const SlipPanel = lazy(() => loadPanel().then((part) => ({ default: part.SlipPanel })));

export function SlipAside() {
  const { t } = useTranslation();
  const isWide = useWideScreen();
  const { legs } = useSlip();
  useCodeInAddress();
  useFoundPlacing();
  if (!isWide) return <SlipSheet />;
  return (
    <aside className="slip-aside" aria-label={t('book_slip')}>
      <div className="slip-aside-head">
        <h2 className="slip-aside-title">
          {t('book_slip')}
          {legs.length > 0 && <span className="slip-aside-count">{legs.length}</span>}
        </h2>
        <ViewLink view={{ bets: 'open' }} className="text-link">
          {t('bets_title')}
        </ViewLink>
      </div>
      <Panel />
    </aside>
  );
}

/** The bar, and the sheet it opens; the address says which, so that the way back closes it. */
function SlipSheet() {
  const { t } = useTranslation();
  const go = useGo();
  const { legs } = useSlip();
  const isOpen = useSearch({
    strict: false,
    select: (search: { slip?: string | undefined }) => search.slip === 'open',
  });
  const close = () => go({ slip: undefined });
  const isWanted = legs.length > 0;
  useEffect(() => {
    // Whoever has chosen something opens the slip next. One that does not come is told of then.
    if (isWanted) loadPanel().catch(() => undefined);
  }, [isWanted]);
  return (
    <>
      <SlipBar isOpen={isOpen} onOpen={() => go({ slip: 'open' })} />
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('book_slip')}
        closeLabel={t('close')}
        size="full"
      >
        <Panel onClose={close} />
      </Dialog>
    </>
  );
}

function Panel({ onClose }: { onClose?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  return (
    <CatchBoundary
      getResetKey={() => 'slip'}
      errorComponent={({ error }) => (
        <ErrorState
          title={t('error_title')}
          text={words(error)}
          retryLabel={t('retry')}
          onRetry={() => window.location.reload()}
        />
      )}
    >
      <Suspense fallback={<SkeletonRows count={3} label={t('loading')} />}>
        <SlipPanel onClose={onClose} />
      </Suspense>
    </CatchBoundary>
  );
}
