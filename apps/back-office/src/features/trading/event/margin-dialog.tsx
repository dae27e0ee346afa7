import { useState } from 'react';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { readShare, writeShare } from '#features/trading/room/figures.ts';
import { setControl } from '#features/trading/room/use-controls.ts';

const mostMargin = 5_000;

/** The margin of one market, until it is ended among the controls. */
export function MarginDialog({
  controlKey,
  title,
  basisPoints,
  onClose,
}: {
  controlKey: string;
  title: string;
  basisPoints: number;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const [typed, setTyped] = useState(writeShare(basisPoints).replace('%', ''));
  const margin = readShare(typed, mostMargin);
  return (
    <ReasonDialog
      title={title}
      confirmLabel={translate('trading.margin.set')}
      isReady={margin !== undefined}
      send={(reason) =>
        setControl({ scope: 'market', key: controlKey, kind: 'margin', value: margin ?? 0, reason })
      }
      tell={() => translate('trading.margin.told')}
      onClose={onClose}
    >
      {(isWanting) => (
        <TextField
          label={translate('trading.margin.new')}
          hint={translate('trading.margin.hint', { now: writeShare(basisPoints) })}
          error={isWanting && margin === undefined && translate('trading.margin.none')}
          inputMode="decimal"
          autoComplete="off"
          suffix="%"
          value={typed}
          onValueChange={setTyped}
        />
      )}
    </ReasonDialog>
  );
}
