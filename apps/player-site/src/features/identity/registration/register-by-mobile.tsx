import { codeMinutes } from '@bahati/contract/player-site/identity/code-minutes.ts';
import { asksForPassword } from '@bahati/contract/player-site/identity/registration-ways.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { MobileCodeFields } from '#features/identity/codes/mobile-code-fields.tsx';
import { PhoneButton } from '#features/identity/phone/phone-button.tsx';
import type { RegisterWayProps } from './register-by-name.tsx';
import { RegisterFields } from './register-fields.tsx';
import { useRegistering } from './use-registering.ts';
import { useRegistrationNumber } from './use-registration-number.ts';
import { fieldsBesideNumber, withoutPassword } from './without-password.ts';

/** The number, once proven where the brand asks for that, is the user name. */
export function RegisterByMobile({ draft, rules, onBusy, onDone }: RegisterWayProps) {
  const { t } = useTranslation();
  const { flags } = useBrand();
  const hasPassword = asksForPassword(flags, 'mobile');
  const { form, ...registering } = useRegistering({
    draft,
    fields: fieldsBesideNumber(rules, hasPassword),
    send: (read) => {
      const body = { ...draft.body(), ...read, ...number.mobile, ...number.given };
      return call('POST /wps/member/register/mobile', {
        body: hasPassword ? body : withoutPassword(body),
      });
    },
    onBusy,
    onDone,
  });
  const number = useRegistrationNumber('mobile', rules, registering);
  const isSaidElsewhere = registering.saysRefusal || number.saysRefusal;
  return (
    <>
      <PhoneButton from="register" isBeforeForm />
      <form
        ref={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          number.showErrors();
          registering.submit(number.isRight);
        }}
      >
        <FormAlert error={isSaidElsewhere ? undefined : registering.error} />
        <MobileCodeFields
          proof={number}
          sentWords={t('code_sent', { minutes: codeMinutes })}
          onRefused={registering.focusFirstError}
        />
        <RegisterFields draft={draft} registering={registering} />
      </form>
    </>
  );
}
