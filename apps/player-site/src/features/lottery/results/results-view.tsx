/**
 * Results of a game: what was drawn, how often and how long not, and the roads. On a desk side by
 * side, on a phone one behind the other as tabs.
 */
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { type ReactNode, useState } from 'react';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { GameLink } from '#features/lottery/links/draw-link.tsx';
import { ViewHead } from '#features/lottery/links/view-head.tsx';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { BoardResults } from './board-results.tsx';
import type { More } from './more.ts';
import { ResultList } from './result-list.tsx';
import { RoadCharts } from './road-charts.tsx';
import { roadsOf } from './roads.rules.ts';
import { TrendChart } from './trend-chart.tsx';
import { NumberCounts } from './number-counts.tsx';
import { type DrawnDraw, useResults } from './use-results.ts';
import { useIsWide } from './use-is-wide.ts';
import { useSwipe } from './use-swipe.ts';
import './results.css';

export function ResultsView({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation();
  const say = useSay();
  const game = gameOf(gameCode);
  if (!game) return <EmptyState seed="results" title={t('refusal_not_found')} />;
  return (
    <div className="results">
      <ViewHead
        title={t('lot_results_of', { game: say(game.title) })}
        back={<GameLink gameCode={gameCode}>{t('lot_to_game')}</GameLink>}
      />
      <Results key={gameCode} gameCode={gameCode} family={game.family} />
    </div>
  );
}

function Results({ gameCode, family }: { gameCode: string; family: Family }) {
  const { t } = useTranslation();
  const { query, draws } = useResults(gameCode);
  if (query.isError && !draws) return <QueryError query={query} />;
  if (!draws) return <SkeletonRows count={6} label={t('loading')} />;
  if (draws.length === 0)
    return (
      <EmptyState seed="results" title={t('lot_results_none')} text={t('lot_results_none_text')} />
    );
  const more = {
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    load: () => void query.fetchNextPage(),
  };
  return <Charts family={family} draws={draws} more={more} />;
}

type Part = { id: string; label: string; panel: ReactNode };

function Charts({
  family,
  draws,
  more,
}: {
  family: Family;
  draws: readonly DrawnDraw[];
  more: More;
}) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const isBoard = draws[0]?.numbers.kind === 'prizes';
  const parts: Part[] = [
    {
      id: 'results',
      label: t('lot_results'),
      panel: isBoard ? (
        <BoardResults family={family} draws={draws} more={more} />
      ) : (
        <ResultList family={family} draws={draws} more={more} />
      ),
    },
    {
      id: 'numbers',
      label: t('lot_hot_cold'),
      panel: <NumberCounts family={family} draws={draws} />,
    },
  ];
  if (!isBoard)
    parts.push({
      id: 'chart',
      label: t('lot_chart'),
      panel: <TrendChart family={family} draws={draws} />,
    });
  if (roadsOf(family).length > 0)
    parts.push({
      id: 'roads',
      label: t('lot_roads'),
      panel: <RoadCharts family={family} draws={draws} />,
    });
  return isWide ? <Desk parts={parts} /> : <Phone parts={parts} />;
}

function Desk({ parts }: { parts: readonly Part[] }) {
  const [first, ...others] = parts;
  return (
    <div className="results-desk">
      {first && <PartSection part={first} />}
      <div className="results-desk-side">
        {others.map((part) => (
          <PartSection key={part.id} part={part} />
        ))}
      </div>
    </div>
  );
}

function PartSection({ part }: { part: Part }) {
  return (
    <section className="results-part" aria-label={part.label}>
      <h2>{part.label}</h2>
      {part.panel}
    </section>
  );
}

function Phone({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState('results');
  const at = parts.findIndex(({ id }) => id === selected);
  const swipe = useSwipe((step) => {
    const next = parts[at + step];
    if (next) setSelected(next.id);
  });
  return (
    <div className="results-phone" {...swipe}>
      <Tabs label={t('lot_results')} tabs={parts} selectedId={selected} onSelect={setSelected} />
    </div>
  );
}
