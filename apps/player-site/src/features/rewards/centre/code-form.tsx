import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { forgetRewards } from '#features/rewards/forget-rewards.ts';
import { call } from '#site/api.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** A promo code or a bonus code; what it gives stands below at once. */
export function CodeForm() {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isShort = code.trim().length < 3;
  const enter = useMutation({
    mutationFn: () => call('POST /wps/rewards/codes', { body: { code: code.trim() } }),
    onSuccess: async () => {
      setCode('');
      setWasTried(false);
      await forgetRewards();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!isShort && !enter.isPending) enter.mutate();
  }
  return (
    <form className="reward-code" noValidate onSubmit={submit}>
      <div className="reward-code-row">
        <TextField
          label={t('reward_code_label')}
          error={wasTried && isShort ? t('reward_code_missing') : undefined}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={32}
          value={code}
          onValueChange={setCode}
        />
        <Button type="submit" isLoading={enter.isPending} loadingLabel={t('loading')}>
          {t('reward_code_send')}
        </Button>
      </div>
      <FormAlert error={enter.error} />
      {enter.data && (
        <FormAlert tone="info">
          {t('reward_code_given', { count: enter.data.awards.length })}
        </FormAlert>
      )}
    </form>
  );
}
