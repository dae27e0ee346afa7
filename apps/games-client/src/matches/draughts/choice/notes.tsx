import type { DraughtsAct } from '@bahati/game-rules/seat-games/draughts/draughts.rules.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { noteOf, type Situation } from './note.ts';
import { words } from '#frame/matches/draughts/words.ts';

type NotesProps = {
  readonly situation: Situation;
  readonly isAsked: boolean;
  readonly onAct: (act: DraughtsAct) => void;
  readonly onStartOver: () => void;
};

export function Notes({ situation, isAsked, onAct, onStartOver }: NotesProps) {
  const say = useText();
  const note = noteOf(situation);
  const { options, path } = situation;
  const can = (kind: DraughtsAct['kind']) => options.some((option) => option.kind === kind);
  const isStepping = path.length > 1 && !isAsked;
  return (
    <div className="draughts-notes" data-is={note?.is}>
      <p className="draughts-note" role="status">
        {note && say(note.text, note.blanks)}
      </p>
      {isStepping && (
        <Button size="s" onClick={onStartOver}>
          {say(words.startOver)}
        </Button>
      )}
      {!isStepping && can('accept_draw') && (
        <Button
          size="s"
          tone="brass"
          disabled={isAsked}
          onClick={() => onAct({ kind: 'accept_draw' })}
        >
          {say(words.acceptDraw)}
        </Button>
      )}
      {!isStepping && can('offer_draw') && (
        <Button size="s" disabled={isAsked} onClick={() => onAct({ kind: 'offer_draw' })}>
          {say(words.offerDraw)}
        </Button>
      )}
    </div>
  );
}
