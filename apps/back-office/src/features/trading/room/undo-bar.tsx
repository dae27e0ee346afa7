import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useWords } from '#office/words/use-words.ts';
import type { Undo } from './room.ts';

const shownMs = 12_000;

/** What one click did, for as long as a second thought takes. */
export function UndoBar({ undo, onEnd }: { undo: Undo; onEnd: () => void }) {
  const { translate, problem } = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(end, shownMs);
    return () => clearTimeout(timer);
  }, [undo]);
  async function takeBack() {
    setIsBusy(true);
    try {
      await undo.undo();
      onEnd();
    } catch (error) {
      showToast({ tone: 'alarm', message: problem(error).words });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div className="trading-undo" role="status">
      <span>{undo.words}</span>
      <Button size="s" isLoading={isBusy} onClick={() => void takeBack()}>
        {translate('trading.undo')}
      </Button>
    </div>
  );
}
