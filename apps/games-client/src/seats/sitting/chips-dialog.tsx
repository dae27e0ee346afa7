import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { toDecimal } from '@bahati/money/money.ts';
import { useState } from 'react';
import { useFaultWords, useFigureWords } from '#frame/bets/fields/use-fault-words.ts';
import { useText } from '#frame/bets/use-text.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { typedAmount } from '#frame/shell/stakes/typed-limits.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { amountAt, placeOf, scaleSteps } from '#frame/seats/room/amount-scale.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { useRoom, useRoomState, useSeated } from '#frame/seats/use-seats.ts';
import { words } from '#frame/seats/words.ts';
import '#frame/seats/slider.css';
import { buyInRange, firstBuyIn } from './buy-in.ts';
import './sitting.css';

type DialogProps = {
  /** Null: more chips for the seat one has. */
  readonly seat: number | null;
  readonly onClose: () => void;
};

/** How much to bring: within the bounds of the table and the balance, with what the house keeps. */
export function ChipsDialog({ seat, onClose }: DialogProps) {
  const { room: seatRoom, game } = useSeated();
  const { play, site } = useFrame();
  const { t } = useWords();
  const say = useText();
  const { money, minor } = useMoney();
  const room = useRoom();
  const balance = useStore(play.session, (state) => state.balance);
  const isAsking = useRoomState((state) => state.isAsking);
  const unit = room ? minor(game.unitOf(room.view.settings)) : 1n;
  const range = useRange(unit, balance);
  const [text, setText] = useState(() =>
    toDecimal(firstBuyIn(range, unit, game.usualUnits), play.currency),
  );
  if (!room) return null;
  const typed = typedAmount(text, play.currency, range.least);
  const isMuch = typed.value !== undefined && typed.value > range.most;
  const amount = isMuch ? null : (typed.value ?? null);
  const isPoor = range.most < range.least;
  const wanted = amount === null ? '…' : money(amount);
  const send = async (): Promise<void> => {
    if (amount === null || isPoor) return;
    const wire = toDecimal(amount, play.currency);
    const act =
      seat === null
        ? { kind: 'topUp' as const, amount: wire }
        : { kind: 'sit' as const, seat, amount: wire };
    await seatRoom.ask(act, amount);
    onClose();
  };
  const label = seat === null ? words.topUpNow : words.sitNow;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={seat === null ? say(words.topUp) : say(words.seatTitle, { seat: seat + 1 })}
      closeLabel={t('close')}
      size="s"
      isLocked={isAsking}
      footer={
        isPoor && site.isThere && balance < range.least ? (
          <Button tone="brass" onClick={() => site.tell('bahati:deposit')}>
            {t('deposit')}
          </Button>
        ) : (
          <Button
            tone="brass"
            size="l"
            isWide
            isLoading={isAsking}
            aria-disabled={isPoor || amount === null || undefined}
            onClick={() => void send()}
          >
            {say(label, { amount: wanted })}
          </Button>
        )
      }
    >
      <ChipsChoice
        text={text}
        onText={setText}
        range={range}
        unit={unit}
        amount={amount}
        isTopUp={seat === null}
        isPoor={isPoor}
      />
    </Dialog>
  );
}

/** What may be brought now: to a seat that has chips so much less. */
function useRange(unit: bigint, balance: bigint) {
  const { minor } = useMoney();
  const { game } = useSeated();
  const room = useRoom();
  if (!room) return { least: 0n, most: 0n, limit: 0n };
  const { limits, seats } = room.view;
  const seen = seats.find(({ seat }) => seat === room.own.seat);
  const held = game.heldIn(room);
  const has = minor(seen?.stack ?? '0') + minor(held?.stack ?? '0') + minor(held?.bet ?? '0');
  const bounds = { minimum: minor(limits.minimum), maximum: minor(limits.maximum) };
  return buyInRange(bounds, { has, balance, unit });
}

type ChoiceProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly range: ReturnType<typeof buyInRange>;
  readonly unit: bigint;
  readonly amount: bigint | null;
  readonly isTopUp: boolean;
  readonly isPoor: boolean;
};

function ChipsChoice({ text, onText, range, unit, amount, isTopUp, isPoor }: ChoiceProps) {
  const { play } = useFrame();
  const say = useText();
  const figureWords = useFigureWords();
  const faultWords = useFaultWords();
  const money = useMoney();
  const { game } = useSeated();
  const room = useRoom();
  const balance = useStore(play.session, (state) => state.balance);
  const shown = {
    minimum: money.money(range.least),
    maximum: money.money(isTopUp ? range.limit : range.most),
    balance: money.money(balance),
  };
  if (isPoor) {
    return <p>{say(isTopUp && range.least <= balance ? words.topUpFull : words.sitPoor, shown)}</p>;
  }
  const { currency } = play;
  const typed = typedAmount(text, currency, range.least);
  const fault =
    typed.value !== undefined && typed.value > range.most
      ? faultWords({ is: 'above', limit: range.most })
      : typed.fault?.is === 'below'
        ? faultWords(typed.fault)
        : undefined;
  const place = placeOf(amount ?? range.least, range, unit);
  return (
    <div className="form seats-chips">
      <input
        type="range"
        className="seats-slider"
        min={0}
        max={scaleSteps}
        value={place}
        aria-label={say(words.bring)}
        aria-valuetext={money.money(amount ?? range.least)}
        style={{ '--place': `${place}%` } as React.CSSProperties}
        onChange={(event) => {
          const at = amountAt(event.currentTarget.valueAsNumber, range, unit);
          onText(toDecimal(at, currency));
        }}
      />
      <AmountField
        label={say(words.bring)}
        currency={currency}
        value={text}
        onValueChange={onText}
        hint={say(isTopUp ? game.words.topUpHint : words.bringHint, shown)}
        error={fault}
        faultWords={figureWords}
      />
      {room && <p className="small">{game.tellStakes(room.view.settings, say, money).rake}</p>}
      {!isTopUp && <p className="small quiet">{say(game.words.closeNote)}</p>}
    </div>
  );
}
