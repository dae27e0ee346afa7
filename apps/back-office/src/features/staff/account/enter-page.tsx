import { useEffect, useRef, useState } from 'react';
import { Wordmark } from '@bahati/ui/brand/logo.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Link } from '#office/address/link.tsx';
import { call } from '#office/api.ts';
import { keepToken } from '#office/session/session.ts';
import { useWords } from '#office/words/use-words.ts';
import './login-page.css';

/** Where somebody from another brand's back office comes in, by the code behind the hash sign. */
export function EnterPage() {
  const { translate, problem } = useWords();
  const [refusal, setRefusal] = useState<string>();
  // A code is good once, and effects run twice in development.
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const code = window.location.hash.slice(1);
    call('POST /bo/session/enter', { body: { code } }).then(
      ({ token }) => {
        keepToken(token);
        // The page begins anew with its session, and the code leaves the address.
        window.location.replace('/');
      },
      (failure: unknown) => setRefusal(problem(failure).words),
    );
  }, [problem]);
  return (
    <div className="office-login">
      <title>{`${translate('brands.entering')} · Bahati`}</title>
      <main className="office-login-card">
        <Wordmark height={44} label="Bahati" />
        <h1>{translate('brands.entering')}</h1>
        {refusal === undefined ? (
          <SkeletonRows count={3} label={translate('list.loading')} />
        ) : (
          <>
            <p className="office-login-refusal" role="alert">
              {refusal}
            </p>
            <Link to="/login" className="office-link">
              {translate('ra.auth.sign_in')}
            </Link>
          </>
        )}
      </main>
    </div>
  );
}
