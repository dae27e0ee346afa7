/** Jackpot pools: one is open in the address, with its matches, tiers, account and own entries. */
import type { JackpotPool } from '@bahati/contract/sportsbook/jackpots.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Skeleton, SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { OwnEntries } from './own-entries.tsx';
import { PoolAccount } from './pool-account.tsx';
import { PoolForm } from './pool-form.tsx';
import { PoolHead } from './pool-head.tsx';
import { PoolMatches } from './pool-matches.tsx';
import { PoolTiers } from './pool-tiers.tsx';
import { useJackpots } from './use-jackpots.ts';
import { usePoolWords } from './use-pool-words.ts';
import './jackpots-page.css';

export function JackpotsPage({ shown }: { shown: string | undefined }) {
  const { t } = useTranslation();
  const query = useJackpots();
  const pools = query.data?.items;
  const pool = pools?.find(({ id }) => id === shown) ?? pools?.[0];
  return (
    <section className="jackpots" aria-labelledby="jackpots-title">
      <PageTitle words={t('jackpot_title')} />
      <div className="jackpots-head">
        <h1 id="jackpots-title">{t('jackpot_title')}</h1>
        <ViewLink view={{}} className="text-link">
          {t('jackpot_back')}
        </ViewLink>
      </div>
      {query.isError && !pools ? (
        <QueryError query={query} />
      ) : !pools ? (
        <>
          <Skeleton width="100%" height={150} />
          <SkeletonRows count={6} label={t('loading')} />
        </>
      ) : (
        <>
          {pool ? (
            <>
              {pools.length > 1 && <PoolTabs pools={pools} shown={pool} />}
              <Pool key={pool.id} pool={pool} />
            </>
          ) : (
            <EmptyState seed="jackpot" title={t('jackpot_none')} text={t('jackpot_none_text')} />
          )}
          <OwnEntries pools={pools} />
        </>
      )}
    </section>
  );
}

function PoolTabs({ pools, shown }: { pools: readonly JackpotPool[]; shown: JackpotPool }) {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  const words = usePoolWords();
  return (
    <nav className="jackpot-tabs" aria-label={t('jackpot_pools')}>
      {pools.map((pool) => (
        <ViewLink
          key={pool.id}
          view={{ view: 'jackpots', shown: pool.id }}
          className="jackpot-tab"
          isCurrent={pool === shown}
        >
          <b>{words.name(pool)}</b>
          <span>{words.top(pool)}</span>
          <small>
            {pool.state === 'open' ? shortTime(pool.closesAt) : t(`jackpot_state_${pool.state}`)}
          </small>
        </ViewLink>
      ))}
    </nav>
  );
}

function Pool({ pool }: { pool: JackpotPool }) {
  const { t } = useTranslation();
  return (
    <>
      <PoolHead pool={pool} />
      {pool.state === 'open' ? <PoolForm pool={pool} /> : <PoolMatches pool={pool} />}
      <PoolTiers pool={pool} />
      <PoolAccount pool={pool} />
      <details className="jackpot-part">
        <summary>{t('jackpot_rules')}</summary>
        <p>{t('jackpot_rules_text')}</p>
      </details>
    </>
  );
}
