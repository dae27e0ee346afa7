import {
  type HiLoGuess,
  hiLoRank,
  type HiLoView,
  rankCount,
  rightRanks,
} from '@bahati/game-rules/originals/hi-lo/hi-lo.rules.ts';
import { cutDecimalText, rational } from '@bahati/game-rules/rational.ts';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { useActKeys } from '#frame/bets/table/use-act-keys.ts';
import { useText } from '#frame/bets/use-text.ts';
import { words } from './words.ts';

const keys = { higher: 'arrowup', lower: 'arrowdown', same: '=', skip: 's', take: 't' } as const;

/** From the low end of the ranks to the high one, as they lie on the board. */
const lowToHigh: readonly HiLoGuess[] = ['lower', 'same', 'higher'];
const usual: readonly HiLoGuess[] = ['lower', 'higher'];

type Props = Pick<BoardProps<HiLoView>, 'actions' | 'onAct' | 'sound'> & {
  readonly view: HiLoView | null;
};

/** The two guesses there are on the open card, each with its chance and what it would make. */
export function HiLoChoices({ view, actions, onAct, sound }: Props) {
  const say = useText();
  const act = (action: string) => {
    if (!actions.includes(action)) return;
    sound('press');
    onAct(action);
  };
  useActKeys({ keys, actions, onAct: act });
  const rank = view ? hiLoRank(view.cards.at(-1) ?? 0) : null;
  const shown = rank === null ? usual : lowToHigh.filter((guess) => rightRanks(rank, guess) > 0);
  return (
    <div className="hi-lo-choices">
      {shown.map((guess) => (
        <button
          key={guess}
          type="button"
          className="hi-lo-choice"
          data-guess={guess}
          aria-disabled={!actions.includes(guess)}
          onClick={() => act(guess)}
        >
          <Arrow guess={guess} />
          <span className="hi-lo-choice-name">{say(nameOf(guess, rank))}</span>
          <span className="hi-lo-choice-odds tabular">
            {rank === null ? '' : `${percentOf(rank, guess)} %`}
            {offered(view, guess) && ` · ${offered(view, guess)}×`}
          </span>
        </button>
      ))}
    </div>
  );
}

function nameOf(guess: HiLoGuess, rank: number | null) {
  const isEnd = rank === 1 || rank === rankCount;
  if (guess === 'same') return words.same;
  if (guess === 'higher') return isEnd ? words.higherOnly : words.higher;
  return isEnd ? words.lowerOnly : words.lower;
}

function percentOf(rank: number, guess: HiLoGuess): string {
  const chance = rational(BigInt(rightRanks(rank, guess)) * 100n, BigInt(rankCount));
  return cutDecimalText(chance, 2);
}

const offered = (view: HiLoView | null, guess: HiLoGuess) =>
  view?.offers.find((offer) => offer.guess === guess)?.multiple.replace(/(\.\d\d)\d+$/, '$1');

function Arrow({ guess }: { guess: HiLoGuess }) {
  const path =
    guess === 'same'
      ? 'M5 9H19M5 15H19'
      : guess === 'higher'
        ? 'M12 19V6M6 12 12 5 18 12'
        : 'M12 5V18M6 12 12 19 18 12';
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
