import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { queryClient } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { LogoutDialog } from '#features/identity/login/logout-dialog.tsx';
import { PopupBand } from '#features/identity/popups/popup-band.tsx';

/** The password must be changed before anything else (spec §4): the only other way is out. */
export function ChangePasswordDialog() {
  const { t } = useTranslation();
  const [opening, setOpening] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <Dialog
        key={opening}
        isOpen
        isLocked
        // A browser closes even a locked dialog when Escape is pressed often enough.
        onClose={() => setOpening((count) => count + 1)}
        title={t('change_password_title')}
        closeLabel={t('close')}
        size="s"
      >
        <PopupBand />
        <div className="popup-note">
          <FormAlert tone="info">{t('change_password_forced')}</FormAlert>
        </div>
        {/* What was refused until now may be read again. */}
        <ChangePasswordForm onDone={() => void queryClient.invalidateQueries()} />
        <p className="popup-other">
          <Button tone="link" onClick={() => setIsLeaving(true)}>
            {t('hd_sign_out')}
          </Button>
        </p>
      </Dialog>
      {isLeaving && <LogoutDialog onCancel={() => setIsLeaving(false)} />}
    </>
  );
}
