import { useWords } from '#office/words/use-words.ts';
import { useRoom } from './room.ts';

/** On: bets are taken. Off: suspended by hand. */
export function SuspendSwitch({
  about,
  isSuspended,
  isBusy,
  onToggle,
}: {
  about: string;
  isSuspended: boolean;
  isBusy: boolean;
  onToggle: () => void;
}) {
  const { translate } = useWords();
  const { can } = useRoom();
  return (
    <button
      type="button"
      role="switch"
      className="trading-switch"
      aria-checked={!isSuspended}
      aria-busy={isBusy || undefined}
      aria-label={translate('trading.takes_bets', { about })}
      disabled={!can('trading.act')}
      onClick={() => !isBusy && onToggle()}
    >
      <span className="trading-switch-knob" aria-hidden="true" />
    </button>
  );
}
