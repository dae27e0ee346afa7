import {
  festivalSegments,
  festivalTimes,
  type FestivalBonus,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.bonuses.ts';
import { multiplied } from '@bahati/game-rules/tables/sokoni-wheel/sokoni-wheel.rules.ts';
import { FairWheel } from '#frame/bets/boards/sokoni-wheel/stage/fair-wheel.tsx';
import { FestivalDisc } from '#frame/bets/boards/sokoni-wheel/stage/festival-disc.tsx';
import { restingAngle } from '#frame/bets/boards/sokoni-wheel/stage/wheel-turn.ts';
import { sokoniWords } from '#frame/bets/boards/sokoni-wheel/sokoni-words.ts';
import type { Now } from '#frame/bets/boards/sokoni-wheel/use-sokoni-show.ts';
import { useText } from '#frame/bets/use-text.ts';
import './festival-scene.css';

const count = festivalSegments.length;

type FestivalSceneProps = {
  readonly bonus: FestivalBonus;
  /** Of the special offer; 1: there is none. */
  readonly special: number;
  /** Null: all has been shown. */
  readonly now: Now | null;
  readonly onPeg: (step: number) => void;
};

/** The wheel of the festival; where it doubles, every multiplier on it is twice as high. */
export function FestivalScene({ bonus: { spins }, special, now, onPeg }: FestivalSceneProps) {
  const say = useText();
  const { kind, at = 0 } = now?.beat ?? {};
  const isTurning = kind === 'festival-spin';
  const last = spins.length - 1;
  const spin = isTurning || kind === 'doubled' ? at : kind === 'festival-in' ? -1 : last;
  const doublings = kind === 'doubled' ? at + 1 : Math.max(0, spin);
  const restOf = (nth: number) => (nth < 0 ? 0 : restingAngle(spins[nth] ?? 0, count, nth));
  const isOver = !now || kind === 'festival-stop';
  const times = multiplied(festivalTimes(spins[last] ?? 0, last), special);
  return (
    <div className="festival-scene" data-beat={kind ?? 'over'}>
      <span className="festival-sky" />
      {kind === 'festival-in' || (isTurning && doublings === 0) ? (
        <p className="sokoni-hint small">{say(sokoniWords.festivalSpin)}</p>
      ) : null}
      {doublings > 0 && (
        <p className="festival-doublings display tabular">
          {Array.from({ length: doublings }, (_, nth) => (
            <b key={nth}>×2</b>
          ))}
        </p>
      )}
      <div className="festival-wheel">
        <FairWheel
          key={isTurning ? at : 'still'}
          count={count}
          rest={restOf(spin)}
          spin={
            isTurning && now
              ? { from: restOf(at - 1), turns: 5, ms: now.beat.ms * 0.93, sinceMs: now.sinceMs }
              : null
          }
          isLit={!isTurning}
          onPeg={onPeg}
        >
          <FestivalDisc
            doublings={doublings}
            special={special}
            lit={isTurning || spin < 0 ? null : (spins[spin] ?? null)}
          />
        </FairWheel>
      </div>
      {kind === 'doubled' && (
        <p className="sokoni-call festival-doubles-call display" key={at}>
          {say(sokoniWords.double)} ×2
        </p>
      )}
      {isOver && <p className="sokoni-call display tabular">{`×${times}`}</p>}
    </div>
  );
}
