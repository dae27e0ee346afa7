/** What is being put together, at what odds the book gives it, and the way onto the slip. */
import { RefusedError } from '@bahati/client/caller.ts';
import { formatOdds } from '@bahati/book-rules/odds-formats.ts';
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { bookCall } from '#features/sportsbook/book-call.ts';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { useOddsFormat } from '#features/sportsbook/odds/odds-format.ts';
import { mostSelections } from '#features/sportsbook/slip/slip-limits.ts';
import { type PickedSelection, slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import type { BuilderStore } from './builder-store.ts';
import './builder-bar.css';

/** Its price is asked anew while it is looked at: the odds of its parts move. */
const askAgainMs = 5_000;

export function BuilderBar({ event, builder }: { event: OfferedEvent; builder: BuilderStore }) {
  const { t } = useTranslation();
  const picked = useSyncExternalStore(builder.subscribe, builder.read);
  const query = useBuiltOdds(picked);
  const odds = picked.length > 1 && !query.isPlaceholderData ? query.data?.odds : undefined;

  function add() {
    if (typeof odds !== 'number') return;
    if (!slipStore.addBuilt(picked, odds)) {
      showToast({ tone: 'info', message: t('book_slip_full', { count: mostSelections }) });
      return;
    }
    builder.clear();
    showToast({ tone: 'win', message: t('book_builder_added') });
  }

  return (
    <section className="builder-bar" aria-label={t('book_builder')}>
      {picked.length === 0 ? (
        <p className="builder-hint">{t('book_builder_hint')}</p>
      ) : (
        <>
          <ul className="builder-picks">
            {picked.map((one) => (
              <Pick
                key={`${one.market} ${one.outcome}`}
                event={event}
                one={one}
                builder={builder}
              />
            ))}
          </ul>
          <div className="builder-foot">
            <Price count={picked.length} odds={odds} error={query.error} />
            <Button tone="brass" disabled={typeof odds !== 'number'} onClick={add}>
              {t('book_builder_add')}
            </Button>
          </div>
          <p className="builder-note">{t('book_builder_void')}</p>
        </>
      )}
    </section>
  );
}

function useBuiltOdds(picked: readonly PickedSelection[]) {
  const selections = picked.map(({ eventId, market, outcome, odds }) => ({
    eventId,
    market,
    outcome,
    odds,
  }));
  return useQuery({
    queryKey: ['book', 'POST /book/v1/builder', selections],
    queryFn: ({ signal }) =>
      bookCall('POST /book/v1/builder', { body: { selections } }, { signal }),
    enabled: selections.length > 1,
    refetchInterval: askAgainMs,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });
}

function Price({
  count,
  odds,
  error,
}: {
  count: number;
  odds: number | null | undefined;
  error: unknown;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const format = useOddsFormat();
  const isRefused =
    odds === null || (error instanceof RefusedError && error.code === 'selections_not_combinable');
  return (
    <p className="builder-price" role="status">
      {count < 2
        ? t('book_builder_picked', { count })
        : isRefused
          ? t('book_builder_none')
          : error
            ? words(error)
            : typeof odds === 'number' && <b>{formatOdds(odds, format)}</b>}
    </p>
  );
}

function Pick({
  event,
  one,
  builder,
}: {
  event: OfferedEvent;
  one: PickedSelection;
  builder: BuilderStore;
}) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <li>
      <span>
        {names.outcome(one.market, one.outcome, event)}
        <small>{names.market(one.market, event)}</small>
      </span>
      <IconButton label={t('book_builder_clear')} onClick={() => builder.toggle(one)}>
        <CloseIcon size={18} />
      </IconButton>
    </li>
  );
}
