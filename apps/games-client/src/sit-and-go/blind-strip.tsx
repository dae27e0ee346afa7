import { useText } from '#frame/bets/use-text.ts';
import type { SeenBlinds } from '@bahati/contract/games-frame/sit-and-go.ts';
import { useCash, useMoney } from '#frame/seats/use-money.ts';
import type { ReactNode } from 'react';
import { useTimeTo } from './use-sit-and-go.ts';
import { words } from './words.ts';

type Props = {
  readonly levels: readonly SeenBlinds[];
  /** Blinds of the next hand, by their place in `levels`. */
  readonly blinds: number;
  readonly riseAt: string | null;
  readonly prizes: readonly string[];
  /** Who is left, and what the tournament adds. */
  readonly children: ReactNode;
};

/** Of prizes so many are told where there is little room. */
const mostPrizes = 3;

/** Which blinds are in force, which come when, who is left and what is paid. */
export function BlindStrip({ levels, blinds, riseAt, prizes, children }: Props) {
  const say = useText();
  const { figures } = useMoney();
  const cash = useCash();
  const time = useTimeTo(riseAt);
  const next = levels[blinds + 1];
  return (
    <div className="sng-strip tabular">
      <span>
        <b>{say(words.level, { level: blinds + 1 })}</b>
        {next
          ? say(words.next, { small: figures(next.smallBlind), big: figures(next.bigBlind) })
          : say(words.lastLevel)}
      </span>
      {next && (
        <span className="sng-clock" role="timer" aria-live="off">
          {time ?? say(words.standing)}
        </span>
      )}
      {children}
      <span className="sng-prizes">
        {prizes.slice(0, mostPrizes).map((prize, at) => (
          <span key={at}>
            <i>{at + 1}</i>
            {cash.money(prize)}
          </span>
        ))}
      </span>
    </div>
  );
}
