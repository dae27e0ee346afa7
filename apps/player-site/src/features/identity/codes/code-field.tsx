import { Button } from '@bahati/ui/button/button.tsx';
import { remainingClock } from '@bahati/ui/countdown/remaining.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { CaptchaField } from '#features/identity/captcha/captcha-field.tsx';
import { isAboutPicture } from '#features/identity/captcha/use-captcha.ts';
import type { CodeSending } from './use-code-sending.ts';
import { useTimeLeft } from './use-time-left.ts';
import './code-field.css';

/**
 * The field for a six-digit code with the button that sends it. Where the code goes stands
 * above it and is the form's own; `canSend` asks whether that is filled in, and shows what is
 * wrong if it is not.
 */
export function CodeField({
  sending,
  code,
  onCodeChange,
  error,
  sentWords,
  isSendErrorElsewhere = false,
  canSend,
  onRefused,
}: {
  sending: CodeSending;
  code: string;
  onCodeChange: (code: string) => void;
  error: string | undefined;
  /** Says where the code went, once it has been sent. */
  sentWords: string;
  /** True when a field of the form says why nothing was sent. */
  isSendErrorElsewhere?: boolean | undefined;
  canSend: () => boolean;
  /** Moves the focus to what is wrong. */
  onRefused: () => void;
}) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const leftMs = useTimeLeft(sending.endsAtMs);
  const { captcha, isSending, wasSent } = sending;
  const isSaidElsewhere = isSendErrorElsewhere || isAboutPicture(sending.error);

  function send() {
    if (!canSend() || !captcha.isReady()) return onRefused();
    sending.send(undefined, {
      onSuccess: () => input.current?.focus(),
      onError: onRefused,
    });
  }

  return (
    <>
      {/* What was just sent needs no further proof; the next send does. */}
      {!(wasSent && leftMs > 0) && <CaptchaField captcha={captcha} />}
      <FormAlert error={isSaidElsewhere ? undefined : sending.error} />
      <TextField
        ref={input}
        label={t('field_code')}
        name="verificationCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="code-input"
        value={code}
        onValueChange={(typed) => onCodeChange(typed.replace(/\D/g, '').slice(0, 6))}
        hint={wasSent && !error ? sentWords : undefined}
        error={error}
        suffix={
          <Button
            className="code-send"
            tone="quiet"
            size="s"
            disabled={leftMs > 0 && !isSending}
            isLoading={isSending}
            loadingLabel={t('loading')}
            onClick={send}
          >
            {leftMs > 0
              ? t('code_again_in', { clock: remainingClock(leftMs, 0) })
              : wasSent
                ? t('code_send_again')
                : t('code_send')}
          </Button>
        }
      />
    </>
  );
}
