import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { AccountForm, type OpenedAccount } from './account-form.tsx';
import { OpenedCard } from './opened-card.tsx';

/** The form, and beside it what comes of it: how it goes, then the account to hand over. */
export function OpenAccount() {
  const [opened, setOpened] = useState<OpenedAccount>();
  return (
    <div className="centre-columns">
      <AccountForm isNext={opened !== undefined} onOpened={setOpened} />
      {opened ? <OpenedCard key={opened.username} account={opened} /> : <HowItGoes />}
    </div>
  );
}

function HowItGoes() {
  const { t } = useTranslation();
  return (
    <section className="centre-steps" aria-labelledby="centre-steps">
      <h2 id="centre-steps" className="centre-title">
        {t('open_account_steps')}
      </h2>
      <ol>
        {(['choose', 'tell', 'change'] as const).map((step) => (
          <li key={step}>{t(`open_account_step_${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
