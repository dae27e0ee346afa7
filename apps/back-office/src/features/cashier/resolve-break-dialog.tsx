import type { ReconciliationBreak } from '@bahati/contract/back-office/cashier.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Says how a difference came about; it moves no money. */
export function ResolveBreakDialog({
  found: { id, kind },
  onClose,
}: {
  found: ReconciliationBreak;
  onClose: () => void;
}) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate('reconciliation.resolve')}
      confirmLabel={translate('reconciliation.resolve')}
      reasonLabel={translate('reconciliation.explained')}
      send={(reason) =>
        call('POST /bo/reconciliationBreaks/:id/resolve', { params: { id }, body: { reason } })
      }
      tell={() => translate('reconciliation.told_resolved')}
      onClose={onClose}
    >
      <p>{translate(`break_hints.${kind}`)}</p>
    </ReasonDialog>
  );
}
