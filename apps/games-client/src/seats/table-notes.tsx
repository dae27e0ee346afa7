import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import type { Note } from './room/seat-room.ts';
import { useMoney } from './use-money.ts';
import { useRoom, useRoomState, useSeated } from './use-seats.ts';
import { words } from './words.ts';

const refusals: Readonly<Record<string, (typeof words)[keyof typeof words]>> = {
  seat_taken: words.noteTaken,
  already_seated: words.noteSeated,
  not_seated: words.noteNotSeated,
  buy_in_not_allowed: words.noteBuyIn,
  not_allowed: words.noteAmount,
  amount_too_small: words.noteAmount,
  amount_too_large: words.noteAmount,
  table_paused: words.notePaused,
  registration_closed: words.noteClosed,
  not_found: words.gone,
};

const tooLate: ReadonlySet<string> = new Set(['act_out_of_order', 'not_your_turn']);

/** Why something did not come to pass, and what holds while the line is broken. */
export function TableNotes() {
  const { room, game } = useSeated();
  const say = useText();
  const { money } = useMoney();
  const is = useStore(room.line.line, (line) => line.is);
  const ended = useStore(room.line.line, (line) => line.ended);
  const view = useRoom()?.view;
  const note = useRoomState((state) => state.note);
  const told = (given: Note): string => {
    if (given.is === 'moved') return say(game.movedNote ?? words.noteUnknown);
    if (given.is !== 'refused') {
      return say(given.is === 'left' ? (game.leftNote ?? words.leftNote) : words.noteUnknown);
    }
    const shown = (name: string) => {
      const amount = given.details[name];
      return typeof amount === 'string' ? money(amount) : '';
    };
    const limits = { minimum: shown('minimum'), maximum: shown('maximum') };
    const isLate = tooLate.has(given.code);
    return say(isLate ? game.words.noteLate : (refusals[given.code] ?? words.noteRefused), limits);
  };
  if (is === 'ended') {
    return <Banner text={say(ended === 'closed' ? words.closed : words.gone)} />;
  }
  if (is === 'waiting') return <Banner text={say(game.words.offline)} />;
  if (note) {
    return (
      <button type="button" className="seats-note" data-is={note.is} onClick={room.forgetNote}>
        <span role="status">{told(note)}</span>
      </button>
    );
  }
  if (view?.hand?.isVoided) return <Banner text={say(words.handVoided)} />;
  return view?.isPaused ? <Banner text={say(game.words.tablePaused)} /> : null;
}

function Banner({ text }: { text: string }) {
  return (
    <p className="seats-note" data-is="banner" role="alert">
      {text}
    </p>
  );
}
