/** What the slip shows now: one that is under way, its receipt, a slip, or none. */
import { Button } from '@bahati/ui/button/button.tsx';
import { useEffect, useRef } from 'react';
import { usePlacing } from '#features/sportsbook/slip/placing/use-placing.ts';
import { SlipReceipt } from '#features/sportsbook/slip/receipt/slip-receipt.tsx';
import { SlipUnderWay } from '#features/sportsbook/slip/receipt/slip-under-way.tsx';
import { useUndo } from '#features/sportsbook/slip/slip-undo.ts';
import { useSlip } from '#features/sportsbook/slip/use-slip.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { SlipEmpty } from './slip-empty.tsx';
import { SlipForm } from './slip-form.tsx';
import './slip-panel.css';
import './slip-legs.css';
import './slip-foot.css';

export function SlipPanel({ onClose }: { onClose?: (() => void) | undefined }) {
  const draft = useSlip();
  const { placing, receipt, phase } = usePlacing();
  const undo = useUndo();
  const isUnsure = placing !== null && phase !== 'sending';
  return (
    <div className="slip-panel">
      {undo && <Undo onUndo={undo} />}
      {isUnsure ? (
        <SlipUnderWay placing={placing} phase={phase} />
      ) : receipt ? (
        <SlipReceipt key={receipt.betId} receipt={receipt} onClose={onClose} />
      ) : draft.legs.length > 0 ? (
        <SlipForm draft={draft} />
      ) : (
        <SlipEmpty />
      )}
    </div>
  );
}

function Undo({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that took it off is gone with it.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="slip-undo" role="status">
      <p>{t('slip_removed')}</p>
      <Button ref={ref} size="s" onClick={onUndo}>
        {t('slip_undo')}
      </Button>
    </div>
  );
}
