import { Card } from '@bahati/ui/card/card.tsx';
import { Spinner } from '@bahati/ui/spinner/spinner.tsx';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { safeTarget, welcomeTarget } from '#site/paths.ts';
import { startSession } from '#features/identity/session.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { forgetPhoneAnswer, type PhoneAnswer, readPhoneAnswer } from './phone-answer.ts';
import { PhoneButton } from './phone-button.tsx';
import { phoneErrorKey } from './phone-errors.ts';
import { PhoneRegister } from './phone-register-form.tsx';
import { forgetPhoneTrip, type PhoneTrip, readPhoneTrip } from './phone-trip.ts';
import { usePhoneFinish } from './use-phone-finish.ts';
import '#features/identity/popups/popup.css';
import '#features/identity/social/social.css';

/** Where the phone service leads back to: it finishes a login, or opens an account. */
export function PhoneCallbackPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const { flags } = useBrand();
  const [answer] = useState(readPhoneAnswer);
  const [trip] = useState(readPhoneTrip);
  const { data: end, error, isLoading } = usePhoneFinish(trip, answer);

  useEffect(() => {
    // Whoever comes here again brings a new answer, or none.
    forgetPhoneAnswer();
    forgetPhoneTrip();
  }, []);

  const leave = (target: string) => router.history.replace(target);
  const arrive = useEffectEvent(() => {
    if (end?.kind !== 'login') return;
    startSession(end.session);
    leave(safeTarget(trip?.next));
  });
  useEffect(() => {
    if (end) arrive();
  }, [end]);

  return (
    <div className="page social-page">
      <PageTitle words={t('phone_title')} />
      <Card padding="l" className="stack">
        {end?.kind === 'new' && flags.MOBILENUMREG3 ? (
          <PhoneRegister
            proven={end}
            next={trip?.next}
            onDone={() => leave(welcomeTarget(trip?.next))}
          />
        ) : isLoading || end?.kind === 'login' ? (
          <Waiting />
        ) : (
          <Ended trip={trip} answer={answer} error={error} isUnbound={end !== undefined} />
        )}
      </Card>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="social-waiting">
      <h1 className="page-heading">{t('phone_waiting')}</h1>
      <Spinner label={t('loading')} size={32} />
    </div>
  );
}

/** Why nobody is logged in, in words, and the ways on. */
function Ended({
  trip,
  answer,
  error,
  isUnbound,
}: {
  trip: PhoneTrip | undefined;
  answer: PhoneAnswer;
  error: unknown;
  isUnbound: boolean;
}) {
  const { t } = useTranslation();
  const { from = 'login', next } = trip ?? {};
  const isOwn = answer.state !== undefined && answer.state === trip?.state;
  const key =
    isOwn && answer.error !== undefined
      ? phoneErrorKey(answer.error)
      : isUnbound
        ? 'refusal_phone_not_bound'
        : isOwn
          ? 'phone_failed'
          : 'refusal_social_state_invalid';
  return (
    <>
      <h1 className="page-heading">{t('social_ended_title')}</h1>
      {error ? (
        <FormAlert error={error} />
      ) : (
        <FormAlert tone={key === 'phone_closed' ? 'info' : 'alarm'}>{t(key)}</FormAlert>
      )}
      <PhoneButton from={from} next={next} />
      <p className="popup-other">
        <Link to="/" search={{ popup: from, next }} replace>
          {t('phone_other_way')}
        </Link>
      </p>
    </>
  );
}
