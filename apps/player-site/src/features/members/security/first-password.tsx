import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { FirstPasswordForm } from './first-password-form.tsx';

/** Says what is closed to who has no password, and opens the way to one. */
export function FirstPassword() {
  const { t } = useTranslation();
  const [isSetting, setIsSetting] = useState(false);
  return (
    <>
      <FormAlert tone="info">{t('first_password_about')}</FormAlert>
      <Button onClick={() => setIsSetting(true)}>{t('first_password_set')}</Button>
      {isSetting && (
        <Dialog
          isOpen
          onClose={() => setIsSetting(false)}
          title={t('first_password_set')}
          closeLabel={t('close')}
          size="s"
        >
          <FirstPasswordForm onDone={() => setIsSetting(false)} />
        </Dialog>
      )}
    </>
  );
}
