import { useTranslation } from 'react-i18next';
import { call } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { MobileCodeFields } from '#features/identity/codes/mobile-code-fields.tsx';
import { PhoneButton } from '#features/identity/phone/phone-button.tsx';
import type { RegisterWayProps } from './register-by-name.tsx';
import { RegisterFields } from './register-fields.tsx';
import { useMobileCode } from '#features/identity/codes/use-mobile-code.ts';
import { useRegistering } from './use-registering.ts';

/** The number, once proven, is the user name. */
export function RegisterByMobile({ draft, rules, onBusy, onDone }: RegisterWayProps) {
  const { t } = useTranslation();
  const { flags } = useBrand();
  const { form, ...registering } = useRegistering({
    draft,
    fields: rules.filter(({ field }) => field !== 'username'),
    send: () =>
      call('POST /wps/member/register/mobile', {
        body: { ...draft.body(), ...proof.mobile, verificationCode: proof.code },
      }),
    onBusy,
    onDone,
  });
  const proof = useMobileCode({
    send: ({ mobileNum, ...input }) =>
      call('POST /wps/verification/sms/register', {
        body: { ...input, mobileNo: mobileNum, language: currentLanguage() },
      }),
    isPuzzleAsked: flags['SLIDERVERIF3'],
    refusal: registering.error,
    onEdit: registering.forgetRefusal,
  });
  const isSaidElsewhere = registering.saysRefusal || proof.saysRefusal;
  return (
    <>
      <PhoneButton from="register" isBeforeForm />
      <form
        ref={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          proof.showErrors();
          registering.submit(proof.isRight);
        }}
      >
        <FormAlert error={isSaidElsewhere ? undefined : registering.error} />
        <MobileCodeFields
          proof={proof}
          sentWords={t('code_sent')}
          onRefused={registering.focusFirstError}
        />
        <RegisterFields draft={draft} registering={registering} />
      </form>
    </>
  );
}
