import type { Jackpots } from '@bahati/contract/player-site/gaming/jackpots.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { GameLink } from '#features/catalogue/game-link.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { ClimbingAmount } from './climbing-amount.tsx';
import { PoolTrail } from './pool-trail.tsx';
import { useJackpots } from './use-jackpots.ts';
import './jackpots.css';

/** Every jackpot with its sums, and the trail of the chosen one on the ledger. */
export function JackpotsPage() {
  const { t } = useTranslation();
  const query = useJackpots();
  const { data } = query;
  return (
    <div className="page jackpots-page">
      <PageTitle words={t('jackpots_title')} />
      <h1 className="page-heading">{t('jackpots_title')}</h1>
      <p className="jackpots-lead">{t('jackpots_lead')}</p>
      {!data ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={4} label={t('loading')} />
        )
      ) : data.pools.length === 0 ? (
        <EmptyState seed="jackpots" title={t('jackpots_none')} />
      ) : (
        data.pools.map((pool) => <Pool key={pool.id} pool={pool} currency={data.currency} />)
      )}
    </div>
  );
}

const fewGames = 6;

function Pool({
  pool,
  currency,
}: {
  pool: Jackpots['pools'][number];
  currency: Jackpots['currency'];
}) {
  const { t } = useTranslation();
  const { locale, count } = useFormat();
  const titleId = useId();
  const { pool: openId } = useSearch({ from: '/site/jackpots' });
  const navigate = useNavigate({ from: '/jackpots' });
  const isOpen = openId === pool.id;
  const sums = [
    ['jackpots_paid_in', pool.paidIn],
    ['jackpots_paid_out', pool.paidOut],
    ['jackpots_held', pool.held],
  ] as const;
  return (
    <section className="jackpot-pool" aria-labelledby={titleId}>
      <div className="jackpot-pool-head">
        <h2 id={titleId}>
          {t(`jackpot_level_${pool.level}`)} <span className="quiet">{pool.vendorName}</span>
        </h2>
        <p className="jackpot-pool-figure">
          <ClimbingAmount value={pool.amount} currency={currency} />
        </p>
      </div>
      <dl className="jackpot-sums">
        {sums.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <Amount value={value} currency={currency} locale={locale} size="s" />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('jackpots_won_count')}</dt>
          <dd className="tabular">{count(pool.wonCount)}</dd>
        </div>
      </dl>
      {pool.games.length > 0 && (
        <p className="jackpot-games">
          {pool.games.slice(0, fewGames).map(({ gameId, displayName }) => (
            <GameLink key={gameId} game={{ gameId }} className="text-link">
              {displayName}
            </GameLink>
          ))}
        </p>
      )}
      <details
        className="jackpot-trail"
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen)
            void navigate({ search: currentTarget.open ? { pool: pool.id } : {}, replace: true });
        }}
      >
        <summary>{t('jackpots_movements')}</summary>
        {isOpen && <PoolTrail id={pool.id} currency={currency} />}
      </details>
    </section>
  );
}
