import type {
  AnnouncementSettings,
  StaffAnnouncement,
} from '@bahati/contract/back-office/announcements.ts';
import { call } from '#office/api.ts';
import { useWords } from '#office/words/use-words.ts';
import {
  type AnnouncementDraft,
  announcementDraft,
  announcementSettings,
  missingParts,
} from './announcement-draft.rules.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { ContentDialog, type ContentKind } from './content-dialog.tsx';

const announcements: ContentKind<AnnouncementDraft, AnnouncementSettings> = {
  missingParts,
  settingsOf: announcementSettings,
  add: (settings, code) => call('POST /bo/announcements', { body: { ...settings, code } }),
  change: (id, body) => call('POST /bo/announcements/:id', { params: { id }, body }),
  remove: (id) => call('POST /bo/announcements/:id/remove', { params: { id }, body: {} }),
  fields: (props) => <AnnouncementFields {...props} />,
};

/** Announces something, or changes what is announced. */
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
  return (
    <ContentDialog
      kind={announcements}
      id={announcement?.id}
      first={() => announcementDraft(announcement, new Date())}
      title={translate(announcement ? 'announcements.change' : 'announcements.add')}
      addLabel={translate('announcements.add_now')}
      isReadOnly={isReadOnly}
      onClose={onClose}
    />
  );
}
