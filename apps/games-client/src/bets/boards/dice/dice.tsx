import { dice, type DiceBet, type DiceView } from '@bahati/game-rules/originals/dice/dice.rules.ts';
import { type BoardProps, betModule, type OpeningProps } from '#frame/bets/stage/board.ts';
import { FigureField } from '#frame/bets/fields/figure-field.tsx';
import { usePlayHolder } from '#frame/bets/fields/use-holder.ts';
import { useProgress, useShowing } from '#frame/bets/stage/use-showing.ts';
import { useText } from '#frame/bets/use-text.ts';
import { DiceRail } from './dice-rail.tsx';
import {
  betAt,
  betOf,
  chanceText,
  markText,
  movedTo,
  multipleText,
  openingOf,
  swapped,
  typedBet,
} from './dice-setting.ts';
import { Harbour } from './harbour.tsx';
import { Wood } from './wood.tsx';
import { words } from './words.ts';
import './dice.css';
import './dice-roll.css';

/** How long the die flies and settles. */
const flightMs = 720;
/** Of that time, until it lies where it shows; what follows is only its last small hops. */
const landsAt = 0.62;
const middle = 5_000;
const chipsShown = 8;

function DiceBoard(props: BoardProps<DiceView>) {
  const { view, phase, turn, isFast, opening, onOpening, isLocked, sound, past } = props;
  const say = useText();
  const bet = betAt(opening);
  const from = past[0]?.view.roll ?? middle;
  const progress = useProgress(props, flightMs);
  useShowing(props, flightMs, {
    onBegin: () => sound('roll'),
    onEnd: () => sound(view?.isWon ? 'good' : 'bad'),
  });
  const isShowing = phase === 'showing';
  const hasLanded = !isShowing || progress >= landsAt;
  const travelled = Math.min(1, progress / landsAt);
  const shown = view && Math.round(from + (view.roll - from) * (1 - (1 - travelled) ** 3));
  const result = view && hasLanded && phase !== 'asking' ? (view.isWon ? 'won' : 'lost') : 'none';
  return (
    <div className="dice-stage" data-fast={isFast} data-result={result}>
      <Harbour />
      <div className="dice-sky">
        <p className="dice-number" data-result={result}>
          {shown === null ? <small>{say(words.first)}</small> : markText(shown)}
        </p>
        <ol className="dice-past" aria-label={say(words.past)}>
          {past.slice(0, chipsShown).map(({ roundId, view: { roll, isWon } }) => (
            <li key={roundId} className="tabular" data-won={isWon}>
              {markText(roll)}
            </li>
          ))}
        </ol>
      </div>
      <div className="dice-table">
        <Wood />
        <DiceRail
          side={bet.side}
          mark={bet.mark}
          isLocked={isLocked}
          label={say(words.mark)}
          valueText={`${say(words[bet.side])} ${markText(bet.mark)}`}
          rolled={view && { roll: view.roll, round: turn }}
          isFlying={isShowing}
          from={from}
          onMark={(mark) => {
            const wished = openingOf(movedTo(bet, mark));
            if (wished === opening) return;
            sound('tick', Math.round(bet.mark / 2_000));
            onOpening(wished);
          }}
        />
      </div>
    </div>
  );
}

function DiceSettings({ opening, onOpening, isLocked, sound }: OpeningProps) {
  const say = useText();
  const bet = betAt(opening);
  const { side } = bet;
  const holder = usePlayHolder();
  const set = (wished: DiceBet) => onOpening(openingOf(wished));
  const judge = (figure: Parameters<typeof typedBet>[1]) => (text: string) => {
    const typed = typedBet(bet, figure, text);
    return typed.fault ?? (() => set(typed.value));
  };
  const steps = side === 'over' ? 10_000 - bet.mark : bet.mark;
  return (
    <div className="figure-fields">
      <FigureField
        label={say(words.multiple)}
        text={multipleText(bet)}
        unit="×"
        isLocked={isLocked}
        holder={holder}
        judge={judge('multiple')}
        onStep={(by) => set(betOf(side, steps - by * 10))}
      />
      <FigureField
        label={say(words[side])}
        text={markText(bet.mark)}
        isLocked={isLocked}
        holder={holder}
        judge={judge('mark')}
        onStep={(by) => set(movedTo(bet, bet.mark + by * 100))}
      >
        <button
          type="button"
          disabled={isLocked}
          aria-label={say(side === 'over' ? words.toUnder : words.toOver)}
          onClick={() => {
            sound('press');
            set(swapped(bet));
          }}
        >
          ⇄
        </button>
      </FigureField>
      <FigureField
        label={say(words.chance)}
        text={chanceText(bet)}
        unit="%"
        isLocked={isLocked}
        holder={holder}
        judge={judge('chance')}
        onStep={(by) => set(betOf(side, steps + by * 100))}
      />
    </div>
  );
}

export const board = betModule({
  game: dice,
  staking: 'amount',
  Board: DiceBoard,
  Settings: DiceSettings,
  describe: ({ roll, side, mark }) => ({
    en: `${markText(roll)}, ${side === 'over' ? 'over' : 'under'} ${markText(mark)}.`,
    sw: `${markText(roll)}, ${side === 'over' ? 'juu ya' : 'chini ya'} ${markText(mark)}.`,
  }),
  rules: [words.ruleRoll, words.ruleWin, words.ruleReturn],
  cloth: { seed: 'dice' },
});
