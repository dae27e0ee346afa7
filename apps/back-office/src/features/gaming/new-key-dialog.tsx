import { useRef, useState } from 'react';
import type { StaffProvider } from '@bahati/contract/back-office/gaming/providers.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { MadeKey } from './made-key.tsx';

const overlaps = [0, 1, 24, 168] as const;

/** Makes a key, shows it this once, and leaves it to another staff user whether it holds. */
export function NewKeyDialog({
  provider,
  onClose,
}: {
  provider: StaffProvider;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { code } = provider;
  const [overlapHours, setOverlapHours] = useState<number>(24);
  const [made, setMade] = useState<string>();
  // The question closes as it is answered; what it made stays until it is taken.
  const isMade = useRef(false);
  const close = () => {
    if (!isMade.current) onClose();
  };
  if (made !== undefined) return <MadeKey code={code} made={made} onClose={onClose} />;
  return (
    <ReasonDialog
      title={translate('game_providers.new_key_title', { code })}
      confirmLabel={translate('game_providers.make_key')}
      send={async (reason) => {
        const { key } = await call('POST /bo/providers/:code/key', {
          params: { code },
          body: { overlapHours, reason },
        });
        isMade.current = true;
        setMade(key);
      }}
      tell={() => translate('approvals.told_asked')}
      onClose={close}
    >
      <p>{translate('game_providers.new_key_hint')}</p>
      <SelectField
        label={translate('game_providers.overlap')}
        value={String(overlapHours)}
        options={overlaps.map((hours) => ({
          value: String(hours),
          label: translate(`key_overlaps.${hours}`),
        }))}
        onValueChange={(hours) => setOverlapHours(Number(hours))}
      />
    </ReasonDialog>
  );
}
