import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { toDecimal } from '@bahati/money/money.ts';
import { useState } from 'react';
import { autoplayCounts } from './autoplay.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { isNoLimit, typedAmount } from '#frame/shell/stakes/typed-limits.ts';
import { useFaultWords, useFigureWords } from '#frame/bets/fields/use-fault-words.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

const lossSteps = [10n, 20n, 50n] as const;
const winSteps = [20n, 50n, 100n] as const;

/** How many rounds, and when to stop before that. A loss limit is not a choice but a must. */
export function AutoplayDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { play } = useFrame();
  const { t, language } = useWords();
  const stake = useStore(play.round, (state) => state.stake);
  const [count, setCount] = useState('25');
  const [loss, setLoss] = useState('');
  const [win, setWin] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { currency } = play;
  const faultWords = useFaultWords();
  const figureWords = useFigureWords();
  const typedLoss = typedAmount(loss, currency, stake);
  const typedWin = typedAmount(win, currency, 1n);
  const hasLimit = !typedLoss.fault;
  const winFault = isNoLimit(typedWin) ? undefined : typedWin.fault;
  const chips = (steps: readonly bigint[]) =>
    steps.map((step) => ({
      amount: toDecimal(step * stake, currency).replace(/\.00$/, ''),
      label: showMinor(step * stake, currency, language, true),
    }));

  function start() {
    setIsAsked(true);
    if (typedLoss.fault || winFault) return;
    onClose();
    const singleWinLimit = typedWin.value ?? null;
    const plan = { count: Number(count), lossLimit: typedLoss.value, singleWinLimit };
    play.send({ type: 'autoplay-started', plan });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('autoplay')}
      closeLabel={t('close')}
      size="s"
      footer={
        <Button tone="brass" size="l" isWide onClick={start}>
          {t('autoplay_start', { count: Number(count) })}
        </Button>
      }
    >
      <div className="form">
        <h3 aria-hidden="true">{t('autoplay_count')}</h3>
        <Segmented
          label={t('autoplay_count')}
          options={autoplayCounts.map((option) => ({
            value: String(option),
            label: String(option),
          }))}
          value={count}
          onValueChange={setCount}
        />
        <AmountField
          label={t('autoplay_loss')}
          hint={t('autoplay_loss_hint')}
          error={isAsked && !hasLimit ? t('autoplay_loss_needed') : undefined}
          faultWords={figureWords}
          currency={currency}
          value={loss}
          onValueChange={setLoss}
          quickAmounts={chips(lossSteps)}
          quickLabel={t('autoplay_loss')}
        />
        <AmountField
          label={t('autoplay_win')}
          hint={t('autoplay_win_hint')}
          error={isAsked && winFault ? faultWords(winFault) : undefined}
          faultWords={figureWords}
          currency={currency}
          value={win}
          onValueChange={setWin}
          quickAmounts={chips(winSteps)}
          quickLabel={t('autoplay_win')}
        />
        <p className="quiet small">{t('autoplay_note')}</p>
      </div>
    </Dialog>
  );
}
