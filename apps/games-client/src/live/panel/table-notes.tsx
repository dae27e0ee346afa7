import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { type OwnResult, ownResult } from './own-result.ts';
import type { Table } from '#frame/live/table/table.ts';
import type { Note } from '#frame/live/table/table-state.ts';
import { words } from '#frame/live/words.ts';

const refusals: Readonly<Record<string, (typeof words)[keyof typeof words]>> = {
  betting_closed: words.noteClosed,
  bet_too_late: words.noteLate,
  table_limit: words.noteLimit,
  table_paused: words.notePaused,
  seat_taken: words.noteSeatTaken,
  too_many_seats: words.noteSeats,
  seat_not_played: words.noteNotPlayed,
  too_many_behind: words.noteBehind,
  seat_full: words.noteSeatFull,
  seat_in_play: words.noteInPlay,
  act_out_of_order: words.noteTooLateAct,
  not_your_turn: words.noteTooLateAct,
  not_allowed: words.noteTooLateAct,
};

/** One line over the button: what became of the last bet, or of the round. */
export function TableNotes({ table }: { table: Table }) {
  const { play } = useFrame();
  const { language } = useWords();
  const say = useText();
  const room = useStore(table.line.line, (line) => line.room);
  const is = useStore(table.line.line, (line) => line.is);
  const { note, showing, brokenGame } = useStore(table.state, (state) => state);
  const { currency } = play;
  const money = (minor: bigint) => showMinor(minor, currency, language, true);
  const limits = room?.view.limits;
  const told = (given: Note): string => {
    if (given.is === 'left') {
      const unit = limits ? toMinor(limits.unit, currency) : 0n;
      return say(words.noteLeft, { amount: money(unit * BigInt(given.chips)) });
    }
    if (given.is === 'unknown') return say(words.noteUnknown);
    const maximum = limits ? money(toMinor(limits.maximum, currency)) : '';
    if (given.is === 'limit') return say(words.noteLimit, { amount: maximum });
    const most = Number(given.details['maximum'] ?? 0);
    return say(refusals[given.code] ?? words.noteRefused, { amount: maximum, maximum: most });
  };
  const toldResult = ({ stake, payout }: OwnResult): string => {
    if (payout > stake) return say(words.wonRound, { amount: money(payout) });
    if (payout === 0n) return say(words.lostRound, { amount: money(stake) });
    return say(words.backRound, { amount: money(payout) });
  };
  const round = room?.view.round ?? null;
  const result = ownResult(round, room?.own.entry ?? null, showing, currency);
  return (
    <>
      {brokenGame !== null && (
        <div role="alert">
          <NoticeBar tone="warn">{say(words.broken, { game: brokenGame })}</NoticeBar>
        </div>
      )}
      {is === 'waiting' && (
        <div className="live-banner" role="alert">
          {say(words.offlineText)}
        </div>
      )}
      <p className="live-note" role="status" data-is={note?.is ?? (result ? 'result' : undefined)}>
        {note ? told(note) : result && toldResult(result)}
      </p>
    </>
  );
}
