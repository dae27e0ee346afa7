import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/system/form-alert.tsx';
import { RegisterFields } from './register-fields.tsx';
import { useRegistering } from './use-registering.ts';
import type { RegistrationDraft } from './use-registration-draft.ts';

export type RegisterWayProps = {
  draft: RegistrationDraft;
  rules: readonly FieldRule[];
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
};

export function RegisterByName({ draft, rules, onBusy, onDone }: RegisterWayProps) {
  const { form, ...registering } = useRegistering({
    draft,
    fields: rules,
    send: () =>
      call('POST /wps/member/register', {
        body: { ...draft.body(), username: draft.values.username.trim() },
      }),
    onBusy,
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
