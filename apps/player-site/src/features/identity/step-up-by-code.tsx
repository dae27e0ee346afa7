import { RefusedError } from '@bahati/client/caller.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import type { StepUpWay } from '@bahati/contract/player-site/identity/step-up.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/system/form-alert.tsx';
import { useErrorWords } from '#features/system/refusal-words.ts';
import { useFocusOnError } from '#features/system/use-focus-on-error.ts';
import { CodeField } from './code-field.tsx';
import { useCodeSending } from './use-code-sending.ts';

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
  const { t, i18n } = useTranslation();
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const words = useErrorWords();
  const sending = useCodeSending(`step-up ${way}`, () =>
    call('POST /wps/session/stepUp/code', {
      body: {
        way: way === 'sms' ? 'sms' : 'email',
        language: i18n.language.startsWith('sw') ? 'sw' : 'en',
      },
    }),
  );
  const prove = useMutation({
    mutationFn: () => call('POST /wps/session/stepUp', { body: { way, code } }),
    onSuccess: onDone,
    onError: focusFirstError,
  });
  const refusal = prove.error instanceof RefusedError ? prove.error.code : undefined;
  const isCodeRefused = refusal === 'code_wrong' || refusal === 'code_expired';
  const codeError =
    wasTried && code.length !== 6
      ? t('error_six_digits')
      : isCodeRefused
        ? words(prove.error)
        : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    focusFirstError();
    if (code.length === 6 && !prove.isPending) prove.mutate();
  }

  function edit(typed: string) {
    setCode(typed.replace(/\D/g, '').slice(0, 6));
    if (prove.isError) prove.reset();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={isCodeRefused ? undefined : prove.error} />
      {way === 'authenticator' ? (
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
