import { useState } from 'react';
import type { StaffAnnouncement } from '@bahati/contract/back-office/announcements.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import {
  type AnnouncementDraft,
  announcementDraft,
  announcementSettings,
  missingParts,
} from './announcement-draft.rules.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** Announces something, or changes what is announced. The code names it for good. */
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
  const { act, isBusy, refusal } = useAct();
  const [draft, setDraft] = useState(() => announcementDraft(announcement, new Date()));
  const [isWanting, setIsWanting] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  if (announcement && isRemoving) {
    const { id } = announcement;
    return (
      <RemoveDialog
        name={announcement.title.en}
        send={() => call('POST /bo/announcements/:id/remove', { params: { id }, body: {} })}
        onClose={onClose}
      />
    );
  }
  async function confirm() {
    if (isReadOnly) return onClose();
    setIsWanting(true);
    const settings = announcementSettings(draft);
    if (!settings) return;
    const send = () =>
      announcement
        ? call('POST /bo/announcements/:id', { params: { id: announcement.id }, body: settings })
        : call('POST /bo/announcements', { body: { ...settings, code: draft.code } });
    if (await act(send, () => translate('content.told_saved'))) onClose();
  }
  const missing = isWanting ? missingParts(draft) : [];
  return (
    <ActDialog
      title={translate(announcement ? 'announcements.change' : 'announcements.add')}
      confirmLabel={
        isReadOnly
          ? translate('ra.action.close')
          : translate(announcement ? 'access.save' : 'announcements.add_now')
      }
      size="l"
      isBusy={isBusy}
      refusal={missing.length > 0 ? translate('content.incomplete') : refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <fieldset className="content-form" disabled={isReadOnly}>
        <AnnouncementFields
          draft={draft}
          isNew={!announcement}
          missing={missing}
          onDraft={(change: Partial<AnnouncementDraft>) =>
            setDraft((before) => ({ ...before, ...change }))
          }
        />
      </fieldset>
      {announcement && !isReadOnly && (
        <Button size="s" className="content-remove" onClick={() => setIsRemoving(true)}>
          {translate('content.remove')}
        </Button>
      )}
    </ActDialog>
  );
}
