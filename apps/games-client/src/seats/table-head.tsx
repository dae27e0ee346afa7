import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { Phrases } from '#frame/live/panel/phrases.tsx';
import { useStore } from '#frame/shell/store.ts';
import { InviteButton } from './invite/invite-button.tsx';
import { useMoney } from './use-money.ts';
import { useRoom, useSeated } from './use-seats.ts';
import { words } from './words.ts';
import '#frame/live/panel/live-panel.css';
import './said.css';

/** What is played for, how the line is, and phrases. */
export function TableHead({ onBack }: { onBack: () => void }) {
  const { room, sayings, game } = useSeated();
  const say = useText();
  const money = useMoney();
  const told = useRoom();
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
      <Phrases line={room.line} sayings={sayings} />
    </header>
  );
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
