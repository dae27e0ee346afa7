import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
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
    <Dialog
      isOpen
      onClose={closeGamePopup}
      title={t('join_title')}
      closeLabel={t('close')}
      size="s"
      isLocked={leave.isPending}
      footer={
        <>
          {gameId && <FreePlayLink gameId={gameId} onFollow={closeGamePopup} />}
          <Button
            tone="brass"
            isLoading={leave.isPending}
            loadingLabel={t('loading')}
            onClick={() => {
              if (!leave.isPending) leave.mutate(undefined, { onSettled: closeGamePopup });
            }}
          >
            {t('register_submit')}
          </Button>
        </>
      }
    >
      <p>{t('in_need_true_account')}</p>
    </Dialog>
  );
}
