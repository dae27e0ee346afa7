import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { words } from './words.ts';
import './free-seat.css';

type Props = {
  readonly seat: number;
  /** This player may take it now. */
  readonly isMine: boolean;
  readonly onSit: (seat: number) => void;
};

export function FreeSeat({ seat, isMine, onSit }: Props) {
  const say = useText();
  if (!isMine) return <span className="seats-free" data-is-shut aria-hidden="true" />;
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
