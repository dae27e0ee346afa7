import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import type { BoardSeat } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { useWords } from '#frame/shell/words.ts';
import { words } from './words.ts';

type BehindProps = {
  /** Null: nothing is asked for. */
  readonly seen: BoardSeat | null;
  readonly onClose: () => void;
  readonly money: (minor: bigint, isShort?: boolean) => string;
};

/** Who bets behind a seat, with how much, and whether with its doubles and splits. */
export function BehindDialog({ seen, onClose, money }: BehindProps) {
  const { t } = useWords();
  const say = useText();
  return (
    <Dialog
      isOpen={seen !== null}
      onClose={onClose}
      title={say(words.behind, { seat: seen?.seat ?? 0 })}
      closeLabel={t('close')}
      size="s"
    >
      <ol className="bjt-behind-list">
        {seen?.behind.map(({ name, bet, isFollowing }, at) => (
          <li key={at}>
            <span>{name}</span>
            {isFollowing && <span className="quiet small">{say(words.follows)}</span>}
            <b className="tabular">{money(bet, true)}</b>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
