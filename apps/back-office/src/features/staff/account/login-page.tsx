import { type FormEvent, useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { Wordmark } from '@bahati/ui/brand/logo.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { useAddress } from '#office/address/use-address.ts';
import { LanguageSwitch } from '#office/layouts/language-switch.tsx';
import { hasSessionEnded } from '#office/session/session.ts';
import { type Credentials, logIn } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import './login-page.css';

const nothingYet: Credentials = { username: '', password: '', code: '' };

/** User name, password and the authenticator's code in one step. */
export function LoginPage() {
  const { translate, problem } = useWords();
  const { state, go } = useAddress();
  const [credentials, setCredentials] = useState(nothingYet);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const change = (part: Partial<Credentials>) => setCredentials({ ...credentials, ...part });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await logIn(credentials);
      go(state.next ?? '/');
    } catch (error) {
      // A code is good once, so it is typed anew with the next try.
      change({ code: '' });
      setRefusal(problem(error).words);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="office-login">
      <title>{`${translate('login.title')} · Bahati`}</title>
      <header className="office-login-tools">
        <LanguageSwitch />
        <ThemeToggle
          toDarkLabel={translate('layout.dark')}
          toLightLabel={translate('layout.light')}
        />
      </header>
      <main className="office-login-card">
        <Wordmark height={44} label="Bahati" />
        <h1>{translate('login.title')}</h1>
        {hasSessionEnded() && <NoticeBar>{translate('ra.notification.logged_out')}</NoticeBar>}
        <form onSubmit={(event) => void submit(event)}>
          <TextField
            label={translate('ra.auth.username')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={64}
            value={credentials.username}
            onValueChange={(username) => change({ username })}
          />
          <TextField
            label={translate('ra.auth.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={128}
            reveal={{
              show: translate('ra.input.password.toggle_hidden'),
              hide: translate('ra.input.password.toggle_visible'),
            }}
            value={credentials.password}
            onValueChange={(password) => change({ password })}
          />
          <TextField
            label={translate('login.code')}
            hint={translate('login.code_hint')}
            name="code"
            className="office-login-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]{6}"
            title={translate('login.code_hint')}
            required
            maxLength={6}
            value={credentials.code}
            onValueChange={(code) => change({ code: code.replace(/\D/g, '') })}
          />
          {refusal && (
            <p className="office-login-refusal" role="alert">
              {refusal}
            </p>
          )}
          <Button type="submit" className="office-ink" isWide isLoading={isBusy}>
            {translate('ra.auth.sign_in')}
          </Button>
        </form>
        <p className="quiet">{translate('login.watched')}</p>
      </main>
    </div>
  );
}
