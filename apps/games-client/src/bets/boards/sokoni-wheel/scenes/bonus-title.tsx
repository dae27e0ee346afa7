import {
  type BonusPlace,
  placeWords,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import { type CSSProperties, useState } from 'react';
import { PlaceSign } from '#frame/bets/boards/sokoni-wheel/place-sign.tsx';
import type { Now } from '#frame/bets/boards/sokoni-wheel/use-sokoni-show.ts';
import { useText } from '#frame/bets/use-text.ts';
import './bonus-title.css';

/** Two kangas part, and the name of the bonus round hangs between them. */
export function BonusTitle({
  place,
  special,
  now,
}: {
  readonly place: BonusPlace;
  readonly special: number;
  readonly now: Now;
}) {
  const say = useText();
  const [since] = useState(now.sinceMs);
  const style = { '--ms': `${now.beat.ms}ms`, '--since': `${-since}ms` } as CSSProperties;
  return (
    <div className="bonus-title" style={style} data-place={place}>
      <span className="bonus-kanga" data-side="left" />
      <span className="bonus-kanga" data-side="right" />
      <p className="bonus-name display">
        <PlaceSign place={place} />
        {say(placeWords[place])}
        {special > 1 && <b className="tabular">{`×${special}`}</b>}
      </p>
    </div>
  );
}
