import {
  faceTimes,
  type CoinBonus,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.bonuses.ts';
import { multiplied } from '@bahati/game-rules/tables/sokoni-wheel/sokoni-wheel.rules.ts';
import { type CSSProperties, useState } from 'react';
import { CoinFace } from '#frame/bets/boards/coin-flip/coin-face.tsx';
import { TossedCoin } from '#frame/bets/boards/coin-flip/tossed-coin.tsx';
import { Reel } from '#frame/bets/boards/sokoni-wheel/stage/reel.tsx';
import type { Now } from '#frame/bets/boards/sokoni-wheel/use-sokoni-show.ts';
import { sokoniWords } from '#frame/bets/boards/sokoni-wheel/sokoni-words.ts';
import { useText } from '#frame/bets/use-text.ts';
import '#frame/bets/boards/coin-flip/coin.css';
import './coin-scene.css';

const sides = ['heads', 'tails'] as const;
/** Beats of this scene in their order. */
const steps = ['coin-in 0', 'face 0', 'face 1', 'toss 0', 'fell 0'];

type CoinSceneProps = {
  readonly bonus: CoinBonus;
  /** Of the special offer; 1: there is none. */
  readonly special: number;
  /** Null: all has been shown. */
  readonly now: Now | null;
};

/** The lion and the dhow each get a multiplier; the coin says which of them pays. */
export function CoinScene({ bonus, special, now }: CoinSceneProps) {
  const step = now ? steps.indexOf(`${now.beat.kind} ${now.beat.at}`) : steps.length;
  const isTossed = step >= 3;
  const hasFallen = step >= 4;
  const say = useText();
  return (
    <div className="coin-scene" data-step={step}>
      {bonus.faces.map((times, face) => (
        <FacePlate
          key={face}
          face={face}
          times={times}
          special={special}
          state={step < face + 1 ? 'hidden' : step === face + 1 ? 'rolling' : 'told'}
          isUp={hasFallen ? face === bonus.side : null}
          now={now}
        />
      ))}
      <Toss key={step === 3 ? 'flying' : 'lying'} now={step === 3 ? now : null}>
        <TossedCoin
          from="heads"
          side={isTossed ? (sides[bonus.side] ?? 'heads') : 'heads'}
          toss={isTossed ? 1 : 0}
          isFlying={step === 3}
          turns={9}
        />
      </Toss>
      {!hasFallen && (
        <p className="sokoni-hint small">
          {say(isTossed ? sokoniWords.coinToss : sokoniWords.coinFaces)}
        </p>
      )}
      {hasFallen && (
        <p className="sokoni-call coin-call display tabular">
          {`×${multiplied(bonus.faces[bonus.side] ?? 0, special)}`}
        </p>
      )}
    </div>
  );
}

function Toss({ now, children }: { readonly now: Now | null; readonly children: React.ReactNode }) {
  const [since] = useState(() => now?.sinceMs() ?? 0);
  const style = { '--ms': `${now?.beat.ms ?? 0}ms`, '--since': `${-since}ms` } as CSSProperties;
  return (
    <div className="coin-scene-coin" style={style}>
      {children}
    </div>
  );
}

type FacePlateProps = Pick<CoinSceneProps, 'special' | 'now'> & {
  readonly face: number;
  readonly times: number;
  readonly state: 'hidden' | 'rolling' | 'told';
  /** Null: the coin has not fallen. */
  readonly isUp: boolean | null;
};

const rolled = faceTimes.map(({ value }) => value);

function FacePlate({ face, times, special, state, isUp, now }: FacePlateProps) {
  const row = [...rolled, ...rolled].slice(face * 2, face * 2 + 11);
  return (
    <div className="coin-plate" data-face={face} data-state={state} data-is-up={isUp ?? undefined}>
      <span className="coin-plate-face">
        <CoinFace side={sides[face] ?? 'heads'} />
      </span>
      {state === 'rolling' && now ? (
        <Reel ms={now.beat.ms * 0.75} sinceMs={now.sinceMs}>
          {row.map((value, at) => (
            <b key={at} className="coin-times display tabular">{`×${value}`}</b>
          ))}
          <b className="coin-times display tabular">{`×${times}`}</b>
        </Reel>
      ) : (
        <b className="coin-times display tabular">
          {state === 'told' ? `×${multiplied(times, special)}` : '?'}
        </b>
      )}
      {state === 'told' && special > 1 && (
        <small className="tabular">{`${times} × ${special}`}</small>
      )}
    </div>
  );
}
