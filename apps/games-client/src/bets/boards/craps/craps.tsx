import { crapsPlaces, partsOfChip, totalOf } from '@bahati/game-rules/tables/craps/craps.places.ts';
import {
  craps,
  crapsCloth,
  type CrapsView,
  paidOf,
} from '@bahati/game-rules/tables/craps/craps.rules.ts';
import { type CrapsBet } from '@bahati/game-rules/tables/craps/craps.places.ts';
import type { Stack } from '@bahati/game-rules/chips/cloth.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type BoardProps, betModule } from '#frame/bets/stage/board.ts';
import { useActKeys } from '#frame/bets/table/use-act-keys.ts';
import { useText } from '#frame/bets/use-text.ts';
import { ChipTray } from '#frame/chips/chip-tray.tsx';
import { areSame } from '#frame/chips/laying.ts';
import { useChips } from '#frame/chips/use-chips.ts';
import { useTableShape } from '#frame/chips/use-table-shape.ts';
import { ThrownDice } from '#frame/dice/thrown-dice.tsx';
import { CrapsActs } from './craps-acts.tsx';
import { CrapsCloth } from './craps-cloth.tsx';
import { describe } from './describe.ts';
import { throws } from './dice-throw.ts';
import { actKeys } from './keys.ts';
import { rules, words } from './words.ts';
import '#frame/bets/table/table.css';
import './craps.css';
import './craps-shapes.css';
import './craps-rail.css';

/** How long the dice are looked at: while the round goes on, and at its end. */
const lookMs = { open: 350, over: 900, fast: 90 } as const;
const firstFaces = [3, 4] as const;

/** What the player laid himself, without what lies behind the lines. */
const stacksOf = (bets: readonly CrapsBet[]): Stack[] =>
  bets.filter(({ place }) => place !== 'odds' && place !== 'lay');

/** The dice above, the cloth below; on a desk side by side. */
function CrapsBoard(props: BoardProps<CrapsView>) {
  const { view, phase, turn, isFast, actions, onAct, sound, past, stake, most, money } = props;
  const chips = useChips(crapsCloth, props, stacksOf((view ?? past[0]?.view)?.bets ?? []));
  const [frame, shape] = useTableShape();
  useActKeys({ keys: actKeys, actions, onAct });
  // How the table stood before what is shown now: it stays so until the dice have come to rest.
  const [lay, setLay] = useState(view);
  if (phase !== 'showing' && lay !== view) setLay(view);
  const isShowing = phase === 'showing';
  const isRolled = isShowing && view !== null && view.rolled !== (isOn(lay) ? lay.rolled : 0);
  const [restedTurn, setRestedTurn] = useState(-1);
  const isRested = isShowing && (!isRolled || restedTurn === turn);
  const end = useEffectEvent(() => {
    sound(view?.isOver ? soundOf(view) : 'reveal');
  });
  const restMs = isFast ? lookMs.fast : view?.isOver ? lookMs.over : lookMs.open;
  useEffect(() => {
    if (!isRested) return undefined;
    end();
    const timer = setTimeout(props.onShown, restMs);
    return () => clearTimeout(timer);
  }, [isRested, restMs, props.onShown]);

  const isAskingNew = phase === 'asking' && !isOn(view);
  const before = isOn(lay) ? lay : null;
  const seen = isAskingNew ? null : isShowing && !isRested ? before : view;
  const faces = view?.rolls.at(-1) ?? past[0]?.view.rolls.at(-1) ?? firstFaces;
  return (
    <div
      ref={frame}
      className="craps"
      data-shape={shape}
      data-is-open={(!isAskingNew && isOn(seen)) || undefined}
    >
      <Told view={seen} />
      <div className="craps-stand" aria-hidden="true">
        <ThrownDice
          faces={faces}
          look="lagoon"
          way={throws[turn & 1] ?? throws[0]}
          turn={turn}
          isRunning={isRolled}
          isFast={isFast}
          onRest={() => setRestedTurn(turn)}
          sound={sound}
        />
      </div>
      <div className="craps-rail">
        <Rolls view={seen} />
      </div>
      <div className="craps-table">
        <CrapsCloth
          chips={chips}
          bets={betsOn(seen, chips.laying.stacks)}
          point={seen?.point ?? null}
          stake={stake}
          money={money}
        />
      </div>
      <p className="unseen" role="status">
        {phase === 'acting' && view && <Said view={view} />}
      </p>
      <ChipTray chips={chips} stake={stake} most={most} money={money} />
    </div>
  );
}

const isOn = (view: CrapsView | null): view is CrapsView => view !== null && !view.isOver;

/** Of a round as it stands; once it is over, only while the same chips lie there. */
function betsOn(view: CrapsView | null, laid: readonly Stack[]): readonly CrapsBet[] {
  if (view && (!view.isOver || areSame(stacksOf(view.bets), laid))) return view.bets;
  return crapsPlaces.flatMap((name) =>
    laid
      .filter(({ place }) => place === name)
      .map(({ chips }) => ({ place: name, chips, back: null })),
  );
}

/** What the dice said, and what they are to say. */
function Told({ view }: { readonly view: CrapsView | null }) {
  const say = useText();
  const point = view?.point ?? null;
  const isOff = point === null;
  return (
    <p className="craps-told" aria-hidden="true">
      <span className="craps-puck" data-is-on={!isOff || undefined}>
        {say(isOff ? words.off : words.on)}
      </span>
      <span className="display">
        {view?.isOver
          ? say(describe(view))
          : point !== null
            ? say(words.point, { point })
            : say(view ? words.numbers : words.ready)}
      </span>
    </p>
  );
}

function Said({ view }: { readonly view: CrapsView }) {
  const say = useText();
  return say(describe(view));
}

/** The totals of the round, the latest last. */
function Rolls({ view }: { readonly view: CrapsView | null }) {
  const say = useText();
  if (!view) return null;
  const first = view.rolled - view.rolls.length;
  return (
    <ol className="craps-rolls tabular" aria-label={say(words.rolls)}>
      {view.rolls.map((roll, at) => (
        <li key={first + at} data-is-seven={totalOf(roll) === 7 || undefined}>
          {totalOf(roll)}
        </li>
      ))}
    </ol>
  );
}

/** What comes back says how the round sounds. */
function soundOf({ bets }: CrapsView): 'good' | 'tick' | 'bad' {
  const staked = bets.reduce((sum, { chips }) => sum + chips, 0) * partsOfChip;
  const paid = paidOf(bets);
  return paid > staked ? 'good' : paid === staked ? 'tick' : 'bad';
}

export const board = betModule({
  game: craps,
  staking: 'chips',
  Board: CrapsBoard,
  Acts: CrapsActs,
  describe,
  rules,
  cloth: { seed: 'craps' },
  ground: 'light-dark(#ead3b8, #170d10)',
});
