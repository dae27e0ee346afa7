import { useFrame } from './frame-context.ts';
import { SpinIcon, StopIcon } from './game-icons.tsx';
import { useStore } from './store.ts';
import { useWords } from './words.ts';

/** The one brass action of the screen: spin, shorten, or stop what goes by itself. */
export function SpinButton() {
  const { play, sounds, session } = useFrame();
  const { t } = useWords();
  const isBusy = useStore(play.state, (state) => state.isBusy);
  const left = useStore(play.state, (state) => state.autoplay?.left ?? null);
  const freeSpins = useStore(play.state, (state) => state.freeSpins);
  const isAuto = left !== null;
  const label = isAuto
    ? t('autoplay_stop_left', { count: left })
    : isBusy
      ? t('spin_hurry')
      : t('spin');
  // Where a spin may not be shortened the button has nothing to do meanwhile.
  const isIdleWait = isBusy && !isAuto && !session.jurisdiction.isTurboAllowed;
  return (
    <button
      type="button"
      className="spin"
      data-busy={isBusy}
      aria-label={label}
      aria-disabled={isIdleWait || undefined}
      onClick={() => {
        if (isIdleWait) return;
        sounds.press();
        play.press();
      }}
    >
      <span className="spin-face" aria-hidden="true">
        {isAuto || isBusy ? <StopIcon size={30} /> : <SpinIcon size={40} />}
        {isAuto && <span className="spin-count tabular">{left}</span>}
        {!isAuto && freeSpins && (
          <span className="spin-count tabular">
            {freeSpins.played}/{freeSpins.total}
          </span>
        )}
      </span>
    </button>
  );
}
