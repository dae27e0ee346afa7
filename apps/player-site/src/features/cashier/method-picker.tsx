import type { PaymentMethod } from '@bahati/contract/player-site/cashier.ts';
import { WalletIcon } from '@bahati/ui/icons/icons.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import './method-picker.css';

const kinds = {
  mobile_money: 'method_mobile_money',
  bank: 'method_bank',
  card: 'method_card',
} as const;

/** The ways to pay as cards with their limits; native radios, so arrows move the choice. */
export function MethodPicker({
  label,
  methods,
  value,
  onValueChange,
}: {
  label: string;
  methods: readonly PaymentMethod[];
  value: string;
  onValueChange: (code: string) => void;
}) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className="methods">
      <legend className="methods-legend">{label}</legend>
      <div className="methods-cards">
        {methods.map(({ code, name, kind }) => (
          <label key={code} className="method">
            <input
              type="radio"
              name={group}
              value={code}
              checked={code === value}
              onChange={() => onValueChange(code)}
            />
            <span className="method-mark">
              <WalletIcon size={20} />
            </span>
            <span className="method-words">
              <span className="method-name">{name}</span>
              <span className="method-kind">{t(kinds[kind])}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
