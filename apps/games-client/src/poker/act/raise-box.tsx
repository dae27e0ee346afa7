import { useState } from 'react';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { MinusIcon, PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { useFaultWords } from '#frame/bets/fields/use-fault-words.ts';
import { useText } from '#frame/bets/use-text.ts';
import type { Typed } from '#frame/shell/stakes/typed-limits.ts';
import {
  amountAt,
  placeOf,
  type AmountRange,
  scaleSteps,
  stepped,
} from '#frame/seats/room/amount-scale.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { words as common } from '#frame/seats/words.ts';
import { words } from '#frame/poker/words.ts';
import '#frame/seats/slider.css';
import type { Preset } from './presets.ts';

type BoxProps = {
  readonly range: AmountRange;
  readonly unit: bigint;
  readonly presets: readonly Preset[];
  /** Null: what is typed is none. */
  readonly to: bigint | null;
  readonly onTo: (to: bigint | null) => void;
};

/** How far to raise: by four presets, a slider, or figures. */
export function RaiseBox({ range, unit, presets, to, onTo }: BoxProps) {
  const say = useText();
  const { figures } = useMoney();
  const set = (amount: bigint) => onTo(amount);
  const place = to === null ? 0 : placeOf(to, range, unit);
  const chosen = presets.findIndex((preset) => preset.to === to);
  return (
    <div className="seats-raise-box">
      <div className="seats-presets" role="group" aria-label={say(words.amountOf)}>
        {presets.map(({ label, to: amount }, at) => (
          <button
            key={label.en}
            type="button"
            className="seats-preset"
            aria-pressed={at === chosen}
            onClick={() => set(amount)}
          >
            {say(label)}
          </button>
        ))}
      </div>
      <div className="seats-slide">
        <IconButton
          label={say(common.less)}
          onClick={() => set(stepped(to ?? range.least, -unit, range))}
        >
          <MinusIcon size={18} />
        </IconButton>
        <input
          type="range"
          className="seats-slider"
          min={0}
          max={scaleSteps}
          value={place}
          aria-label={say(words.amountOf)}
          aria-valuetext={figures(to ?? range.least)}
          style={{ '--place': `${place}%` } as React.CSSProperties}
          onChange={(event) => set(amountAt(event.currentTarget.valueAsNumber, range, unit))}
        />
        <IconButton
          label={say(common.more)}
          onClick={() => set(stepped(to ?? range.least, unit, range))}
        >
          <PlusIcon size={18} />
        </IconButton>
        <TypedRaise range={range} to={to} onTo={onTo} />
      </div>
    </div>
  );
}

/** The amount as figures; what cannot be said its field says why, and nothing is fitted. */
function TypedRaise({ range, to, onTo }: Pick<BoxProps, 'range' | 'to' | 'onTo'>) {
  const say = useText();
  const faultWords = useFaultWords();
  const { figures, symbol, typed } = useMoney();
  const [text, setText] = useState<string | null>(null);
  const read = (given: string): Typed<bigint> => {
    const amount = typed(given, range.least);
    const isAbove = amount.fault === undefined && amount.value > range.most;
    const limit = symbol === '' ? figures(range.most) : range.most;
    return isAbove ? { fault: { is: 'above', limit } } : amount;
  };
  const fault = text === null ? undefined : read(text).fault;
  return (
    <span className="seats-typed" data-invalid={fault ? '' : undefined}>
      {symbol !== '' && <i aria-hidden="true">{symbol}</i>}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={say(words.amountOf)}
        aria-invalid={fault ? true : undefined}
        value={text ?? (to === null ? '' : figures(to))}
        onFocus={(event) => {
          setText(to === null ? '' : figures(to));
          event.currentTarget.select();
        }}
        onBlur={() => !fault && setText(null)}
        onChange={(event) => {
          const given = event.currentTarget.value;
          setText(given);
          onTo(read(given).value ?? null);
        }}
      />
      {fault && to === null && (
        <span className="seats-fault" role="alert">
          {faultWords(fault)}
        </span>
      )}
    </span>
  );
}
