import { mostMoves } from '@bahati/game-rules/seat-games/bao/bao.rules.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { noteOf, type Situation } from './note.ts';
import type { BaoMove } from '#frame/matches/bao/seen-bao.ts';
import { words } from '#frame/matches/bao/words.ts';

type NotesProps = {
  readonly situation: Situation;
  /** Of the sowing that is shown, or of the last one; null: none was seen. */
  readonly story: string | null;
};

export function Notes({ situation, story }: NotesProps) {
  const say = useText();
  const note = noteOf(situation);
  const isFirst = situation.view.movesLeft === mostMoves;
  return (
    <div className="bao-notes">
      <p className="bao-story">{story ?? (isFirst && say(words.first))}</p>
      <p className="bao-note" data-is={note?.is} role="status">
        {note && say(note.text, note.blanks)}
      </p>
    </div>
  );
}

type ChoiceProps = {
  readonly moves: readonly BaoMove[];
  readonly onMove: (move: BaoMove) => void;
};

/** A sowing that comes to an end in the house: it stops, or goes on. */
export function HouseChoice({ moves, onMove }: ChoiceProps) {
  const say = useText();
  return (
    <div className="bao-tools">
      {moves.map((move) => (
        <Button
          key={String(move.safari)}
          tone={move.safari ? 'brass' : 'quiet'}
          onClick={() => onMove(move)}
        >
          {say(move.safari ? words.safari : words.stop)}
        </Button>
      ))}
    </div>
  );
}
