/** The brass rail in the table: which numbers win, the mark to draw along it, and the die's fall. */
import { type DiceSide, highest } from '@bahati/game-rules/originals/dice/dice.rules.ts';
import type { CSSProperties, KeyboardEvent } from 'react';
import { IvoryDie } from './ivory-die.tsx';

type Variables = CSSProperties & Record<`--${string}`, string | number>;

const percent = (hundredths: number) => `${(hundredths * 100) / highest}%`;

const stepsOfKeys: Readonly<Record<string, number>> = {
  ArrowLeft: -100,
  ArrowDown: -100,
  ArrowRight: 100,
  ArrowUp: 100,
  PageDown: -1_000,
  PageUp: 1_000,
};

/** A finger is some half percents wide. */
const fingerStep = 50;

export type RailRoll = { readonly roll: number; readonly round: number };

export type DiceRailProps = {
  readonly side: DiceSide;
  /** In hundredths, like the rolls. */
  readonly mark: number;
  readonly onMark: (mark: number) => void;
  readonly isLocked: boolean;
  readonly label: string;
  readonly valueText: string;
  /** The last roll; null before the first. */
  readonly rolled: RailRoll | null;
  /** Where the die lay before. */
  readonly from: number;
  readonly isFlying: boolean;
};

export function DiceRail(props: DiceRailProps) {
  const { side, mark, onMark, isLocked, label, valueText, rolled, from, isFlying } = props;
  const style: Variables = {
    '--mark': percent(mark),
    '--from': percent(from),
    '--to': percent(rolled?.roll ?? from),
  };
  function onKeyDown(event: KeyboardEvent) {
    const step = stepsOfKeys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMark(mark + (event.shiftKey ? Math.sign(step) : step));
  }
  return (
    <div className="dice-rail" data-side={side} style={style}>
      <div className="dice-enamel" />
      <div className="dice-ticks" aria-hidden="true">
        {[0, 25, 50, 75, 100].map((tick) => (
          <span key={tick} style={{ left: `${tick}%` }}>
            {tick}
          </span>
        ))}
      </div>
      <div className="dice-knob" aria-hidden="true" />
      <input
        type="range"
        className="dice-range"
        min={0}
        max={highest}
        step={1}
        value={mark}
        disabled={isLocked}
        aria-label={label}
        aria-valuetext={valueText}
        onKeyDown={onKeyDown}
        onChange={(event) =>
          onMark(Math.round(Number(event.currentTarget.value) / fingerStep) * fingerStep)
        }
      />
      <div key={rolled?.round ?? 0} className="dice-flight" data-rolled={isFlying}>
        <div className="dice-hop">
          <div className="dice-needle" />
          <IvoryDie />
        </div>
      </div>
    </div>
  );
}
