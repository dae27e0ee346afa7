import { useState } from 'react';
import { blockHours } from '@bahati/contract/back-office/system/address-blocks.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Shuts out a network: what it is, why, and for how long. */
export function BlockNetworkDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const [network, setNetwork] = useState('');
  const [hours, setHours] = useState('');
  const isMissing = network.trim() === '';
  return (
    <ReasonDialog
      title={translate('address_blocks.add_title')}
      confirmLabel={translate('address_blocks.add_now')}
      tone="danger"
      isReady={!isMissing}
      send={(reason) => {
        const ends = hours === '' ? {} : { hours: Number(hours) };
        return call('POST /bo/addressBlocks', { body: { network, reason, ...ends } });
      }}
      tell={(block) => translate('address_blocks.told_added', { network: block.network })}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
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
        </>
      )}
    </ReasonDialog>
  );
}
