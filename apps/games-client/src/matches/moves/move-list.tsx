import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { SideSign } from '#frame/matches/players/side-sign.tsx';
import { words } from '#frame/matches/words.ts';
import { useWords } from '#frame/shell/words.ts';
import { useTurns } from './use-moves.ts';
import './move-list.css';

/** Every move of this match, the newest first. */
function MoveList() {
  const say = useText();
  const turns = useTurns();
  if (turns.length === 0) return <p className="quiet small">{say(words.noMoves)}</p>;
  return (
    <ol className="match-moves">
      {turns.map(({ id, seat, name, told }) => (
        <li key={id} data-is-whole={seat === null || undefined}>
          {seat !== null && <SideSign seat={seat} />}
          <span>
            {name && <b>{name} </b>}
            {told.join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Beside the board where there is room for it. */
export function MoveColumn() {
  const say = useText();
  return (
    <aside className="match-column" aria-label={say(words.moves)}>
      <h2>{say(words.moves)}</h2>
      <MoveList />
    </aside>
  );
}

export function MovesDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const { t } = useWords();
  return (
    <Dialog isOpen onClose={onClose} title={say(words.moves)} closeLabel={t('close')} size="s">
      <MoveList />
    </Dialog>
  );
}
