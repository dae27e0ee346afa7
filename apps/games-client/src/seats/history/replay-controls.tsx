import { Button } from '@bahati/ui/button/button.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import { historyWords as words } from './history-words.ts';
import type { ReplayPlayer } from './replay-player.ts';

type Props = { readonly player: ReplayPlayer; readonly onBack: (step: number) => void };

/** Step by step, or by itself. */
export function ReplayControls({ player, onBack }: Props) {
  const say = useText();
  const { at, isPlaying, isWaiting, hasFailed } = useStore(player.state, (state) => state);
  const all = player.hand.stepCount;
  const isAtEnd = at === all - 1;
  const press = isAtEnd ? () => onBack(0) : isPlaying ? player.pause : player.play;
  const label = isAtEnd ? words.again : isPlaying ? words.pause : words.play;
  return (
    <div className="replay-controls">
      <progress
        className="replay-progress"
        aria-label={say(words.place)}
        max={Math.max(1, all - 1)}
        value={at}
      />
      <IconButton
        label={say(words.back)}
        disabled={at === 0}
        onClick={() => onBack(Math.max(0, at - 1))}
      >
        <ChevronLeftIcon size={22} />
      </IconButton>
      <Button tone="brass" isLoading={isWaiting} onClick={press}>
        {say(label)}
      </Button>
      <IconButton label={say(words.next)} disabled={isAtEnd} onClick={player.next}>
        <ChevronRightIcon size={22} />
      </IconButton>
      <p className="quiet small tabular" role="status">
        {hasFailed ? say(words.failed) : say(words.step, { at: at + 1, all })}
      </p>
    </div>
  );
}
