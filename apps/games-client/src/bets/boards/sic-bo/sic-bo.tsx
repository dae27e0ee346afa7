import {
  sicBo,
  sicBoCloth,
  type SicBoView,
} from '@bahati/game-rules/tables/sic-bo/sic-bo.rules.ts';
import { sicBoPlaces } from '@bahati/game-rules/tables/sic-bo/sic-bo.places.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type BoardProps, betModule } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { ChipTray } from '#frame/chips/chip-tray.tsx';
import { areSame } from '#frame/chips/laying.ts';
import { useChips } from '#frame/chips/use-chips.ts';
import { useTableShape } from '#frame/chips/use-table-shape.ts';
import { DiceDome } from './dice-dome.tsx';
import { Faces, SicBoCloth } from './sic-bo-cloth.tsx';
import { rules, sicBoWords } from './sic-bo-words.ts';
import './sic-bo.css';
import './sic-bo-dome.css';

/** How long the dice are looked at before the cloth is settled. */
const lookMs = { slow: 1_200, fast: 90 } as const;
const mostShown = 10;
/** With less the many fields of the cloth do not stand beside the dome. */
const deskWidth = 760;

/** The dome and the cloth. On a phone the dome comes over the cloth while the dice fall. */
function SicBoBoard(props: BoardProps<SicBoView>) {
  const { view, phase, turn, isFast, onShown, sound, past, stake, most, money } = props;
  const chips = useChips(sicBoCloth, props, (view ?? past[0]?.view)?.bets ?? []);
  const [frame, shape] = useTableShape(deskWidth);
  const isRunning = phase === 'showing';
  const isOn = isRunning || phase === 'asking';
  const [restedTurn, setRestedTurn] = useState(-1);
  const isRested = isRunning && restedTurn === turn;
  const hearRest = useEffectEvent(() => sound('reveal'));
  useEffect(() => {
    if (!isRested) return undefined;
    hearRest();
    const timer = setTimeout(onShown, isFast ? lookMs.fast : lookMs.slow);
    return () => clearTimeout(timer);
  }, [isRested, isFast, onShown]);

  const came = view && (!isOn || isRested) ? [view] : [];
  // While a new round is asked for, the one in view is already among those of the past.
  const rolls = [...came, ...past.map((round) => round.view)];
  const lying = (isRunning || phase === 'ready' ? view : null) ?? rolls[0] ?? null;
  return (
    <div ref={frame} className="sic" data-shape={shape} data-is-on={(isOn && !isFast) || undefined}>
      <Rolls rolls={rolls} />
      <div className="sic-stand">
        <DiceDome
          dice={lying?.dice ?? null}
          turn={turn}
          isRunning={isRunning}
          isFast={isFast}
          onRest={() => setRestedTurn(turn)}
          sound={sound}
        />
        {came[0] && <Came key={turn} view={came[0]} />}
      </div>
      <div className="sic-table">
        <SicBoCloth
          lie={shape === 'tall' ? 'tall' : 'wide'}
          chips={chips}
          stake={stake}
          money={money}
          won={!isOn && view ? placesWon(view) : null}
          ended={!isOn && view && areSame(view.bets, chips.laying.stacks) ? view.bets : null}
        />
      </div>
      <ChipTray chips={chips} stake={stake} most={most} money={money} />
    </div>
  );
}

/** What the dice came to, over the dome. */
function Came({ view }: { readonly view: SicBoView }) {
  const say = useText();
  return (
    <p className="sic-came" aria-hidden="true">
      <b className="display tabular">{view.total}</b>
      <span>
        {say(
          view.isTriple ? sicBoWords.triple : view.total > 10 ? sicBoWords.big : sicBoWords.small,
        )}
      </span>
    </p>
  );
}

function Rolls({ rolls }: { readonly rolls: readonly SicBoView[] }) {
  const say = useText();
  if (rolls.length === 0) return <p className="sic-none small">{say(sicBoWords.none)}</p>;
  return (
    <ol className="sic-rolls" aria-label={say(sicBoWords.history)}>
      {rolls.slice(0, mostShown).map(({ dice, total, isTriple }, index) => (
        <li
          key={`${rolls.length - index}`}
          data-size={isTriple ? 'triple' : total > 10 ? 'big' : 'small'}
        >
          <Faces faces={dice} />
          <b className="tabular">{total}</b>
        </li>
      ))}
    </ol>
  );
}

function placesWon({ dice }: SicBoView): ReadonlySet<string> {
  return new Set(sicBoPlaces.filter(({ back }) => back(dice) > 0).map(({ name }) => name));
}

export const board = betModule({
  game: sicBo,
  staking: 'chips',
  Board: SicBoBoard,
  describe: ({ dice, total, isTriple }) => ({
    en: `${dice.join(', ')}: ${total}${isTriple ? ', three alike' : ''}.`,
    sw: `${dice.join(', ')}: ${total}${isTriple ? ', tatu sawa' : ''}.`,
  }),
  placeName: (place) =>
    sicBoPlaces.find(({ name }) => name === place)?.words ?? { en: place, sw: place },
  rules,
  cloth: { seed: 'sic-bo' },
});
