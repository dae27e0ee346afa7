import { Button } from '@bahati/ui/button/button.tsx';
import { Card } from '@bahati/ui/card/card.tsx';
import { ClockIcon, LogoutIcon, UserIcon } from '@bahati/ui/icons/icons.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { LogoutDialog } from '#features/identity/login/logout-dialog.tsx';
import { LanguageSelect } from '#features/language/language-select.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { CloseAccount } from '#features/members/closing/close-account.tsx';
import { DeviceList } from '#features/members/security/device-list.tsx';
import { LockSetting } from '#features/members/locking/lock-setting.tsx';
import { LoginHistory } from '#features/members/security/login-history.tsx';
import { PasskeyList } from '#features/members/security/passkey-list.tsx';
import { PayoutAccounts } from '#features/cashier/payout-accounts/payout-accounts.tsx';
import { ProfileCard } from '#features/members/profile/profile-card.tsx';
import { SafetyCard } from '#features/members/security/safety-card.tsx';
import { SocialAccounts } from '#features/members/contacts/social-accounts.tsx';
import { useMember } from './use-member.ts';
import './security-center-page.css';

export function SecurityCenterPage() {
  const { t } = useTranslation();
  const query = useMember();
  const member = query.data;
  return (
    <>
      <PageTitle words={t('member_account')} />
      <h1 className="page-heading">{t('member_account')}</h1>
      {member ? (
        <>
          <div className="security-columns">
            <div className="stack">
              <SafetyCard member={member} />
              <PayoutAccounts hasPaymentPassword={member.hasPaymentPassword} />
              <SocialAccounts />
              <PasskeyList />
              <LockSetting minutes={member.lockMinutes} />
              <DeviceList />
              <LoginHistory />
            </div>
            <div className="stack">
              <ProfileCard member={member} />
              <VerificationLink />
              <GamblingControlsLink />
              <BrowserCard />
            </div>
          </div>
          <CloseAccount hasPaymentPassword={member.hasPaymentPassword} />
        </>
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={4} label={t('loading')} />
      )}
    </>
  );
}

/** The way to documents, and to what they open. */
function VerificationLink() {
  const { t } = useTranslation();
  return (
    <Card padding="none">
      <ListRow
        leading={<UserIcon size={20} />}
        title={t('kyc_title')}
        subtitle={t('kyc_link_about')}
        renderLink={(link) => <Link to="/member/verification" {...link} />}
      />
    </Card>
  );
}

/** The way to limits and breaks. */
function GamblingControlsLink() {
  const { t } = useTranslation();
  return (
    <Card padding="none">
      <ListRow
        leading={<ClockIcon size={20} />}
        title={t('limits_title')}
        subtitle={t('limits_heading')}
        renderLink={(link) => <Link to="/member/limits" {...link} />}
      />
    </Card>
  );
}

/** What is kept for this browser alone. */
function BrowserCard() {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Card padding="l" className="stack">
      <h2 className="member-section-title">{t('account_device')}</h2>
      <div className="account-device">
        <LanguageSelect />
        <ThemeToggle toDarkLabel={t('theme_dark')} toLightLabel={t('theme_light')} />
      </div>
      <Button icon={<LogoutIcon size={18} />} onClick={() => setIsLeaving(true)}>
        {t('hd_sign_out')}
      </Button>
      {isLeaving && <LogoutDialog onCancel={() => setIsLeaving(false)} />}
    </Card>
  );
}
