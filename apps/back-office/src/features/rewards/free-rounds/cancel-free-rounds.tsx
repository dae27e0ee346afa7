import type { StaffFreeRounds } from '@bahati/contract/back-office/rewards/free-rounds.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Ends free rounds that are left; what was begun is paid all the same. */
export function CancelFreeRounds({
  rounds: { id, username, rounds, played, gameName },
  onClose,
}: {
  rounds: StaffFreeRounds;
  onClose: () => void;
}) {
  const { translate, locale } = useWords();
  return (
    <ReasonDialog
      title={translate('free_rounds.cancel_title')}
      confirmLabel={translate('free_rounds.cancel')}
      tone="danger"
      send={(reason) =>
        call('POST /bo/rewards/freeRounds/:id/cancel', { params: { id }, body: { reason } })
      }
      tell={() => translate('free_rounds.told_cancelled')}
      onClose={onClose}
    >
      <p>
        {translate('free_rounds.cancel_hint', {
          username,
          left: String(rounds - played),
          game: gameName[locale === 'sw' ? 'sw' : 'en'],
        })}
      </p>
    </ReasonDialog>
  );
}
