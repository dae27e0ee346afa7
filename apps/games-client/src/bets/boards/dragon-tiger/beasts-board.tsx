import { suits } from '@bahati/game-rules/cards/card.ts';
import {
  dragonTigerCloth,
  type DragonTigerView,
  suitedTiePays,
  tiePays,
} from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.rules.ts';
import {
  beasts,
  type DragonTigerPlace,
  type Trait,
  traits,
} from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.places.ts';
import {
  type BeastNames,
  nameOfPlace,
  nameOfTrait,
} from '@bahati/game-rules/tables/dragon-tiger/place-names.ts';
import { cardSign } from '@bahati/game-rules/cards/card.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { SuitSign } from '#frame/cards/card-face.tsx';
import { shownViews } from '#frame/bets/boards/card-table/past-views.ts';
import { resultsOf } from '#frame/bets/boards/card-table/results.ts';
import { laidSpot } from '#frame/bets/boards/card-table/laid-spot.ts';
import { Spot } from '#frame/bets/boards/card-table/spot.tsx';
import { useSteps } from '#frame/bets/boards/card-table/use-steps.ts';
import { ChipTray } from '#frame/chips/chip-tray.tsx';
import { useChips } from '#frame/chips/use-chips.ts';
import { Arena, type Pair } from './arena.tsx';
import { PastStrip } from './past-strip.tsx';
import { words } from './words.ts';
import '#frame/bets/boards/card-table/table.css';
import './dragon-tiger.css';

/** Each card is laid, then turned: the dragon's first, and the tiger's after a breath. */
const waits = [140, 320, 260, 420];
const restMs = 480;

const main = ['dragon', 'tie', 'suited-tie', 'tiger'] as const;

const suitOfTrait = (trait: Trait) => suits.find((suit) => suit === trait);

function paysOf(place: DragonTigerPlace): string {
  if (place === 'tie') return `${tiePays} : 1`;
  if (place === 'suited-tie') return `${suitedTiePays} : 1`;
  return suits.some((suit) => place.endsWith(`-${suit}`)) ? '3 : 1' : '1 : 1';
}

/** The two and their cards, the cloth before them, and who won the last rounds. */
export function BeastsBoard({
  pair,
  ...props
}: BoardProps<DragonTigerView> & { readonly pair: Pair & { readonly look: string } }) {
  const { view, phase, opening, stake, most, money, sound } = props;
  const steps = useSteps(props, waits, {
    restMs,
    onStep: (step) => sound(step === 0 || step === 2 ? 'card' : 'reveal', step),
  });
  const chips = useChips(dragonTigerCloth, props, view?.stacks ?? []);
  const results = resultsOf(dragonTigerCloth, view, { phase, opening, stake });
  const say = useText();
  const spotOf = (place: DragonTigerPlace) => ({
    name: nameOfPlace(place, pair.names),
    pays: paysOf(place),
    ...laidSpot(place, { board: props, chips, results }),
  });
  return (
    <div
      className="card-table dragon-tiger"
      data-pair={pair.look}
      data-leaving={phase === 'asking' || undefined}
    >
      <Arena
        pair={pair}
        view={view}
        laid={Math.ceil(steps / 2)}
        turned={Math.floor(steps / 2)}
        isOver={phase !== 'showing'}
      />
      <div className="cloth-area" role="group" aria-label={say(words.cloth)}>
        <div className="beasts-cloth">
          {main.map((place) => (
            <Spot key={place} {...spotOf(place)} />
          ))}
        </div>
        <div className="traits">
          {beasts.map((beast) => (
            <div key={beast} className="traits-side" data-beast={beast}>
              {traits.map((trait) => (
                <Spot
                  key={trait}
                  {...spotOf(`${beast}-${trait}`)}
                  label={<TraitLabel trait={trait} />}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <ChipTray chips={chips} stake={stake} most={most} money={money} />
      <PastStrip names={pair.names} rounds={shownViews(props)} />
    </div>
  );
}

function TraitLabel({ trait }: { trait: Trait }) {
  const say = useText();
  const suit = suitOfTrait(trait);
  if (!suit) return say(nameOfTrait(trait));
  return (
    <span className="trait-suit" data-is-red={suit === 'hearts' || suit === 'diamonds'}>
      <SuitSign suit={suit} size={18} />
    </span>
  );
}

/** `Dragon A♥, Tiger 10♣: Tiger.` */
export function describeBeasts(names: BeastNames, view: DragonTigerView): Words {
  const described = (language: keyof Words) => {
    const named = (place: DragonTigerPlace) => nameOfPlace(place, names)[language];
    const cards = beasts.map((beast) => `${named(beast)} ${cardSign(view[beast])}`).join(', ');
    return `${cards}: ${named(view.isSuitedTie ? 'suited-tie' : view.winner)}.`;
  };
  return { en: described('en'), sw: described('sw') };
}
