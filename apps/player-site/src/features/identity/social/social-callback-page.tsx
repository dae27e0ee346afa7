import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Card } from '@bahati/ui/card/card.tsx';
import { Spinner } from '@bahati/ui/spinner/spinner.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { forgetMemberCall } from '#site/api.ts';
import { safeTarget, welcomeTarget } from '#site/paths.ts';
import { startSession } from '#features/identity/session.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { SocialRegister } from './social-register-form.tsx';
import { forgetTrip, readTrip, type Trip } from './trip.ts';
import { useSocialFinish } from './use-social-finish.ts';
import '#features/identity/popups/popup.css';
import './social.css';

/** Where a provider leads back to: it finishes a login or a binding, or opens an account. */
export function SocialCallbackPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const search = useSearch({ from: '/site/social/callback' });
  const [answer] = useState(search);
  const [trip] = useState(readTrip);
  const { data: end, error, isLoading } = useSocialFinish(trip, answer);

  /** The answer is used up and has no place in the history. */
  function leave(target: string) {
    forgetTrip();
    router.history.replace(target);
  }

  const arrive = useEffectEvent(() => {
    if (end?.kind === 'login') {
      startSession(end.session);
      leave(safeTarget(trip?.next));
    } else if (end?.kind === 'bound') {
      void forgetMemberCall('GET /wps/member/social');
      showToast({ tone: 'win', message: t('social_bind_done', { name: trip?.name }) });
      leave('/member');
    }
  });
  useEffect(() => {
    if (end) arrive();
  }, [end]);

  const title = trip?.name ?? t('social_title');
  return (
    <div className="page social-page">
      <PageTitle words={title} />
      <Card padding="l" className="stack">
        {end?.kind === 'new' ? (
          <SocialRegister
            ticket={end.ticket}
            name={title}
            onDone={() => leave(welcomeTarget(trip?.next))}
          />
        ) : isLoading || end ? (
          <Waiting name={title} />
        ) : (
          <Ended trip={trip} error={error} wasCancelled={answer.error === 'access_denied'} />
        )}
      </Card>
    </div>
  );
}

function Waiting({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <div className="social-waiting">
      <h1 className="page-heading">{t('social_waiting', { name })}</h1>
      <Spinner label={t('loading')} size={32} />
    </div>
  );
}

/** Why nobody is logged in, in words, and the way back. */
function Ended({
  trip,
  error,
  wasCancelled,
}: {
  trip: Trip | undefined;
  error: unknown;
  wasCancelled: boolean;
}) {
  const { t } = useTranslation();
  const look = buttonClass({ tone: 'brass', size: 'l', isWide: true });
  return (
    <>
      <h1 className="page-heading">{t('social_ended_title')}</h1>
      {error ? (
        <FormAlert error={error} />
      ) : (
        <FormAlert tone={wasCancelled ? 'info' : 'alarm'}>
          {wasCancelled ? t('social_cancelled') : t('refusal_social_state_invalid')}
        </FormAlert>
      )}
      {trip?.purpose === 'bind' ? (
        <Link to="/member" replace className={look}>
          {t('social_back_to_account')}
        </Link>
      ) : (
        <Link to="/" search={{ popup: 'login', next: trip?.next }} replace className={look}>
          {t('social_again')}
        </Link>
      )}
    </>
  );
}
