import type { Words } from '@bahati/game-rules/words.ts';
import type { BetCue } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { bestPlayName } from './best-play.ts';

export type ActButton = {
  readonly act: string;
  readonly name: Words;
  /** Stakes it costs. */
  readonly units: number;
  /** The letter that does the same. */
  readonly letter: string;
  readonly tone?: 'go' | 'stop';
};

type ActButtonsProps = {
  readonly buttons: readonly ActButton[];
  readonly actions: readonly string[];
  readonly onAct: (action: string) => void;
  /** The act that is best, where the player wishes to be shown it. */
  readonly best: string | null;
  readonly sound: (cue: BetCue, step?: number) => void;
  readonly stake: bigint;
  readonly money: (minor: bigint, isShort?: boolean) => string;
};

/** Every act in its place, those that may not be done now asleep. */
export function ActButtons(props: ActButtonsProps) {
  const { buttons, actions, onAct, best, sound, stake, money } = props;
  const say = useText();
  const moreOf = ({ act, units, letter }: ActButton) => {
    if (act === best) return say(bestPlayName);
    return units > 0 ? `+ ${money(stake * BigInt(units), true)}` : letter.toUpperCase();
  };
  return (
    <div className="cloth-acts">
      {buttons.map((button) => (
        <button
          key={button.act}
          type="button"
          className="cloth-act"
          data-act={button.act}
          data-tone={button.tone}
          data-best={button.act === best || undefined}
          aria-disabled={!actions.includes(button.act) || undefined}
          aria-keyshortcuts={button.letter}
          onClick={() => {
            if (actions.includes(button.act)) sound(button.units > 0 ? 'chip' : 'press', 1);
            onAct(button.act);
          }}
        >
          <span>{say(button.name)}</span>
          <span className="cloth-act-more tabular">{moreOf(button)}</span>
        </button>
      ))}
    </div>
  );
}
