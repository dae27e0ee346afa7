import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import { bestPlay, bestPlayName } from './best-play.ts';

/** A lamp that lights up what is best. */
export function BestPlayToggle() {
  const say = useText();
  const isShown = useStore(bestPlay, (state) => state.isShown);
  return (
    <button
      type="button"
      className="cloth-hint"
      aria-pressed={isShown}
      onClick={() => bestPlay.set({ isShown: !isShown })}
    >
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M12 2a7 7 0 0 0-4 12.700V17h8v-2.300A7 7 0 0 0 12 2ZM9 19h6v1.500L13.500 22h-3L9 20.500Z"
          fill="currentColor"
        />
      </svg>
      <span className="cloth-hint-name">{say(bestPlayName)}</span>
    </button>
  );
}
