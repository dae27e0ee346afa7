import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import type { Note } from './table/seat-table.ts';
import { useMoney, useRoom, useSeated, useTableState } from './use-seats.ts';
import { words } from './words.ts';

const refusals: Readonly<Record<string, (typeof words)[keyof typeof words]>> = {
  seat_taken: words.noteTaken,
  already_seated: words.noteSeated,
  not_seated: words.noteNotSeated,
  buy_in_not_allowed: words.noteBuyIn,
  act_out_of_order: words.noteLate,
  not_your_turn: words.noteLate,
  not_allowed: words.noteAmount,
  amount_too_small: words.noteAmount,
  amount_too_large: words.noteAmount,
  table_paused: words.notePaused,
  not_found: words.gone,
};

/** Why something did not come to pass, and what holds while the line is broken. */
export function TableNotes() {
  const { table } = useSeated();
  const say = useText();
  const { money } = useMoney();
  const is = useStore(table.line.line, (line) => line.is);
  const ended = useStore(table.line.line, (line) => line.ended);
  const isPaused = useRoom()?.view.isPaused === true;
  const note = useTableState((state) => state.note);
  const told = (given: Note): string => {
    if (given.is !== 'refused') {
      return say(given.is === 'left' ? words.leftNote : words.noteUnknown);
    }
    const shown = (name: string) => {
      const amount = given.details[name];
      return typeof amount === 'string' ? money(amount) : '';
    };
    const limits = { minimum: shown('minimum'), maximum: shown('maximum') };
    return say(refusals[given.code] ?? words.noteRefused, limits);
  };
  if (is === 'ended') {
    return <Banner text={say(ended === 'closed' ? words.closed : words.gone)} />;
  }
  if (is === 'waiting') return <Banner text={say(words.offline)} />;
  if (note) {
    return (
      <button
        type="button"
        className="seats-note"
        data-is={note.is}
        onClick={() => table.forgetNote()}
      >
        <span role="status">{told(note)}</span>
      </button>
    );
  }
  return isPaused ? <Banner text={say(words.tablePaused)} /> : null;
}

function Banner({ text }: { text: string }) {
  return (
    <p className="seats-note" data-is="banner" role="alert">
      {text}
    </p>
  );
}
