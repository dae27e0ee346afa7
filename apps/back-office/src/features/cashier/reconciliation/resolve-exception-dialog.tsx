import type { ReconciliationException } from '@bahati/contract/back-office/cashier/cashier.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Says how an exception came about; it moves no money. */
export function ResolveExceptionDialog({
  found: { id, kind },
  onClose,
}: {
  found: ReconciliationException;
  onClose: () => void;
}) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate('reconciliation.resolve')}
      confirmLabel={translate('reconciliation.resolve')}
      reasonLabel={translate('reconciliation.explained')}
      send={(reason) =>
        call('POST /bo/reconciliationExceptions/:id/resolve', { params: { id }, body: { reason } })
      }
      tell={() => translate('reconciliation.told_resolved')}
      onClose={onClose}
    >
      <p>{translate(`exception_hints.${kind}`)}</p>
    </ReasonDialog>
  );
}
