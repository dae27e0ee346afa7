import type { AddressBlock } from '@bahati/contract/back-office/system/address-blocks.ts';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

/** Lets a network in again. */
export function LiftBlockDialog({
  block: { id, network },
  onClose,
}: {
  block: AddressBlock;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  async function confirm() {
    const send = () => call('POST /bo/addressBlocks/:id/lift', { params: { id }, body: {} });
    const tell = () => translate('address_blocks.told_lifted', { network });
    if (await act(send, tell)) onClose();
  }
  return (
    <ActDialog
      title={translate('address_blocks.lift_title')}
      confirmLabel={translate('address_blocks.lift_now')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate('address_blocks.lift_hint', { network })}</p>
    </ActDialog>
  );
}
