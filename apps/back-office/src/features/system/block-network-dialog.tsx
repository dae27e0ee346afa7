import { useState } from 'react';
import { blockHours } from '@bahati/contract/back-office/system.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

/** Shuts out a network: what it is, why, and for how long. */
export function BlockNetworkDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [network, setNetwork] = useState('');
  const [reason, setReason] = useState('');
  const [hours, setHours] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const isMissing = network.trim() === '';
  async function confirm() {
    setIsWanting(true);
    if (isMissing || !isReasonGood(reason)) return;
    const ends = hours === '' ? {} : { hours: Number(hours) };
    const send = () => call('POST /bo/addressBlocks', { body: { network, reason, ...ends } });
    const isDone = await act(send, (block) =>
      translate('address_blocks.told_added', { network: block.network }),
    );
    if (isDone) onClose();
  }
  return (
    <ActDialog
      title={translate('address_blocks.add_title')}
      confirmLabel={translate('address_blocks.add_now')}
      tone="danger"
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <TextField
        label={translate('address_blocks.network_label')}
        hint={translate('address_blocks.network_hint')}
        error={isWanting && isMissing ? translate('address_blocks.network_missing') : undefined}
        value={network}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onValueChange={setNetwork}
      />
      <SelectField
        label={translate('address_blocks.lasts')}
        value={hours}
        options={[
          { value: '', label: translate('block_hours.forever') },
          ...blockHours.map((each) => ({
            value: String(each),
            label: translate(`block_hours.${each}`),
          })),
        ]}
        onValueChange={setHours}
      />
      <ReasonField value={reason} onValueChange={setReason} isWanting={isWanting} />
    </ActDialog>
  );
}
