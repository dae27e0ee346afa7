import { Button } from '@bahati/ui/button/button.tsx';
import { PhoneIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

/** The number that is asked for the money: the member's own, unless another is typed. */
export function PayerField({
  ownNumber,
  value,
  onValueChange,
  error,
}: {
  ownNumber: string | null;
  /** Undefined: the own number. */
  value: string | undefined;
  onValueChange: (value: string | undefined) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation();
  if (ownNumber !== null && value === undefined) {
    return (
      <div className="payer-own">
        <PhoneIcon size={20} />
        <p className="payer-own-words">
          <span className="payer-own-number">{ownNumber}</span>
          <span>{t('deposit_payer_own')}</span>
        </p>
        <Button size="s" tone="quiet" onClick={() => onValueChange('')}>
          {t('deposit_payer_other')}
        </Button>
      </div>
    );
  }
  return (
    <TextField
      label={t('deposit_payer')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={20}
      placeholder="0712 345 678"
      value={value ?? ''}
      onValueChange={onValueChange}
      hint={t('deposit_payer_hint')}
      error={error}
    />
  );
}
