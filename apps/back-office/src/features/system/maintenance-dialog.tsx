import { useState } from 'react';
import type { BrandSettings } from '@bahati/contract/back-office/system/brand.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { fromClockField } from '#office/words/time.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
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
  const [endsAt, setEndsAt] = useState('');
  const [message, setMessage] = useState(brand.maintenanceMessage);
  const [startsAt, setStartsAt] = useState('');
  const isPlanned = brand.maintenanceStart !== null;
  const isClosing = !brand.isUnderMaintenance && !isPlanned;
  const opens = isPlanned ? 'maintenance.call_off' : 'maintenance.open_now';
  return (
    <ReasonDialog
      title={translate(isClosing ? 'maintenance.close_title' : 'maintenance.open_title')}
      confirmLabel={translate(isClosing ? 'maintenance.close' : opens)}
      tone={isClosing ? 'danger' : 'ink'}
      send={(reason) => {
        const end = isClosing ? (fromClockField(endsAt) ?? null) : null;
        const start = isClosing ? (fromClockField(startsAt) ?? null) : null;
        return call('POST /bo/brand/maintenance', {
          body: { isOn: isClosing, startsAt: start, endsAt: end, message, reason },
        });
      }}
      tell={({ maintenanceStart }) =>
        translate(
          maintenanceStart
            ? 'maintenance.told_planned'
            : isClosing
              ? 'maintenance.told_closed'
              : 'maintenance.told_open',
        )
      }
      onClose={onClose}
    >
      <p>{translate(isClosing ? 'maintenance.close_hint' : 'maintenance.open_hint')}</p>
      {isClosing && (
        <>
          <TextField
            label={translate('maintenance.start')}
            hint={translate('maintenance.start_hint')}
            type="datetime-local"
            value={startsAt}
            onValueChange={setStartsAt}
          />
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
    </ReasonDialog>
  );
}
