import type { Contract } from '@bahati/contract/player-site/agency/contracts.ts';
import { ConfirmDialog } from '@bahati/ui/dialog/confirm-dialog.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useOtherName } from './request-card.tsx';
import { useProcessContract } from './use-process-contract.ts';

/** Asks the other side to end the contract. */
export function TerminateDialog({
  contract,
  onClose,
}: {
  contract: Contract;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const name = useOtherName()(contract);
  const process = useProcessContract(contract.kind, onClose);
  return (
    <ConfirmDialog
      isOpen
      title={t('contract_terminate_title')}
      confirmLabel={t('contract_terminate_confirm')}
      cancelLabel={t('request_back')}
      closeLabel={t('close')}
      tone="danger"
      isBusy={process.isPending}
      error={process.isError ? words(process.error) : undefined}
      onCancel={onClose}
      onConfirm={() => process.mutate({ action: 'terminate', contractId: contract.id })}
    >
      <p>{t('contract_terminate_about', { name })}</p>
    </ConfirmDialog>
  );
}
