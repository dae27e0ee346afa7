import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Card } from '@bahati/ui/card/card.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall, publicQuery } from '#site/api.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { refusedField } from '#features/forms/refused-field.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { useRuleWords } from '#features/identity/registration/use-field-errors.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useAccountErrors } from './use-account-errors.ts';

export type OpenedAccount = { username: string; password: string; type: 0 | 1 };

const refusedFields = {
  username_taken: 'username',
  username_invalid: 'username',
  under_age: 'birthday',
  birthday_invalid: 'birthday',
} as const;

/** Asks for who the account is for, by the brand's own rules of registration. */
export function AccountForm({
  isNext,
  onOpened,
}: {
  /** Another was opened just before, whose login is what matters now. */
  isNext: boolean;
  onOpened: (account: OpenedAccount) => void;
}) {
  const { t } = useTranslation();
  const rules = useQuery(publicQuery('GET /wps/system/setting/register'));
  const rule = rules.data?.fields.find(({ field }) => field === 'username');
  return (
    <Card padding="l">
      <h2 className="centre-title">{t('open_account_title')}</h2>
      {rule ? (
        <Fields rule={rule} isNext={isNext} onOpened={onOpened} />
      ) : rules.isError ? (
        <QueryError query={rules} />
      ) : (
        <SkeletonRows count={4} label={t('loading')} />
      )}
    </Card>
  );
}

function Fields({
  rule,
  isNext,
  onOpened,
}: {
  rule: FieldRule;
  isNext: boolean;
  onOpened: (account: OpenedAccount) => void;
}) {
  const { t } = useTranslation();
  const { minimumAge } = useBrand();
  const ruleWords = useRuleWords();
  const { form, values, set, errorOf, leave, submit, formError, isBusy } = useAccountDraft(
    rule,
    onOpened,
  );
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={formError} />
      <div>
        <Segmented
          label={t('open_account_type')}
          name="type"
          options={[
            { value: '0', label: t('downline_type_0') },
            { value: '1', label: t('downline_type_1') },
          ]}
          value={values.type}
          onValueChange={(type) => set('type', type)}
        />
        <p className="centre-hint">{t(`open_account_type_about_${values.type}`)}</p>
      </div>
      <TextField
        label={t('field_username')}
        name="username"
        // Neither the agent's own name nor one to be kept in this browser.
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={values.username}
        hint={errorOf('username') ? undefined : ruleWords(rule)}
        error={errorOf('username')}
        onValueChange={(username) => set('username', username)}
        onBlur={() => leave('username')}
      />
      <TextField
        label={t('field_birthday')}
        name="birthday"
        type="date"
        autoComplete="off"
        max={today}
        value={values.birthday}
        hint={
          errorOf('birthday') ? undefined : t('open_account_birthday_hint', { age: minimumAge })
        }
        error={errorOf('birthday')}
        onValueChange={(birthday) => set('birthday', birthday)}
        onBlur={() => leave('birthday')}
      />
      <Button
        type="submit"
        tone={isNext ? 'quiet' : 'brass'}
        size="l"
        isWide
        isLoading={isBusy}
        loadingLabel={t('loading')}
      >
        {isNext ? t('open_account_next') : t('open_account_submit')}
      </Button>
    </form>
  );
}

type Values = { type: '0' | '1'; username: string; birthday: string };
type Typed = 'username' | 'birthday';

const nothingTyped = { username: '', birthday: '' };

/** What was typed, and what its fields have to say; emptied for the next one once it was opened. */
function useAccountDraft(rule: FieldRule, onOpened: (account: OpenedAccount) => void) {
  const words = useErrorWords();
  const [values, setValues] = useState<Values>({ type: '0', ...nothingTyped });
  const [shown, setShown] = useState<ReadonlySet<Typed>>(new Set());
  const { form, focusFirstError } = useFocusOnError();
  const errors = useAccountErrors(rule, values);
  const { username, birthday, type } = values;
  const asNumber = type === '1' ? 1 : 0;
  const open = useMutation({
    mutationFn: () =>
      call('POST /wps/agent/members', {
        body: { username: username.trim(), type: asNumber, birthday },
      }),
    onSuccess: async (opened) => {
      onOpened({ username: opened.username, password: opened.defaultPassword, type: asNumber });
      setValues({ type, ...nothingTyped });
      setShown(new Set());
      await forgetTeam();
    },
    onError: focusFirstError,
  });
  const refused = refusedField(open.error, refusedFields);

  function submit(event: FormEvent) {
    event.preventDefault();
    setShown(new Set<Typed>(['username', 'birthday']));
    if (!errors.username && !errors.birthday && !open.isPending) open.mutate();
    else focusFirstError();
  }

  return {
    form,
    values,
    submit,
    isBusy: open.isPending,
    formError: refused ? undefined : open.error,
    set: <Key extends keyof Values>(key: Key, value: Values[Key]) => {
      setValues((current) => ({ ...current, [key]: value }));
      if (open.isError) open.reset();
    },
    leave: (field: Typed) => {
      if (values[field]) setShown((current) => new Set([...current, field]));
    },
    errorOf: (field: Typed): string | undefined => {
      if (field === refused) return words(open.error);
      return shown.has(field) ? errors[field] : errors.early[field];
    },
  };
}

/** Everything that counts or lists who stands below. */
function forgetTeam(): Promise<unknown> {
  return Promise.all([
    forgetMemberCall('GET /wps/agent/overview'),
    forgetMemberCall('GET /wps/agent/members'),
  ]);
}
