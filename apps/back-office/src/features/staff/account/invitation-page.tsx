import { type FormEvent, useState } from 'react';
import type { CallValue } from '@bahati/contract/call.ts';
import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { Wordmark } from '@bahati/ui/brand/logo.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { call } from '#office/api.ts';
import { LanguageSwitch } from '#office/layouts/language-switch.tsx';
import { keepToken } from '#office/session/session.ts';
import { useWords } from '#office/words/use-words.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import './login-page.css';
import '#features/staff/staff.css';

type Invitation = CallValue<BackOfficeCalls['POST /bo/invitation/read']>;

/** Where somebody invited sets a password and an authenticator, and is in. */
export function InvitationPage() {
  const { translate, problem } = useWords();
  const [token] = useState(() => window.location.hash.slice(1));
  const { data, error } = useRecord('POST /bo/invitation/read', { body: { token } });
  return (
    <div className="office-login">
      <title>{`${translate('invitation.title')} · Bahati`}</title>
      <header className="office-login-tools">
        <LanguageSwitch />
        <ThemeToggle
          toDarkLabel={translate('layout.dark')}
          toLightLabel={translate('layout.light')}
        />
      </header>
      <main className="office-login-card">
        <Wordmark height={44} label="Bahati" />
        <h1>{translate('invitation.title')}</h1>
        {error && (
          <p className="office-login-refusal" role="alert">
            {problem(error).words}
          </p>
        )}
        {!data && !error && <SkeletonRows count={4} label={translate('list.loading')} />}
        {data && <AcceptForm token={token} invitation={data} />}
      </main>
    </div>
  );
}

function AcceptForm({
  token,
  invitation: { username, secret, uri },
}: {
  token: string;
  invitation: Invitation;
}) {
  const { translate, problem } = useWords();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const accepted = await call('POST /bo/invitation/accept', {
        body: { token, password, code },
      });
      keepToken(accepted.token);
      // The page begins anew with its session, and the link leaves the address.
      window.location.replace('/');
    } catch (failure) {
      setRefusal(problem(failure).words);
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <p>{translate('invitation.welcome', { username })}</p>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        label={translate('own.new_password')}
        isNew
        value={password}
        onValueChange={setPassword}
      />
      <p>{translate('own.scan')}</p>
      <AuthenticatorKey secret={secret} uri={uri} />
      <CodeField label={translate('login.code')} value={code} onValueChange={setCode} />
      {refusal && (
        <p className="office-login-refusal" role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" className="office-ink" isWide isLoading={isBusy}>
        {translate('invitation.accept')}
      </Button>
    </form>
  );
}
