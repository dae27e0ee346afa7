import { cardSign } from '@bahati/game-rules/cards/card.ts';
import { paysText } from '@bahati/game-rules/tables/andar-bahar/andar-bahar.pays.ts';
import {
  type AndarBaharPlace,
  cardRanges,
  jokerTraits,
  placeOfRange,
  placeOfTrait,
  sides,
} from '@bahati/game-rules/tables/andar-bahar/andar-bahar.places.ts';
import {
  andarBahar,
  andarBaharCloth,
  type AndarBaharView,
} from '@bahati/game-rules/tables/andar-bahar/andar-bahar.rules.ts';
import { jokerSteps, waitsOf } from '@bahati/game-rules/tables/andar-bahar/deal-pace.ts';
import { nameOfPlace, sideNames } from '@bahati/game-rules/tables/andar-bahar/place-names.ts';
import { type BoardProps, betModule } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { shownViews } from '#frame/bets/boards/card-table/past-views.ts';
import { PastSides } from '#frame/bets/boards/card-table/past-sides.tsx';
import { resultsOf } from '#frame/bets/boards/card-table/results.ts';
import { laidSpot } from '#frame/bets/boards/card-table/laid-spot.ts';
import { Spot } from '#frame/bets/boards/card-table/spot.tsx';
import { useSteps } from '#frame/bets/boards/card-table/use-steps.ts';
import { ChipTray } from '#frame/chips/chip-tray.tsx';
import { useChips } from '#frame/chips/use-chips.ts';
import { Lanes } from './lanes.tsx';
import { TraitLabel } from './trait-label.tsx';
import { words } from './words.ts';
import '#frame/bets/boards/card-table/table.css';
import './andar-bahar.css';
import './andar-bahar-cloth.css';

const restMs = 700;

function AndarBaharBoard(props: BoardProps<AndarBaharView>) {
  const { view, phase, opening, stake, most, money, sound } = props;
  const steps = useSteps(props, view ? waitsOf(view.dealt.length) : [], {
    restMs,
    onStep: (step) => sound(step === 1 ? 'reveal' : 'card', step),
  });
  const chips = useChips(andarBaharCloth, props, view?.stacks ?? []);
  const results = resultsOf(andarBaharCloth, view, { phase, opening, stake });
  const say = useText();
  const isShowing = phase === 'showing';
  const cards = isShowing ? Math.max(0, steps - jokerSteps) : 0;
  const spotOf = (place: AndarBaharPlace) => ({
    name: nameOfPlace(place),
    pays: paysText(place),
    ...laidSpot(place, { board: props, chips, results }),
  });
  return (
    <div className="card-table andar-bahar" data-leaving={phase === 'asking' || undefined}>
      <span className="ab-garland" />
      <Lanes view={view} steps={steps} isOver={!isShowing} />
      <div className="cloth-area" role="group" aria-label={say(words.cloth)}>
        <div className="ab-sides">
          {sides.map((side) => (
            <Spot key={side} {...spotOf(side)} />
          ))}
        </div>
        <p className="ab-caption" aria-hidden="true">
          {say(words.cards)}
        </p>
        <div className="ab-ranges">
          {cardRanges.map((range) => (
            <div
              key={range[0]}
              className="ab-range"
              data-is-now={(cards >= range[0] && cards <= range[1]) || undefined}
              data-is-past={cards > range[1] || undefined}
            >
              <Spot {...spotOf(placeOfRange(range))} label={range.join('–')} />
            </div>
          ))}
        </div>
        <p className="ab-caption" aria-hidden="true">
          {say(words.joker)}
        </p>
        <div className="ab-traits">
          {jokerTraits.map((trait) => (
            <Spot
              key={trait}
              {...spotOf(placeOfTrait(trait))}
              label={<TraitLabel trait={trait} />}
            />
          ))}
        </div>
      </div>
      <ChipTray chips={chips} stake={stake} most={most} money={money} />
      <PastSides
        sides={sides.map((side) => {
          const name = say(sideNames[side]);
          return { id: side, name, letter: name.charAt(0) };
        })}
        rounds={shownViews(props).map(({ winner, dealt }) => ({
          side: winner,
          text: `${dealt.length}`,
          told: say(words.pastRound, { side: say(sideNames[winner]), cards: dealt.length }),
        }))}
      />
    </div>
  );
}

export const board = betModule({
  game: andarBahar,
  staking: 'chips',
  Board: AndarBaharBoard,
  describe: (view) => ({ en: described(view, 'en'), sw: described(view, 'sw') }),
  placeName: (place) => nameOfPlace(place as AndarBaharPlace),
  rules: [words.ruleAim, words.ruleDeal, words.rulePays, words.ruleCards, words.ruleJoker],
  cloth: { seed: 'andar-bahar' },
  ground: 'light-dark(#dcc9ae, #12081a)',
});

/** `Joker 8♠: Andar, card 17.` */
function described({ joker, dealt, winner }: AndarBaharView, language: 'en' | 'sw'): string {
  const card = language === 'en' ? `card ${dealt.length}` : `karata ya ${dealt.length}`;
  return `${words.joker[language]} ${cardSign(joker)}: ${sideNames[winner][language]}, ${card}.`;
}
