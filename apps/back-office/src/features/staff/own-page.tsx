import { useState } from 'react';
import type { CallValue } from '@bahati/contract/call.ts';
import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useGetOne } from 'react-admin';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { LoadingPage } from '#office/layouts/state-pages.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SessionList } from './session-list.tsx';
import './staff.css';

type Own = CallValue<BackOfficeCalls['GET /bo/own']> & { id: string };

/** What everybody looks after: the own password, authenticator and sessions. */
export function OwnPage() {
  const { translate } = useWords();
  const { data: own, error, refetch, isFetching } = useGetOne<Own>('own', { id: 'own' });
  const { act, isBusy } = useAct();
  const [changing, setChanging] = useState<'password' | 'authenticator'>();
  if (error && !own) {
    return (
      <>
        <PageTitle title={translate('sections.own')} />
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      </>
    );
  }
  if (!own) return <LoadingPage />;
  const end = (body: { sessionId?: string }) =>
    void act(
      () => call('POST /bo/own/endSessions', { body }),
      () => translate('staff.told_ended', { username: own.username }),
    );
  return (
    <>
      <PageTitle title={translate('sections.own')} />
      <div className="staff-card">
        <section aria-label={translate('own.proof')} className="staff-part">
          <h2>{translate('own.proof')}</h2>
          <p className="quiet">{translate('own.proof_hint')}</p>
          <div className="staff-acts">
            <Button onClick={() => setChanging('password')}>
              {translate('own.change_password')}
            </Button>
            <Button onClick={() => setChanging('authenticator')}>
              {translate('own.change_authenticator')}
            </Button>
          </div>
        </section>
        <section aria-label={translate('staff.sessions')} className="staff-part">
          <h2>{translate('staff.sessions')}</h2>
          <SessionList sessions={own.sessions} onEnd={({ id }) => end({ sessionId: id })} />
          {own.sessions.length > 1 && (
            <div className="staff-acts">
              <Button disabled={isBusy} onClick={() => end({})}>
                {translate('own.end_others')}
              </Button>
            </div>
          )}
        </section>
      </div>
      {changing === 'password' && <PasswordDialog onClose={() => setChanging(undefined)} />}
      {changing === 'authenticator' && (
        <AuthenticatorDialog onClose={() => setChanging(undefined)} />
      )}
    </>
  );
}
