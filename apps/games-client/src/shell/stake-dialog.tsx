import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useFrame } from './frame-context.ts';
import { showMinor } from './purse.ts';
import { useStore } from './store.ts';
import { useWords } from './words.ts';

/** Every stake on offer at once, for large jumps. */
export function StakeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { play, game } = useFrame();
  const { t, language } = useWords();
  const chosen = useStore(play.state, (state) => state.stakeIndex);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('stake_title')}
      closeLabel={t('close')}
      size="s"
    >
      <p className="quiet">{t('stake_lines', { count: game.definition.lines.length })}</p>
      <div className="chips" role="group" aria-label={t('stake_title')}>
        {play.betSteps.map((step, index) => (
          <button
            key={String(step)}
            type="button"
            className="chip tabular"
            aria-pressed={index === chosen}
            onClick={() => {
              play.chooseStake(index);
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
