/** Where the round is shown: the wheel under its offer board, and the bonus rounds. */
import { isBonus, segments } from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import type { SokoniView } from '@bahati/game-rules/tables/sokoni-wheel/sokoni-wheel.rules.ts';
import type { ReactNode } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { PlaceSign } from '#frame/bets/boards/sokoni-wheel/place-sign.tsx';
import { BonusTitle } from '#frame/bets/boards/sokoni-wheel/scenes/bonus-title.tsx';
import { CoinScene } from '#frame/bets/boards/sokoni-wheel/scenes/coin-scene.tsx';
import { CratesScene } from '#frame/bets/boards/sokoni-wheel/scenes/crates-scene.tsx';
import { FestivalScene } from '#frame/bets/boards/sokoni-wheel/scenes/festival-scene.tsx';
import type { Now } from '#frame/bets/boards/sokoni-wheel/use-sokoni-show.ts';
import { FairWheel } from './fair-wheel.tsx';
import { MarketDisc } from './market-disc.tsx';
import { OfferBoard } from './offer-board.tsx';
import { restingAngle } from './wheel-turn.ts';
import './stage.css';
import './fair-wheel.css';
import './offer.css';

type StageProps = BoardProps<SokoniView> & {
  readonly now: Now | null;
  /** The show has the whole board. */
  readonly isStaged: boolean;
  readonly children: ReactNode;
};

const count = segments.length;
const turns = { table: 5, own: 3 } as const;

const restOf = (view: SokoniView | null | undefined) =>
  view ? restingAngle(view.segment, count, view.special?.times ?? 1) : 0;

export function MarketStage(props: StageProps) {
  const { view, phase, past, isLive = false, isLocked, now, isStaged, sound, children } = props;
  const kind = now?.beat.kind;
  // While the next bets are taken at a table, the last round is past.
  const isPast = phase === 'asking' || (isLive && phase === 'ready' && !isLocked);
  const isTurning = kind === 'offer' || kind === 'spin';
  const before = phase === 'showing' ? past[0]?.view : view;
  const special = view?.special ?? null;
  const times = special && special.place === view?.place ? special.times : 1;
  const hear = (step: number) => sound('tick', step);
  const isBonusOn = (kind !== undefined && !isTurning && kind !== 'stop') || (isStaged && !now);
  return (
    <div className="sokoni-stage" data-is-staged={isStaged || undefined}>
      <span className="sokoni-square" aria-hidden="true" />
      <div className="sokoni-wheel" aria-hidden="true">
        <FairWheel
          key={kind === 'spin' ? 'turning' : 'still'}
          count={count}
          rest={isTurning && kind === 'offer' ? restOf(before) : restOf(view)}
          spin={
            kind === 'spin' && now
              ? {
                  from: restOf(before),
                  turns: turns[isLive ? 'table' : 'own'],
                  ms: now.beat.ms * 0.95,
                  sinceMs: now.sinceMs,
                }
              : null
          }
          isLit={kind === 'stop'}
          onPeg={hear}
        >
          <MarketDisc lit={view && !isTurning && !isPast ? view.segment : null} />
        </FairWheel>
        {view && !isTurning && !isPast && (
          <Plaque view={view} special={times} isNew={kind === 'stop'} />
        )}
      </div>
      {!(isBonusOn && view?.bonus) && (
        <OfferBoard
          key={kind === 'offer' ? 'rolling' : 'still'}
          special={special}
          state={offerState(props)}
          ms={now?.beat.ms ?? 0}
          sinceMs={now?.sinceMs ?? (() => 0)}
        />
      )}
      {isBonusOn && view?.bonus && (
        <div className="sokoni-scene" aria-hidden="true">
          <Scene view={view} special={times} now={now} onPeg={hear} />
        </div>
      )}
      {isStaged && children}
    </div>
  );
}

function offerState({ view, phase, now, isLive, isLocked }: StageProps) {
  const kind = now?.beat.kind;
  if (kind === 'offer') return 'rolling';
  if (kind === 'spin') return 'told';
  const isPast = phase !== 'ready' ? phase === 'asking' : isLive === true && !isLocked;
  if (!view || isPast) return 'hidden';
  return view.special?.place === view.place ? 'hit' : 'missed';
}

type SceneProps = {
  readonly view: SokoniView;
  readonly special: number;
  readonly now: Now | null;
  readonly onPeg: (step: number) => void;
};

function Scene({ view: { bonus, place }, special, now, onPeg }: SceneProps) {
  const isTitle = now?.beat.kind.endsWith('-in') === true;
  return (
    <>
      {bonus?.kind === 'coin' && <CoinScene {...{ bonus, special, now }} />}
      {bonus?.kind === 'crates' && <CratesScene {...{ bonus, special, now }} />}
      {bonus?.kind === 'festival' && <FestivalScene {...{ bonus, special, now, onPeg }} />}
      {isTitle && now && isBonus(place) && <BonusTitle {...{ place, special, now }} />}
    </>
  );
}

/** Where the wheel stopped, and what it pays. */
function Plaque({
  view: { place, times, bonus },
  special,
  isNew,
}: {
  readonly view: SokoniView;
  readonly special: number;
  readonly isNew: boolean;
}) {
  const isTold = !isBonus(place) || !isNew;
  return (
    <p
      className="sokoni-plaque display tabular"
      data-place={place}
      data-is-new={isNew || undefined}
    >
      <PlaceSign place={place} />
      {special > 1 && <small>{`×${special}`}</small>}
      {isTold && (bonus !== null || special > 1) && <b>{`${times.toLocaleString('en')} : 1`}</b>}
    </p>
  );
}
