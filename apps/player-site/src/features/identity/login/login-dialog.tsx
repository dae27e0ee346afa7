import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { PopupDownload } from '#features/install/popup-download.tsx';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { JoinToPlay } from './join-to-play.tsx';
import { isToPlay } from './wished-play.ts';
import { FreePlayButton } from './free-play-button.tsx';
import { LoginByPassword } from './login-by-password.tsx';
import { LoginBySms } from './login-by-sms.tsx';
import { PasskeyButton } from '#features/identity/passkeys/passkey-button.tsx';
import { PhoneButton } from '#features/identity/phone/phone-button.tsx';
import { PopupBand } from '#features/identity/popups/popup-band.tsx';
import { SocialButtons } from '#features/identity/social/social-buttons.tsx';
import { readLastEnding } from '#features/identity/session.ts';

export function LoginDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation();
  const { flags } = useBrand();
  const { next } = useSearch({ from: '__root__' });
  // Whose session ended in a game has an account.
  const wished = readLastEnding() !== 'expired' && isToPlay(next) ? next : undefined;
  const [way, setWay] = useState('password');
  const [isBusy, setIsBusy] = useState(false);
  const byPassword = <LoginByPassword onBusy={setIsBusy} onDone={onDone} />;
  const bySms = <LoginBySms onBusy={setIsBusy} onDone={onDone} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(wished === undefined ? 'login_title' : 'join_title')}
      closeLabel={t('close')}
      size="s"
      isLocked={isBusy}
    >
      {wished === undefined ? <PopupBand banners="w_login" /> : <JoinToPlay next={wished} />}
      {readLastEnding() === 'expired' && (
        <div className="popup-note">
          <FormAlert tone="info">{t('login_expired')}</FormAlert>
        </div>
      )}
      {flags.mobileCodeLogin ? (
        <Tabs
          label={t('login_ways')}
          selectedId={way}
          onSelect={setWay}
          tabs={[
            { id: 'password', label: t('login_by_password'), panel: byPassword },
            { id: 'sms', label: t('login_by_sms'), panel: bySms },
          ]}
        />
      ) : (
        <>
          {byPassword}
          <PhoneButton from="login" />
        </>
      )}
      <PasskeyButton onDone={onDone} />
      <SocialButtons />
      {wished === undefined && (
        <p className="popup-other">
          {t('login_no_account')}{' '}
          <Link to="." search={(current) => ({ ...current, popup: 'register' })} replace>
            {t('login_to_register')}
          </Link>
        </p>
      )}
      {flags.freePlay && <FreePlayButton onDone={onDone} />}
      <PopupDownload />
    </Dialog>
  );
}
