import { useFrame } from '#frame/shell/frame-context.ts';
import { SpinIcon, StopIcon } from './game-icons.tsx';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

/** The one brass action of the screen: spin, shorten, or stop what goes by itself. */
export function SpinButton() {
  const { play, sounds, session } = useFrame();
  const { t } = useWords();
  const isBusy = useStore(play.round, (state) => state.isBusy);
  const isSettling = useStore(play.round, (state) => state.isSettling);
  const autoplay = useStore(play.round, (state) => state.autoplay);
  const freeSpins = useStore(play.round, (state) => state.freeSpins);
  const isActing = useStore(play.round, (state) => state.acting !== null);
  const freeLeft = useStore(play.session, (state) => state.freeRounds?.left ?? 0);
  const isAuto = autoplay !== null;
  const left = autoplay?.left ?? 0;
  const label = isAuto
    ? t('autoplay_stop_left', { count: left })
    : isActing
      ? t('acts_wait')
      : isBusy
        ? t('spin_hurry')
        : freeLeft > 0
          ? t('spin_free', { count: freeLeft })
          : t('spin');
  // Where a spin may not be shortened, or the player is asked elsewhere, it has nothing to do.
  const isIdleWait = isBusy && !isAuto && (isActing || !session.jurisdiction.isTurboAllowed);
  return (
    <button
      type="button"
      className="spin"
      data-busy={isBusy}
      data-settling={isSettling || undefined}
      data-idle={isActing}
      aria-label={label}
      aria-disabled={isIdleWait || undefined}
      onClick={() => {
        if (isIdleWait) return;
        sounds.press();
        play.send({ type: 'press' });
      }}
    >
      <span className="spin-face" aria-hidden="true">
        {isAuto || (isBusy && !isActing) ? <StopIcon size={30} /> : <SpinIcon size={40} />}
        {isAuto && <span className="spin-count tabular">{left}</span>}
        {!isBusy && freeLeft > 0 && <span className="spin-count tabular">{freeLeft}</span>}
        {!isAuto && freeSpins && (
          <span className="spin-count tabular">
            {freeSpins.played}/{freeSpins.total}
          </span>
        )}
      </span>
    </button>
  );
}
