import type { MemberInfo } from '@bahati/contract/player-site/members.ts';
import { Card } from '@bahati/ui/card/card.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ShieldIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '#site/api.ts';
import { ChangePasswordForm } from '#features/identity/change-password-form.tsx';
import { QueryError } from '#features/system/query-error.tsx';
import { BindEmailForm } from './bind-email-form.tsx';
import { BindMobileForm } from './bind-mobile-form.tsx';
import { PaymentPasswordForm } from './payment-password-form.tsx';
import { type Safeguard, SafeguardRow } from './safeguard-row.tsx';
import './safety-card.css';

type Contacts = { mobileNumber: string | null; email: string | null };

/** How safe the account is: what is set, what is missing, and the way to each. */
export function SafetyCard({ member }: { member: MemberInfo }) {
  const { t } = useTranslation();
  const query = useQuery({ ...memberQuery('GET /wps/member/contacts'), staleTime: 60_000 });
  return (
    <Card padding="none" className="safety">
      {query.data ? (
        <Safeguards hasPaymentPassword={member.hasPaymentPassword} contacts={query.data} />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={4} label={t('loading')} />
      )}
    </Card>
  );
}

function Safeguards({
  hasPaymentPassword,
  contacts,
}: {
  hasPaymentPassword: boolean;
  contacts: Contacts;
}) {
  const [openId, setOpenId] = useState<Safeguard['id'] | null>(null);
  const safeguards = useSafeguards(hasPaymentPassword, contacts, () => setOpenId(null));
  const open = safeguards.find(({ id }) => id === openId);
  const firstMissing = safeguards.find(({ isSet }) => !isSet);
  const { t } = useTranslation();
  return (
    <>
      <SafetyLead set={safeguards.filter(({ isSet }) => isSet).length} all={safeguards.length} />
      <ul className="safeguards">
        {safeguards.map((safeguard) => (
          <li key={safeguard.id}>
            <SafeguardRow
              safeguard={safeguard}
              isNext={safeguard === firstMissing}
              onOpen={() => setOpenId(safeguard.id)}
            />
          </li>
        ))}
      </ul>
      {open?.form && (
        <Dialog
          isOpen
          onClose={() => setOpenId(null)}
          title={open.dialogTitle}
          closeLabel={t('close')}
          size="s"
        >
          {open.form}
        </Dialog>
      )}
    </>
  );
}

/** The sum of it, in words first; the bar is for the eye. */
function SafetyLead({ set, all }: { set: number; all: number }) {
  const { t } = useTranslation();
  const isWhole = set === all;
  return (
    <header className="safety-lead" data-whole={isWhole ? '' : undefined}>
      <span className="safety-shield">
        <ShieldIcon size={28} />
      </span>
      <div className="safety-words">
        <h2 className="member-section-title">
          {isWhole ? t('safety_whole') : t('safety_missing')}
        </h2>
        <p className="quiet">{t('safety_count', { set, all })}</p>
      </div>
      <div className="safety-bar" aria-hidden="true">
        {Array.from({ length: all }, (_, at) => (
          <span key={at} data-set={at < set ? '' : undefined} />
        ))}
      </div>
    </header>
  );
}

function useSafeguards(
  hasPaymentPassword: boolean,
  { mobileNumber, email }: Contacts,
  onDone: () => void,
): (Safeguard & { dialogTitle: string; form: ReactNode })[] {
  const { t } = useTranslation();
  return [
    {
      id: 'password',
      title: t('safety_password'),
      about: t('safety_password_about'),
      isSet: true,
      action: t('safety_change'),
      dialogTitle: t('change_password_title'),
      form: <ChangePasswordForm onDone={onDone} />,
    },
    {
      id: 'paymentPassword',
      title: t('payment_password'),
      about: t('payment_password_about'),
      isSet: hasPaymentPassword,
      action: hasPaymentPassword ? undefined : t('payment_password_set'),
      dialogTitle: t('payment_password_set'),
      form: hasPaymentPassword ? null : <PaymentPasswordForm />,
    },
    {
      id: 'mobile',
      title: t('field_mobile'),
      about: mobileNumber ?? t('safety_mobile_about'),
      isSet: mobileNumber !== null,
      action: mobileNumber === null ? t('safety_mobile_bind') : t('safety_change'),
      dialogTitle: mobileNumber === null ? t('safety_mobile_bind') : t('safety_mobile_change'),
      form: <BindMobileForm onDone={onDone} />,
    },
    {
      id: 'email',
      title: t('field_email'),
      about: email ?? t('safety_email_about'),
      isSet: email !== null,
      action: email === null ? t('safety_email_bind') : t('safety_change'),
      dialogTitle: email === null ? t('safety_email_bind') : t('safety_email_change'),
      form: <BindEmailForm onDone={onDone} />,
    },
  ];
}
