import { ConfirmDialog } from '@bahati/ui/dialog/confirm-dialog.tsx';
import { useTranslation } from 'react-i18next';
import { FreePlayLink } from '#features/gaming/free-play/free-play-link.tsx';
import { useRealAccount } from '#features/members/use-trial.ts';
import { closeGamePopup, type GamePopup as Shown } from './game-popup-store.ts';
import { VendorGroupDialog } from './vendor-group-dialog.tsx';

export function GamePopup({ popup }: { popup: Shown }) {
  if (popup.kind === 'true_account') return <NeedTrueAccount gameId={popup.gameId} />;
  // Another vendor is another pop-up, with a place and a list of its own.
  return <VendorGroupDialog key={popup.vassalage} group={popup} onClose={closeGamePopup} />;
}

/** A trial member is told what a game needs (spec §2, §6), and may get it at once. */
function NeedTrueAccount({ gameId }: { gameId: string | undefined }) {
  const { t } = useTranslation();
  const leave = useRealAccount();
  return (
    <ConfirmDialog
      isOpen
      title={t('in_popup_prompt')}
      confirmLabel={t('register_submit')}
      cancelLabel={t('in_more_cancel')}
      closeLabel={t('close')}
      isBusy={leave.isPending}
      onConfirm={() => leave.mutate(undefined, { onSettled: closeGamePopup })}
      onCancel={closeGamePopup}
    >
      <p>{t('in_need_true_account')}</p>
      {gameId && (
        <p className="game-popup-free">
          <FreePlayLink gameId={gameId} onFollow={closeGamePopup} />
        </p>
      )}
    </ConfirmDialog>
  );
}
