import { ConfirmDialog } from '@bahati/ui/dialog/confirm-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { forgetStaying } from '#features/identity/staying/staying.ts';
import { endSession, startLeaving } from '#features/identity/session.ts';

/** Signing out asks once, shows that it is working and returns home (spec §2). */
export function LogoutDialog({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const logout = useMutation({
    mutationFn: () => {
      startLeaving();
      return call('POST /wps/session/logout', { body: {} });
    },
    // Even when no answer comes the token is thrown away here; the server's copy expires idle.
    onSettled: async () => {
      forgetStaying();
      await navigate({ to: '/', search: {} });
      endSession('logout');
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('in_popup_prompt')}
      confirmLabel={t('in_increase_submit')}
      cancelLabel={t('in_more_cancel')}
      closeLabel={t('close')}
      isBusy={logout.isPending}
      onConfirm={() => logout.mutate()}
      onCancel={onCancel}
    >
      <p>{t('in_sure_logout')}</p>
    </ConfirmDialog>
  );
}
