import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { highestMultiple, lowestMultiple } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { useState } from 'react';
import { FigureField } from '#frame/bets/fields/figure-field.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { stoppedWords } from '#frame/shell/controls/notices.tsx';
import { fitOffer } from '#frame/shell/stakes/stake-offer.ts';
import { fitStake } from '#frame/shell/stakes/stake-span.ts';
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
  const setTarget = (wished: number | null) =>
    send({
      type: 'opening-set',
      opening: wished === null ? null : toDecimal(BigInt(wished), 'KES'),
    });
  const { currency } = play;
  const { span: stakeRange } = offer;
  const fit = (asked: bigint) =>
    stakeRange && send({ type: 'stake-set', stake: fitStake(stakeRange, asked) });
  const amountText = (minor: bigint) => toDecimal(minor, currency).replace(/\.00$/, '');
  return (
    <fieldset className="crash-slot">
      <legend className="unseen">{say(words.slot, { slot })}</legend>
      <div className="crash-slot-fields">
        <FigureField
          label={say(words.amount)}
          text={amountText(stake)}
          isLocked={isAuto}
          onText={(text) => fit(parseAmount(text.replaceAll(',', ''), currency) ?? stake)}
          onStep={(by) => fit(by > 0 ? stake * 2n : stake / 2n)}
        />
        <FigureField
          label={say(words.target)}
          text={target === null ? '' : toDecimal(BigInt(target), 'KES')}
          unit={target === null ? say(words.byHand) : '×'}
          isLocked={isAuto}
          onText={(text) => setTarget(readTarget(text))}
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
              const plan = planOf(wishes, stake, stakeRange);
              return send({ type: 'autoplay-started', plan });
            }}
          />
          <SlotPlan wishes={wishes} onWishes={setWishes} stake={stake} isLocked={isAuto} />
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

function readTarget(text: string): number | null {
  const found = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return found ? clamp(Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))) : null;
}

const clamp = (target: number) => Math.min(highestMultiple, Math.max(lowestMultiple, target));
