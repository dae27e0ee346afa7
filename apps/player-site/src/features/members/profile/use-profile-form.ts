import { RefusedError } from '@bahati/client/caller.ts';
import { fieldProblem } from '@bahati/contract/player-site/identity/field-rules.ts';
import type { Profile, ProfileFieldValue } from '@bahati/contract/player-site/members/profile.ts';
import {
  nicknameProblem,
  plainNickname,
  type ProfileField,
} from '@bahati/contract/player-site/members/profile-rules.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { useRuleWords } from '#features/identity/registration/use-field-errors.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';

type Name = ProfileField | 'nickname';
type Values = Partial<Record<Name, string>>;

/** What is typed into the profile, what is wrong with it, and sending it. */
export function useProfileForm(profile: Profile, onDone: () => void) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const ruleWords = useRuleWords();
  const { form, focusFirstError } = useFocusOnError();
  const [values, setValues] = useState<Values>(() => ({
    nickname: profile.nickname,
    ...Object.fromEntries(profile.fields.map(({ field, value }) => [field, value])),
  }));
  const [shown, setShown] = useState<ReadonlySet<Name>>(new Set());
  const save = useMutation({
    mutationFn: () => {
      const open = profile.fields.filter(({ isLocked }) => !isLocked);
      const said = Object.fromEntries(open.map(({ field }) => [field, values[field] ?? '']));
      const nickname = plainNickname(values.nickname ?? '');
      return call('POST /wps/member/profile', { body: { nickname, ...said } });
    },
    onSuccess: async () => {
      await Promise.all([
        forgetMemberCall('GET /wps/member/profile'),
        forgetMemberCall('GET /wps/member/info'),
      ]);
      showToast({ tone: 'win', message: t('profile_saved') });
      onDone();
    },
    onError: focusFirstError,
  });
  const refused = refusedName(save.error);

  function breachOf(name: Name): string | undefined {
    const typed = values[name]?.trim() ?? '';
    if (name === 'nickname') {
      const nickname = plainNickname(typed);
      const isKept = nickname === profile.nickname;
      return isKept || nicknameProblem(nickname) === null
        ? undefined
        : t('refusal_nickname_invalid');
    }
    const rule = profile.fields.find(({ field }) => field === name);
    if (!rule || rule.isLocked) return undefined;
    if (typed === '') return rule.isRequired ? t('error_required') : undefined;
    return fieldProblem(rule, typed) === null ? undefined : ruleWords(rule);
  }

  const names: Name[] = ['nickname', ...profile.fields.map(({ field }) => field)];
  return {
    form,
    values,
    /** A refusal that no field says. */
    error: refused === undefined ? save.error : undefined,
    isBusy: save.isPending,
    ruleOf: (name: ProfileField): ProfileFieldValue | undefined =>
      profile.fields.find(({ field }) => field === name),
    errorOf: (name: Name) => {
      if (name === refused) return words(save.error);
      return shown.has(name) ? breachOf(name) : undefined;
    },
    set: (name: Name, value: string) => {
      setValues((current) => ({ ...current, [name]: value }));
      if (save.isError) save.reset();
    },
    leave: (name: Name) => setShown((current) => new Set([...current, name])),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setShown(new Set(names));
      if (names.every((name) => breachOf(name) === undefined) && !save.isPending) save.mutate();
      else focusFirstError();
    },
  };
}

export type ProfileDraft = Omit<ReturnType<typeof useProfileForm>, 'form'>;

/** Which field the server's refusal is about. */
function refusedName(error: unknown): Name | undefined {
  if (!(error instanceof RefusedError)) return undefined;
  if (error.code.startsWith('nickname_')) return 'nickname';
  const isOfField = error.code === 'field_invalid' || error.code === 'field_locked';
  return isOfField ? (error.details['field'] as ProfileField) : undefined;
}
