/** The ground of the sport with what happened last on it, and who presses. */
import type { BookIncident, OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { ChevronDownIcon } from '@bahati/ui/icons/icons.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useWide } from '#features/sportsbook/offer/use-wide.ts';
import { useIncidentWords } from './use-incident-words.ts';
import { isTrackerOpen, keepTracker } from './tracker-choice.ts';
import { GroundLines } from './grounds.tsx';
import { TrackerStory } from './tracker-story.tsx';
import {
  type Mark,
  groundHeight,
  groundOf,
  marksOf,
  momentumOf,
  pressingSide,
} from './tracker.rules.ts';
import './tracker.css';

export function Tracker({
  event,
  incidents,
}: {
  event: OfferedEvent;
  incidents: readonly BookIncident[];
}) {
  const { t } = useTranslation();
  const say = useIncidentWords(event);
  const ground = groundOf(event.sport);
  const [isOpen, setIsOpen] = useState(isTrackerOpen);
  const isWide = useWide();
  const marks = marksOf(incidents);
  const last = incidents.findLast((one) => say(one) !== undefined);
  const [home, away] = event.participants;
  return (
    <details
      className="tracker"
      data-ground={ground}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        if (currentTarget.open !== isOpen) keepTracker(currentTarget.open);
      }}
    >
      <summary>
        <span className="tracker-last" role="status">
          {last ? say(last) : t('book_tracker')}
        </span>
        <ChevronDownIcon size={18} label={t('book_tracker')} />
      </summary>
      <div className="tracker-body">
        <div className="tracker-field">
          <svg
            className="tracker-ground"
            viewBox={`0 0 100 ${groundHeight}`}
            role="img"
            aria-label={t('book_tracker')}
          >
            <rect className="ground" width="100" height={groundHeight} rx="3" />
            <GroundLines ground={ground} />
            {marks.toReversed().map((mark) => (
              <IncidentMark
                key={mark.number}
                mark={mark}
                colours={event.participants[mark.side === 'home' ? 0 : 1]?.colours}
              />
            ))}
            {event.inPlay?.turn && <TurnMark side={event.inPlay.turn} />}
          </svg>
          <div className="tracker-sides" aria-hidden="true">
            <span>{home?.shortName} →</span>
            <span>← {away?.shortName}</span>
          </div>
          <Momentum event={event} momentum={momentumOf(incidents)} />
        </div>
        {isWide && <TrackerStory event={event} incidents={incidents} />}
      </div>
    </details>
  );
}

function IncidentMark({
  mark: { kind, x, y, age },
  colours,
}: {
  mark: Mark;
  colours: readonly [string, string] | undefined;
}) {
  return (
    <g
      className="tracker-mark"
      data-age={age}
      transform={`translate(${x} ${y})`}
      opacity={1 - age * 0.17}
    >
      {age === 0 && <circle className="tracker-ripple" r="3.400" />}
      <circle r="2.300" fill={colours?.[0]} stroke="#ffffff" strokeWidth=".6" />
      <IncidentSign kind={kind} ink={colours?.[1]} />
    </g>
  );
}

function IncidentSign({ kind, ink }: { kind: string; ink: string | undefined }) {
  if (kind === 'goal') return <circle r="1.100" fill="#ffffff" stroke="#111" strokeWidth=".4" />;
  if (kind === 'card_yellow')
    return <rect x="-.8" y="-1.200" width="1.600" height="2.400" fill="#f4c430" />;
  if (kind === 'card_red')
    return <rect x="-.8" y="-1.200" width="1.600" height="2.400" fill="#d62839" />;
  if (kind === 'corner') return <path d="M-.7 1.200v-2.400l1.800.8-1.800.8" fill={ink} />;
  return <circle r=".7" fill={ink} />;
}

/** Who serves, throws or bats. */
function TurnMark({ side }: { side: 'home' | 'away' }) {
  return <circle className="tracker-turn" cx={side === 'home' ? 14 : 86} cy="31" r="2.200" />;
}

/** Bars up for home, down for away, the newest at the right. */
function Momentum({ event, momentum }: { event: OfferedEvent; momentum: readonly number[] }) {
  const { t } = useTranslation();
  if (momentum.length < 4) return null;
  const side = pressingSide(momentum);
  const name = event.participants[side === 'away' ? 1 : 0]?.name;
  const width = 100 / momentum.length;
  return (
    <svg
      className="tracker-momentum"
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      role="img"
      aria-label={side === null ? t('book_momentum_even') : t('book_momentum', { side: name })}
    >
      {momentum.map((one, at) => (
        <rect
          key={`${at}`}
          className={one > 0 ? 'momentum-home' : 'momentum-away'}
          x={at * width + 0.4}
          y={one > 0 ? 7 - one * 6.5 : 7}
          width={Math.max(0.4, width - 0.8)}
          height={Math.max(0.3, Math.abs(one) * 6.5)}
        />
      ))}
    </svg>
  );
}
