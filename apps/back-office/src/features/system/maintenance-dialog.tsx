import { useState } from 'react';
import type { BrandSettings } from '@bahati/contract/back-office/brand.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { fromClockField } from '#office/words/time.ts';
import { useWords } from '#office/words/use-words.ts';

/** Asks why, and of a closing also until when and what visitors are to read. */
export function MaintenanceDialog({
  brand,
  onClose,
}: {
  brand: BrandSettings;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [endsAt, setEndsAt] = useState('');
  const [message, setMessage] = useState(brand.maintenanceMessage);
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const isClosing = !brand.isUnderMaintenance;
  async function confirm() {
    setIsWanting(true);
    if (!isReasonGood(reason)) return;
    const end = isClosing ? (fromClockField(endsAt) ?? null) : null;
    const body = { isOn: isClosing, endsAt: end, message, reason };
    const send = () => call('POST /bo/brand/maintenance', { body });
    const told = isClosing ? 'maintenance.told_closed' : 'maintenance.told_open';
    if (await act(send, () => translate(told))) onClose();
  }
  return (
    <ActDialog
      title={translate(isClosing ? 'maintenance.close_title' : 'maintenance.open_title')}
      confirmLabel={translate(isClosing ? 'maintenance.close' : 'maintenance.open_now')}
      tone={isClosing ? 'danger' : 'ink'}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate(isClosing ? 'maintenance.close_hint' : 'maintenance.open_hint')}</p>
      {isClosing && (
        <>
          <TextField
            label={translate('maintenance.end')}
            hint={translate('maintenance.end_hint')}
            type="datetime-local"
            value={endsAt}
            onValueChange={setEndsAt}
          />
          <InBothFields
            label={translate('maintenance.message')}
            most={300}
            value={message}
            missing={[]}
            part="message"
            onChange={setMessage}
          />
        </>
      )}
      <ReasonField value={reason} onValueChange={setReason} isWanting={isWanting} />
    </ActDialog>
  );
}
