import type { FieldRule, Session } from '@bahati/contract/player-site/identity/identity.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '#features/system/refusal-words.ts';
import { useFocusOnError } from '#features/system/use-focus-on-error.ts';
import type { Field } from './register-field.tsx';
import { refusedField } from './refused-field.ts';
import { startSession } from './session.ts';
import { checkInvitation, useInvitation } from './use-invitation.ts';
import { useFieldErrors } from './use-field-errors.ts';
import type { RegistrationDraft } from './use-registration-draft.ts';

const refusedFields: Record<string, Field> = {
  username_taken: 'username',
  username_invalid: 'username',
  password_invalid: 'password',
  password_too_common: 'password',
  passwords_differ: 'confirmPassword',
  under_age: 'birthday',
  invitation_code_error: 'affiliateCode',
};

export type Registering = Omit<ReturnType<typeof useRegistering>, 'form'>;

/** Sends one way's registration and knows what each of its fields has to say. */
export function useRegistering({
  draft,
  fields,
  send,
  onBusy,
  onDone,
}: {
  draft: RegistrationDraft;
  fields: readonly FieldRule[];
  send: () => Promise<Session>;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const [shown, setShown] = useState<ReadonlySet<Field | 'terms'>>(new Set());
  const { form, focusFirstError } = useFocusOnError();
  const invitation = useInvitation(draft.values);
  const asked = invitation.askedOf(fields);
  const errors = useFieldErrors(asked, draft.values);
  const register = useMutation({
    mutationFn: async () => {
      // The invitation is checked before anything is asked of the server to keep (spec §4).
      await checkInvitation(draft.values.affiliateCode);
      return send();
    },
    onSuccess: (session) => {
      startSession(session);
      showToast({ tone: 'win', message: t('register_welcome', { name: session.userName }) });
      onDone();
    },
    onError: focusFirstError,
  });
  const isBusy = register.isPending;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const refused = refusedField(register.error, refusedFields);

  return {
    form,
    fields: asked,
    isBusy,
    error: register.error,
    saysRefusal: refused !== undefined,
    focusFirstError,
    /** Whatever is edited may be what was refused. */
    forgetRefusal: () => {
      if (register.isError) register.reset();
    },
    errorOf: (field: Field) => {
      if (field === refused) return words(register.error);
      if (field === 'affiliateCode' && invitation.error) return words(invitation.error);
      return shown.has(field) ? errors[field] : undefined;
    },
    /** Who invites, as far as the code tells. */
    invitedBy: invitation.agentName && t('invited_by', { name: invitation.agentName }),
    termsError: shown.has('terms') && !draft.hasAcceptedTerms ? t('error_terms') : undefined,
    leave: (field: Field) => {
      if (draft.values[field]) setShown((current) => new Set([...current, field]));
    },
    /** `isRestRight`: of what stands in the form beside the ruled fields. */
    submit: (isRestRight: boolean) => {
      setShown(new Set([...fields.map((rule) => rule.field), 'terms']));
      const isRight = isRestRight && fields.every((rule) => !errors[rule.field]);
      if (isRight && draft.hasAcceptedTerms && !isBusy) register.mutate();
      else focusFirstError();
    },
  };
}
