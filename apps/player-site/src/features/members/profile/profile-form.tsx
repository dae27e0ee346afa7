import type { Profile } from '@bahati/contract/player-site/members/profile.ts';
import type { ProfileField } from '@bahati/contract/player-site/members/profile-rules.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { LockIcon } from '@bahati/ui/icons/icons.tsx';
import { type KeyValue, KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { CustomerServiceLink } from '#features/content/feedback/customer-service-link.tsx';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { lookOf, profileGroups } from './profile-fields.ts';
import { type ProfileDraft, useProfileForm } from './use-profile-form.ts';

/** The own profile to read and to change. */
export function ProfileEditor({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const query = useQuery({ ...memberQuery('GET /wps/member/profile'), gcTime: 0 });
  if (query.isError) return <QueryError query={query} />;
  // A form begun on an older answer would send it back.
  if (!query.data || query.isFetching) return <SkeletonRows count={6} label={t('loading')} />;
  return <ProfileForm profile={query.data} onDone={onDone} />;
}

function ProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t } = useTranslation();
  const { form, ...draft } = useProfileForm(profile, onDone);
  const groups = profileGroups.map(({ title, fields }) => ({
    title,
    fields: fields.filter((field) => draft.ruleOf(field)),
  }));
  return (
    <form ref={form} className="profile-form" noValidate onSubmit={draft.submit}>
      <p className="quiet">{t('profile_about')}</p>
      <SaidForGood profile={profile} />
      {groups.map(({ title, fields }) => {
        const isSelf = title === 'profile_group_self';
        if (fields.length === 0 && !isSelf) return null;
        return (
          <fieldset key={title} className="profile-group">
            <legend>{t(title)}</legend>
            {isSelf && <Nickname draft={draft} />}
            {fields.map((field) => (
              <Said key={field} field={field} draft={draft} />
            ))}
          </fieldset>
        );
      })}
      <FormAlert error={draft.error} />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={draft.isBusy}
        loadingLabel={t('loading')}
      >
        {t('profile_save')}
      </Button>
    </form>
  );
}

function Nickname({ draft }: { draft: ProfileDraft }) {
  const { t } = useTranslation();
  const error = draft.errorOf('nickname');
  return (
    <TextField
      label={t('field_nickname')}
      name="nickname"
      autoComplete="nickname"
      spellCheck={false}
      required
      value={draft.values.nickname ?? ''}
      // A broken rule is the hint said again: one of the two is enough.
      hint={error ? undefined : t('hint_nickname')}
      error={error}
      onValueChange={(value) => draft.set('nickname', value)}
      onBlur={() => draft.leave('nickname')}
    />
  );
}

/** What was said once and for all, to read alone. */
function SaidForGood({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const locked = profile.fields.filter(({ isLocked }) => isLocked);
  const items: KeyValue[] = locked.map(({ field, value }) => ({
    id: field,
    label: t(lookOf(field).label),
    value,
  }));
  const { birthday } = profile;
  if (birthday !== null)
    items.push({ id: 'birthday', label: t('field_birthday'), value: date(birthday) });
  if (items.length === 0) return null;
  return (
    <div className="profile-for-good">
      <KeyValueList items={items} />
      <p className="quiet">
        <LockIcon size={16} />
        <span>
          {t('profile_locked')} <CustomerServiceLink matter={4} />
        </span>
      </p>
    </div>
  );
}

function Said({ field, draft }: { field: ProfileField; draft: ProfileDraft }) {
  const { t } = useTranslation();
  const rule = draft.ruleOf(field);
  if (!rule || rule.isLocked) return null;
  const { label, input } = lookOf(field);
  const error = draft.errorOf(field);
  return (
    <TextField
      {...input}
      label={t(label)}
      name={field}
      required={rule.isRequired}
      optionalLabel={rule.isRequired ? undefined : t('optional')}
      value={draft.values[field] ?? ''}
      hint={field === 'payeeName' && !error ? t('profile_real_name_hint') : undefined}
      error={error}
      onValueChange={(value) => draft.set(field, value)}
      onBlur={() => draft.leave(field)}
    />
  );
}
