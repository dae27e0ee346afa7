import { TurboIcon } from '@bahati/ui/icons/display-icons.tsx';
import { InfoIcon } from '@bahati/ui/icons/icons.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import { changePace, paceOrder, paceStore } from '#frame/matches/bao/sowing/pace.ts';
import { words } from './words.ts';

type ToolsProps = {
  readonly isShowing: boolean;
  readonly onSkip: () => void;
  readonly onLearn: () => void;
};

/** How fast sowings are shown, and how the game is played. */
export function Tools({ isShowing, onSkip, onLearn }: ToolsProps) {
  const say = useText();
  const pace = useStore(paceStore, (state) => state.pace);
  const next = paceOrder[(paceOrder.indexOf(pace) + 1) % paceOrder.length] ?? 'usual';
  const paceName = say(words.pace, { pace: say(words[pace]) });
  return (
    <div className="bao-tools">
      {isShowing && (
        <button type="button" className="bao-tool" onClick={onSkip}>
          {say(words.skip)}
        </button>
      )}
      <button
        type="button"
        className="bao-tool"
        aria-label={paceName}
        onClick={() => changePace(next)}
      >
        <TurboIcon size={18} />
        <span className="bao-tool-long">{paceName}</span>
        <span className="bao-tool-short">{say(words[pace])}</span>
      </button>
      <button type="button" className="bao-tool" aria-label={say(words.learn)} onClick={onLearn}>
        <InfoIcon size={18} />
        <span className="bao-tool-long">{say(words.learn)}</span>
      </button>
    </div>
  );
}
