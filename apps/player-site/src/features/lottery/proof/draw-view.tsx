/** One draw: its numbers, how far it is, and what it was drawn from, to be checked by anybody. */
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlayIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { lotteryQuery } from '#features/lottery/call/lottery-call.ts';
import { DrawShow } from '#features/lottery/draw-show/draw-show.tsx';
import { GameLink } from '#features/lottery/links/draw-link.tsx';
import { DrawnNumbers } from '#features/lottery/numbers/drawn-numbers.tsx';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { CheckYourself } from './check-yourself.tsx';
import type { ShownDraw } from './check-draw.ts';
import { DrawSources } from './draw-sources.tsx';
import { DrawSteps } from './draw-steps.tsx';
import { ProofFacts } from './proof-facts.tsx';
import '#features/lottery/tickets/tickets.css';
import './proof.css';

/** A draw that is not over is looked at again. */
const lookMs = 3_000;

export function DrawView({ drawId }: { drawId: string }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...lotteryQuery('GET /lottery/v1/draws/:drawId', { params: { drawId } }),
    refetchInterval: ({ state }) => {
      const shown = state.data?.draw.state;
      return shown === 'settled' || shown === 'refunded' ? false : lookMs;
    },
  });
  if (query.data) return <Draw shown={query.data} />;
  if (query.isError) return <QueryError query={query} />;
  return <SkeletonRows count={5} label={t('loading')} />;
}

function Draw({ shown }: { shown: ShownDraw }) {
  const { t } = useTranslation();
  const say = useSay();
  const { time } = useFormat();
  const { draw, proof, sources } = shown;
  const game = gameOf(draw.gameCode);
  if (!game) return <EmptyState seed="draw" title={t('refusal_not_found')} />;
  return (
    <article className="draw-page" aria-label={t('lot_draw_number', { number: draw.number })}>
      <PageTitle words={`${say(game.title)} ${draw.number}`} />
      <header className="draw-page-head">
        <div>
          <h1>{say(game.title)}</h1>
          <p className="quiet">
            {t('lot_draw_number', { number: draw.number })} ·{' '}
            <time dateTime={draw.drawsAt}>{time(draw.drawsAt)}</time>
          </p>
        </div>
        <GameLink gameCode={draw.gameCode}>{t('lot_to_game')}</GameLink>
      </header>
      {draw.numbers && <Numbers key={draw.corrections} shown={shown} />}
      {draw.corrections > 0 && (
        <p className="ticket-note" data-tone="brass">
          {t('lot_draw_corrected', { count: draw.corrections })}
        </p>
      )}
      <div className="draw-page-columns">
        <section className="draw-page-part">
          <h2>{t('lot_steps')}</h2>
          <DrawSteps shown={shown} />
        </section>
        {proof ? (
          <section className="draw-page-part">
            <h2>{t('lot_proof')}</h2>
            <p className="quiet">{t('lot_proof_text')}</p>
            <ProofFacts proof={proof} />
            {proof.serverSeed !== null && (
              <CheckYourself family={game.family} draw={draw} proof={proof} />
            )}
          </section>
        ) : (
          <section className="draw-page-part">
            <h2>{t('lot_sources')}</h2>
            <DrawSources sources={sources} isDrawn={draw.numbers !== null} />
          </section>
        )}
      </div>
    </article>
  );
}

/** The numbers as they stand, and the draw to be watched once more. */
function Numbers({ shown: { draw } }: { shown: ShownDraw }) {
  const { t } = useTranslation();
  const [isPlaying, setPlaying] = useState(false);
  const family = gameOf(draw.gameCode)?.family;
  if (!draw.numbers || !family) return null;
  return (
    <section className="draw-page-numbers" aria-label={t('lot_drawn')}>
      {isPlaying ? (
        <DrawShow family={family} numbers={draw.numbers} onEnd={() => setPlaying(false)} />
      ) : (
        <>
          <DrawnNumbers family={family} numbers={draw.numbers} size="l" />
          <Button icon={<PlayIcon size={18} />} onClick={() => setPlaying(true)}>
            {t('lot_watch_again')}
          </Button>
        </>
      )}
    </section>
  );
}
