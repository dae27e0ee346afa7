/** Chases: how far each is, what it cost and paid, its tickets, and a way to stop it. */
import type { LotteryChase } from '@bahati/contract/lottery/shapes.ts';
import { betTypeName } from '@bahati/lottery-rules/words/bet-words.ts';
import { selectionWords } from '@bahati/lottery-rules/words/selection-words.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { ConfirmDialog } from '@bahati/ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useState } from 'react';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useLotteryWallet } from '#features/lottery/call/use-lottery-wallet.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { TicketCard } from './ticket-card.tsx';
import { readSelection } from './ticket.rules.ts';
import { useTicketMoney } from './use-ticket-money.ts';
import { useChases, useStopChase, useTickets } from './use-tickets.ts';

export function ChaseList() {
  const { t } = useTranslation();
  const query = useChases();
  const chases = query.data?.pages.flatMap(({ items }) => items);
  if (query.isError && !chases) return <QueryError query={query} />;
  if (!chases) return <SkeletonRows count={3} label={t('loading')} />;
  if (chases.length === 0)
    return (
      <EmptyState seed="chases" title={t('lot_chases_none')} text={t('lot_chases_none_text')} />
    );
  return (
    <>
      <ul className="ticket-list" aria-label={t('lot_chases')}>
        {chases.map((chase) => (
          <li key={chase.id}>
            <ChaseCard chase={chase} />
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

function ChaseCard({ chase }: { chase: LotteryChase }) {
  const { t } = useTranslation();
  const say = useSay();
  const { shortTime } = useFormat();
  // A member buys with his own money or with play money, never with both.
  const { isPlay } = useLotteryWallet();
  const { told } = useTicketMoney({ isPlay });
  const [isOpen, setOpen] = useState(false);
  const { draws, drawn, cancelled, state, stopsOnWin } = chase;
  const read = readSelection(chase);
  return (
    <article className="ticket" aria-label={`${say(chase.gameName)} ${shortTime(chase.placedAt)}`}>
      <header className="ticket-head">
        <div>
          <h3>{say(chase.gameName)}</h3>
          <p className="ticket-when">
            <time dateTime={chase.placedAt}>{shortTime(chase.placedAt)}</time>
            {stopsOnWin && <span>{t('lot_chase_stops')}</span>}
          </p>
        </div>
        <StatusChip tone={state === 'running' ? 'brass' : 'quiet'}>
          {t(`lot_chase_${state}`)}
        </StatusChip>
      </header>
      {read && (
        <p className="ticket-text">
          <b>{say(betTypeName(read.betType))}</b>{' '}
          {say(selectionWords(read.betType, read.selection)).slice(0, 200)}
        </p>
      )}
      <div className="chase-progress">
        <progress value={drawn + cancelled} max={draws} aria-label={t('lot_chase_progress')} />
        <p>{t('lot_chase_drawn', { drawn, draws })}</p>
        {cancelled > 0 && <p>{t('lot_chase_cancelled', { count: cancelled })}</p>}
      </div>
      <KeyValueList
        isCompact
        items={[
          { id: 'stake', label: t('lot_stake'), value: told(chase.stake) },
          { id: 'paid', label: t('lot_paid'), value: told(chase.payout) },
        ]}
      />
      <div className="ticket-ways">
        {state === 'running' && <StopChase chase={chase} />}
        <Button size="s" tone="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('lot_chase_tickets')}
        </Button>
      </div>
      {isOpen && <ChaseTickets chaseId={chase.id} />}
    </article>
  );
}

function ChaseTickets({ chaseId }: { chaseId: string }) {
  const { t } = useTranslation();
  const query = useTickets({ which: 'all', chaseId });
  const tickets = query.data?.pages.flatMap(({ items }) => items);
  if (query.isError && !tickets) return <QueryError query={query} />;
  if (!tickets) return <SkeletonRows count={2} label={t('loading')} />;
  return (
    <>
      <ul className="ticket-list">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button size="s" onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function StopChase({ chase }: { chase: LotteryChase }) {
  const { t } = useTranslation();
  const errorWords = useErrorWords();
  const [isAsked, setAsked] = useState(false);
  const stop = useStopChase(chase.id);
  function confirm(): void {
    stop.mutate(undefined, {
      onSuccess: ({ cancelled }) => {
        setAsked(false);
        showToast({ message: t('lot_chase_stopped_now', { count: cancelled }) });
      },
    });
  }
  return (
    <>
      <Button size="s" tone="danger" onClick={() => setAsked(true)}>
        {t('lot_chase_stop')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('lot_chase_stop')}
        tone="danger"
        confirmLabel={t('lot_chase_stop')}
        cancelLabel={t('in_more_cancel')}
        closeLabel={t('close')}
        isBusy={stop.isPending}
        error={stop.error ? errorWords(stop.error) : null}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      >
        <p>{t('lot_chase_stop_text')}</p>
      </ConfirmDialog>
    </>
  );
}
