import type { AndarBaharView } from '@bahati/game-rules/tables/andar-bahar/andar-bahar.rules.ts';
import { sides } from '@bahati/game-rules/tables/andar-bahar/andar-bahar.places.ts';
import { sideNames } from '@bahati/game-rules/tables/andar-bahar/place-names.ts';
import { useText } from '#frame/bets/use-text.ts';
import { words } from './words.ts';

const shownMost = 30;

/** How often each side won, and the last rounds with the number of their cards, the newest first. */
export function PastRounds({ rounds }: { rounds: readonly AndarBaharView[] }) {
  const say = useText();
  if (rounds.length === 0) return <div className="ab-past" />;
  const won = rounds.filter(({ winner }) => winner === 'andar').length;
  const percent = Math.round((100 * won) / rounds.length);
  const shares = { andar: percent, bahar: 100 - percent };
  return (
    <div className="ab-past">
      <div className="ab-shares tabular">
        {sides.map((side) => (
          <span key={side} data-side={side} style={{ flexGrow: Math.max(1, shares[side]) }}>
            <span className="unseen">
              {say(words.share, { side: say(sideNames[side]), percent: shares[side] })}
            </span>
            <span aria-hidden="true">
              {say(sideNames[side]).charAt(0)} {shares[side]} %
            </span>
          </span>
        ))}
      </div>
      <ol className="ab-beads tabular" aria-label={say(words.past)}>
        {rounds
          .slice(-shownMost)
          .toReversed()
          .map(({ winner, dealt }, at) => (
            <li key={at} data-side={winner}>
              <span className="unseen">
                {say(words.pastRound, { side: say(sideNames[winner]), cards: dealt.length })}
              </span>
              <span aria-hidden="true">{dealt.length}</span>
            </li>
          ))}
      </ol>
    </div>
  );
}
