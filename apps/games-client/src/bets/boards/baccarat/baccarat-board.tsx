import {
  baccaratCloth,
  type BaccaratPlace,
  baccaratPlaceNames,
  type BaccaratView,
} from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { shownViews } from '#frame/bets/boards/card-table/past-views.ts';
import { resultsOf } from '#frame/bets/boards/card-table/results.ts';
import { laidSpot } from '#frame/bets/boards/card-table/laid-spot.ts';
import { Spot } from '#frame/bets/boards/card-table/spot.tsx';
import { restOfSteps, useSteps } from '#frame/bets/boards/card-table/use-steps.ts';
import { useText } from '#frame/bets/use-text.ts';
import { ChipTray } from '#frame/chips/chip-tray.tsx';
import { useChips } from '#frame/chips/use-chips.ts';
import { dealOrder } from './deal-order.ts';
import { Hands } from './hands.tsx';
import { RoadsStrip } from './roads-strip.tsx';
import { SqueezeSheet } from './squeeze-sheet.tsx';
import { useSqueeze } from './use-squeeze.ts';
import { words } from './words.ts';
import '#frame/bets/boards/card-table/table.css';
import './baccarat.css';

/** What each table pays alike. */
const pays: Readonly<Record<Exclude<BaccaratPlace, 'banker'>, string>> = {
  player: '1 : 1',
  tie: '8 : 1',
  'player-pair': '11 : 1',
  'banker-pair': '11 : 1',
  'either-pair': '5 : 1',
};

/** As they are met by Tab: the three of every round, then the pairs. */
const places = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'either-pair',
] as const satisfies readonly BaccaratPlace[];

/** Each card is laid, turned and told; third cards are given time, and bent up slowly. */
const stepsOfCard = 3;
const plainMs = [130, 170, 150];
const thirdMs = [380, 300, 780];
const restMs = 420;

function waitsOf(view: BaccaratView | null): number[] {
  return view ? dealOrder(view).flatMap(({ at }) => (at < 2 ? plainMs : thirdMs)) : [];
}

const cues = ['card', 'reveal', null] as const;

type BaccaratBoardProps = BoardProps<BaccaratView> & { readonly bankerPays: Words };

export function BaccaratBoard({ bankerPays, ...props }: BaccaratBoardProps) {
  const { view, phase, opening, stake, most, money, sound } = props;
  const waits = waitsOf(view);
  const squeeze = useSqueeze(props, stepsOfCard, (step) => restOfSteps(waits, step, restMs));
  const steps = useSteps(props, waits, {
    restMs,
    heldStep: squeeze.heldStep,
    freedStep: squeeze.freedStep,
    onStep: (step) => {
      const cue = cues[step % stepsOfCard];
      if (cue) sound(cue, Math.floor(step / stepsOfCard));
    },
  });
  const chips = useChips(baccaratCloth, props, view?.stacks ?? []);
  const results = resultsOf(baccaratCloth, view, { phase, opening, stake });
  const rounds = shownViews(props);
  const say = useText();
  return (
    <div className="card-table baccarat" data-leaving={phase === 'asking' || undefined}>
      <Hands
        view={view}
        laid={Math.floor((steps + 2) / stepsOfCard)}
        turned={Math.floor((steps + 1) / stepsOfCard)}
        told={Math.floor(steps / stepsOfCard)}
        isOver={phase !== 'showing'}
      />
      <div className="cloth-area" role="group" aria-label={say(words.cloth)}>
        {places.map((place) => (
          <Spot
            key={place}
            name={baccaratPlaceNames[place]}
            pays={place === 'banker' ? say(bankerPays) : pays[place]}
            {...laidSpot(place, { board: props, chips, results })}
          />
        ))}
      </div>
      <ChipTray chips={chips} stake={stake} most={most} money={money} />
      <RoadsStrip rounds={rounds} />
      {squeeze.card && steps === squeeze.heldStep && (
        <SqueezeSheet squeezed={squeeze.card} untilMs={squeeze.untilMs} onOpen={squeeze.open} />
      )}
    </div>
  );
}
