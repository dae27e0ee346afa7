import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { InviterNote } from '#features/rewards/referral/inviter-note.tsx';
import { RegisterByMobile } from './register-by-mobile.tsx';
import { RegisterByName } from './register-by-name.tsx';
import { useRegistrationDraft } from './use-registration-draft.ts';

/** The ways to register that the brand offers; what was typed on one stands on the other too. */
export function RegisterForm({
  rules,
  onBusy,
  onDone,
}: {
  rules: readonly FieldRule[];
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { flags } = useBrand();
  const [way, setWay] = useState('name');
  const draft = useRegistrationDraft(rules);
  const given = { draft, rules: rules.filter((rule) => rule.isShown), onBusy, onDone };
  if (!flags.USERNAMEREG3 && !flags.MOBILENUMREG3) return null;
  const inviter = <InviterNote code={draft.values.referralCode} />;
  if (!flags.MOBILENUMREG3 || !flags.USERNAMEREG3) {
    const Only = flags.USERNAMEREG3 ? RegisterByName : RegisterByMobile;
    return (
      <>
        {inviter}
        <Only {...given} />
      </>
    );
  }
  return (
    <>
      {inviter}
      <Tabs
        label={t('register_ways')}
        selectedId={way}
        onSelect={setWay}
        tabs={[
          { id: 'name', label: t('register_by_name'), panel: <RegisterByName {...given} /> },
          { id: 'mobile', label: t('register_by_mobile'), panel: <RegisterByMobile {...given} /> },
        ]}
      />
    </>
  );
}
