import { useState } from 'react';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { mostQuickStakes, readQuickStakes } from './settings-draft.rules.ts';
import { SettingsForm } from './settings-form.tsx';

/** Stakes a member picks with one tap on the slip; empty ones are left out. */
export function QuickStakesForm({
  value,
  onChange,
}: {
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { translate } = useWords();
  const { currency, can } = useRoom();
  const faultWords = useFigureWords();
  const stored = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState<readonly string[]>(() =>
    Array.from({ length: mostQuickStakes }, (_, at) => stored[at] ?? ''),
  );
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  function save() {
    const read = readQuickStakes(typed, currency);
    setWrong('wrong' in read ? read.wrong : new Set());
    if ('value' in read) onChange(read.value);
  }
  return (
    <SettingsForm
      title={translate('trading.settings.quick_stakes')}
      hint={translate('trading.settings.quick_stakes_hint')}
      onSave={save}
    >
      <div className="trading-fields trading-fields-narrow">
        {typed.map((text, at) => (
          <AmountField
            key={at}
            label={translate('trading.settings.quick_stake', { number: at + 1 })}
            currency={currency}
            value={text}
            onValueChange={(next) => setTyped(typed.with(at, next))}
            error={wrong.has(String(at)) && translate('trading.settings.no_stake')}
            faultWords={faultWords}
            isDisabled={!can('trading.settings')}
          />
        ))}
      </div>
    </SettingsForm>
  );
}
