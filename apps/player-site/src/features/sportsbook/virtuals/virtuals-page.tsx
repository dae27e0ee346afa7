/** Virtual leagues: match days every three minutes, one of them in play, the next ones to bet on. */
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { Skeleton, SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { CountryMark } from '#features/sportsbook/names/country-mark.tsx';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { OpenDay } from './open-day.tsx';
import { PlayingDay } from './playing-day.tsx';
import { useVirtuals, type VirtualLeagueShown } from './use-virtuals.ts';
import { VirtualResults } from './virtual-results.tsx';
import { VirtualTable } from './virtual-table.tsx';
import './virtuals-page.css';

const parts = ['matches', 'results', 'table'] as const;

export function VirtualsPage({ shown }: { shown: string | undefined }) {
  const { t } = useTranslation();
  const query = useVirtuals();
  const leagues = query.data?.leagues;
  const league = leagues?.find((one) => one.league === shown) ?? leagues?.[0];
  return (
    <section className="virtuals" aria-labelledby="virtuals-title">
      <PageTitle words={t('virtual_title')} />
      <div className="virtuals-head">
        <h1 id="virtuals-title">{t('virtual_title')}</h1>
        <ViewLink view={{}} className="text-link">
          {t('virtual_back')}
        </ViewLink>
      </div>
      {query.isError && !leagues ? (
        <QueryError query={query} />
      ) : !leagues ? (
        <>
          <Skeleton width="100%" height={44} />
          <SkeletonRows count={6} label={t('loading')} />
        </>
      ) : !league ? (
        <EmptyState seed="virtual" title={t('virtual_empty')} text={t('virtual_empty_text')} />
      ) : (
        <>
          <nav className="virtuals-leagues" aria-label={t('virtual_leagues')}>
            {leagues.map((one) => (
              <ViewLink
                key={one.league}
                view={{ view: 'virtuals', shown: one.league }}
                className="virtuals-league"
                isCurrent={one === league}
              >
                <CountryMark code={one.country} />
                {one.name}
              </ViewLink>
            ))}
          </nav>
          <League key={league.league} league={league} aheadMs={query.data?.aheadMs ?? 0} />
        </>
      )}
    </section>
  );
}

function League({ league, aheadMs }: { league: VirtualLeagueShown; aheadMs: number }) {
  const { t } = useTranslation();
  const [part, setPart] = useState<(typeof parts)[number]>('matches');
  return (
    <>
      <Segmented
        label={t('virtual_parts')}
        options={parts.map((value) => ({ value, label: t(`virtual_part_${value}`) }))}
        value={part}
        onValueChange={setPart}
      />
      {part === 'matches' && <Matches league={league} aheadMs={aheadMs} />}
      {part === 'results' && <VirtualResults league={league.league} />}
      {part === 'table' && <VirtualTable rows={league.table} />}
    </>
  );
}

function Matches({ league, aheadMs }: { league: VirtualLeagueShown; aheadMs: number }) {
  const { t } = useTranslation();
  if (league.days.length === 0)
    return <EmptyState seed="virtual" title={t('virtual_empty')} text={t('virtual_empty_text')} />;
  const [next] = league.days.filter(({ state }) => state === 'open');
  return league.days.map((day) =>
    day.state === 'playing' ? (
      <PlayingDay key={day.id} day={day} aheadMs={aheadMs} />
    ) : (
      <OpenDay key={day.id} day={day} aheadMs={aheadMs} isNext={day === next} />
    ),
  );
}
