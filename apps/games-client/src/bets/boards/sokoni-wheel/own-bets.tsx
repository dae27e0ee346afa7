import {
  type SokoniPlace,
  sokoniPlaces,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { chipFigure } from '#frame/chips/chip-values.ts';
import { chipsOn, type Laying } from '#frame/chips/laying.ts';
import { PlaceSign } from './place-sign.tsx';
import { placeTones } from './sokoni-tones.ts';
import { sokoniWords } from './sokoni-words.ts';

type OwnBetsProps = {
  readonly laying: Laying;
  readonly stake: bigint;
  readonly money: (minor: bigint, isShort?: boolean) => string;
  /** Where the wheel stopped; null: it has not. */
  readonly came: SokoniPlace | null;
};

/** While the show covers the cloth: what the player has on it. */
export function OwnBets({ laying, stake, money, came }: OwnBetsProps) {
  const say = useText();
  const laid = sokoniPlaces.filter((place) => chipsOn(laying, place) > 0);
  if (laid.length === 0) return null;
  return (
    <ul className="sokoni-own" aria-label={say(sokoniWords.own)}>
      {laid.map((place) => {
        const { light, deep, ink } = placeTones[place];
        const style = { '--light': light, '--deep': deep, '--ink': ink } as CSSProperties;
        return (
          <li key={place} style={style} data-end={came && (came === place ? 'won' : 'lost')}>
            <PlaceSign place={place} />
            <span className="tabular" aria-hidden="true">
              {chipFigure(stake * BigInt(chipsOn(laying, place)))}
            </span>
            <span className="unseen">{money(stake * BigInt(chipsOn(laying, place)), true)}</span>
          </li>
        );
      })}
    </ul>
  );
}
