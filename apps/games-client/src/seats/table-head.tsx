import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { Phrases } from '#frame/live/panel/phrases.tsx';
import { useStore } from '#frame/shell/store.ts';
import { InviteButton } from './invite/invite-button.tsx';
import { useMoney } from './use-money.ts';
import { type Reportable, ReportDialog } from './report/report-dialog.tsx';
import { reportWords } from './report/report-words.ts';
import { useRoom, useRoomState, useSeated } from './use-seats.ts';
import { words } from './words.ts';
import '#frame/live/panel/live-panel.css';
import './said.css';

/** What is played for, how the line is, and phrases. */
export function TableHead({ onBack }: { onBack: () => void }) {
  const { room, sayings, game } = useSeated();
  const say = useText();
  const money = useMoney();
  const told = useRoom();
  const reportable = useReportable();
  const [report, setReport] = useState<Reportable | null>(null);
  const stakes = told && game.tellStakes(told.view.settings, say, money, true);
  return (
    <header className="seats-head">
      <IconButton label={say(words.allTables)} onClick={onBack}>
        <ChevronLeftIcon />
      </IconButton>
      <div className="seats-head-words">
        {stakes && (
          <>
            <strong className="tabular">{stakes.title}</strong>
            <span className="seats-head-rake">{stakes.rake}</span>
          </>
        )}
      </div>
      <InviteButton />
      <LagSign />
      <Phrases
        line={room.line}
        sayings={sayings}
        more={
          reportable
            ? { label: say(reportWords.open), onPress: () => setReport(reportable) }
            : undefined
        }
      />
      {report && <ReportDialog about={report} onClose={() => setReport(null)} />}
    </header>
  );
}

/** The others of the hand on the table, for who sits here or did; null: there is nobody to report. */
function useReportable(): Reportable | null {
  const { room } = useSeated();
  const told = useRoom();
  const own = useRoomState((state) => state.ownSeat);
  const hand = told?.view.hand;
  if (!hand || own === null) return null;
  const players = hand.dealt.filter(({ seat, isBot }) => seat !== own && !isBot);
  return players.length > 0 ? { roomId: room.line.roomId, hand: hand.number, players } : null;
}

/** Above this a player should not wait for the last second. */
const badLagMs = 700;

function LagSign() {
  const { line } = useSeated().room;
  const say = useText();
  const is = useStore(line.line, (state) => state.is);
  const lagMs = useStore(line.line, (state) => state.lagMs);
  const isBad = lagMs !== null && lagMs > badLagMs;
  const told = lagMs === null ? '' : say(words.lag, { ms: Math.round(lagMs) });
  return (
    <span
      className="seats-lag"
      data-state={is === 'connected' ? (isBad ? 'bad' : 'good') : 'off'}
      title={told}
    >
      <span className="unseen">{told}</span>
      {isBad && is === 'connected' && <b className="tabular">{Math.round(lagMs)} ms</b>}
    </span>
  );
}
