import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { toDecimal } from '@bahati/money/money.ts';
import { useState } from 'react';
import { FigureField } from '#frame/bets/fields/figure-field.tsx';
import type { FieldHolder, Judged } from '#frame/bets/fields/use-typed.ts';
import {
  type AutoplayPlan,
  lossesToLimit,
  type StakeChange,
} from '#frame/shell/autoplay/autoplay.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { typedAmount } from '#frame/shell/stakes/typed-limits.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

/** As the player has set it. */
export type SlotWishes = {
  readonly count: string;
  /** Minor units; null: so many losses of the first stake as the operator proposes. */
  readonly loss: bigint | null;
  readonly profit: bigint | null;
  readonly onWin: string;
  readonly onLoss: string;
};

export const firstWishes: SlotWishes = {
  count: 'none',
  loss: null,
  profit: null,
  onWin: '0',
  onLoss: '0',
};

/** So many losses of the first stake are what automatic play may lose unless the player says. */
const lossesAtFirst = 10n;
const counts = ['none', '10', '25', '100'] as const;
const raises = [0, 10, 25, 50, 100, 200, 300] as const;
/** More losses in a row than this are not worth counting out. */
const mostLosses = 999;

/** The plan of a slot that begins with this stake. */
export function planOf(
  wishes: SlotWishes,
  stake: bigint,
  span: NonNullable<AutoplayPlan['stakes']>['span'] | null,
): AutoplayPlan {
  return {
    count: wishes.count === 'none' ? null : Number(wishes.count),
    lossLimit: wishes.loss ?? stake * lossesAtFirst,
    singleWinLimit: null,
    profitLimit: wishes.profit,
    ...(span && {
      stakes: {
        first: stake,
        span,
        onWin: changeOf(wishes.onWin),
        onLoss: changeOf(wishes.onLoss),
      },
    }),
  };
}

const changeOf = (percent: string): StakeChange =>
  percent === '0' ? null : { raisePercent: Number(percent) };

/** When a slot stops by itself, and what its stake does; what can be lost is said before. */
export function SlotPlan({
  wishes,
  onWishes,
  stake,
  isLocked,
  holder,
}: {
  wishes: SlotWishes;
  onWishes: (wishes: SlotWishes) => void;
  stake: bigint;
  isLocked: boolean;
  holder: FieldHolder;
}) {
  const { play } = useFrame();
  const { t, language } = useWords();
  const { currency } = play;
  const { span: stakeRange } = useStore(play.session, (state) => state.offer);
  const plan = planOf(wishes, stake, stakeRange);
  const lossLimit = plan.lossLimit ?? 0n;
  const text = (minor: bigint) => toDecimal(minor, currency).replace(/\.00$/, '');
  const [isOpen, setOpen] = useState(false);
  const judge = (typed: string, least: bigint, keep: (amount: bigint) => void): Judged => {
    const read = typedAmount(typed, currency, least);
    return read.fault ?? (() => keep(read.value));
  };
  const put = (wished: Partial<SlotWishes>) => onWishes({ ...wishes, ...wished });
  const changes = raises.map((percent) => ({
    value: String(percent),
    label: percent === 0 ? t('auto_keep') : t('auto_raise', { percent }),
  }));
  return (
    <details
      className="crash-plan"
      open={isOpen || holder.isTold}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('bet_auto')}</summary>
      <SelectField
        label={t('auto_rounds')}
        options={counts.map((value) => ({
          value,
          label: value === 'none' ? t('auto_no_end') : value,
        }))}
        value={wishes.count}
        disabled={isLocked}
        onValueChange={(count) => put({ count })}
      />
      <FigureField
        label={t('auto_loss')}
        text={text(lossLimit)}
        isLocked={isLocked}
        holder={holder}
        judge={(typed) => judge(typed, stake, (loss) => put({ loss }))}
        onStep={(by) => put({ loss: atLeast(stake, lossLimit + BigInt(by) * stake) })}
      />
      <FigureField
        label={t('auto_profit')}
        text={wishes.profit === null ? '' : text(wishes.profit)}
        isLocked={isLocked}
        holder={holder}
        judge={(typed) =>
          typed.trim() === ''
            ? () => put({ profit: null })
            : judge(typed, 1n, (profit) => put({ profit }))
        }
        onStep={(by) => put({ profit: atLeast(stake, (wishes.profit ?? 0n) + BigInt(by) * stake) })}
      />
      <SelectField
        label={t('auto_on_win')}
        options={changes}
        value={wishes.onWin}
        disabled={isLocked}
        onValueChange={(onWin) => put({ onWin })}
      />
      <SelectField
        label={t('auto_on_loss')}
        options={changes}
        value={wishes.onLoss}
        disabled={isLocked}
        onValueChange={(onLoss) => put({ onLoss })}
      />
      <p className="small">
        {t('auto_exposure', { amount: showMinor(lossLimit, currency, language, true) })}{' '}
        {t('auto_streak', { count: lossesToLimit(plan, stake, mostLosses) })}
      </p>
    </details>
  );
}

const atLeast = (least: bigint, wished: bigint) => (wished < least ? least : wished);
