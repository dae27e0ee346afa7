import type { Words } from '@bahati/game-rules/words.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { ChipDisc } from '#frame/chips/chip-disc.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { goToNearest } from './go-to-nearest.ts';
import './spot.css';

/** What the last round did to the chips on a place, once it has been shown. */
export type SpotResult = {
  readonly is: 'won' | 'back' | 'lost';
  /** What came back, in minor units. */
  readonly paid: bigint;
};

export type SpotProps = {
  readonly name: Words;
  /** What stands on the cloth, where the name is too long for it. */
  readonly label?: ReactNode;
  readonly pays: string;
  /** Colours it; the games' style sheets know these. */
  readonly tone: string;
  /** The smallest chips that lie here, and what one is worth in minor units. */
  readonly chips: number;
  readonly stake: bigint;
  readonly money: (minor: bigint, isShort?: boolean) => string;
  readonly isLocked: boolean;
  readonly result: SpotResult | null;
  readonly onPlace: () => void;
  readonly onTake: () => void;
};

const said = {
  empty: { en: '{name}, pays {pays}, no chips', sw: '{name}, hulipa {pays}, hakuna chipu' },
  laid: {
    en: '{name}, pays {pays}, {amount} laid',
    sw: '{name}, hulipa {pays}, imewekwa {amount}',
  },
  won: { en: 'paid {amount}', sw: 'imelipa {amount}' },
  back: { en: '{amount} refunded', sw: 'imerudishwa {amount}' },
  lost: { en: 'lost', sw: 'imepotea' },
} as const;

const takingKeys: ReadonlySet<string> = new Set(['Backspace', 'Delete', '-']);

/**
 * A place of the cloth. A press lays a chip; Backspace, Delete or minus takes one off, and arrows
 * go to the places about it.
 */
export function Spot(props: SpotProps) {
  const { name, label, pays, tone, chips, stake, money, isLocked, result } = props;
  const { onPlace, onTake } = props;
  const say = useText();
  const told = say(chips > 0 ? said.laid : said.empty, {
    name: say(name),
    pays,
    amount: money(stake * BigInt(chips), true),
  });
  const end = result ? `, ${say(said[result.is], { amount: money(result.paid, true) })}` : '';
  const onKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const isTaking = takingKeys.has(event.key);
    if (isTaking && !isLocked) onTake();
    // What is heard here the frame must not hear as well.
    if (!isTaking && !goToNearest(event.currentTarget, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      className="spot"
      data-tone={tone}
      data-result={result?.is}
      aria-disabled={isLocked || undefined}
      onClick={() => {
        if (!isLocked) onPlace();
      }}
      onKeyDown={onKey}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!isLocked) onTake();
      }}
    >
      <span className="unseen">{told + end}</span>
      <span className="spot-words" aria-hidden="true">
        <span className="spot-name display">{label ?? say(name)}</span>
        <span className="spot-pays tabular">{pays}</span>
      </span>
      {chips > 0 && (
        <span className="spot-chips" aria-hidden="true">
          <ChipDisc chips={chips} stake={stake} />
        </span>
      )}
      {result && result.is !== 'lost' && (
        <span className="spot-paid tabular" aria-hidden="true">
          {money(result.paid, true)}
        </span>
      )}
    </button>
  );
}
