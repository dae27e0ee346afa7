import { RefusedError } from '@bahati/client/caller.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { isPin } from '#features/identity/locking/pin-field.tsx';

type Sending = { mutate: () => void; reset: () => void; isPending: boolean; error: Error | null };

/** What is filled in; a field the form has not got is absent. */
type Fields = {
  password?: string;
  /** A code of six digits, sent or shown by the app. */
  code?: string;
  /** The same, or a recovery code. */
  anyCode?: string;
  oldDigits?: string;
  digits?: string;
  again?: string;
  /** Four to six digits. */
  pin?: string;
  pinAgain?: string;
};

type FieldName = keyof Fields;

/** Which field a refusal belongs to; others are said above the form. */
const fieldOfRefusal: Readonly<Record<string, FieldName>> = {
  password_wrong: 'password',
  code_wrong: 'code',
  code_expired: 'code',
  payment_password_wrong: 'oldDigits',
  payment_password_weak: 'digits',
  payment_password_unchanged: 'digits',
  pin_weak: 'pin',
};

/** What fields need of the form they stand in. */
export type Proof = Omit<ReturnType<typeof useProof>, 'form' | 'submit'>;

/** What forms that prove a person share: which field is wrong, and sending once. */
export function useProof(sending: Sending, fields: Fields) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const refusal = sending.error instanceof RefusedError ? sending.error.code : undefined;
  const told = refusal === undefined ? undefined : fieldOfRefusal[refusal];
  const refused = told === 'code' && fields.anyCode !== undefined ? 'anyCode' : told;
  const isHere = refused !== undefined && fields[refused] !== undefined;

  const isMissing: Readonly<Record<FieldName, string | undefined>> = {
    password: fields.password === '' ? t('error_required') : undefined,
    code: isShort(fields.code) ? t('error_six_digits') : undefined,
    anyCode: isNoCode(fields.anyCode) ? t('error_required') : undefined,
    oldDigits: isShort(fields.oldDigits) ? t('error_six_digits') : undefined,
    digits: isShort(fields.digits) ? t('error_six_digits') : undefined,
    again:
      fields.again !== undefined && fields.again !== fields.digits
        ? t('error_digits_differ')
        : undefined,
    pin: fields.pin !== undefined && !isPin(fields.pin) ? t('error_pin_digits') : undefined,
    pinAgain: fields.pinAgain !== fields.pin ? t('error_pins_differ') : undefined,
  };
  const isWhole = Object.values(isMissing).every((problem) => problem === undefined);

  return {
    form,
    focusFirstError,
    refusal,
    otherError: isHere ? undefined : sending.error,
    errorOf(field: FieldName): string | undefined {
      if (wasTried && isMissing[field] !== undefined) return isMissing[field];
      return isHere && refused === field ? words(sending.error) : undefined;
    },
    edit: (set: (value: string) => void) => (value: string) => {
      set(value);
      if (sending.error) sending.reset();
    },
    submit(event: FormEvent) {
      event.preventDefault();
      setWasTried(true);
      focusFirstError();
      if (isWhole && !sending.isPending) sending.mutate();
    },
  };
}

function isShort(digits: string | undefined): boolean {
  return digits !== undefined && digits.length !== 6;
}

/** Neither six digits nor as long as a recovery code. */
function isNoCode(code: string | undefined): boolean {
  if (code === undefined) return false;
  const plain = code.replaceAll(/[^A-Za-z0-9]/g, '');
  return !/^\d{6}$/.test(plain) && plain.length < 16;
}
