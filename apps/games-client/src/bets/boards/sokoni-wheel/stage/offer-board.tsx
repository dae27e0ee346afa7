import {
  sokoniPlaces,
  type SokoniPlace,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import {
  type Special,
  specialTimes,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.special.ts';
import type { CSSProperties } from 'react';
import { PlaceSign } from '#frame/bets/boards/sokoni-wheel/place-sign.tsx';
import { placeTones } from '#frame/bets/boards/sokoni-wheel/sokoni-tones.ts';
import { sokoniWords } from '#frame/bets/boards/sokoni-wheel/sokoni-words.ts';
import { useText } from '#frame/bets/use-text.ts';
import { Reel } from './reel.tsx';

type OfferBoardProps = {
  readonly special: Special | null;
  /** `hidden` before it is drawn; `hit` and `missed` once the wheel has stopped. */
  readonly state: 'hidden' | 'rolling' | 'told' | 'hit' | 'missed';
  /** Of the drawing, in milliseconds: how long it takes, and how long it has been going on. */
  readonly ms: number;
  readonly sinceMs: () => number;
};

/** A board of slate over the stall: for which place the special offer is, and how many times. */
export function OfferBoard({ special, state, ms, sinceMs }: OfferBoardProps) {
  const say = useText();
  const isDrawn = state !== 'hidden';
  return (
    <div className="offer" data-state={state} data-is-none={(isDrawn && !special) || undefined}>
      <p className="offer-title">{say(sokoniWords.offer)}</p>
      <div className="offer-plates">
        {state === 'rolling' ? (
          <Reels special={special} ms={ms} sinceMs={sinceMs} />
        ) : (
          <>
            <Plate place={isDrawn ? (special?.place ?? null) : null} />
            <span className="offer-times display tabular">
              {isDrawn ? (special ? `×${special.times}` : '–') : '?'}
            </span>
          </>
        )}
      </div>
    </div>
  );
}

function Plate({ place }: { readonly place: SokoniPlace | null }) {
  if (!place) return <span className="offer-plate" />;
  const { light, deep, ink } = placeTones[place];
  const style = { '--light': light, '--deep': deep, '--ink': ink } as CSSProperties;
  return (
    <span className="offer-plate" style={style} data-place={place}>
      <PlaceSign place={place} />
    </span>
  );
}

const rolled = 11;

function Reels({ special, ms, sinceMs }: Pick<OfferBoardProps, 'special' | 'ms' | 'sinceMs'>) {
  const places = Array.from({ length: rolled }, (_, at) => sokoniPlaces[(at * 3 + 2) % 7] ?? 'one');
  const values = specialTimes(special?.place ?? 'one').map(({ value }) => value);
  const times = Array.from(
    { length: rolled },
    (_, at) => values[(at * 2 + 1) % values.length] ?? 2,
  );
  return (
    <>
      <Reel ms={ms * 0.6} sinceMs={sinceMs}>
        {places.map((place, at) => (
          <Plate key={at} place={place} />
        ))}
        <Plate place={special?.place ?? null} />
      </Reel>
      <Reel ms={ms * 0.92} sinceMs={sinceMs}>
        {times.map((value, at) => (
          <span key={at} className="offer-times display tabular">{`×${value}`}</span>
        ))}
        <span className="offer-times display tabular">{special ? `×${special.times}` : '–'}</span>
      </Reel>
    </>
  );
}
