/** The member's lottery tickets: open ones, those that won, those that ended, and all. */
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { ViewHead } from '#features/lottery/links/view-head.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { ChaseList } from './chase-list.tsx';
import { TicketCard } from './ticket-card.tsx';
import { type TicketFilter, useTickets, type Which } from './use-tickets.ts';
import './tickets.css';

const lists: readonly Which[] = ['open', 'won', 'ended', 'all'];
type Shown = Which | 'chases';

/** @param starts which list is open first. */
export function TicketsView({ starts = 'open' }: { starts?: Shown }) {
  const { t } = useTranslation();
  return (
    <section className="tickets" aria-label={t('lot_tickets')}>
      <ViewHead
        title={t('lot_tickets')}
        back={
          <Link to="." search={{}} className="text-link">
            {t('lot_to_hall')}
          </Link>
        }
      />
      {/* Another list of the address is another page. */}
      <Lists key={starts} starts={starts} />
    </section>
  );
}

function Lists({ starts }: { starts: Shown }) {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const [shown, setShown] = useState<string>(starts);
  if (!isLoggedIn)
    return (
      <EmptyState
        seed="tickets"
        title={t('lot_tickets_login')}
        text={t('lot_tickets_login_text')}
        action={
          <AuthLink
            popup="login"
            tone="brass"
            next={window.location.pathname + window.location.search}
          />
        }
      />
    );
  const tabs = [
    ...lists.map((which) => ({
      id: which as Shown,
      label: t(`lot_tickets_${which}`),
      panel: <TicketList filter={{ which }} />,
    })),
    { id: 'chases' as const, label: t('lot_chases'), panel: <ChaseList /> },
  ];
  return <Tabs label={t('lot_tickets')} tabs={tabs} selectedId={shown} onSelect={setShown} />;
}

export function TicketList({ filter }: { filter: TicketFilter }) {
  const { t } = useTranslation();
  const query = useTickets(filter);
  const tickets = query.data?.pages.flatMap(({ items }) => items);
  if (query.isError && !tickets) return <QueryError query={query} />;
  if (!tickets) return <SkeletonRows count={4} label={t('loading')} />;
  if (tickets.length === 0)
    return (
      <EmptyState
        seed="tickets"
        title={t(`lot_tickets_none_${filter.which}`)}
        text={t('lot_tickets_none_text')}
      />
    );
  return (
    <>
      <ul className="ticket-list" aria-label={t(`lot_tickets_${filter.which}`)}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} />
          </li>
        ))}
      </ul>
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
