import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { words } from './words.ts';
import './free-seat.css';

type Props = {
  readonly seat: number;
  /** Null: this player may not take it now. */
  readonly onSit: ((seat: number) => void) | null;
};

export function FreeSeat({ seat, onSit }: Props) {
  const say = useText();
  if (!onSit) return <span className="seats-free" data-is-shut aria-hidden="true" />;
  return (
    <button
      type="button"
      className="seats-free"
      aria-label={say(words.freeSeat, { seat: seat + 1 })}
      onClick={() => onSit(seat)}
    >
      <PlusIcon size={20} />
      <span aria-hidden="true">{say(words.sit)}</span>
    </button>
  );
}
