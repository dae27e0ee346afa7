import {
  coinFlip,
  type CoinFlipView,
  type CoinSide,
  mostFlips,
  streakMultiple,
} from '@bahati/game-rules/originals/coin-flip/coin-flip.rules.ts';
import { cutDecimalText, multiply, rational } from '@bahati/game-rules/rational.ts';
import { type BoardProps, betModule, type OpeningProps } from '#frame/bets/stage/board.ts';
import { useShowing } from '#frame/bets/stage/use-showing.ts';
import { useText } from '#frame/bets/use-text.ts';
import { CoinFace } from './coin-face.tsx';
import { CoinTable } from './coin-table.tsx';
import { StreakBeads } from './streak-beads.tsx';
import { TossedCoin } from './tossed-coin.tsx';
import { words } from './words.ts';
import './coin.css';
import './coin-beads.css';
import './coin-table.css';

const tossMs = 1_000;
/** Nothing is thrown when a streak is taken. */
const takeMs = 240;
const sides = ['heads', 'tails'] as const;
const multiples = Array.from({ length: mostFlips }, (_, at) =>
  cutDecimalText(streakMultiple(at + 1), 2),
);

const sideOf = (call: string): CoinSide => (call === 'tails' ? 'tails' : 'heads');

/** A round that is over with its streak whole ended with a take, unless all flips were won. */
const isTaken = ({ isOver, isLost, streak }: CoinFlipView) =>
  isOver && !isLost && streak < mostFlips;

/** What the flips lie on the string as: the last one is not told before it has landed. */
function fallenOf(view: CoinFlipView | null, isFlying: boolean) {
  if (!view) return [];
  return isFlying ? view.flips.slice(0, -1) : view.flips;
}

function Caption({ view, isFlying }: { view: CoinFlipView | null; isFlying: boolean }) {
  const say = useText();
  const last = view?.flips.at(-1);
  if (isFlying) return <p className="coin-caption">…</p>;
  if (!view || !last) return <p className="coin-caption">{say(words.first)}</p>;
  const blanks = { side: say(words[last.fell]), multiple: view.multiple };
  const text = view.isLost ? words.lost : isTaken(view) ? words.taken : words.won;
  return (
    <p className="coin-caption display tabular" data-result={view.isLost ? 'lost' : 'won'}>
      {say(text, blanks)}
    </p>
  );
}

function CoinFlipBoard(props: BoardProps<CoinFlipView>) {
  const { view, phase, turn, isFast, opening, sound, past } = props;
  const say = useText();
  const hasThrow = view !== null && !isTaken(view);
  useShowing(props, hasThrow ? tossMs : takeMs, {
    onBegin: () => sound(hasThrow ? 'roll' : 'chip'),
    onEnd: () => sound(view?.isLost ? 'bad' : 'good', view?.streak ?? 0),
  });
  const isFlying = phase === 'showing' && hasThrow;
  const last = view?.flips.at(-1);
  const before = view?.flips.at(-2) ?? past[0]?.view.flips.at(-1);
  const isNew = phase === 'ready' && view === null;
  const side = isNew ? sideOf(opening) : (last?.fell ?? sideOf(opening));
  const isLost = view?.isLost === true && !isFlying;
  return (
    <CoinTable>
      <div className="coin-stage" data-fast={isFast} data-result={isLost ? 'lost' : 'won'}>
        <div className="coin-middle">
          <div className="coin-spot">
            <div className="coin-ring" data-lit={view !== null && !isFlying} />
            <TossedCoin
              from={before?.fell ?? sideOf(opening)}
              side={side}
              toss={turn}
              isFlying={isFlying}
            />
          </div>
          <Caption view={view} isFlying={isFlying} />
        </div>
        <StreakBeads
          multiples={multiples}
          flips={fallenOf(view, isFlying)}
          isOver={view !== null && view.isOver && !isFlying}
          label={say(words.streak)}
        />
      </div>
    </CoinTable>
  );
}

/** Heads or tails, each with its face. */
function CoinFlipSettings({ opening, onOpening, isLocked, sound }: OpeningProps) {
  const say = useText();
  return (
    <div className="coin-calls coin-opening" role="group" aria-label={say(words.call)}>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className="coin-call"
          aria-pressed={opening === side}
          disabled={isLocked}
          onClick={() => {
            sound('press');
            onOpening(side);
          }}
        >
          <span className="coin-token">
            <CoinFace side={side} />
          </span>
          {say(words[side])}
        </button>
      ))}
    </div>
  );
}

/** Call on, or take what the streak is worth. */
function CoinFlipActs({ view, actions, onAct, stake, money, sound }: BoardProps<CoinFlipView>) {
  const say = useText();
  const worth = multiply(streakMultiple(view?.streak ?? 0), rational(stake));
  const amount = money(worth.numerator / worth.denominator);
  const isOpen = (action: string) => actions.includes(action);
  return (
    <>
      <div className="coin-calls">
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            className="coin-call"
            aria-disabled={!isOpen(side)}
            onClick={() => {
              sound('press');
              onAct(side);
            }}
          >
            <span className="coin-token">
              <CoinFace side={side} />
            </span>
            <span>
              {say(words[side])}
              <small className="tabular">{view?.nextMultiple ?? ''}×</small>
            </span>
          </button>
        ))}
      </div>
      <button
        type="button"
        className="coin-take"
        aria-disabled={!isOpen('take')}
        onClick={() => onAct('take')}
      >
        {say(words.take, { amount })}
      </button>
    </>
  );
}

export const board = betModule({
  game: coinFlip,
  staking: 'amount',
  Board: CoinFlipBoard,
  Settings: CoinFlipSettings,
  Acts: CoinFlipActs,
  autoAct: () => 'take',
  describe(view) {
    const last = view.flips.at(-1);
    const fell = last ? words[last.fell] : words.first;
    const text = view.isLost ? words.lost : isTaken(view) ? words.taken : words.won;
    const tell = (language: 'en' | 'sw') =>
      `${text[language].replace('{side}', fell[language]).replace('{multiple}', view.multiple)}.`;
    return { en: tell('en'), sw: tell('sw') };
  },
  rules: [words.ruleCall, words.ruleWin, words.ruleLose, words.ruleReturn, words.ruleAway],
  cloth: { seed: 'coin-flip' },
});
