import type { DrawSummary } from '@bahati/contract/player-site/rewards/draws.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Badge } from '@bahati/ui/badge/badge.tsx';
import { DrawEmblem } from '@bahati/ui/draws/draw-emblem.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { forgetMemberCall, memberPages } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { DrawTimer } from './draw-timer.tsx';
import { useBothWords } from './use-both-words.ts';
import './draws.css';

const listKey = 'GET /wps/rewards/draws';

/** Every draw one can take part in, soon will, or that is over. */
export function DrawsPage() {
  const { t } = useTranslation();
  const [when, setWhen] = useState<'now' | 'past'>('now');
  const query = useInfiniteQuery(memberPages(listKey, { when, pageSize: 20 }));
  const draws = query.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <PageTitle words={t('draws_title')} />
      <header className="draws-head">
        <h1 className="page-heading">{t('draws_title')}</h1>
        <p className="quiet">{t('draws_lead')}</p>
      </header>
      <Segmented
        label={t('draws_when')}
        value={when}
        onValueChange={setWhen}
        options={[
          { value: 'now', label: t('draws_now') },
          { value: 'past', label: t('draws_past') },
        ]}
      />
      {draws === undefined ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={4} label={t('loading')} />
        )
      ) : draws.length === 0 ? (
        <EmptyState seed="draws" title={t(`draws_none_${when}`)} text={t('draws_none_text')} />
      ) : (
        <ul className="draws-list">
          {draws.map((draw) => (
            <li key={draw.id}>
              <DrawCard draw={draw} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
        loadingLabel={t('loading')}
      />
    </>
  );
}

function DrawCard({ draw }: { draw: DrawSummary }) {
  const { t } = useTranslation();
  const words = useBothWords();
  return (
    <Link to="/member/draws/$drawId" params={{ drawId: draw.id }} className="draw-card">
      <DrawEmblem kind={draw.kind} />
      <span className="draw-card-words">
        <span className="draw-card-kind">{t(`draw_kind_${draw.kind}`)}</span>
        <span className="draw-card-name">{words(draw.name)}</span>
        <DrawTime draw={draw} />
      </span>
      <OwnPart draw={draw} />
    </Link>
  );
}

/** What waits for this member in it: tickets, an envelope that is still closed, or a share. */
function OwnPart({ draw }: { draw: DrawSummary }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { phase, envelope, ownShare, tickets, currency } = draw;
  if (ownShare !== null) {
    return <Amount value={ownShare} currency={currency} locale={locale} tone="win" sign="always" />;
  }
  if (phase !== 'open') return null;
  if (envelope) {
    return (
      <Badge tone={envelope.left > 0 ? 'coral' : 'quiet'}>
        {envelope.left > 0 ? t('draw_shares_left', { count: envelope.left }) : t('draw_all_gone')}
      </Badge>
    );
  }
  return tickets > 0 ? <Badge tone="brass">{t('draw_tickets', { count: tickets })}</Badge> : null;
}

function DrawTime({ draw }: { draw: DrawSummary }) {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  const { phase, opensAt, closesAt, drawsAt } = draw;
  if (phase === 'ended') return <span className="quiet">{t('draw_ended')}</span>;
  if (phase === 'closed') {
    return (
      <span className="quiet">
        {drawsAt ? t('draw_drawn_at', { time: shortTime(drawsAt) }) : t('draw_being_ended')}
      </span>
    );
  }
  const isComing = phase === 'coming';
  return (
    <DrawTimer
      label={isComing ? t('draw_opens') : t('draw_closes')}
      at={isComing ? opensAt : closesAt}
      onEnd={() => void forgetMemberCall(listKey)}
    />
  );
}
