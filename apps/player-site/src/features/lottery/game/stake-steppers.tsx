/** What a unit costs, and how many times it is staked. */
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { MinusIcon, PlusIcon } from '@bahati/ui/icons/icons.tsx';
import type { Currency } from '@bahati/money/currencies.ts';
import { useId } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { mostMultiple } from '#features/lottery/basket/basket.rules.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function StakeSteppers({
  units,
  unit,
  multiple,
  currency,
  onUnit,
  onMultiple,
}: {
  units: readonly string[];
  unit: string;
  multiple: number;
  currency: Currency;
  onUnit: (unit: string) => void;
  onMultiple: (multiple: number) => void;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const unitId = useId();
  return (
    <div className="lot-stake">
      <label className="lot-unit" htmlFor={unitId}>
        <span>{t('lottery_unit')}</span>
        <select id={unitId} value={unit} onChange={(event) => onUnit(event.target.value)}>
          {units.map((one) => (
            <option key={one} value={one}>
              {money(one, currency)}
            </option>
          ))}
        </select>
      </label>
      <Multiple value={multiple} label={t('lottery_multiple')} onChange={onMultiple} />
    </div>
  );
}

/** A whole number of one or more, by touch or typed. */
export function Multiple({
  value,
  label,
  onChange,
}: {
  value: number;
  label: string;
  onChange: (value: number) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const set = (next: number): void => onChange(Math.min(mostMultiple, Math.max(1, next)));
  return (
    <div className="lot-multiple">
      <label htmlFor={id}>{label}</label>
      <IconButton label={t('lottery_less')} disabled={value <= 1} onClick={() => set(value - 1)}>
        <MinusIcon size={20} />
      </IconButton>
      <input
        id={id}
        inputMode="numeric"
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const typed = event.target.value.replaceAll(/\D/g, '').slice(0, 5);
          set(Number(typed || '1'));
        }}
      />
      <IconButton
        label={t('lottery_more')}
        disabled={value >= mostMultiple}
        onClick={() => set(value + 1)}
      >
        <PlusIcon size={20} />
      </IconButton>
    </div>
  );
}
