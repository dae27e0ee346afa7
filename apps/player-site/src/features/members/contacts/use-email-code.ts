import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { refusedField } from '#features/forms/refused-field.ts';
import { useCodeSending } from '#features/identity/codes/use-code-sending.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';

const refusedFields = {
  email_invalid: 'email',
  email_taken: 'email',
  code_wrong: 'code',
  code_expired: 'code',
} as const;

/**
 * An address and the code sent to it, as a part of a form. `refusal` is what the form's own call
 * was refused with; `onEdit` lets the form forget it.
 */
export function useEmailCode({
  send,
  refusal,
  onEdit,
}: {
  send: (address: string) => Promise<{ expiredMinutes: number }>;
  refusal: unknown;
  onEdit: () => void;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [isAddressShown, setIsAddressShown] = useState(false);
  const [isCodeShown, setIsCodeShown] = useState(false);
  const address = email.trim();
  const sending = useCodeSending(address.toLowerCase(), () => send(address));
  const refused = refusedField(refusal, refusedFields);
  const isAddressRefusedAtSending = refusedField(sending.error, refusedFields) === 'email';
  // Only what cannot be an address is refused here; the server knows better.
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
  const isCodeRight = code.length === 6;

  function emailError(): string | undefined {
    if (refused === 'email') return words(refusal);
    if (isAddressRefusedAtSending) return words(sending.error);
    if (!isAddressShown || isAddress) return undefined;
    return address ? t('refusal_email_invalid') : t('error_required');
  }

  function codeError(): string | undefined {
    if (refused === 'code') return words(refusal);
    return isCodeShown && !isCodeRight ? t('error_six_digits') : undefined;
  }

  return {
    email,
    address,
    code,
    sending,
    isRight: isAddress && isCodeRight,
    /** Whether this part says what the form was refused for. */
    saysRefusal: refused !== undefined,
    isAddressRefusedAtSending,
    emailError: emailError(),
    codeError: codeError(),
    setEmail(next: string) {
      setEmail(next);
      sending.forgetError();
      onEdit();
    },
    setCode(next: string) {
      setCode(next);
      onEdit();
    },
    showErrors() {
      setIsAddressShown(true);
      setIsCodeShown(true);
    },
    canSend() {
      setIsAddressShown(true);
      return isAddress;
    },
  };
}
