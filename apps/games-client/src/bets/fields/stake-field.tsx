import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { useBet, useFrame } from '#frame/shell/frame-context.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { fitStake } from '#frame/shell/stakes/stake-span.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

/** One amount, typed or halved and doubled. What the game does not take is said, not sent. */
export function StakeField() {
  const { play, sounds } = useFrame();
  const { game } = useBet();
  const { t, language } = useWords();
  const id = useId();
  const stake = useStore(play.round, (state) => state.stake);
  const isLocked = useStore(play.round, (state) => state.isBusy || state.autoplay !== null);
  const [typed, setTyped] = useState<string | null>(null);
  const [hasFault, setFault] = useState(false);
  const { currency } = play;
  const { span: stakeRange } = useStore(play.session, (state) => state.offer);
  const units = BigInt(game.shownUnits ?? 1);
  const text = typed ?? toDecimal(stake * units, currency).replace(/\.00$/, '');
  const show = (minor: bigint) => showMinor(minor, currency, language, true);

  function keep(wished: bigint | undefined): void {
    setTyped(null);
    if (wished === undefined || !stakeRange) return setFault(true);
    const fitting = fitStake(stakeRange, wished / units);
    setFault(fitting * units !== wished);
    play.send({ type: 'stake-set', stake: fitting });
  }
  function scale(times: bigint, by: bigint): void {
    sounds.press();
    if (!stakeRange) return;
    setTyped(null);
    setFault(false);
    play.send({ type: 'stake-set', stake: fitStake(stakeRange, (stake * times) / by) });
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep(parseAmount(text.replaceAll(',', ''), currency));
  };

  return (
    <div className="bet-stake">
      <label className="quiet small" htmlFor={id}>
        {t('bet_amount')}
      </label>
      <div className="bet-stake-row" data-invalid={hasFault || undefined}>
        <input
          id={id}
          className="bet-stake-input tabular"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={text}
          disabled={isLocked}
          aria-invalid={hasFault || undefined}
          aria-describedby={hasFault ? `${id}-fault` : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== null && keep(parseAmount(text.replaceAll(',', ''), currency))}
          onKeyDown={onKey}
        />
        <button
          type="button"
          aria-label={t('bet_half')}
          disabled={isLocked}
          onClick={() => scale(1n, 2n)}
        >
          ½
        </button>
        <button
          type="button"
          aria-label={t('bet_double')}
          disabled={isLocked}
          onClick={() => scale(2n, 1n)}
        >
          2×
        </button>
      </div>
      {hasFault && stakeRange && (
        <p id={`${id}-fault`} className="small bet-fault" role="alert">
          {t('bet_amount_fault', {
            minimum: show(stakeRange.minimum * units),
            maximum: show(stakeRange.maximum * units),
            step: show(stakeRange.step * units),
          })}
        </p>
      )}
    </div>
  );
}
