import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { withoutPassword } from '#features/identity/registration/without-password.ts';
import { RegisterFields } from '#features/identity/registration/register-fields.tsx';
import { registrationRulesQuery } from '#features/identity/password/use-password-rule.ts';
import { useRegistering } from '#features/identity/registration/use-registering.ts';
import { useRegistrationDraft } from '#features/identity/registration/use-registration-draft.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { QueryError } from '#features/loading/query-error.tsx';

type Props = { ticket: string; name: string; onDone: () => void };

/** What is still asked of a person a provider has proven: all but a name and a password. */
export function SocialRegister(props: Props) {
  const { t } = useTranslation();
  const rules = useQuery(registrationRulesQuery());
  return (
    <>
      <h1 className="page-heading">{t('social_register_title')}</h1>
      <p className="quiet">{t('social_register_lead', { name: props.name })}</p>
      {rules.data ? (
        <SocialRegisterForm {...props} rules={rules.data.fields} />
      ) : rules.isError ? (
        <QueryError query={rules} />
      ) : (
        <SkeletonRows count={2} label={t('loading')} />
      )}
      <p className="popup-other">
        {t('social_has_account', { name: props.name })}{' '}
        <Link to="/" search={{ popup: 'login', next: '/member' }}>
          {t('hd_log_in')}
        </Link>
      </p>
    </>
  );
}

/** The provider stands for these. */
const notAsked: ReadonlySet<FieldRule['field']> = new Set([
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'paymentPassword',
  'captcha',
]);

const unheard = () => undefined;

function SocialRegisterForm({ ticket, onDone, rules }: Props & { rules: readonly FieldRule[] }) {
  const draft = useRegistrationDraft(rules);
  const { form, ...registering } = useRegistering({
    draft,
    fields: rules.filter(({ field, isShown }) => isShown && !notAsked.has(field)),
    send: () => {
      const { paymentPassword: _, ...body } = withoutPassword(draft.body());
      return call('POST /wps/member/register/social', { body: { ...body, ticket } });
    },
    onBusy: unheard,
    onDone,
  });
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        registering.submit(true);
      }}
    >
      <FormAlert error={registering.saysRefusal ? undefined : registering.error} />
      <RegisterFields draft={draft} registering={registering} />
    </form>
  );
}
