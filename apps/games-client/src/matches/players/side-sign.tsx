import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useMatch, useMatchState } from '#frame/matches/use-match.ts';
import './side-sign.css';

/** The colour of a player's side, with its shape where the game has one. */
export function SideSign({ seat }: { seat: number }) {
  const { game } = useMatch();
  const say = useText();
  const shown = useMatchState((state) => state.shown);
  const mark = shown && game.markOf?.(shown.hand.view, seat);
  if (!mark) return null;
  return (
    <span className="match-sign" style={{ '--side': mark.colour } as CSSProperties}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" className="match-sign-ground" />
        {mark.path && <path d={mark.path} className="match-sign-shape" />}
      </svg>
      <span className="unseen">{say(mark.label)}</span>
    </span>
  );
}
