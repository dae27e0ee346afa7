import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { toDecimal } from '@bahati/money/money.ts';
import { highestMultiple, lowestMultiple } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { useState } from 'react';
import { FigureField } from '#frame/bets/fields/figure-field.tsx';
import { useHolder, useOwnHolder } from '#frame/bets/fields/use-holder.ts';
import type { Judged } from '#frame/bets/fields/use-typed.ts';
import { useText } from '#frame/bets/use-text.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { stoppedWords } from '#frame/shell/controls/notices.tsx';
import { fitOffer } from '#frame/shell/stakes/stake-offer.ts';
import { fitStake } from '#frame/shell/stakes/stake-span.ts';
import { typedStake, typedWithin } from '#frame/shell/stakes/typed-limits.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import type { CrashRoom } from './crash-room.ts';
import type { Slot } from './crash-slot.ts';
import { hundredths } from './round-times.ts';
import { firstWishes, planOf, SlotPlan } from './slot-plan.tsx';
import { SlotButton } from './slot-button.tsx';
import { words } from './words.ts';

/** One of the two bets: how much, where it is taken, and the one button. */
export function BetSlot({ room, slot }: { room: CrashRoom; slot: Slot }) {
  const { play, session } = useFrame();
  const { t } = useWords();
  const say = useText();
  const { state: life, send } = room.slots[slot];
  const offer = useStore(play.session, (state) => state.offer);
  const set = useStore(life, (state) => state.stake);
  const opening = useStore(life, (state) => state.opening);
  const isQueued = useStore(life, (state) => state.isQueued);
  const isAuto = useStore(life, (state) => state.autoplay !== null);
  const stopped = useStore(life, (state) => state.autoplayStopped);
  const [wishes, setWishes] = useState(firstWishes);
  const stake = isAuto ? set : fitOffer(offer, set);
  const target = opening === null ? null : hundredths(opening);
  const { currency } = play;
  const { span: stakeRange } = offer;
  const { holder, fit, setTarget, judgeStake, judgeTarget } = useSlotFields(room, slot);
  const planHolder = useOwnHolder();
  const amountText = (minor: bigint) => toDecimal(minor, currency).replace(/\.00$/, '');
  return (
    <fieldset className="crash-slot">
      <legend className="unseen">{say(words.slot, { slot })}</legend>
      <div className="crash-slot-fields">
        <FigureField
          label={say(words.amount)}
          text={amountText(stake)}
          isLocked={isAuto || isQueued}
          holder={holder}
          judge={judgeStake}
          onStep={(by) => fit(by > 0 ? stake * 2n : stake / 2n)}
        />
        <FigureField
          label={say(words.target)}
          text={target === null ? '' : timesText(target)}
          unit={target === null ? say(words.byHand) : '×'}
          isLocked={isAuto || isQueued}
          holder={holder}
          judge={judgeTarget}
          onStep={(by) => setTarget(clamp((target ?? 200) + by * 10))}
        />
      </div>
      <SlotButton
        room={room}
        slot={slot}
        stake={stake}
        isQueued={isQueued || isAuto}
        onBet={() => send({ type: 'bet' })}
        onQueue={(isWished) => send({ type: 'queue', isQueued: isWished })}
      />
      {session.jurisdiction.isAutoplayAllowed && (
        <div className="crash-auto">
          <Checkbox
            label={say(words.auto)}
            checked={isAuto}
            onCheckedChange={(isOn) => {
              send({ type: 'trouble-read' });
              if (!isOn) return send({ type: 'autoplay-stopped' });
              if (!planHolder.areRight()) return undefined;
              const plan = planOf(wishes, stake, stakeRange);
              return send({ type: 'autoplay-started', plan });
            }}
          />
          <SlotPlan
            wishes={wishes}
            onWishes={setWishes}
            stake={stake}
            isLocked={isAuto}
            holder={planHolder}
          />
        </div>
      )}
      {stopped && (
        <p className="small crash-stopped" role="status">
          {t(stoppedWords[stopped])}
        </p>
      )}
    </fieldset>
  );
}

/** Stake and target of a slot: what is typed is either of them as it stands, or wrong. */
function useSlotFields(room: CrashRoom, slot: Slot) {
  const { play } = useFrame();
  const { send } = room.slots[slot];
  const { span } = useStore(play.session, (state) => state.offer);
  const holder = useHolder(room.slots[slot]);
  const setStake = (stake: bigint) => send({ type: 'stake-set', stake });
  const setTarget = (wished: number | null) =>
    send({ type: 'opening-set', opening: wished === null ? null : timesText(wished) });
  return {
    holder,
    setTarget,
    fit: (asked: bigint) => span && setStake(fitStake(span, asked)),
    judgeStake: (text: string): Judged => {
      if (!span) return () => undefined;
      const typed = typedStake(text, play.currency, span, 1n);
      return typed.fault ?? (() => setStake(typed.value));
    },
    judgeTarget: (text: string): Judged => {
      if (text.trim() === '') return () => setTarget(null);
      const typed = typedWithin(text, 2, [lowestMultiple, highestMultiple], timesText);
      return typed.fault ?? (() => setTarget(typed.value));
    },
  };
}

const timesText = (units: number) => toDecimal(BigInt(units), 'KES');

const clamp = (target: number) => Math.min(highestMultiple, Math.max(lowestMultiple, target));
