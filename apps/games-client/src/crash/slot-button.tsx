import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import { payoutAt } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { cashOutAction } from './crash-rules.ts';
import { betOf, type CrashRoom, isAsking as isAskingNow } from './crash-room.ts';
import { type Slot } from './crash-slot.ts';
import { hundredths } from './round-times.ts';
import { timesText } from './times-text.ts';
import { words } from './words.ts';

type Props = {
  readonly room: CrashRoom;
  readonly slot: Slot;
  readonly stake: bigint;
  readonly isQueued: boolean;
  readonly onBet: () => void;
  readonly onQueue: (isQueued: boolean) => void;
};

/** The one button of a bet: what it may do now it says. */
export function SlotButton(props: Props) {
  const { room, slot, stake, isQueued, onBet, onQueue } = props;
  const { play, sounds } = useFrame();
  const { language } = useWords();
  const say = useText();
  const phase = useStore(room.state, (state) => state.round?.phase);
  const bet = useStore(room.slots[slot].state, betOf);
  const isAsking = useStore(room.slots[slot].state, isAskingNow);
  const money = (minor: bigint) => showMinor(minor, play.currency, language, true);
  const isActive = bet?.state === 'active';
  useEndSound(bet);
  if (isActive && phase === 'flying') return <TakeButton {...props} bet={bet} />;
  const canBet = phase === 'betting' && !bet;
  const label = isAsking
    ? say(words.asking)
    : isActive
      ? say(words.active, { amount: money(toMinor(bet.stake, play.currency)) })
      : isQueued && !canBet
        ? say(words.queued)
        : canBet
          ? say(words.bet, { amount: money(stake) })
          : say(words.betNext);
  return (
    <div className="crash-slot-act">
      <Button
        className="crash-button"
        tone={canBet ? 'brass' : 'quiet'}
        size="l"
        isWide
        aria-disabled={isAsking || isActive || undefined}
        onClick={() => {
          if (isAsking || isActive) return;
          sounds.press();
          if (canBet) onBet();
          else onQueue(!isQueued);
        }}
      >
        {label}
      </Button>
      <Result bet={bet} />
    </div>
  );
}

function Result({ bet }: { bet: CrashBet | null }) {
  const { play } = useFrame();
  const { language } = useWords();
  const say = useText();
  const money = (wire: string | null) =>
    showMinor(toMinor(wire ?? '0', play.currency), play.currency, language);
  const text =
    bet?.state === 'cashed_out'
      ? say(words.left, { times: timesText(bet.multiple ?? ''), amount: money(bet.payout) })
      : bet?.state === 'lost'
        ? say(words.lost, { amount: money(bet.stake) })
        : bet?.state === 'returned'
          ? say(words.returned, { amount: money(bet.stake) })
          : '';
  return (
    <p className="crash-result tabular" data-state={bet?.state} role="status">
      {text}
    </p>
  );
}

/** Counts up with the kite, written past React; a press is answered by the server. */
function TakeButton({ room, slot, bet }: Props & { bet: CrashBet }) {
  const { play, sounds } = useFrame();
  const { language } = useWords();
  const say = useText();
  const isAsking = useStore(room.slots[slot].state, isAskingNow);
  const holder = useRef<HTMLSpanElement>(null);
  const [first] = useState(() =>
    showMinor(toMinor(bet.stake, play.currency), play.currency, language),
  );
  const stake = toMinor(bet.stake, play.currency);
  const target = bet.target === null ? null : hundredths(bet.target);
  useEffect(() => {
    let frame = 0;
    const write = () => {
      frame = requestAnimationFrame(write);
      const multiple = room.multiple();
      const amount = payoutAt(stake, target === null ? multiple : Math.min(multiple, target));
      const text = showMinor(amount, play.currency, language);
      if (holder.current && holder.current.textContent !== text) holder.current.textContent = text;
    };
    write();
    return () => cancelAnimationFrame(frame);
  }, [room, stake, target, play, language]);
  const [before, after] = say(words.cashOut, { amount: '\n' }).split('\n');
  return (
    <div className="crash-slot-act">
      <Button
        className="crash-button crash-take"
        tone="brass"
        size="l"
        isWide
        isLoading={isAsking}
        loadingLabel={say(words.asking)}
        onClick={() => {
          sounds.press();
          room.slots[slot].send({ type: 'act', action: cashOutAction });
        }}
      >
        {before}
        <span ref={holder} className="tabular">
          {first}
        </span>
        {after}
      </Button>
      <Result bet={bet} />
    </div>
  );
}

function useEndSound(bet: CrashBet | null): void {
  const { sounds } = useFrame();
  const state = bet?.state;
  useEffect(() => {
    if (state === 'cashed_out') sounds.hear({ kind: 'coin-counted', step: 3 });
    if (state === 'lost') sounds.hear({ kind: 'thud' });
  }, [state, sounds]);
}
