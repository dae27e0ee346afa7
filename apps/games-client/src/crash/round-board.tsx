import { useEffect, useRef, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import type { CrashRoom } from './crash-room.ts';
import { RoundCanvas } from './round-canvas.tsx';
import { timesText } from './times-text.ts';
import { words } from './words.ts';

const chipsShown = 12;

/** The sky with the kite, the multiple over it, and how the last rounds ended. */
export function RoundBoard({ room }: { room: CrashRoom }) {
  const say = useText();
  const recent = useStore(room.state, (state) => state.recent);
  const phase = useStore(room.state, (state) => state.round?.phase ?? 'betting');
  return (
    <section className="crash-board night" data-phase={phase} aria-label={say(words.room)}>
      <RoundCanvas room={room} />
      <ol className="crash-past tabular" aria-label={say(words.past)}>
        {recent.slice(0, chipsShown).map(({ roundId, point }) => (
          <li key={roundId} data-size={sizeOf(point)}>
            {timesText(point)}
          </li>
        ))}
      </ol>
      <Headline room={room} />
    </section>
  );
}

function sizeOf(point: string): 'low' | 'middle' | 'high' {
  const times = Number(point);
  return times < 2 ? 'low' : times < 10 ? 'middle' : 'high';
}

function Headline({ room }: { room: CrashRoom }) {
  const say = useText();
  const round = useStore(room.state, (state) => state.round);
  const isConnected = useStore(room.state, (state) => state.isConnected);
  const isPaused = useStore(room.state, (state) => state.isPaused);
  const isClosed = useStore(room.state, ({ ended }) => ended === 'closed' || ended === 'not_found');
  const isUp = round?.phase === 'flying' || round?.phase === 'over';
  return (
    <div className="crash-headline">
      {isUp ? <Multiple room={room} /> : <Countdown room={room} />}
      <p className="crash-under" role="status">
        {isClosed && say(words.gameClosed)}
        {!isConnected && !isClosed && say(words.offline)}
        {isConnected && isPaused && round?.phase === 'betting' && say(words.paused)}
        {isConnected && round?.phase === 'flying' && (
          <span className="unseen">{say(words.flying)}</span>
        )}
        {isConnected && round?.phase === 'over' && (
          <>
            <span aria-hidden="true">{say(words.ended)}</span>
            <span className="unseen">
              {say(words.endedAt, { times: timesText(round.point ?? '1.00') })}
            </span>
            {round.isInterrupted && <small>{say(words.interrupted)}</small>}
          </>
        )}
      </p>
      {round?.phase === 'flying' && round.ceiling && (
        <p className="crash-ceiling tabular">
          {say(words.ceiling, { times: timesText(round.ceiling) })}
        </p>
      )}
    </div>
  );
}

/** Written sixty times a second past React; readers of screens hear the end of it. */
function Multiple({ room }: { room: CrashRoom }) {
  const holder = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let frame = 0;
    const write = () => {
      frame = requestAnimationFrame(write);
      const text = timesText(room.multiple());
      if (holder.current && holder.current.textContent !== text) holder.current.textContent = text;
    };
    write();
    return () => cancelAnimationFrame(frame);
  }, [room]);
  return <p ref={holder} className="crash-multiple tabular" aria-hidden="true" />;
}

const tickMs = 200;

function Countdown({ room }: { room: CrashRoom }) {
  const say = useText();
  const round = useStore(room.state, (state) => state.round);
  const [now, setNow] = useState(() => room.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(room.now()), tickMs);
    return () => clearInterval(timer);
  }, [room]);
  if (!round) return <p className="crash-wait">{say(words.waiting)}</p>;
  const seconds = Math.max(0, Math.ceil((Date.parse(round.startsAt) - now) / 1000));
  const isClosed = Date.parse(round.closesAt) <= now;
  return (
    <>
      <p className="crash-seconds tabular" aria-hidden="true">
        {seconds}
      </p>
      <p className="crash-wait">{isClosed ? say(words.closed) : say(words.nextIn, { seconds })}</p>
    </>
  );
}
