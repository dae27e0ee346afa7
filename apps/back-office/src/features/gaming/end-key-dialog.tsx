import type { StaffProvider } from '@bahati/contract/back-office/gaming/providers.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** The key before the one in force is good no longer. */
export function EndKeyDialog({
  provider: { code, previousKey },
  onClose,
}: {
  provider: StaffProvider;
  onClose: () => void;
}) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate('game_providers.end_key_title', { code })}
      confirmLabel={translate('game_providers.end_key')}
      tone="danger"
      send={(reason) =>
        call('POST /bo/providers/:code/endPreviousKey', { params: { code }, body: { reason } })
      }
      tell={() => translate('content.told_saved')}
      onClose={onClose}
    >
      <p>
        {translate('game_providers.end_key_hint')}{' '}
        <span className="office-code">{previousKey?.fingerprint}</span>
      </p>
    </ReasonDialog>
  );
}
