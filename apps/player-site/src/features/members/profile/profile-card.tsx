import type { MemberInfo } from '@bahati/contract/player-site/members/members.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Card } from '@bahati/ui/card/card.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { MemberAvatar, useAvatar } from '#features/members/member-avatar.tsx';
import { ProfileEditor } from './profile-form.tsx';
import './profile-card.css';

/** Whom the account belongs to: the face, the name, and the ways to change both. */
export function ProfileCard({ member }: { member: MemberInfo }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const [open, setOpen] = useState<'avatar' | 'profile' | null>(null);
  const { data: avatar } = useAvatar();
  const close = () => setOpen(null);
  return (
    <Card padding="l" className="profile-card">
      <div className="profile-lead">
        <MemberAvatar size={96} />
        <div className="profile-words">
          <p className="profile-name">{member.nickname || member.account}</p>
          <p className="quiet">{t('account_since', { time: time(member.registeredAt) })}</p>
        </div>
      </div>
      <div className="profile-ways">
        <Button onClick={() => setOpen('profile')}>{t('profile_edit')}</Button>
        <Button onClick={() => setOpen('avatar')}>{t('avatar_change')}</Button>
      </div>
      <KeyValueList
        items={[
          { id: 'account', label: t('field_username'), value: member.account },
          { id: 'id', label: t('account_id'), value: member.id },
          { id: 'currency', label: t('account_currency'), value: member.currency },
        ]}
      />
      <Dialog
        isOpen={open === 'avatar'}
        onClose={close}
        title={t('avatar_title')}
        closeLabel={t('close')}
      >
        <AvatarPicker present={avatar?.icon} onDone={close} />
      </Dialog>
      <Dialog
        isOpen={open === 'profile'}
        onClose={close}
        title={t('profile_title')}
        closeLabel={t('close')}
      >
        <ProfileEditor onDone={close} />
      </Dialog>
    </Card>
  );
}
