import { useEffect, useRef, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import type { CrashRoom } from './crash-room.ts';
import { FlightCanvas } from './flight-canvas.tsx';
import { timesText } from './times-text.ts';
import { words } from './words.ts';

const chipsShown = 12;

/** The sky with the kite, the multiple over it, and how the last flights ended. */
export function FlightBoard({ room }: { room: CrashRoom }) {
  const say = useText();
  const recent = useStore(room.state, (state) => state.recent);
  const phase = useStore(room.state, (state) => state.flight?.phase ?? 'betting');
  return (
    <section className="crash-board night" data-phase={phase} aria-label={say(words.room)}>
      <FlightCanvas room={room} />
      <ol className="crash-past tabular" aria-label={say(words.past)}>
        {recent.slice(0, chipsShown).map(({ flightId, point }) => (
          <li key={flightId} data-size={sizeOf(point)}>
            {point}×
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
  const flight = useStore(room.state, (state) => state.flight);
  const isConnected = useStore(room.state, (state) => state.isConnected);
  const isUp = flight?.phase === 'flying' || flight?.phase === 'over';
  return (
    <div className="crash-headline">
      {isUp ? <Multiple room={room} /> : <Countdown room={room} />}
      <p className="crash-under" role="status">
        {!isConnected && say(words.offline)}
        {isConnected && flight?.phase === 'flying' && (
          <span className="unseen">{say(words.flying)}</span>
        )}
        {isConnected && flight?.phase === 'over' && (
          <>
            <span aria-hidden="true">{say(words.ended)}</span>
            <span className="unseen">
              {say(words.endedAt, { times: timesText(flight.point ?? '1.00') })}
            </span>
            {flight.isInterrupted && <small>{say(words.interrupted)}</small>}
          </>
        )}
      </p>
      {flight?.phase === 'flying' && flight.ceiling && (
        <p className="crash-ceiling tabular">
          {say(words.ceiling, { times: timesText(flight.ceiling) })}
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
  const flight = useStore(room.state, (state) => state.flight);
  const [now, setNow] = useState(() => room.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(room.now()), tickMs);
    return () => clearInterval(timer);
  }, [room]);
  if (!flight) return <p className="crash-wait">{say(words.waiting)}</p>;
  const seconds = Math.max(0, Math.ceil((Date.parse(flight.startsAt) - now) / 1000));
  const isClosed = Date.parse(flight.closesAt) <= now;
  return (
    <>
      <p className="crash-seconds tabular" aria-hidden="true">
        {seconds}
      </p>
      <p className="crash-wait">{isClosed ? say(words.closed) : say(words.nextIn, { seconds })}</p>
    </>
  );
}
