import { mostInRound } from '@bahati/game-rules/chips/cloth.ts';
import { useId } from 'react';
import type { OpeningProps } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { ChipDisc } from './chip-disc.tsx';
import { chipValues } from './chip-values.ts';
import { chipWords } from './chip-words.ts';
import type { Chips } from './use-chips.ts';
import './chips.css';

const steps = ['undo', 'clear', 'repeat', 'double'] as const;

const signs: Readonly<Record<(typeof steps)[number], string>> = {
  undo: 'M9 6 4.5 10.5 9 15M5 10.5H14.5A5 5 0 0 1 14.5 20.5H10',
  clear: 'M6 6 18 18M18 6 6 18',
  repeat:
    'M5 11A7 7 0 0 1 17.5 7.5L19.5 9.5M19.5 4.5V9.5H14.5M19 13A7 7 0 0 1 6.5 16.5L4.5 14.5M4.5 19.5V14.5H9.5',
  double: 'M4 9 10 16M10 9 4 16M13.5 10.2A2.9 2.9 0 0 1 19.3 10.4C19.3 13 13.5 14.2 13.5 17H19.5',
};

/** What is laid with, and what is done with all that lies. */
export function ChipTray({
  chips,
  stake,
  most: dearest,
  money,
}: { readonly chips: Chips } & Pick<OpeningProps, 'stake' | 'most' | 'money'>) {
  const say = useText();
  const group = useId();
  const { laying, isLocked } = chips;
  const most = { place: laying.most, round: mostInRound, places: 0, empty: 0 };
  const { refused } = laying;
  const isTaken = (value: number) => dearest === null || stake * BigInt(value) <= dearest;
  const isEmpty = laying.stacks.length === 0;
  const isIdle = {
    undo: laying.past.length === 0,
    clear: isEmpty,
    repeat: laying.played.length === 0,
    double: isEmpty,
  };
  return (
    <div className="chip-tray" data-is-locked={isLocked}>
      <div className="chip-row" role="radiogroup" aria-label={say(chipWords.tray)}>
        {chipValues.filter(isTaken).map((value) => (
          <label key={value} className="chip-choice" data-is-chosen={chips.chip === value}>
            <input
              type="radio"
              className="unseen"
              name={group}
              checked={chips.chip === value}
              aria-label={say(chipWords.chip, { amount: money(stake * BigInt(value), true) })}
              onChange={() => chips.onChip(value)}
            />
            <ChipDisc chips={value} stake={stake} />
          </label>
        ))}
      </div>
      <div className="chip-steps">
        {steps.map((does) => (
          <button
            key={does}
            type="button"
            aria-label={say(chipWords[does])}
            title={say(chipWords[does])}
            aria-disabled={isLocked || isIdle[does] || undefined}
            onClick={() => {
              if (!isIdle[does]) chips.step(does);
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={signs[does]} />
            </svg>
            <span aria-hidden="true">{say(chipWords[does])}</span>
          </button>
        ))}
      </div>
      <p className="chip-refused small" role="status">
        {refused &&
          refused !== 'empty' &&
          say(chipWords[refused], { amount: money(stake * BigInt(most[refused]), true) })}
      </p>
    </div>
  );
}
