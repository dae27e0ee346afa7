/** The market of the columns of one event, as buttons. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import { memo } from 'react';
import { OddsButton } from '#features/sportsbook/odds/odds-button.tsx';
import { columnOutcomes, hasLineColumn } from './columns.rules.ts';
import { signedLine } from '#features/sportsbook/names/outcome-names.rules.ts';

/** As many outright favourites as a row shows. */
const mostEntrants = 3;

export const RowMarket = memo(function RowMarket({
  event,
  keys,
  market: code,
}: {
  event: OfferedEvent;
  /** The keys of the row's markets, with blanks between. */
  keys: string;
  market: string;
}) {
  const key = keys.split(' ').find((one) => parseMarketKey(one)?.code === code);
  const line = key === undefined ? null : (parseMarketKey(key)?.line ?? null);
  const outcomes = event.isOutright
    ? event.participants.slice(0, mostEntrants).map(({ id }) => `p${id}`)
    : columnOutcomes(code);
  return (
    <div
      className="event-row-odds"
      data-outcomes={outcomes.length}
      data-lined={hasLineColumn(code) ? '' : undefined}
    >
      {hasLineColumn(code) && <span className="event-row-line">{line}</span>}
      {outcomes.map((outcome) =>
        key === undefined ? (
          <span key={outcome} className="odds odds-none" aria-hidden="true" />
        ) : (
          <OddsButton
            key={outcome}
            event={event}
            market={key}
            outcome={outcome}
            caption={captionOf(event, outcome, code, line)}
          />
        ),
      )}
    </div>
  );
});

/** The own line of each side, and whom an outright's price is of. */
function captionOf(event: OfferedEvent, outcome: string, code: string, line: string | null) {
  if (event.isOutright) return event.participants.find(({ id }) => `p${id}` === outcome)?.shortName;
  if (code !== 'handicap' || line === null) return undefined;
  return signedLine(line, outcome === 'away' ? 'away' : 'home');
}
