import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { asksForPassword } from '@bahati/contract/player-site/identity/registration-ways.ts';
import { RefusedError } from '@bahati/client/caller.ts';
import { CheckIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { RegisterFields } from '#features/identity/registration/register-fields.tsx';
import { registrationRulesQuery } from '#features/identity/password/use-password-rule.ts';
import { useRegistering } from '#features/identity/registration/use-registering.ts';
import { useRegistrationDraft } from '#features/identity/registration/use-registration-draft.ts';
import {
  fieldsBesideNumber,
  withoutPassword,
} from '#features/identity/registration/without-password.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { PhoneButton } from './phone-button.tsx';
import type { ProvenNumber } from './use-phone-finish.ts';

type Props = { proven: ProvenNumber; next: string | undefined; onDone: () => void };

/** What is still asked of a person whose number is proven: all but the number and a code. */
export function PhoneRegister(props: Props) {
  const { t } = useTranslation();
  const { phoneService } = useBrand();
  const rules = useQuery(registrationRulesQuery());
  return (
    <>
      <h1 className="page-heading">{t('social_register_title')}</h1>
      <ProvenMobile {...props.proven} name={phoneService?.name} />
      <p className="quiet">{t('phone_register_lead')}</p>
      {rules.data ? (
        <PhoneRegisterForm {...props} rules={rules.data.fields} />
      ) : rules.isError ? (
        <QueryError query={rules} />
      ) : (
        <SkeletonRows count={4} label={t('loading')} />
      )}
      <p className="popup-other">
        {t('phone_has_account')}{' '}
        <Link to="/" search={{ popup: 'login', next: '/member' }}>
          {t('hd_log_in')}
        </Link>
      </p>
    </>
  );
}

/** The number is said and not asked: it is proven, and no other one would do. */
function ProvenMobile({
  mobile,
  name,
}: Pick<ProvenNumber, 'mobile'> & { name?: string | undefined }) {
  const { t } = useTranslation();
  const groups = mobile.mobileNum.replaceAll(/(\d{3})(?=\d)/g, '$1 ');
  return (
    <div className="phone-proven">
      <span className="phone-proven-label">{t('field_mobile')}</span>
      <span className="phone-proven-number" dir="ltr">
        {mobile.countryDialingCode} {groups}
      </span>
      <span className="phone-proven-mark">
        <CheckIcon size={16} />
        {t('phone_confirmed', { name })}
      </span>
    </div>
  );
}

const unheard = () => undefined;

function PhoneRegisterForm({
  proven,
  next,
  onDone,
  rules,
}: Props & { rules: readonly FieldRule[] }) {
  const { flags } = useBrand();
  const hasPassword = asksForPassword(flags, 'mobile');
  const draft = useRegistrationDraft(rules);
  const { form, ...registering } = useRegistering({
    draft,
    fields: fieldsBesideNumber(
      rules.filter(({ isShown }) => isShown),
      hasPassword,
    ),
    send: (read) => {
      const body = { ...draft.body(), ...read, ...proven.mobile, ...proven.proof };
      return call('POST /wps/member/register/mobile', {
        body: hasPassword ? body : withoutPassword(body),
      });
    },
    onBusy: unheard,
    onDone,
  });
  const { error } = registering;
  const isProofRefused = error instanceof RefusedError && error.code.startsWith('phone_');
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
      <FormAlert error={registering.saysRefusal ? undefined : error} />
      {isProofRefused && <PhoneButton from="register" next={next} />}
      <RegisterFields draft={draft} registering={registering} />
    </form>
  );
}
