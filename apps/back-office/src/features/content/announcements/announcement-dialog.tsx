import { useState } from 'react';
import type {
  AnnouncementSettings,
  StaffAnnouncement,
} from '@bahati/contract/back-office/content/announcements.ts';
import { call } from '#office/api.ts';
import { useWords } from '#office/words/use-words.ts';
import {
  announcementCopy,
  type AnnouncementDraft,
  announcementDraft,
  announcementSettings,
  missingParts,
} from './announcement-draft.rules.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { ContentDialog, type ContentKind } from '#features/content/content-dialog.tsx';

const announcements: ContentKind<AnnouncementDraft, AnnouncementSettings> = {
  missingParts,
  settingsOf: announcementSettings,
  add: (settings, code) => call('POST /bo/announcements', { body: { ...settings, code } }),
  change: (id, body) => call('POST /bo/announcements/:id', { params: { id }, body }),
  remove: (id) => call('POST /bo/announcements/:id/remove', { params: { id }, body: {} }),
  fields: (props) => <AnnouncementFields {...props} />,
  savedWords: ({ isDraft }) => (isDraft ? 'announcements.told_kept' : 'content.told_saved'),
};

/** Announces something, changes what is announced, or says it again under another code. */
export function AnnouncementDialog({
  announcement,
  isReadOnly,
  onClose,
}: {
  announcement: StaffAnnouncement | undefined;
  isReadOnly: boolean;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const [isCopy, setIsCopy] = useState(false);
  const addLabel = ({ isDraft }: AnnouncementDraft) =>
    translate(isDraft ? 'announcements.keep_now' : 'announcements.add_now');
  const common = { kind: announcements, addLabel, isReadOnly, onClose };
  if (announcement && isCopy) {
    return (
      <ContentDialog
        {...common}
        key="copy"
        id={undefined}
        first={() => announcementCopy(announcement, new Date())}
        title={translate('announcements.copy')}
      />
    );
  }
  return (
    <ContentDialog
      {...common}
      id={announcement?.id}
      first={() => announcementDraft(announcement, new Date())}
      title={translate(announcement ? 'announcements.change' : 'announcements.add')}
      onCopy={() => setIsCopy(true)}
    />
  );
}
