import { ChipDisc } from './chip-disc.tsx';
import { chipFigure } from './chip-values.ts';
import './chips.css';

type LaidChipsProps = {
  /** In smallest chips. */
  readonly count: number;
  /** Minor units of the smallest chip. */
  readonly stake: bigint;
  /** What the stack brought, in minor units, its own chips included; null: it is not decided. */
  readonly back: bigint | null;
  /** Where its middle is, in parts of the cloth. */
  readonly at: { readonly x: number; readonly y: number };
};

/** A stack on a cloth: it leaps with what it brought, or pales. Said by the button below it. */
export function LaidChips({ count, stake, back, at }: LaidChipsProps) {
  return (
    <span
      className="laid-chips"
      data-end={back === null ? undefined : back > 0n ? 'won' : 'lost'}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      aria-hidden="true"
    >
      <ChipDisc chips={count} stake={stake} />
      {back !== null && back > 0n && <b className="laid-chips-won tabular">{chipFigure(back)}</b>}
    </span>
  );
}
