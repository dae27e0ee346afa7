import { useState } from 'react';
import type { AskedBet } from '@bahati/contract/trading/trading.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { readOdds, writeOdds } from '#features/trading/room/figures.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useRoom } from '#features/trading/room/room.ts';
import { tradingCall } from '#features/trading/room/trading-session.ts';
import { AskedLegs } from './asked-card.tsx';

type DialogProps = { bet: AskedBet; onClose: () => void };

const answer = (
  { betId }: AskedBet,
  body:
    | { answer: 'accept' }
    | { answer: 'refuse'; reason: string }
    | { answer: 'counter'; stake: string; odds: number[] },
) => tradingCall('POST /trading/v1/queue/:betId', { params: { betId }, body });

/** The stake is taken as it stands: brass, since money moves. */
export function AcceptDialog({ bet, onClose }: DialogProps) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const accept = async () => {
    const told = () => translate('trading.queue.told_accept');
    if (await act(() => answer(bet, { answer: 'accept' }), told)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      title={translate('trading.queue.accept_title', { member: bet.memberName })}
      closeLabel={translate('ra.action.close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button tone="brass" isLoading={isBusy} onClick={() => void accept()}>
            {translate('trading.queue.accept')}
          </Button>
        </>
      }
    >
      <p className="trading-sum">
        <Money value={bet.stake} />
        <span className="quiet">{translate('trading.queue.may_pay')}</span>
        <Money value={bet.mostPayout} />
      </p>
      <AskedLegs legs={bet.legs} />
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}

export function RefuseDialog({ bet, onClose }: DialogProps) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate('trading.queue.refuse_title', { member: bet.memberName })}
      confirmLabel={translate('trading.queue.refuse')}
      tone="danger"
      send={(reason) => answer(bet, { answer: 'refuse', reason })}
      tell={() => translate('trading.queue.told_refuse')}
      onClose={onClose}
    >
      <p className="trading-sum">
        <Money value={bet.stake} />
      </p>
    </ReasonDialog>
  );
}

/** Another stake, other odds, or both; the member has half a minute to take them. */
export function CounterDialog({ bet, onClose }: DialogProps) {
  const { translate } = useWords();
  const { currency } = useRoom();
  const faultWords = useFigureWords();
  const names = useTradingNames();
  const { act, isBusy, refusal } = useAct();
  const [stake, setStake] = useState(bet.stake);
  const [typed, setTyped] = useState(() =>
    bet.legs.map(({ odds, oddsNow }) => writeOdds(oddsNow ?? odds)),
  );
  const [isWanting, setIsWanting] = useState(false);
  const odds = typed.map(readOdds).filter((one) => one !== undefined);
  const amount = typedDecimal(stake, currency);
  const isEmpty = amount === undefined || Number(amount) === 0;
  async function offer() {
    setIsWanting(true);
    if (isEmpty || odds.length !== typed.length) return;
    const told = () => translate('trading.queue.told_counter');
    if (await act(() => answer(bet, { answer: 'counter', stake: amount, odds }), told)) onClose();
  }
  return (
    <ActDialog
      title={translate('trading.queue.counter_title', { member: bet.memberName })}
      confirmLabel={translate('trading.queue.counter')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void offer()}
    >
      <AmountField
        label={translate('trading.queue.stake')}
        currency={currency}
        value={stake}
        onValueChange={setStake}
        hint={translate('trading.queue.counter_hint')}
        error={isWanting && isEmpty && translate('trading.queue.stake_none')}
        faultWords={faultWords}
      />
      {bet.legs.map((leg, at) => {
        const event = { sport: '', name: leg.event };
        const name = names.outcome(leg.market, leg, event);
        return (
          <TextField
            key={`${leg.event} ${leg.market} ${leg.outcome}`}
            label={translate('trading.queue.odds_of', { name })}
            error={
              isWanting && readOdds(typed[at] ?? '') === undefined && translate('trading.odds.none')
            }
            inputMode="decimal"
            autoComplete="off"
            value={typed[at] ?? ''}
            onValueChange={(value) => setTyped(typed.with(at, value))}
          />
        );
      })}
    </ActDialog>
  );
}
