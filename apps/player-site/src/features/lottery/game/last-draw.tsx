/** The draw before: its numbers, and the show of those that have just come. */
import type { LotteryGame } from '@bahati/contract/lottery/shapes.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { DrawLink } from '#features/lottery/links/draw-link.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { isAwaited } from './ask-again.rules.ts';
import { useDrawLabel } from './draw-label.ts';
import { NewestNumbers } from './newest-numbers.tsx';

const DrawShow = lazy(async () => {
  const part = await loadChunk(() => import('#features/lottery/draw-show/draw-show.tsx'));
  return { default: part.DrawShow };
});

export function LastDraw({ game }: { game: LotteryGame }) {
  const { t } = useTranslation();
  const label = useDrawLabel();
  const { last, gameCode } = game;
  const family = game.family as Family;
  // What was there as the page opened is not news.
  const [watched, setWatched] = useState(last?.id);
  const isNew = last !== null && last.id !== watched;
  const numbers = last?.numbers ? (
    <div key={last.id} className="lot-last-numbers">
      <NewestNumbers family={family} numbers={last.numbers} size="m" />
    </div>
  ) : null;
  return (
    <div className="lot-last">
      {last?.numbers ? (
        <>
          <p className="lot-last-name">
            <DrawLink gameCode={gameCode} drawId={last.id}>
              {t('lottery_last_draw', { draw: label(last.number) })}
            </DrawLink>
            {isAwaited(game) && (
              <span className="lot-awaited" role="status">
                {t('lottery_drawing')}
              </span>
            )}
          </p>
          {isNew ? (
            <CatchBoundary getResetKey={() => last.id} errorComponent={() => numbers}>
              <Suspense fallback={numbers}>
                <DrawShow
                  key={last.id}
                  family={family}
                  numbers={last.numbers}
                  onEnd={() => setWatched(last.id)}
                />
              </Suspense>
            </CatchBoundary>
          ) : (
            numbers
          )}
        </>
      ) : (
        <p className="quiet">{t('lottery_no_results')}</p>
      )}
    </div>
  );
}
