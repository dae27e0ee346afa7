import { freezeReasonLength } from '@bahati/contract/player-site/agency/team.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { describedBy, FieldFrame } from '@bahati/ui/text-field/field-frame.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import './member-card.css';

/** Why, and that staff decide. */
export function FreezeDialog({
  memberId,
  nickname,
  onClose,
}: {
  memberId: string;
  nickname: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const { min, max } = freezeReasonLength;
  const isShort = reason.trim().length < min;
  const freeze = useMutation({
    mutationFn: () =>
      call('POST /wps/agent/members/:id/freeze', {
        params: { id: memberId },
        body: { reason: reason.trim() },
      }),
    onSuccess: () => {
      showToast({ message: t('team_freeze_done') });
      onClose();
    },
    onSettled: () => void forgetMemberCall('GET /wps/agent/members/:id'),
  });
  const words = {
    label: t('team_freeze_reason'),
    hint: t('team_freeze_hint'),
    error: wasTried && isShort ? t('error_required') : undefined,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isShort) focusFirstError();
    else if (!freeze.isPending) freeze.mutate();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('team_freeze_title', { name: nickname })}
      closeLabel={t('close')}
      size="s"
      isLocked={freeze.isPending}
    >
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <p>{t('team_freeze_about')}</p>
        <FormAlert error={freeze.error} />
        <FieldFrame id={id} words={words}>
          <div className="ui-field-box" data-invalid={words.error ? '' : undefined}>
            <textarea
              id={id}
              className="ui-field-input team-freeze-reason"
              rows={3}
              maxLength={max}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              aria-invalid={words.error ? true : undefined}
              aria-describedby={describedBy(id, words)}
            />
          </div>
        </FieldFrame>
        <Button
          type="submit"
          tone="danger"
          size="l"
          isWide
          isLoading={freeze.isPending}
          loadingLabel={t('loading')}
        >
          {t('team_freeze_submit')}
        </Button>
      </form>
    </Dialog>
  );
}
