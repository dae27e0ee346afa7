import type { PersonalItem } from '@bahati/contract/back-office/members/personal.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Asks why before a personal field is shown in clear. */
export function UnmaskDialog({
  member: { id, username },
  item: { key, masked },
  what,
  onShow,
  onClose,
}: {
  member: { id: string; username: string };
  item: PersonalItem;
  what: string;
  onShow: (value: string) => void;
  onClose: () => void;
}) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate('personal.unmask_title', { what, username })}
      confirmLabel={translate('personal.unmask_now')}
      send={async (reason) => {
        const body = { field: key, reason };
        const { value } = await call('POST /bo/members/:id/unmask', { params: { id }, body });
        onShow(value);
      }}
      tell={() => translate('personal.told', { what })}
      onClose={onClose}
    >
      <p className="tabular">{masked}</p>
    </ReasonDialog>
  );
}
