/**
 * A draw as it is watched: balls out of a machine, a race, dice, reels, a grid or a board that fills.
 * It can be skipped; where little motion or little data is wanted it is over at once.
 */
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { numbersWords } from '@bahati/lottery-rules/words/selection-words.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { wantsStillness } from '@bahati/ui/draws/stillness.ts';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { readLowData } from '#features/low-data/low-data.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { BoardShow } from './board-show.tsx';
import { DiceShow } from './dice-show.tsx';
import { KenoShow } from './keno-show.tsx';
import { MachineShow } from './machine-show.tsx';
import { RaceShow } from './race-show.tsx';
import { ReelShow } from './reel-show.tsx';
import { restMs, showMs } from './show-times.ts';
import './draw-show.css';

export function DrawShow({
  family,
  numbers,
  onEnd,
}: {
  family: Family;
  numbers: DrawNumbers;
  /** Called once: when it is over, was skipped, or is not to be shown. */
  onEnd: () => void;
}) {
  const { t } = useTranslation();
  const say = useSay();
  const [isStill] = useState(() => wantsStillness() || readLowData());
  const ended = useEffectEvent(onEnd);
  const lastsMs = isStill ? 0 : showMs(family, numbers) + restMs;
  useEffect(() => {
    const timer = setTimeout(ended, lastsMs);
    return () => clearTimeout(timer);
  }, [lastsMs]);
  if (isStill) return null;
  return (
    <div className="show" data-family={family}>
      <div role="status">
        <VisuallyHidden>{t('lot_show_running')}</VisuallyHidden>
      </div>
      <div className="show-stage" role="img" aria-label={say(numbersWords(family, numbers))}>
        <Stage family={family} numbers={numbers} />
      </div>
      <Button size="s" tone="plain" className="show-skip" onClick={onEnd}>
        {t('lot_skip')}
      </Button>
    </div>
  );
}

function Stage({ family, numbers }: { family: Family; numbers: DrawNumbers }) {
  if (numbers.kind === 'prizes') return <BoardShow family={family} numbers={numbers} />;
  switch (family) {
    case 'racing':
      return <RaceShow order={numbers.main} />;
    case 'dice-three':
      return <DiceShow values={numbers.main} />;
    case 'keno':
      return <KenoShow drawn={numbers.main} />;
    case 'five-digit':
    case 'three-digit':
    case 'lucky-28':
      return <ReelShow digits={numbers.main} hasSum={family === 'lucky-28'} />;
    default:
      return <MachineShow family={family} numbers={numbers} />;
  }
}
