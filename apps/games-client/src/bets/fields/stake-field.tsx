import { toDecimal } from '@bahati/money/money.ts';
import { useId } from 'react';
import { useBet, useFrame } from '#frame/shell/frame-context.ts';
import { fitStake } from '#frame/shell/stakes/stake-span.ts';
import { typedStake } from '#frame/shell/stakes/typed-limits.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { usePlayHolder } from './use-holder.ts';
import { type Judged, useTyped } from './use-typed.ts';

/** One amount, typed or halved and doubled. What the game does not take is said, not sent. */
export function StakeField() {
  const { play, sounds } = useFrame();
  const { game } = useBet();
  const { t } = useWords();
  const id = useId();
  const stake = useStore(play.round, (state) => state.stake);
  const isLocked = useStore(play.round, (state) => state.isBusy || state.autoplay !== null);
  const { currency } = play;
  const { span: stakeRange } = useStore(play.session, (state) => state.offer);
  const units = BigInt(game.shownUnits ?? 1);
  const keep = (kept: bigint) => play.send({ type: 'stake-set', stake: kept });
  const { typed, fault, type, leave, clear } = useTyped(id, usePlayHolder(), judge);

  function judge(text: string): Judged {
    if (!stakeRange) return () => undefined;
    const read = typedStake(text, currency, stakeRange, units);
    return read.fault ?? (() => keep(read.value));
  }
  function scale(times: bigint, by: bigint): void {
    sounds.press();
    if (!stakeRange) return;
    clear();
    keep(fitStake(stakeRange, (stake * times) / by));
  }

  return (
    <div className="bet-stake">
      <label className="quiet small" htmlFor={id}>
        {t('bet_amount')}
      </label>
      <div className="bet-stake-row" data-invalid={fault === null ? undefined : ''}>
        <input
          id={id}
          className="bet-stake-input tabular"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? toDecimal(stake * units, currency).replace(/\.00$/, '')}
          disabled={isLocked}
          aria-invalid={fault === null ? undefined : true}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
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
      {fault !== null && (
        <p id={`${id}-fault`} className="small bet-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
