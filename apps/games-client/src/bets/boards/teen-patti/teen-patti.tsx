import { pokerHandNames } from '@bahati/game-rules/cards/poker-hand-names.ts';
import type { PokerHand } from '@bahati/game-rules/cards/poker-hand.ts';
import {
  teenPattiHandNames,
  teenPattiNames,
} from '@bahati/game-rules/tables/teen-patti/place-names.ts';
import type { TeenPattiHand } from '@bahati/game-rules/tables/teen-patti/teen-patti-hand.ts';
import { bonusPays, pairPays } from '@bahati/game-rules/tables/teen-patti/teen-patti.pays.ts';
import {
  players,
  type TeenPattiPlace,
} from '@bahati/game-rules/tables/teen-patti/teen-patti.places.ts';
import {
  teenPatti,
  teenPattiCloth,
  type TeenPattiView,
} from '@bahati/game-rules/tables/teen-patti/teen-patti.rules.ts';
import { type BoardProps, betModule } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { PastSides } from '#frame/bets/boards/card-table/past-sides.tsx';
import { shownViews } from '#frame/bets/boards/card-table/past-views.ts';
import { resultsOf } from '#frame/bets/boards/card-table/results.ts';
import { laidSpot } from '#frame/bets/boards/card-table/laid-spot.ts';
import { Spot } from '#frame/bets/boards/card-table/spot.tsx';
import { useSteps } from '#frame/bets/boards/card-table/use-steps.ts';
import { ChipTray } from '#frame/chips/chip-tray.tsx';
import { useChips } from '#frame/chips/use-chips.ts';
import { cueOf, dealtAfter, waits } from './deal-steps.ts';
import { Hands } from './hands.tsx';
import { PayList } from './pay-list.tsx';
import { words } from './words.ts';
import '#frame/bets/boards/card-table/table.css';
import './teen-patti.css';
import './teen-patti-cloth.css';

const restMs = 600;

/** As they are met by Tab: the players of every round, then what lies beside them. */
const places = ['player-a', 'player-b', 'pair-a', 'bonus', 'pair-b'] as const;

const pays = {
  'player-a': { en: '0.95 : 1', sw: '0.95 : 1' },
  'player-b': { en: '0.95 : 1', sw: '0.95 : 1' },
  'pair-a': words.pairPays,
  'pair-b': words.pairPays,
  bonus: words.bonusPays,
} as const;

function TeenPattiBoard(props: BoardProps<TeenPattiView>) {
  const { view, phase, opening, stake, most, money, sound } = props;
  const steps = useSteps(props, view ? waits : [], {
    restMs,
    onStep: (step) => {
      const cue = cueOf(step);
      if (cue) sound(cue, step);
    },
  });
  const chips = useChips(teenPattiCloth, props, view?.stacks ?? []);
  const results = resultsOf(teenPattiCloth, view, { phase, opening, stake });
  const say = useText();
  const isOver = phase !== 'showing';
  const came = isOver ? view : null;
  const isPaid = came !== null && bonusPays[came.bestFive] !== undefined;
  return (
    <div className="card-table teen-patti" data-leaving={phase === 'asking' || undefined}>
      <span className="tp-lamps" />
      <div className="tp-table">
        <PayList
          name={words.pairName}
          lines={(Object.entries(pairPays) as [TeenPattiHand, number][]).map(([hand, profit]) => ({
            name: teenPattiHandNames[hand],
            profit,
            isLit: came !== null && players.some((player) => came.hands[player] === hand),
          }))}
        />
        <Hands view={view} dealt={dealtAfter(steps)} isOver={isOver} />
        <PayList
          name={teenPattiNames.bonus}
          lines={(Object.entries(bonusPays) as [PokerHand, number][]).map(([hand, profit]) => ({
            name: pokerHandNames[hand],
            profit,
            isLit: came?.bestFive === hand,
          }))}
        />
      </div>
      <p className="tp-best" data-is-paid={isPaid || undefined}>
        <span>{say(words.sixCards)}</span>
        <output className="display">{came ? say(pokerHandNames[came.bestFive]) : '–'}</output>
      </p>
      <div className="cloth-area" role="group" aria-label={say(words.cloth)}>
        {places.map((place) => (
          <Spot
            key={place}
            name={teenPattiNames[place]}
            pays={say(pays[place])}
            {...laidSpot(place, { board: props, chips, results })}
          />
        ))}
      </div>
      <ChipTray chips={chips} stake={stake} most={most} money={money} />
      <PastSides
        sides={[
          ...players.map((id) => ({ id, name: say(teenPattiNames[id]), letter: letterOf[id] })),
          { id: 'tie', name: say(teenPattiNames.tie), letter: say(letterOf.tie) },
        ]}
        rounds={shownViews(props).map(({ winner, hands }) => {
          const name = say(teenPattiNames[winner]);
          if (winner === 'tie') return { side: winner, text: say(letterOf.tie), told: name };
          const hand = say(teenPattiHandNames[hands[winner]]);
          return { side: winner, text: letterOf[winner], told: `${name}, ${hand}` };
        })}
      />
    </div>
  );
}

const letterOf = { 'player-a': 'A', 'player-b': 'B', tie: { en: 'T', sw: 'S' } } as const;

export const board = betModule({
  game: teenPatti,
  staking: 'chips',
  Board: TeenPattiBoard,
  describe: (view) => ({ en: described(view, 'en'), sw: described(view, 'sw') }),
  placeName: (place) => teenPattiNames[place as TeenPattiPlace],
  rules: [
    words.ruleAim,
    words.ruleDeal,
    words.ruleHands,
    words.rulePays,
    words.rulePair,
    words.ruleBonus,
  ],
  cloth: { seed: 'teen-patti' },
  ground: 'light-dark(#cfd3dd, #060d1c)',
});

/** `Player A: pure sequence.`, or `Tie.` */
function described({ winner, hands }: TeenPattiView, language: 'en' | 'sw'): string {
  const name = teenPattiNames[winner][language];
  if (winner === 'tie') return `${name}.`;
  return `${name}: ${teenPattiHandNames[hands[winner]][language].toLowerCase()}.`;
}
