import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

/** Asks once before something leaves the site. */
export function RemoveDialog({
  name,
  send,
  onClose,
}: {
  name: string;
  send: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  async function confirm() {
    if (await act(send, () => translate('content.told_removed'))) onClose();
  }
  return (
    <ActDialog
      title={translate('content.remove_title')}
      confirmLabel={translate('content.remove')}
      tone="danger"
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate('content.remove_hint', { name })}</p>
    </ActDialog>
  );
}
