/** The member's bets: those that run, with their scores and what they are bought back for, and those that are over. */
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useGo } from '#features/sportsbook/offer/use-view.ts';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { BetCard } from './bet-card.tsx';
import { type BetsView, isBetsView, isInView, stateOfView } from './bets-view.ts';
import { useBets } from './use-bets.ts';
import './my-bets.css';
import './bet-card.css';

export function MyBets({ view }: { view: BetsView }) {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const isOpen = view === 'open';
  return (
    <section className="bets" aria-labelledby="bets-title">
      <PageTitle words={t('bets_title')} />
      <div className="bets-head">
        <h1 id="bets-title">{t('bets_title')}</h1>
        <ViewLink view={{}} className="text-link">
          {t('bets_back')}
        </ViewLink>
      </div>
      <nav className="bets-tabs" aria-label={t('bets_title')}>
        <ViewLink view={{ bets: 'open' }} className="bets-tab" isCurrent={isOpen}>
          {t('bets_open')}
        </ViewLink>
        <ViewLink view={{ bets: 'settled' }} className="bets-tab" isCurrent={!isOpen}>
          {t('bets_settled')}
        </ViewLink>
      </nav>
      {isLoggedIn ? <BetList key={view} view={view} /> : <Visitor view={view} />}
    </section>
  );
}

function Visitor({ view }: { view: BetsView }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      seed="bets"
      title={t('bets_login')}
      text={t('bets_login_text')}
      action={
        <AuthLink popup="login" tone="brass" next={`${window.location.pathname}?bets=${view}`} />
      }
    />
  );
}

const filters = ['settled', 'won', 'lost', 'returned', 'cashed_out'] as const;

function Filter({ view }: { view: BetsView }) {
  const { t } = useTranslation();
  const go = useGo();
  return (
    <SelectField
      label={t('bets_filter')}
      isLabelHidden
      value={view}
      onValueChange={(value) => isBetsView(value) && go({ bets: value })}
      options={filters.map((value) => ({ value, label: t(`bets_filter_${value}`) }))}
    />
  );
}

function BetList({ view }: { view: BetsView }) {
  const { t } = useTranslation();
  const query = useBets(stateOfView(view));
  const bets = query.data?.pages.flatMap(({ items }) => items);
  const shown = bets?.filter((bet) => isInView(bet, view));
  return (
    <>
      {view !== 'open' && <Filter view={view} />}
      {query.isError && !bets ? (
        <QueryError query={query} />
      ) : !shown ? (
        <SkeletonRows count={4} label={t('loading')} />
      ) : shown.length === 0 && !query.hasNextPage ? (
        <NoBets view={view} />
      ) : (
        <ul className="bets-list" aria-label={t(view === 'open' ? 'bets_open' : 'bets_settled')}>
          {shown.map((bet) => (
            <li key={bet.id}>
              <BetCard bet={bet} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          isWide
          isLoading={query.isFetchingNextPage}
          loadingLabel={t('loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function NoBets({ view }: { view: BetsView }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      seed="bets"
      title={t(view === 'open' ? 'bets_none_open' : 'bets_none')}
      text={t('bets_none_text')}
      action={
        <ViewLink view={{}} className="text-link">
          {t('bets_find')}
        </ViewLink>
      }
    />
  );
}
