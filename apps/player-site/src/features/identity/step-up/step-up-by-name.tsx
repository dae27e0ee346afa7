import { RefusedError } from '@bahati/client/caller.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';

/** A login proven by the name a bank account is held in. */
export function StepUpByName({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [holderName, setHolderName] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const words = useErrorWords();
  const prove = useMutation({
    mutationFn: () =>
      call('POST /wps/session/stepUp', { body: { way: 'bank_account', holderName } }),
    onSuccess: onDone,
    onError: focusFirstError,
  });
  const isWrong = prove.error instanceof RefusedError && prove.error.code === 'holder_name_wrong';
  const isEmpty = holderName.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    focusFirstError();
    if (!isEmpty && !prove.isPending) prove.mutate();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={isWrong ? undefined : prove.error} />
      <TextField
        label={t('payout_holder')}
        hint={t('step_up_holder_hint')}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={80}
        value={holderName}
        onValueChange={(typed) => {
          setHolderName(typed);
          if (prove.isError) prove.reset();
        }}
        error={wasTried && isEmpty ? t('error_required') : isWrong ? words(prove.error) : undefined}
      />
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
