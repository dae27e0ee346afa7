import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useFrame, useSlot } from '#frame/shell/frame-context.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

/** Every stake on offer at once, for large jumps. */
export function StakeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { play } = useFrame();
  const { game } = useSlot();
  const { t, language } = useWords();
  const lines = game.definition.lines.length;
  const { steps } = useStore(play.session, (state) => state.offer);
  const chosen = useStore(play.round, (state) => state.stake);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('stake_title')}
      closeLabel={t('close')}
      size="s"
    >
      <p className="quiet">{lines > 0 ? t('stake_lines', { count: lines }) : t('stake_round')}</p>
      <div className="chips" role="group" aria-label={t('stake_title')}>
        {steps.map((step) => (
          <button
            key={String(step)}
            type="button"
            className="chip tabular"
            aria-pressed={step === chosen}
            onClick={() => {
              play.send({ type: 'stake-set', stake: step });
              onClose();
            }}
          >
            {showMinor(step, play.currency, language, true)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
