import type { PayoutAccount } from '@bahati/contract/player-site/cashier/payout-accounts.ts';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { toInternational } from './payee.ts';

export type PayoutKind = PayoutAccount['kind'];

export type WholeAccount =
  | { kind: 'mobile_money'; number: string }
  | { kind: 'bank'; bank: string; number: string; holderName: string };

export type PayoutDraft = {
  kind: PayoutKind;
  values: Record<Field, string>;
  set: (field: Field, value: string) => void;
  /** What is wrong with each field as it stands. */
  errors: Partial<Record<Field, string>>;
  /** As the server takes it; undefined while something is wrong. */
  account: WholeAccount | undefined;
  clear: () => void;
};

type Field = 'dialingCode' | 'number' | 'bank' | 'holderName';

const empty: Record<Field, string> = { dialingCode: '', number: '', bank: '', holderName: '' };

/** A payout account as it is being typed. */
export function usePayoutDraft(kind: PayoutKind): PayoutDraft {
  const { t } = useTranslation();
  const { countryDialingCodes } = useBrand();
  const [typed, setTyped] = useState(empty);
  const dialingCode = typed.dialingCode || (countryDialingCodes[0] ?? '+254');
  const values = { ...typed, dialingCode };
  const isBank = kind === 'bank';
  const number = isBank
    ? /^\d{6,20}$/.exec(typed.number.replace(/\s/g, ''))?.[0]
    : toInternational(dialingCode, typed.number);
  const holderName = typed.holderName.trim();
  const isName = /\p{L}.*\p{L}/u.test(holderName);
  const errors: PayoutDraft['errors'] = {};
  if (number === undefined) errors.number = t(isBank ? 'error_account' : 'error_phone');
  if (isBank && typed.bank === '') errors.bank = t('error_required');
  if (isBank && !isName) errors.holderName = t('error_required');
  const isWhole = number !== undefined && Object.keys(errors).length === 0;
  return {
    kind,
    values,
    set: (field, value) => setTyped((before) => ({ ...before, [field]: value })),
    errors,
    account: !isWhole
      ? undefined
      : isBank
        ? { kind: 'bank', bank: typed.bank, number, holderName }
        : { kind: 'mobile_money', number },
    clear: () => setTyped(empty),
  };
}
