/** A market of the columns of one event, as buttons. */
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { memo } from 'react';
import { offerStore } from '#features/sportsbook/live/offer-store.ts';
import { signedLine } from '#features/sportsbook/names/outcome-names.rules.ts';
import { OddsButton } from '#features/sportsbook/odds/odds-button.tsx';
import { columnOutcomes, hasLineColumn, keyOfRow } from './columns.rules.ts';

/** As many favourites of an outright as a row shows. */
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
  const key = keyOfRow(keys, code);
  const line = key === undefined ? null : (parseMarketKey(key)?.line ?? null);
  const outcomes = event.isOutright ? favourites(event, key) : columnOutcomes(code);
  const isLined = hasLineColumn(code);
  return (
    <div
      className="event-row-odds"
      data-outcomes={outcomes.length}
      data-lined={isLined ? '' : undefined}
    >
      {isLined && <span className="event-row-line">{line}</span>}
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

function favourites({ id }: OfferedEvent, key: string | undefined): readonly string[] {
  const outcomes = (key === undefined ? undefined : offerStore.market(id, key))?.outcomes ?? [];
  return outcomes
    .toSorted((a, b) => a.odds - b.odds)
    .slice(0, mostEntrants)
    .map(({ outcome }) => outcome);
}

/** The own line of each side, and whom an outright's price is of. */
function captionOf(event: OfferedEvent, outcome: string, code: string, line: string | null) {
  if (event.isOutright) return event.participants.find(({ id }) => `p${id}` === outcome)?.shortName;
  if (!code.endsWith('handicap') || line === null) return undefined;
  return signedLine(line, outcome === 'away' ? 'away' : 'home');
}
