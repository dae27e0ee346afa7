/** Draws of balls, newest first: number, time, balls, and what is said of them. */
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { symbolWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { ShieldIcon } from '@bahati/ui/icons/icons.tsx';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { isByDay, useDrawLabel } from '#features/lottery/game/draw-label.ts';
import { DrawLink } from '#features/lottery/links/draw-link.tsx';
import { DrawnNumbers } from '#features/lottery/numbers/drawn-numbers.tsx';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import type { More } from './more.ts';
import { roadsOf, saidOn } from './roads.rules.ts';
import type { DrawnDraw } from './use-results.ts';

const step = 20;

export function ResultList({
  family,
  draws,
  more,
}: {
  family: Family;
  draws: readonly DrawnDraw[];
  more: More;
}) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(step);
  const hasMore = shown < draws.length || more.hasMore;
  return (
    <>
      <ol className="result-list">
        {draws.slice(0, shown).map((draw) => (
          <Result key={draw.id} family={family} draw={draw} />
        ))}
      </ol>
      {hasMore && (
        <Button
          isWide
          isLoading={more.isLoading}
          loadingLabel={t('loading')}
          onClick={() => {
            setShown(shown + step);
            if (shown + step >= draws.length && more.hasMore) more.load();
          }}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Result({ family, draw }: { family: Family; draw: DrawnDraw }) {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  const say = useSay();
  const label = useDrawLabel();
  const { gameCode, id, number, drawsAt, numbers } = draw;
  const said = roadsOf(family).flatMap((road) => saidOn(road, numbers) ?? []);
  return (
    <li className="result">
      <div className="result-head">
        {!isByDay(number) && <b>{label(number)}</b>}
        <time dateTime={drawsAt}>{shortTime(drawsAt)}</time>
        <DrawLink
          gameCode={gameCode}
          drawId={id}
          className="result-proof"
          label={t('lot_proof_of', { number: label(number) })}
        >
          <ShieldIcon size={20} />
        </DrawLink>
      </div>
      <DrawnNumbers family={family} numbers={numbers} size="s" />
      {said.length > 0 && (
        <p className="result-said">
          {said.map((symbol) => (
            <span key={symbol} data-side={symbol}>
              {say(symbolWords(symbol))}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
