import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

/** What all free rounds won together; the next spin is the player's own again, and costs. */
export function FreeRoundsEnd() {
  const { play } = useFrame();
  const { t, language } = useWords();
  const end = useStore(play.session, (state) => state.freeRoundsEnd);
  const isIdle = useStore(play.round, (state) => !state.isBusy);
  if (!end || !isIdle) return null;
  const close = () => play.send({ type: 'free-rounds-read' });
  const hasWon = end.won > 0n;
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('free_rounds_end')}
      closeLabel={t('close')}
      size="s"
      footer={
        <Button tone="brass" onClick={close}>
          {t('free_rounds_go_on')}
        </Button>
      }
    >
      <div className="free-rounds-end">
        <p>{t(hasWon ? 'free_rounds_total' : 'free_rounds_nothing', { count: end.rounds })}</p>
        {hasWon && (
          <p className="free-rounds-total display tabular">
            {showMinor(end.won, play.currency, language)}
          </p>
        )}
        <p className="quiet small">{t(hasWon ? 'free_rounds_paid' : 'free_rounds_next')}</p>
      </div>
    </Dialog>
  );
}
