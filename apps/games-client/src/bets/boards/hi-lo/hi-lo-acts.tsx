import {
  hiLoRank,
  type HiLoView,
  multipleAfter,
} from '@bahati/game-rules/originals/hi-lo/hi-lo.rules.ts';
import type { Rational } from '@bahati/game-rules/rational.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { words } from './words.ts';

/** What may be done besides a guess, which is made on the board. */
export function HiLoActs({ view, stake, money, actions, onAct, sound }: BoardProps<HiLoView>) {
  const say = useText();
  const act = (action: string) => {
    if (!actions.includes(action)) return;
    sound('press');
    onAct(action);
  };
  const standing = view && standingOf(view);
  const amount = standing && money((stake * standing.numerator) / standing.denominator);
  return (
    <div className="hi-lo-more">
      <Button
        size="l"
        aria-label={say(words.skip)}
        aria-disabled={!actions.includes('skip') || undefined}
        onClick={() => act('skip')}
      >
        {say(words.skipShort)}
      </Button>
      <Button
        tone="brass"
        size="l"
        isWide
        aria-disabled={!actions.includes('take') || undefined}
        onClick={() => act('take')}
      >
        {amount ? say(words.take, { amount }) : say(words.takeFirst)}
      </Button>
    </div>
  );
}

/** The exact multiple, of which the view tells four places; null before the first right guess. */
function standingOf({ cards, steps }: HiLoView): Rational | null {
  return steps.reduce<Rational | null>(
    (before, step, place) =>
      step === 'skip' ? before : multipleAfter(before, hiLoRank(cards[place] ?? 0), step),
    null,
  );
}
