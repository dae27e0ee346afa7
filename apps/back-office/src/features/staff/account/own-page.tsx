import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { LoadingPage } from '#office/layouts/state-pages.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SessionList } from './session-list.tsx';
import '#features/staff/staff.css';

/** What everybody looks after: the own password, authenticator and sessions. */
export function OwnPage() {
  const { translate } = useWords();
  const { data: own, error, refetch, isFetching } = useRecord('GET /bo/own', {});
  const { act, isBusy } = useAct();
  const [changing, setChanging] = useState<'password' | 'authenticator'>();
  if (error && !own) {
    return (
      <>
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
