import type { FieldRule, Session } from '@bahati/contract/player-site/identity/identity.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import type { Field } from './register-field.tsx';
import { isAboutPicture, useCaptcha } from '#features/identity/captcha/use-captcha.ts';
import { startSession } from '#features/identity/session.ts';
import { checkInvitation, useInvitation } from './use-invitation.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useRefusedField } from './use-refused-field.ts';
import type { RegistrationDraft } from './use-registration-draft.ts';

/** These stand in the form in another way. */
const askedApart: ReadonlySet<Field> = new Set(['mobileNum', 'captcha']);

export type Registering = Omit<ReturnType<typeof useRegistering>, 'form'>;

type RegisteringOptions = {
  draft: RegistrationDraft;
  fields: readonly FieldRule[];
  /** With the letters of the picture, where the brand asks for them. */
  send: (read: { captcha?: string }) => Promise<Session>;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
};

/** Sends one way's registration and knows what each of its fields has to say. */
export function useRegistering({ draft, fields, send, onBusy, onDone }: RegisteringOptions) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const [shown, setShown] = useState<ReadonlySet<Field | 'terms'>>(new Set());
  const { form, focusFirstError } = useFocusOnError();
  const invitation = useInvitation(draft.values);
  const isPictureAsked = fields.some(({ field }) => field === 'captcha');
  const captcha = useCaptcha(false, isPictureAsked);
  const asked = invitation.askedOf(fields.filter(({ field }) => !askedApart.has(field)));
  const errors = useFieldErrors(asked, draft.values);
  const register = useMutation({
    mutationFn: async () => {
      // The invitation is checked before anything is asked of the server to keep (spec §4).
      await checkInvitation(draft.values.affiliateCode);
      return send(isPictureAsked ? { captcha: captcha.text.trim() } : {});
    },
    onSuccess: (session) => {
      startSession(session);
      onDone();
    },
    onError: (error) => {
      captcha.heed(error);
      focusFirstError();
    },
  });
  const isBusy = register.isPending;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const refused = useRefusedField(register.error, asked);

  return {
    form,
    captcha,
    fields: asked,
    isBusy,
    error: register.error,
    saysRefusal: refused.field !== undefined || isAboutPicture(register.error),
    focusFirstError,
    /** Whatever is edited may be what was refused. */
    forgetRefusal: () => {
      if (register.isError) register.reset();
    },
    errorOf: (field: Field) => {
      if (field === refused.field) return refused.words;
      if (field === 'affiliateCode' && invitation.error) return words(invitation.error);
      return shown.has(field) ? errors[field] : undefined;
    },
    /** Who invites, and as what, as far as the code tells. */
    invitedBy:
      invitation.found &&
      t(invitation.found.downlineType === 1 ? 'invited_as_agent' : 'invited_by', {
        name: invitation.found.agentName,
      }),
    termsError: shown.has('terms') && !draft.hasAcceptedTerms ? t('error_terms') : undefined,
    leave: (field: Field) => {
      if (draft.values[field]) setShown((current) => new Set([...current, field]));
    },
    /** `isRestRight`: of what stands in the form beside the ruled fields. */
    submit: (isRestRight: boolean) => {
      setShown(new Set([...asked.map((rule) => rule.field), 'terms']));
      const isPictureRead = captcha.isReady();
      const isRight = isRestRight && isPictureRead && asked.every((rule) => !errors[rule.field]);
      if (isRight && draft.hasAcceptedTerms && !isBusy) register.mutate();
      else focusFirstError();
    },
  };
}
