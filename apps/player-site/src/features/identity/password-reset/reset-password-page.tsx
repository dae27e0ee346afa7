import { Button } from '@bahati/ui/button/button.tsx';
import { Card } from '@bahati/ui/card/card.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { NewPasswordFields } from '#features/identity/password/new-password-fields.tsx';
import { refusedField } from '#features/forms/refused-field.ts';
import { startSession, useIsLoggedIn } from '#features/identity/session.ts';
import { useNewPassword } from '#features/identity/password/use-new-password.ts';
import './reset-password-page.css';

/** Where the link of the e-mail leads: a new password, then logged in and home. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { token } = useSearch({ from: '/site/resetPassword' });
  const { form, focusFirstError } = useFocusOnError();
  const reset = useMutation({
    mutationFn: () =>
      call('POST /wps/member/password/link', {
        body: {
          token: token ?? '',
          newPassword: draft.password,
          confirmNewPassword: draft.again,
        },
      }),
    onSuccess: (session) => {
      startSession(session);
      showToast({ tone: 'win', message: t('change_password_done') });
      // The link is used up and has no place in the history.
      void navigate({ to: '/', search: {}, replace: true });
    },
    onError: focusFirstError,
  });
  const draft = useNewPassword({
    refusal: reset.error,
    onEdit: () => {
      if (reset.isError) reset.reset();
    },
  });
  const isRefused = refusedField(reset.error, { reset_link_invalid: 'link' }) === 'link';
  if (!token || isRefused) return <LinkInvalid />;

  function submit(event: FormEvent) {
    event.preventDefault();
    draft.showErrors();
    if (draft.isRight && !reset.isPending) reset.mutate();
    else focusFirstError();
  }

  return (
    <div className="page reset-page">
      <PageTitle words={t('reset_title')} />
      <Card padding="l" className="stack">
        <h1 className="page-heading">{t('reset_title')}</h1>
        <p className="quiet">{t('reset_lead')}</p>
        <form ref={form} className="stack" noValidate onSubmit={submit}>
          <FormAlert error={draft.saysRefusal ? undefined : reset.error} />
          <NewPasswordFields draft={draft} />
          <Button
            type="submit"
            tone="brass"
            size="l"
            isWide
            isLoading={reset.isPending}
            loadingLabel={t('loading')}
          >
            {t('forgot_set')}
          </Button>
        </form>
      </Card>
    </div>
  );
}

/** A link that was used or is too old, with the way to a new one; a member changes it inside. */
function LinkInvalid() {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const look = buttonClass({ tone: 'brass', size: 'l', isWide: true });
  return (
    <div className="page reset-page">
      <PageTitle words={t('reset_invalid_title')} />
      <Card padding="l" className="stack">
        <h1 className="page-heading">{t('reset_invalid_title')}</h1>
        <p role="alert">{t('reset_invalid_about')}</p>
        {isLoggedIn ? (
          <Link to="/member" replace className={look}>
            {t('member_account')}
          </Link>
        ) : (
          <Link to="/" search={{ popup: 'forgot' }} replace className={look}>
            {t('reset_new_link')}
          </Link>
        )}
      </Card>
    </div>
  );
}
