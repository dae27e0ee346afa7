/** A virtual match in play: a small pitch, the score as it ticks, and goals that flash. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { useRef, useState } from 'react';
import { useLowData } from '#features/low-data/low-data.ts';
import { useOfferedEvent } from '#features/sportsbook/live/use-offer.ts';
import { useSeenTopic } from '#features/sportsbook/live/use-seen-topic.ts';
import { Shirt } from '#features/sportsbook/names/shirt.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { ballAt, pitch } from './pitch.rules.ts';
import './match-card.css';

type Scored = { score: readonly [number, number]; minute: number; side: 'home' | 'away' | null };

/** Which side scored since the last look, as long as the minute is the same. */
function useScored(score: readonly [number, number], minute: number): Scored['side'] {
  const [seen, setSeen] = useState<Scored>({ score, minute, side: null });
  const [home, away] = score;
  const isSame = seen.score[0] === home && seen.score[1] === away;
  if (isSame && seen.minute === minute) return seen.side;
  const side = isSame ? null : away > seen.score[1] ? 'away' : 'home';
  setSeen({ score, minute, side });
  return side;
}

export function MatchCard({ event: told }: { event: OfferedEvent }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLLIElement>(null);
  const event = useOfferedEvent(told.id) ?? told;
  useSeenTopic(ref, `row:${told.id}`);
  const isPlain = useLowData();
  const { inPlay, participants } = event;
  const [home, away] = participants;
  const score = inPlay?.score ?? ([0, 0] as const);
  const minute = Math.floor((inPlay?.clock ?? 0) / 60);
  const scored = useScored(score, minute);
  if (!home || !away) return null;
  return (
    <li ref={ref} className="match-card" data-goal={scored ?? undefined}>
      {!isPlain && <Pitch event={event} minute={minute} scored={scored} />}
      <div className="match-card-line">
        <Shirt colours={home.colours} />
        <span className="match-card-name">{home.name}</span>
        <b className="match-card-score">{score[0]}</b>
      </div>
      <div className="match-card-line">
        <Shirt colours={away.colours} />
        <span className="match-card-name">{away.name}</span>
        <b className="match-card-score">{score[1]}</b>
      </div>
      <span className="match-card-minute">{t('virtual_minute', { minute })}</span>
      <VisuallyHidden>
        <span role="status">
          {scored &&
            t('virtual_goal', { home: home.name, away: away.name, score: score.join(' : ') })}
        </span>
      </VisuallyHidden>
    </li>
  );
}

function Pitch({
  event,
  minute,
  scored,
}: {
  event: OfferedEvent;
  minute: number;
  scored: 'home' | 'away' | null;
}) {
  const { width, height } = pitch;
  const { x, y } = ballAt(event.id, minute, scored);
  return (
    <svg className="match-card-pitch" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {Array.from({ length: 6 }, (_, at) => (
        <rect
          key={at}
          x={at * 20}
          width="20"
          height={height}
          className={at % 2 === 0 ? 'pitch-grass' : 'pitch-grass-dark'}
        />
      ))}
      <g className="pitch-lines">
        <rect x="2" y="2" width={width - 4} height={height - 4} />
        <path d={`M${width / 2} 2V${height - 2}`} />
        <circle cx={width / 2} cy={height / 2} r="8" />
        <rect x="2" y="14" width="14" height="28" />
        <rect x={width - 16} y="14" width="14" height="28" />
        <path d={`M2 23H-1V33H2M${width - 2} 23H${width + 1}V33H${width - 2}`} />
      </g>
      <rect className="pitch-net" data-net="home" x="0" y="22" width="6" height="12" rx="1" />
      <rect
        className="pitch-net"
        data-net="away"
        x={width - 6}
        y="22"
        width="6"
        height="12"
        rx="1"
      />
      <circle className="pitch-ball" r="2.2" style={{ transform: `translate(${x}px, ${y}px)` }} />
    </svg>
  );
}
