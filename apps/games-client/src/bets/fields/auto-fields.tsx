import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useState } from 'react';
import {
  type AutoplayPlan,
  lossesToLimit,
  type StakeChange,
} from '#frame/shell/autoplay/autoplay.ts';
import { useBet, useFrame } from '#frame/shell/frame-context.ts';
import { isNoLimit, typedAmount } from '#frame/shell/stakes/typed-limits.ts';
import { useFaultWords, useFigureWords } from './use-fault-words.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

const counts = ['10', '25', '100', 'none'] as const;
const raises = [0, 10, 25, 50, 100, 200, 300] as const;
/** More losses in a row than this are not worth counting out. */
const mostLosses = 999;

/** How long, until when, and what the stake does; what can be lost at most is said before. */
export function AutoFields() {
  const { play } = useFrame();
  const { game } = useBet();
  const { t, language } = useWords();
  const stake = useStore(play.round, (state) => state.stake);
  const opening = useStore(play.round, (state) => state.opening);
  const autoplay = useStore(play.round, (state) => state.autoplay);
  const [count, setCount] = useState<string>('25');
  const [loss, setLoss] = useState('');
  const [profit, setProfit] = useState('');
  const [onWin, setOnWin] = useState('0');
  const [onLoss, setOnLoss] = useState('0');
  const [isAsked, setAsked] = useState(false);
  const { currency } = play;
  const { span: stakeRange } = useStore(play.session, (state) => state.offer);
  const cost = play.priceOf(opening ?? '');
  const faultWords = useFaultWords();
  const figureWords = useFigureWords();
  const typedLoss = typedAmount(loss, currency, cost ?? 1n);
  const typedProfit = typedAmount(profit, currency, 1n);
  const lossLimit = typedLoss.value ?? null;
  const hasLimit = cost !== null && lossLimit !== null;
  const isReady = hasLimit && (isNoLimit(typedProfit) || !typedProfit.fault);
  // At the tables the chips are the stake; they stay as they lie.
  const follows = game.staking === 'amount' && stakeRange !== null;
  const plan: AutoplayPlan = {
    count: count === 'none' ? null : Number(count),
    lossLimit,
    singleWinLimit: null,
    profitLimit: typedProfit.value ?? null,
    ...(follows && {
      stakes: { first: stake, span: stakeRange, onWin: changeOf(onWin), onLoss: changeOf(onLoss) },
    }),
  };

  if (autoplay) return <StopButton left={autoplay.left} />;
  const raiseOptions = raises.map((percent) => ({
    value: String(percent),
    label: percent === 0 ? t('auto_keep') : t('auto_raise', { percent }),
  }));
  return (
    <>
      <div className="bet-auto">
        <Segmented
          label={t('auto_rounds')}
          options={counts.map((value) => ({
            value,
            label: value === 'none' ? '∞' : value,
            ...(value === 'none' && { hint: t('auto_no_end') }),
          }))}
          value={count}
          onValueChange={setCount}
        />
        <AmountField
          label={t('auto_loss')}
          currency={currency}
          value={loss}
          onValueChange={setLoss}
          error={isAsked && !hasLimit ? t('auto_loss_needed') : undefined}
          faultWords={figureWords}
        />
        <AmountField
          label={t('auto_profit')}
          currency={currency}
          value={profit}
          onValueChange={setProfit}
          error={
            isAsked && typedProfit.fault && !isNoLimit(typedProfit)
              ? faultWords(typedProfit.fault)
              : undefined
          }
          faultWords={figureWords}
        />
        {follows && (
          <div className="bet-auto-pair">
            <SelectField
              label={t('auto_on_win')}
              options={raiseOptions}
              value={onWin}
              onValueChange={setOnWin}
            />
            <SelectField
              label={t('auto_on_loss')}
              options={raiseOptions}
              value={onLoss}
              onValueChange={setOnLoss}
            />
          </div>
        )}
        {hasLimit && (
          <p className="small bet-exposure">
            {t('auto_exposure', { amount: showMinor(lossLimit, currency, language) })}{' '}
            {t('auto_streak', { count: lossesToLimit(plan, cost, mostLosses) })}
          </p>
        )}
      </div>
      <Button
        className="bet-play"
        tone="brass"
        size="l"
        isWide
        onClick={() => {
          setAsked(true);
          if (isReady) play.send({ type: 'autoplay-started', plan });
        }}
      >
        {t('auto_start')}
      </Button>
    </>
  );
}

function StopButton({ left }: { left: number | null }) {
  const { play } = useFrame();
  const { t } = useWords();
  return (
    <Button
      className="bet-play"
      tone="danger"
      size="l"
      isWide
      onClick={() => play.send({ type: 'autoplay-stopped' })}
    >
      {left === null ? t('auto_stop') : t('auto_stop_left', { count: left })}
    </Button>
  );
}

function changeOf(percent: string): StakeChange {
  return percent === '0' ? null : { raisePercent: Number(percent) };
}
