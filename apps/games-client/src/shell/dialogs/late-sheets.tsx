/**
 * What opens over the game comes when it is first asked for, or before, once the game rests. Until
 * it is there a sheet says so, or that it could not be fetched; the game plays on under it.
 */
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';
import type { Sheet } from './sheet.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords, type WordKey } from '#frame/shell/words.ts';
import './late-sheets.css';

export type SheetProps = {
  readonly sheet: Sheet | null;
  readonly onSheet: (sheet: Sheet | null) => void;
};

type Sheets = ComponentType<SheetProps>;

/** So long a game rests before it fetches what may be asked for next. */
const restMs = 2000;

const titles: Readonly<Partial<Record<Sheet, WordKey>>> = {
  stake: 'stake_title',
  autoplay: 'autoplay',
  buy: 'buy_title',
  history: 'history',
  fairness: 'fairness',
};

export function LateSheets({
  load,
  sheet,
  onSheet,
}: SheetProps & { readonly load: () => Promise<Sheets> }) {
  const [Sheets, setSheets] = useState<Sheets | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [hasWaited, setHasWaited] = useState(false);
  const isThere = Sheets !== null;
  const isWanted = sheet !== null;
  const isResting = useIsResting();
  // The component is a function, which the setter would call.
  const take = (found: Sheets) => setSheets(() => found);

  useEffect(() => {
    if (isThere || isWanted || !isResting) return;
    // Nobody asked: should it not come, it is fetched when somebody does.
    load().then(take, () => undefined);
  }, [load, isThere, isWanted, isResting]);

  useEffect(() => {
    if (isThere || !isWanted || hasFailed) return;
    let isClosed = false;
    load().then(
      (found) => {
        setHasWaited(!isClosed);
        take(found);
      },
      () => setHasFailed(!isClosed),
    );
    return () => {
      isClosed = true;
    };
  }, [load, isThere, isWanted, hasFailed]);

  const change = (next: Sheet | null) => {
    setHasFailed(false);
    setHasWaited(false);
    onSheet(next);
  };
  if (Sheets) {
    return (
      <div className={hasWaited ? 'late-sheets is-there' : 'late-sheets'}>
        <Sheets sheet={sheet} onSheet={change} />
      </div>
    );
  }
  if (!sheet) return null;
  return (
    <WaitingSheet
      sheet={sheet}
      onRetry={hasFailed ? () => setHasFailed(false) : null}
      onClose={() => change(null)}
    />
  );
}

function WaitingSheet({
  sheet,
  onRetry,
  onClose,
}: {
  sheet: Sheet;
  /** Null while it is on its way. */
  onRetry: (() => void) | null;
  onClose: () => void;
}) {
  const { about } = useFrame();
  const { t, language } = useWords();
  const title = titles[sheet];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title ? t(title) : about.title[language]}
      closeLabel={t('close')}
    >
      {onRetry ? (
        <ErrorState
          title={t('late_failed')}
          text={t('late_failed_text')}
          retryLabel={t('retry')}
          onRetry={onRetry}
        />
      ) : (
        <SkeletonRows count={4} label={t('late_coming')} />
      )}
    </Dialog>
  );
}

/** No round for a while, on a network whose owner does not count every byte. */
function useIsResting(): boolean {
  const { play } = useFrame();
  const isBusy = useStore(play.round, (state) => state.isBusy);
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    if (isBusy || isDataSaved()) return;
    const timer = setTimeout(() => setIsResting(true), restMs);
    return () => {
      clearTimeout(timer);
      setIsResting(false);
    };
  }, [isBusy]);
  return isResting;
}

function isDataSaved(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
