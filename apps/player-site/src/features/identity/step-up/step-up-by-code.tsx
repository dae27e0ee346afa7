import { RefusedError } from '@bahati/client/caller.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import type { StepUpWay } from '@bahati/contract/player-site/identity/step-up.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { CodeField } from '#features/identity/codes/code-field.tsx';
import { useCodeSending } from '#features/identity/codes/use-code-sending.ts';

/** A login proven by the app's code, or by one that is sent to what is bound. */
export function StepUpByCode({
  way,
  to,
  onDone,
}: {
  way: Exclude<StepUpWay, 'bank_account'>;
  /** Where the code is sent, masked. */
  to: string;
  onDone: () => void;
}) {
  const { t, language: tag } = useTranslation();
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const words = useErrorWords();
  const sending = useCodeSending(`step-up ${way}`, () =>
    call('POST /wps/session/stepUp/code', {
      body: {
        way: way === 'sms' ? 'sms' : 'email',
        language: tag.startsWith('sw') ? 'sw' : 'en',
      },
    }),
  );
  const prove = useMutation({
    mutationFn: () => call('POST /wps/session/stepUp', { body: { way, code } }),
    onSuccess: onDone,
    onError: focusFirstError,
  });
  const isDigits = way !== 'recovery_code';
  const isWhole = isDigits ? code.length === 6 : code.trim().length >= 16;
  const refusal = prove.error instanceof RefusedError ? prove.error.code : undefined;
  const isCodeRefused = refusal === 'code_wrong' || refusal === 'code_expired';
  const codeError =
    wasTried && !isWhole
      ? t(isDigits ? 'error_six_digits' : 'error_required')
      : isCodeRefused
        ? words(prove.error)
        : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    focusFirstError();
    if (isWhole && !prove.isPending) prove.mutate();
  }

  function edit(typed: string) {
    setCode(isDigits ? typed.replace(/\D/g, '').slice(0, 6) : typed);
    if (prove.isError) prove.reset();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={isCodeRefused ? undefined : prove.error} />
      {way === 'recovery_code' ? (
        <TextField
          label={t('recovery_code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onValueChange={edit}
          error={codeError}
        />
      ) : way === 'authenticator' ? (
        <TextField
          label={t('authenticator_code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onValueChange={edit}
          error={codeError}
        />
      ) : (
        <CodeField
          sending={sending}
          code={code}
          onCodeChange={edit}
          error={codeError}
          sentWords={t('step_up_sent', { to })}
          canSend={() => true}
          onRefused={focusFirstError}
        />
      )}
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={prove.isPending}
        loadingLabel={t('loading')}
      >
        {t('step_up_prove')}
      </Button>
    </form>
  );
}
