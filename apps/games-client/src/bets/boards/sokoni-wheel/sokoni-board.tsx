import { openingOf } from '@bahati/game-rules/chips/cloth.ts';
import { leastWorth, mostWorth } from '@bahati/game-rules/tables/sokoni-wheel/sokoni.bonuses.ts';
import {
  bonusPlaces,
  isBonus,
  numberPays,
  numberPlaces,
  placeWords,
  type SokoniPlace,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import {
  sokoniCloth,
  type SokoniView,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni-wheel.rules.ts';
import { laidSpot } from '#frame/bets/boards/card-table/laid-spot.ts';
import { Spot, type SpotResult } from '#frame/bets/boards/card-table/spot.tsx';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { ChipTray } from '#frame/chips/chip-tray.tsx';
import { useChips } from '#frame/chips/use-chips.ts';
import { useTableShape } from '#frame/chips/use-table-shape.ts';
import { OwnBets } from './own-bets.tsx';
import { PastShares, PastStrip } from './past-strip.tsx';
import { PlaceSign } from './place-sign.tsx';
import { sokoniWords } from './sokoni-words.ts';
import { MarketStage } from './stage/market-stage.tsx';
import { toldOf } from './told.ts';
import { useSokoniShow } from './use-sokoni-show.ts';
import '#frame/bets/boards/card-table/table.css';
import './sokoni.css';
import './sokoni-past.css';

/** The wheel of the market, its cloth, and the show that both make way for. */
export function SokoniBoard(props: BoardProps<SokoniView>) {
  const { view, phase, stake, most, money, isLocked, isLive = false, past } = props;
  const say = useText();
  const now = useSokoniShow(props);
  const chips = useChips(sokoniCloth, props, view?.bets ?? []);
  const [frame, shape] = useTableShape(720, 460);
  const results = resultsOf(props);
  // At a table the end of a show stays until bets are taken again.
  const isEnd = isLive && phase === 'ready' && isLocked && view !== null;
  const isStaged = now !== null || isEnd;
  const isShown = phase === 'ready' && view !== null;
  const rounds = isShown && view ? [{ roundId: 'this', view }, ...past] : past;
  const spotOf = (place: SokoniPlace) => ({
    name: placeWords[place],
    pays: paysOf(place),
    ...laidSpot(place, { board: props, chips, results }),
  });
  return (
    <div
      ref={frame}
      className="card-table sokoni"
      data-shape={shape}
      data-is-staged={isStaged || undefined}
    >
      <PastStrip rounds={rounds} />
      <MarketStage {...props} now={now} isStaged={isStaged}>
        <OwnBets
          laying={chips.laying}
          came={hasStopped(now?.beat.kind, isEnd) ? (view?.place ?? null) : null}
          {...{ stake, money }}
        />
      </MarketStage>
      <p className="unseen" role="status">
        {now && view && toldOf(now.beat, view, say)}
      </p>
      {shape === 'desk' && <PastShares rounds={rounds} />}
      <div className="cloth-area sokoni-cloth" role="group" aria-label={say(sokoniWords.cloth)}>
        <div className="sokoni-numbers">
          {numberPlaces.map((place) => (
            <Spot key={place} {...spotOf(place)} label={<PlaceSign place={place} />} />
          ))}
        </div>
        <div className="sokoni-bonuses">
          {bonusPlaces.map((place) => (
            <Spot
              key={place}
              {...spotOf(place)}
              label={
                <>
                  <PlaceSign place={place} />
                  {say(placeWords[place])}
                </>
              }
            />
          ))}
        </div>
      </div>
      <ChipTray chips={chips} stake={stake} most={most} money={money} />
    </div>
  );
}

function hasStopped(kind: string | undefined, isEnd: boolean): boolean {
  return isEnd || (kind !== undefined && kind !== 'offer' && kind !== 'spin');
}

/** `10 : 1`, or from where to where a bonus round goes. */
function paysOf(place: SokoniPlace): string {
  if (!isBonus(place)) return `${numberPays[place]} : 1`;
  return `${leastWorth[place]}–${mostWorth[place].toLocaleString('en')} : 1`;
}

/** What the round in view did to the chips, while they lie as they were played. */
function resultsOf({
  view,
  phase,
  opening,
  stake,
}: BoardProps<SokoniView>): ReadonlyMap<string, SpotResult> {
  const bets = view?.bets ?? [];
  if (phase !== 'ready' || bets.length === 0) return new Map();
  if (openingOf(sokoniCloth, bets) !== opening) return new Map();
  return new Map(
    bets.map(({ place, back }) => [
      place,
      { is: back > 0 ? 'won' : 'lost', paid: BigInt(back) * stake },
    ]),
  );
}
