import { type AvatarKey, avatarKeys } from '@bahati/contract/player-site/members/avatars.ts';
import { Avatar } from '@bahati/ui/avatar/avatar.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { avatarWords } from './avatar-words.ts';
import { avatarPath } from '#features/members/member-avatar.tsx';
import './avatar-picker.css';

/** All avatars as one choice: the arrow keys walk through it as through any choice. */
export function AvatarPicker({
  present,
  onDone,
}: {
  present: AvatarKey | undefined;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(present);
  const save = useMutation({
    mutationFn: (icon: AvatarKey) => call('POST /wps/member/info/icon', { body: { icon } }),
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/member/info/icon');
      showToast({ tone: 'win', message: t('avatar_saved') });
      onDone();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen === undefined || chosen === present) onDone();
    else if (!save.isPending) save.mutate(chosen);
  }

  return (
    <form className="stack" onSubmit={submit}>
      <fieldset className="avatar-choice" aria-label={t('avatar_title')}>
        {avatarKeys.map((key) => (
          <label key={key} className="avatar-option" title={t(avatarWords[key])}>
            <input
              type="radio"
              name="avatar"
              value={key}
              aria-label={t(avatarWords[key])}
              checked={key === chosen}
              onChange={() => setChosen(key)}
            />
            <Avatar src={avatarPath(key)} size={60} />
          </label>
        ))}
      </fieldset>
      <div className="avatar-foot">
        <FormAlert error={save.error} />
        <Button
          type="submit"
          tone="brass"
          size="l"
          isWide
          isLoading={save.isPending}
          loadingLabel={t('loading')}
        >
          {t('avatar_save')}
        </Button>
      </div>
    </form>
  );
}
