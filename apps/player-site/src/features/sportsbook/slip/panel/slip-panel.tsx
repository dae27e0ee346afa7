/** What the slip shows now: one that is under way, its receipt, a slip, or none. */
import { Button } from '@bahati/ui/button/button.tsx';
import { useState } from 'react';
import { usePlacing } from '#features/sportsbook/slip/placing/use-placing.ts';
import { SlipReceipt } from '#features/sportsbook/slip/receipt/slip-receipt.tsx';
import { SlipUnderWay } from '#features/sportsbook/slip/receipt/slip-under-way.tsx';
import type { SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { useSlip } from '#features/sportsbook/slip/use-slip.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { SlipEmpty } from './slip-empty.tsx';
import { SlipForm } from './slip-form.tsx';

export function SlipPanel({ onClose }: { onClose?: (() => void) | undefined }) {
  const draft = useSlip();
  const { placing, receipt, phase } = usePlacing();
  const [before, setBefore] = useState<SlipDraft | null>(null);
  const isUnsure = placing !== null && phase !== 'sending';
  return (
    <div className="slip-panel">
      {before && <Undo before={before} onDone={() => setBefore(null)} />}
      {isUnsure ? (
        <SlipUnderWay placing={placing} phase={phase} />
      ) : receipt ? (
        <SlipReceipt key={receipt.betId} receipt={receipt} onClose={onClose} />
      ) : draft.legs.length > 0 ? (
        <SlipForm draft={draft} onUndoable={setBefore} />
      ) : (
        <SlipEmpty />
      )}
    </div>
  );
}

/** What was taken off can be put back until something else is done. */
function Undo({ before, onDone }: { before: SlipDraft; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="slip-undo" role="status">
      <p>{t('slip_removed')}</p>
      <Button
        size="s"
        onClick={() => {
          slipStore.load(before);
          onDone();
        }}
      >
        {t('slip_undo')}
      </Button>
    </div>
  );
}
