import { useState } from 'react';
import { sportCodes } from '@bahati/book-rules/sports.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { readMargins, writeMargins } from './settings-draft.rules.ts';
import { SettingsForm } from './settings-form.tsx';

/** The margin of each sport; an empty one is left to all others. */
export function MarginsForm({
  value,
  onChange,
}: {
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { translate } = useWords();
  const { can } = useRoom();
  const names = useTradingNames();
  const [typed, setTyped] = useState(() => writeMargins(value));
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const isOpen = can('trading.settings');
  function save() {
    const read = readMargins({ other: '', ...typed });
    setWrong('wrong' in read ? read.wrong : new Set());
    if ('value' in read) onChange(read.value);
  }
  return (
    <SettingsForm
      title={translate('trading.settings.margins')}
      hint={translate('trading.settings.margins_hint')}
      onSave={save}
    >
      <fieldset disabled={!isOpen} className="trading-fields trading-fields-narrow">
        {[...sportCodes, 'other'].map((sport) => (
          <TextField
            key={sport}
            label={sport === 'other' ? translate('trading.settings.other') : names.sport(sport)}
            error={wrong.has(sport) && translate('trading.margin.none')}
            inputMode="decimal"
            autoComplete="off"
            suffix="%"
            placeholder={sport === 'other' ? '' : (typed['other'] ?? '')}
            value={typed[sport] ?? ''}
            onValueChange={(text) => setTyped({ ...typed, [sport]: text })}
          />
        ))}
      </fieldset>
    </SettingsForm>
  );
}
