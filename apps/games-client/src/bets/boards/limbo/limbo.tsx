import { limbo, type LimboView } from '@bahati/game-rules/originals/limbo/limbo.rules.ts';
import type { CSSProperties } from 'react';
import { type BoardProps, betModule, type OpeningProps } from '#frame/bets/stage/board.ts';
import { FigureField } from '#frame/bets/fields/figure-field.tsx';
import { usePlayHolder } from '#frame/bets/fields/use-holder.ts';
import { useProgress, useShowing } from '#frame/bets/stage/use-showing.ts';
import { useText } from '#frame/bets/use-text.ts';
import { type GateMood, Gates } from './gates.tsx';
import {
  chanceText,
  groupedText,
  openingOf,
  stepped,
  targetAt,
  timesText,
  typedTarget,
} from './limbo-setting.ts';
import { words } from './words.ts';
import './limbo.css';

const shortestMs = 520;
/** So much longer for every tenfold. */
const tenfoldMs = 260;
const longestMs = 1_900;
const chipsShown = 8;
/** In hundredths: what every run begins from. */
const one = 100;

function runMs(view: LimboView | null): number {
  const tenfolds = Math.log10(Math.max(one, view?.result ?? one) / one);
  return Math.min(longestMs, shortestMs + tenfolds * tenfoldMs);
}

/** Runs by equal factors, so that every tenfold takes as long, and slows towards its end. */
function reached(result: number, progress: number): number {
  if (progress >= 1 || result <= one) return result;
  const eased = 1 - (1 - progress) ** 2.4;
  return Math.min(result, Math.floor(one * (result / one) ** eased));
}

/** A number that has passed its target has won already; that it lost is known at its end. */
function moodOf({ phase, view }: BoardProps<LimboView>, shown: number): GateMood {
  if (!view || phase === 'asking') return 'still';
  if (shown >= view.target) return 'won';
  return phase === 'showing' && shown < view.result ? 'rising' : 'lost';
}

type Variables = CSSProperties & Record<`--${string}`, string | number>;

function LimboBoard(props: BoardProps<LimboView>) {
  const { view, turn, isFast, opening, sound, past } = props;
  const say = useText();
  const durationMs = runMs(view);
  const progress = useProgress(props, durationMs);
  useShowing(props, durationMs + 160, {
    onBegin: () => sound('roll'),
    onEnd: () => sound(view?.isWon ? 'good' : 'bad'),
  });
  const shown = view && reached(view.result, progress);
  const mood = moodOf(props, shown ?? 0);
  const text = shown === null ? '' : `${groupedText(shown)}×`;
  const target = mood === 'still' || !view ? targetAt(opening) : view.target;
  const style: Variables = { '--letters': Math.max(5, text.length) };
  return (
    <div className="limbo-stage" data-fast={isFast} style={style}>
      <Gates mood={mood} round={turn} />
      <ol className="limbo-past" aria-label={say(words.past)}>
        {past.slice(0, chipsShown).map(({ roundId, view: { result, isWon } }) => (
          <li key={roundId} className="tabular" data-won={isWon}>
            {groupedText(result)}×
          </li>
        ))}
      </ol>
      <p className="limbo-number" data-mood={mood}>
        {shown === null ? <small>{say(words.first)}</small> : text}
      </p>
      <p className="limbo-target tabular" data-mood={mood}>
        {say(words.targetIs, { times: groupedText(target) })}
      </p>
    </div>
  );
}

function LimboSettings({ opening, onOpening, isLocked }: OpeningProps) {
  const say = useText();
  const target = targetAt(opening);
  const holder = usePlayHolder();
  const set = (wished: number) => onOpening(openingOf(wished));
  const judge = (figure: 'target' | 'chance') => (text: string) => {
    const typed = typedTarget(figure, text);
    return typed.fault ?? (() => set(typed.value));
  };
  return (
    <div className="figure-fields">
      <FigureField
        label={say(words.target)}
        text={timesText(target)}
        unit="×"
        isLocked={isLocked}
        holder={holder}
        judge={judge('target')}
        onStep={(by) => set(stepped(target, by))}
      />
      <FigureField
        label={say(words.chance)}
        text={chanceText(target)}
        unit="%"
        isLocked={isLocked}
        holder={holder}
        judge={judge('chance')}
        onStep={(by) => set(stepped(target, by === 1 ? -1 : 1))}
      />
    </div>
  );
}

export const board = betModule({
  game: limbo,
  staking: 'amount',
  Board: LimboBoard,
  Settings: LimboSettings,
  describe: ({ result, target }) => ({
    en: `${groupedText(result)}, target ${groupedText(target)}.`,
    sw: `${groupedText(result)}, lengo ${groupedText(target)}.`,
  }),
  rules: [words.ruleNumber, words.ruleWin, words.ruleReturn, words.ruleLow],
  cloth: { seed: 'limbo' },
});
