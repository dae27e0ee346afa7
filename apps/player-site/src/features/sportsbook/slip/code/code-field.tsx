/** Loads a slip by the code somebody has sent. */
import { RefusedError } from '@bahati/client/caller.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { readCode } from './code.rules.ts';
import { loadCode } from './load-code.ts';
import { useLoadedWords } from './use-loaded-words.ts';

export function CodeField() {
  const { t } = useTranslation();
  const words = useErrorWords();
  const sayLoaded = useLoadedWords();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const load = useMutation({ mutationFn: loadCode, onSuccess: sayLoaded });
  const isUnknown = load.error instanceof RefusedError && load.error.code === 'not_found';
  const error = isWrong
    ? t('slip_code_wrong')
    : isUnknown
      ? t('slip_code_unknown')
      : load.error
        ? words(load.error)
        : undefined;
  return (
    <form
      className="slip-code-field"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = readCode(typed);
        setWrong(code === undefined);
        if (code !== undefined && !load.isPending) load.mutate(code);
      }}
    >
      <TextField
        label={t('slip_code')}
        value={typed}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        enterKeyHint="go"
        onValueChange={(value) => {
          setWrong(false);
          setTyped(value);
        }}
      />
      <Button type="submit" isLoading={load.isPending} loadingLabel={t('loading')}>
        {t('slip_code_load')}
      </Button>
    </form>
  );
}
