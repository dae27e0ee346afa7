import type { PaymentMethod } from '@bahati/contract/player-site/cashier/payment-methods.ts';
import { PhoneIcon } from '@bahati/ui/icons/icons.tsx';
import { BankIcon, CardIcon } from '@bahati/ui/icons/money-icons.tsx';
import { useId } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import './method-picker.css';

const kinds = {
  mobile_money: 'method_mobile_money',
  bank: 'method_bank',
  card: 'method_card',
} as const;

const marks = { mobile_money: PhoneIcon, bank: BankIcon, card: CardIcon } as const;

/** The payment methods as cards with their limits; native radios, so arrows move the choice. */
export function MethodPicker({
  label,
  methods,
  value,
  onValueChange,
  isForNow = false,
}: {
  label: string;
  methods: readonly PaymentMethod[];
  value: string;
  onValueChange: (code: string) => void;
  /** What rests just now cannot be chosen; outside its hours nothing can. */
  isForNow?: boolean;
}) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className="methods">
      <legend className="methods-legend">{label}</legend>
      <div className="methods-cards">
        {methods.map(({ code, name, kind, hours, isOpen, isOut }) => (
          <label key={code} className="method">
            <input
              type="radio"
              name={group}
              value={code}
              checked={code === value}
              disabled={!isOpen || (isForNow && isOut)}
              onChange={() => onValueChange(code)}
            />
            <span className="method-mark">
              <Mark kind={kind} />
            </span>
            <span className="method-words">
              <span className="method-name">{name}</span>
              <span className="method-kind">
                {isOut
                  ? t('method_out')
                  : !isOpen && hours
                    ? t('method_hours', { opens: hours.opensAt, closes: hours.closesAt })
                    : t(kinds[kind])}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Mark({ kind }: Pick<PaymentMethod, 'kind'>) {
  const Icon = marks[kind];
  return <Icon size={20} />;
}
