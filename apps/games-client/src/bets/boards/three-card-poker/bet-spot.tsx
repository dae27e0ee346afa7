import type { Words } from '@bahati/game-rules/words.ts';
import { useText } from '#frame/bets/use-text.ts';
import { ChipPile } from '#frame/chips/chip-pile.tsx';
import type { Chips } from '#frame/chips/use-chips.ts';
import { words } from './words.ts';

type SpotProps = {
  readonly name: Words;
  /** In smallest chips. */
  readonly laid: number;
  /** What came back of it, its own chips included; null while nobody knows. */
  readonly paid: number | null;
  readonly stake: bigint;
  readonly money: (minor: bigint, isShort?: boolean) => string;
  /** Where the player may lay chips by a press; absent: only an act does. */
  readonly onto?: { readonly chips: Chips; readonly place: string };
};

/** A place on the cloth: its name, the chips on it and how they fared. */
export function BetSpot({ name, laid, paid, stake, money, onto }: SpotProps) {
  const say = useText();
  const worth = (chips: number) => stake * BigInt(chips);
  const end = paid === null || laid === 0 ? undefined : endOf(laid, paid);
  const amount = money(worth(end === 'won' ? (paid ?? 0) : laid), true);
  const inside = (
    <>
      <span className="cloth-bet" data-end={end} aria-hidden="true">
        {laid > 0 && <ChipPile amount={worth(laid)} smallest={stake} most={5} />}
        {paid !== null && end === 'won' && (
          <span className="cloth-paid">
            <ChipPile amount={worth(paid - laid)} smallest={stake} most={5} />
          </span>
        )}
      </span>
      <span className="tcp-spot-name" aria-hidden="true">
        {laid > 0 ? amount : say(name)}
      </span>
    </>
  );
  if (!onto) {
    return (
      <div className="tcp-spot">
        <span className="unseen">{say(words.raised, { place: say(name), amount })}</span>
        {inside}
      </div>
    );
  }
  const { chips, place } = onto;
  return (
    <button
      type="button"
      className="tcp-spot"
      aria-label={say(words.lay, { place: say(name), amount: money(worth(laid), true) })}
      aria-disabled={chips.isLocked || undefined}
      onClick={() => chips.place(place)}
      onContextMenu={(event) => {
        event.preventDefault();
        chips.take(place);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Backspace' || event.key === 'Delete') chips.take(place);
      }}
    >
      {inside}
    </button>
  );
}

function endOf(laid: number, paid: number): 'won' | 'pushed' | 'lost' {
  if (paid === laid) return 'pushed';
  return paid > laid ? 'won' : 'lost';
}
