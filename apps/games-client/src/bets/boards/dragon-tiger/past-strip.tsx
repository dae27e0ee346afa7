import { cornerOf, rankOf } from '@bahati/game-rules/cards/card.ts';
import type { DragonTigerView } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.rules.ts';
import {
  type BeastNames,
  nameOfPlace,
} from '@bahati/game-rules/tables/dragon-tiger/place-names.ts';
import { useText } from '#frame/bets/use-text.ts';
import { words } from './words.ts';
import './past-strip.css';

const shownMost = 24;

/** Who won earlier, with the higher card; the newest at the right. */
export function PastStrip({
  names,
  rounds,
}: {
  names: BeastNames;
  rounds: readonly DragonTigerView[];
}) {
  const say = useText();
  const shown = rounds.slice(-shownMost);
  return (
    <ol className="past-strip" aria-label={say(words.past)}>
      {shown.map(({ winner, dragon, tiger }, at) => {
        const card = winner === 'tiger' ? tiger : dragon;
        return (
          <li key={at} data-winner={winner}>
            <span className="unseen">{say(nameOfPlace(winner, names))} </span>
            {cornerOf(rankOf(card))}
          </li>
        );
      })}
    </ol>
  );
}
