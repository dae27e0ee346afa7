import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { keepMobile, readLastMobile } from './code-waits.ts';
import { destinationOf, isMobileNumber, type Mobile } from './mobile.ts';
import { refusedField } from '#features/forms/refused-field.ts';
import type { PersonProof } from '#features/identity/captcha/use-captcha.ts';
import { useCodeSending } from './use-code-sending.ts';

const refusedFields = {
  mobile_invalid: 'mobile',
  mobile_taken: 'mobile',
  code_wrong: 'code',
  code_expired: 'code',
} as const;

export type MobileCode = ReturnType<typeof useMobileCode>;

type MobileCodeOptions = {
  send: (input: Mobile & PersonProof) => Promise<{ expiredMinutes: number }>;
  /** Where the brand asks for the puzzle before a code of this kind. */
  isPuzzleAsked?: boolean | undefined;
  /** What the form's own call was refused with. */
  refusal: unknown;
  /** The number may be left empty, and nothing is proven then. */
  isOptional?: boolean;
  /** False: the number is taken as it is said. */
  isCodeAsked?: boolean;
  /** Lets the form forget the refusal. */
  onEdit: () => void;
};

function useTypedMobile(): [Mobile, (next: Mobile) => void] {
  const { countryDialingCodes } = useBrand();
  const [draft, setDraft] = useState<Mobile>(
    () => readLastMobile() ?? { countryDialingCode: '', mobileNum: '' },
  );
  // The brand's first country is the one chosen until the reader chooses another.
  const countryDialingCode = draft.countryDialingCode || (countryDialingCodes[0] ?? '');
  return [{ ...draft, countryDialingCode }, setDraft];
}

/** A number and the code sent to it, as a part of a form. */
export function useMobileCode(options: MobileCodeOptions) {
  const { send, isPuzzleAsked, refusal, isOptional = false, isCodeAsked = true, onEdit } = options;
  const { t } = useTranslation();
  const words = useErrorWords();
  const [mobile, setDraft] = useTypedMobile();
  const [code, setCode] = useState('');
  const [judged, setJudged] = useState<'nothing' | 'number' | 'both'>('nothing');
  const sending = useCodeSending(
    destinationOf(mobile),
    async (proof) => {
      const sent = await send({ ...mobile, ...proof });
      keepMobile(mobile);
      return sent;
    },
    isPuzzleAsked,
  );

  const refused = refusedField(refusal, refusedFields);
  const isNumberRefusedAtSending = refusedField(sending.error, refusedFields) === 'mobile';
  const numberRefusal = refused === 'mobile' ? refusal : isNumberRefusedAtSending && sending.error;
  const isNumberRight = isMobileNumber(mobile.mobileNum);
  const isLeftOut = isOptional && mobile.mobileNum === '';
  const isCodeRight = !isCodeAsked || code.length === 6;

  function numberError(): string | undefined {
    if (numberRefusal) return words(numberRefusal);
    if (judged === 'nothing' || isNumberRight || (isLeftOut && judged === 'both')) return undefined;
    return mobile.mobileNum ? t('refusal_mobile_invalid') : t('error_required');
  }

  function codeError(): string | undefined {
    if (refused === 'code') return words(refusal);
    return judged === 'both' && !isCodeRight && !isLeftOut ? t('error_six_digits') : undefined;
  }

  return {
    mobile,
    code,
    sending,
    isCodeAsked,
    isOptional,
    isRight: isLeftOut || (isNumberRight && isCodeRight),
    /** What a registration says of the number. */
    given: isLeftOut ? {} : { ...mobile, ...(isCodeAsked ? { verificationCode: code } : {}) },
    /** Whether this part says what the form was refused for. */
    saysRefusal: refused !== undefined,
    isNumberRefusedAtSending,
    numberError: numberError(),
    codeError: codeError(),
    setMobile(next: Mobile) {
      setDraft(next);
      sending.forgetError();
      onEdit();
    },
    setCode(next: string) {
      setCode(next);
      onEdit();
    },
    showErrors: () => setJudged('both'),
    canSend() {
      if (judged === 'nothing') setJudged('number');
      return isNumberRight;
    },
  };
}
