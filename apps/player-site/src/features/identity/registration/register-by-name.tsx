import { codeMinutes } from '@bahati/contract/player-site/identity/code-minutes.ts';
import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { MobileCodeFields } from '#features/identity/codes/mobile-code-fields.tsx';
import { RegisterFields } from './register-fields.tsx';
import { useRegistering } from './use-registering.ts';
import type { RegistrationDraft } from './use-registration-draft.ts';
import { useRegistrationNumber } from './use-registration-number.ts';

export type RegisterWayProps = {
  draft: RegistrationDraft;
  rules: readonly FieldRule[];
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
};

export function RegisterByName({ draft, rules, onBusy, onDone }: RegisterWayProps) {
  const { t } = useTranslation();
  const { form, ...registering } = useRegistering({
    draft,
    fields: rules,
    send: (read) =>
      call('POST /wps/member/register', {
        body: {
          ...draft.body(),
          ...read,
          ...(number.isAsked ? number.given : {}),
          username: draft.values.username.trim(),
        },
      }),
    onBusy,
    onDone,
  });
  const number = useRegistrationNumber('name', rules, registering);
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        number.showErrors();
        registering.submit(!number.isAsked || number.isRight);
      }}
    >
      <FormAlert
        error={registering.saysRefusal || number.saysRefusal ? undefined : registering.error}
      />
      <RegisterFields draft={draft} registering={registering}>
        {number.isAsked && (
          <MobileCodeFields
            proof={number}
            sentWords={t('code_sent', { minutes: codeMinutes })}
            onRefused={registering.focusFirstError}
          />
        )}
      </RegisterFields>
    </form>
  );
}
