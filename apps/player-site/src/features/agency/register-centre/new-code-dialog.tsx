import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';

const longestLabel = 40;

/** Another code, with a name only the agent reads. */
export function NewCodeDialog({
  onClose,
  onMade,
}: {
  onClose: () => void;
  onMade: (code: string) => void;
}) {
  const { t } = useTranslation();
  const [label, setLabel] = useState('');
  const create = useMutation({
    mutationFn: () => call('POST /wps/agent/affiliate/codes', { body: { label } }),
    onSuccess: async ({ code }) => {
      await forgetMemberCall('GET /wps/agent/affiliate/codes');
      onMade(code);
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('agent_code_new')}
      closeLabel={t('close')}
      size="s"
      isLocked={create.isPending}
    >
      <form className="stack" noValidate onSubmit={submit}>
        <FormAlert error={create.error} />
        <TextField
          label={t('agent_code_label')}
          optionalLabel={t('optional')}
          hint={t('agent_code_label_hint')}
          name="label"
          autoComplete="off"
          maxLength={longestLabel}
          value={label}
          onValueChange={setLabel}
        />
        <Button
          type="submit"
          tone="brass"
          size="l"
          isWide
          isLoading={create.isPending}
          loadingLabel={t('loading')}
        >
          {t('agent_code_create')}
        </Button>
      </form>
    </Dialog>
  );
}
