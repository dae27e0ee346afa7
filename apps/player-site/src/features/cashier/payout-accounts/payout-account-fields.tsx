import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import type { PayoutDraft } from './use-payout-draft.ts';
import './payout-accounts.css';

export type Bank = { code: string; name: string };

/** Where the money goes: a mobile number with its country, or an account at a bank. */
export function PayoutAccountFields({
  draft,
  banks,
  areErrorsShown,
}: {
  draft: PayoutDraft;
  banks: readonly Bank[];
  areErrorsShown: boolean;
}) {
  const { t } = useTranslation();
  const { countryDialingCodes } = useBrand();
  const { values, set } = draft;
  const errors = areErrorsShown ? draft.errors : {};
  if (draft.kind === 'mobile_money')
    return (
      <div className="payee">
        <SelectField
          label={t('payee_country')}
          options={countryDialingCodes.map((code) => ({ value: code, label: code }))}
          value={values.dialingCode}
          onValueChange={(code) => set('dialingCode', code)}
        />
        <TextField
          label={t('payee_phone')}
          type="tel"
          autoComplete="tel-national"
          placeholder="0712 345 678"
          value={values.number}
          onValueChange={(number) => set('number', number)}
          error={errors.number}
        />
      </div>
    );
  return (
    <>
      <SelectField
        label={t('payout_bank')}
        placeholder={t('payout_bank_choose')}
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        value={values.bank}
        onValueChange={(bank) => set('bank', bank)}
        error={errors.bank}
      />
      <TextField
        label={t('payee_account')}
        inputMode="numeric"
        autoComplete="off"
        value={values.number}
        onValueChange={(number) => set('number', number)}
        error={errors.number}
      />
      <TextField
        label={t('payout_holder')}
        hint={t('payout_holder_hint')}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={80}
        value={values.holderName}
        onValueChange={(name) => set('holderName', name)}
        error={errors.holderName}
      />
    </>
  );
}
