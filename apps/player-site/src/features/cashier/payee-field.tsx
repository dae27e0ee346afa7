import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from 'react-i18next';

/** Where the money goes: a mobile number with its country, or an account number. */
export function PayeeField({
  usesPhone,
  dialingCodes,
  dialingCode,
  onDialingCode,
  number,
  onNumber,
  error,
}: {
  usesPhone: boolean;
  dialingCodes: readonly string[];
  dialingCode: string;
  onDialingCode: (code: string) => void;
  number: string;
  onNumber: (number: string) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation();
  if (!usesPhone)
    return (
      <TextField
        label={t('payee_account')}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        onValueChange={onNumber}
        error={error}
      />
    );
  return (
    <div className="payee">
      <SelectField
        label={t('payee_country')}
        options={dialingCodes.map((code) => ({ value: code, label: code }))}
        value={dialingCode}
        onValueChange={onDialingCode}
      />
      <TextField
        label={t('payee_phone')}
        type="tel"
        autoComplete="tel-national"
        placeholder="0712 345 678"
        value={number}
        onValueChange={onNumber}
        error={error}
      />
    </div>
  );
}
