/** A price one can bet at: pressed, it stands on the slip. */
import { formatOdds } from '@bahati/book-rules/odds-formats.ts';
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { memo, useContext, useSyncExternalStore } from 'react';
import { useIsFrozen } from '#features/sportsbook/live/book-link.ts';
import { useQuote } from '#features/sportsbook/live/use-offer.ts';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useOddsFormat } from './odds-format.ts';
import { Padlock } from './padlock.tsx';
import { PickTarget } from './pick-target.ts';
import { pickedOf } from './picked.ts';
import './odds-button.css';

/** Figures that fit a column of a phone in their usual size. */
const longPrice = 5;

export type OddsButtonProps = {
  event: OfferedEvent;
  market: string;
  outcome: string;
  /** What stands over the price, where no column says it. */
  caption?: string | undefined;
};

export const OddsButton = memo(function OddsButton({
  event,
  market,
  outcome,
  caption,
}: OddsButtonProps) {
  const { t } = useTranslation();
  const names = useNames();
  const format = useOddsFormat();
  const quote = useQuote(event.id, market, outcome);
  const isFrozen = useIsFrozen();
  const target = useContext(PickTarget);
  const isPicked = useSyncExternalStore(target.subscribe, () =>
    target.has(pickedOf(event, market, outcome)),
  );
  if (!quote) return <span className="odds odds-none" aria-hidden="true" />;

  const isShut = !quote.isOpen || isFrozen;
  const price = formatOdds(quote.odds, format);
  const name = names.spoken(market, outcome, event);
  const state = !quote.isOpen ? 'closed' : quote.move === null ? 'still' : quote.move;

  function press() {
    if (!quote) return;
    const isTaken = target.toggle({ ...pickedOf(event, market, outcome), odds: quote.odds });
    if (!isTaken) showToast({ tone: 'info', message: t(target.fullKey, { count: target.most }) });
  }

  return (
    <button
      type="button"
      className="odds"
      data-move={quote.isOpen ? quote.move : undefined}
      data-boosted={quote.unboosted === undefined ? undefined : ''}
      aria-pressed={isPicked}
      // One that is on the slip can always be taken off again.
      disabled={isShut && !isPicked}
      onClick={press}
    >
      {/* The ear hears the whole of it, the eye what its place leaves to say. */}
      <VisuallyHidden>{t(`book_odds_${state}`, { name, price })}</VisuallyHidden>
      {caption !== undefined && (
        <span className="odds-caption" aria-hidden="true">
          {caption}
        </span>
      )}
      {quote.isOpen ? (
        <span
          className="odds-price"
          data-long={price.length > longPrice ? '' : undefined}
          aria-hidden="true"
        >
          {quote.unboosted !== undefined && <s>{formatOdds(quote.unboosted, format)}</s>}
          {price}
          {quote.move && <MoveMark move={quote.move} />}
        </span>
      ) : (
        <Padlock />
      )}
    </button>
  );
});

function MoveMark({ move }: { move: 'up' | 'down' }) {
  return (
    <svg className="odds-mark" width="8" height="7" viewBox="0 0 8 7" aria-hidden="true">
      <path d={move === 'up' ? 'M4 0 8 7H0Z' : 'M4 7 0 0h8Z'} fill="currentColor" />
    </svg>
  );
}
