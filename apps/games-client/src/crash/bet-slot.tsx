import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { highestMultiple, lowestMultiple } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { useEffect, useState } from 'react';
import { FigureField } from '#frame/bets/figure-field.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import type { AutoplayStop } from '#frame/shell/autoplay.ts';
import { stoppedWords } from '#frame/shell/notices.tsx';
import { toMinor } from '#frame/shell/purse.ts';
import { fitOffer, isOffered } from '#frame/shell/stake-offer.ts';
import { fitStake } from '#frame/shell/stake-span.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import type { CrashRoom, Slot } from './crash-room.ts';
import { firstWishes, planOf, SlotPlan } from './slot-plan.tsx';
import { countBet, type SlotRun, startRun } from './slot-play.ts';
import { SlotButton } from './slot-button.tsx';
import { words } from './words.ts';

/** One of the two bets: how much, where it is taken, and the one button. */
export function BetSlot({ room, slot }: { room: CrashRoom; slot: Slot }) {
  const { play, session } = useFrame();
  const { t } = useWords();
  const say = useText();
  const [wished, setStake] = useState(play.stake);
  const offer = useStore(play.state, (state) => state.offer);
  const stake = fitOffer(offer, wished);
  const [target, setTarget] = useState<number | null>(null);
  const [isQueued, setQueued] = useState(false);
  const [run, setRun] = useState<SlotRun | null>(null);
  const [stopped, setStopped] = useState<AutoplayStop | null>(null);
  const [wishes, setWishes] = useState(firstWishes);
  const staked = run ? run.stake : stake;
  const wish = { stake: staked, target };
  useSlotRun({ room, slot, run, setRun, wish, isQueued, setQueued, setStopped });
  const { currency } = play;
  const { span: stakeRange } = offer;
  const fit = (asked: bigint) => stakeRange && setStake(fitStake(stakeRange, asked));
  const amountText = (minor: bigint) => toDecimal(minor, currency).replace(/\.00$/, '');
  return (
    <fieldset className="crash-slot">
      <legend className="unseen">{say(words.slot, { slot })}</legend>
      <div className="crash-slot-fields">
        <FigureField
          label={say(words.amount)}
          text={amountText(staked)}
          isLocked={run !== null}
          onText={(text) => fit(parseAmount(text.replaceAll(',', ''), currency) ?? stake)}
          onStep={(by) => fit(by > 0 ? stake * 2n : stake / 2n)}
        />
        <FigureField
          label={say(words.target)}
          text={target === null ? '' : toDecimal(BigInt(target), 'KES')}
          unit={target === null ? say(words.byHand) : '×'}
          isLocked={run !== null}
          onText={(text) => setTarget(readTarget(text))}
          onStep={(by) => setTarget(clamp((target ?? 200) + by * 10))}
        />
      </div>
      <SlotButton
        room={room}
        slot={slot}
        stake={staked}
        isQueued={isQueued || run !== null}
        onBet={() => void room.bet(slot, { stake, target })}
        onQueue={(isWished) => {
          setQueued(isWished);
          if (!isWished) setRun(null);
        }}
      />
      {session.jurisdiction.isAutoplayAllowed && (
        <div className="crash-auto">
          <Checkbox
            label={say(words.auto)}
            checked={run !== null}
            onCheckedChange={(isOn) => {
              setStopped(null);
              setRun(isOn ? startRun(planOf(wishes, stake, stakeRange), stake) : null);
            }}
          />
          <SlotPlan wishes={wishes} onWishes={setWishes} stake={stake} isLocked={run !== null} />
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

type Running = {
  room: CrashRoom;
  slot: Slot;
  run: SlotRun | null;
  setRun: (run: SlotRun | null) => void;
  wish: { stake: bigint; target: number | null };
  isQueued: boolean;
  setQueued: (isQueued: boolean) => void;
  setStopped: (stopped: AutoplayStop) => void;
};

/** Bets on the next round as it is announced, once for each. */
function useSlotRun({ room, slot, run, setRun, wish, isQueued, setQueued, setStopped }: Running) {
  const { play } = useFrame();
  const roundId = useStore(room.state, (state) => state.round?.roundId);
  const phase = useStore(room.state, (state) => state.round?.phase);
  const bet = useStore(room.state, (state) => state.bets[slot]);
  const { stake, target } = wish;
  useEffect(() => {
    if (!run || !bet) return;
    const { betId, state } = bet;
    const payout = toMinor(bet.payout ?? '0', play.currency);
    const counted = countBet(run, {
      betId,
      state,
      stake: toMinor(bet.stake, play.currency),
      payout,
    });
    if (counted.run === run) return;
    setRun(counted.stop ? null : counted.run);
    if (counted.stop) setStopped(counted.stop);
  }, [bet, run, play, setRun, setStopped]);
  useEffect(() => {
    const { bets, round } = room.state.get();
    if (phase !== 'betting' || bets[slot] || (!isQueued && !run)) return;
    // The house has narrowed what may be staked: the slot does not go on by itself beyond it.
    if (run && !isOffered(play.state.get().offer, run.stake)) {
      setRun(null);
      setStopped('stake_cap');
      return;
    }
    // A round that is about to close is left alone; the wish stands for the next.
    if (!round || Date.parse(round.closesAt) - room.now() < 300) return;
    setQueued(false);
    void room.bet(slot, { stake, target });
    // Once for each round: what else changes meanwhile is for the next.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [roundId, phase]);
}
