import {
  placeWords,
  segments,
  segmentsOf,
  sokoniPlaces,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import type { SokoniView } from '@bahati/game-rules/tables/sokoni-wheel/sokoni-wheel.rules.ts';
import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { PlaceSign } from './place-sign.tsx';
import { placeTones } from './sokoni-tones.ts';
import { sokoniWords } from './sokoni-words.ts';

type Round = { readonly roundId: string; readonly view: SokoniView };

const mostShown = 18;

const toneStyle = (place: SokoniView['place']) => {
  const { light, deep, ink } = placeTones[place];
  return { '--light': light, '--deep': deep, '--ink': ink } as CSSProperties;
};

/** Where the wheel stopped in the last rounds, the newest first, and what it paid if it was more. */
export function PastStrip({ rounds }: { readonly rounds: readonly Round[] }) {
  const say = useText();
  if (rounds.length === 0) return <p className="sokoni-none small">{say(sokoniWords.none)}</p>;
  return (
    <ol className="sokoni-past" aria-label={say(sokoniWords.past)}>
      {rounds.slice(0, mostShown).map(({ roundId, view: { place, times, bonus, special } }) => {
        const isMore = bonus !== null || special?.place === place;
        return (
          <li key={roundId} style={toneStyle(place)} data-is-more={isMore || undefined}>
            <span className="unseen">
              {say(sokoniWords.pastItem, { place: say(placeWords[place]), times })}
            </span>
            <span aria-hidden="true">
              <PlaceSign place={place} />
              {isMore && <small className="tabular">{`×${times}`}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** How often each place came, beside how often it should. */
export function PastShares({ rounds }: { readonly rounds: readonly Round[] }) {
  const say = useText();
  if (rounds.length === 0) return null;
  const share = (count: number, of: number) => Math.round((count * 100) / of);
  return (
    <div className="sokoni-shares">
      <h2 className="small">{say(sokoniWords.shares, { count: rounds.length })}</h2>
      <ul>
        {sokoniPlaces.map((place) => {
          const came = rounds.filter(({ view }) => view.place === place).length;
          return (
            <li key={place} style={toneStyle(place)}>
              <span className="unseen">{say(placeWords[place])}</span>
              <PlaceSign place={place} />
              <span className="sokoni-bar" aria-hidden="true">
                <i style={{ inlineSize: `${share(came, rounds.length) * 2}%` }} />
                <u
                  style={{ insetInlineStart: `${share(segmentsOf(place), segments.length) * 2}%` }}
                />
              </span>
              <b className="tabular">{`${share(came, rounds.length)} %`}</b>
            </li>
          );
        })}
      </ul>
      <p className="small">{say(sokoniWords.noMemory)}</p>
    </div>
  );
}
