import type { WholeCampaign } from '@bahati/contract/back-office/rewards/campaigns.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useState } from 'react';
import { useAddress } from '#office/address/use-address.ts';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

/** A draft with the same rules under a new name. */
export function DuplicateDialog({
  campaign: { id, name },
  onClose,
}: {
  campaign: WholeCampaign;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { go } = useAddress();
  const { act, isBusy, refusal } = useAct();
  const [copyName, setCopyName] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const isShort = copyName.trim().length < 3;
  async function confirm() {
    setIsWanting(true);
    if (isShort) return;
    let copyId = '';
    const isMade = await act(
      async () => {
        const copy = await call('POST /bo/campaigns/:id/duplicate', {
          params: { id },
          body: { name: copyName.trim() },
        });
        copyId = copy.id;
        return copy;
      },
      () => translate('campaigns.told_duplicated'),
    );
    if (!isMade) return;
    onClose();
    go(`/campaigns/${copyId}/show`);
  }
  return (
    <ActDialog
      title={translate('campaigns.duplicate_title', { name })}
      confirmLabel={translate('campaigns.duplicate')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <TextField
        label={translate('campaigns.name')}
        error={isWanting && isShort ? translate('content.missing') : undefined}
        maxLength={60}
        value={copyName}
        onValueChange={setCopyName}
      />
    </ActDialog>
  );
}
