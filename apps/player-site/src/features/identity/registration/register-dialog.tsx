import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { PopupDownload } from '#features/install/popup-download.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { PopupBand } from '#features/identity/popups/popup-band.tsx';
import { RegisterForm } from './register-form.tsx';
import { SocialButtons } from '#features/identity/social/social-buttons.tsx';
import { registrationRulesQuery } from '#features/identity/password/use-password-rule.ts';
import './register-dialog.css';

export function RegisterDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const rules = useQuery(registrationRulesQuery());
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('register_title')}
      closeLabel={t('close')}
      size="s"
      isLocked={isBusy}
    >
      <div className="register-sheet">
        <PopupBand banners="w_reg" />
        {rules.data ? (
          <RegisterForm rules={rules.data.fields} onBusy={setIsBusy} onDone={onDone} />
        ) : rules.isError ? (
          <QueryError query={rules} />
        ) : (
          <SkeletonRows count={4} label={t('loading')} />
        )}
        {!rules.isPending && <OtherWays />}
      </div>
    </Dialog>
  );
}

function OtherWays() {
  const { t } = useTranslation();
  return (
    <>
      <SocialButtons />
      <p className="popup-other">
        {t('register_has_account')}{' '}
        <Link to="." search={(current) => ({ ...current, popup: 'login' })} replace>
          {t('hd_log_in')}
        </Link>
      </p>
      <PopupDownload />
    </>
  );
}
