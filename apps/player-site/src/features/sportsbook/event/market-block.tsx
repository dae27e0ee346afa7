/** One market with its lines: the main line stands open, the others open below it. */
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import type { OfferedEvent, OfferedMarket } from '@bahati/contract/sportsbook/offer.ts';
import { ChevronDownIcon } from '@bahati/ui/icons/icons.tsx';
import { memo, useState } from 'react';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { signedLine } from '#features/sportsbook/names/outcome-names.rules.ts';
import { OddsButton } from '#features/sportsbook/odds/odds-button.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import {
  type BlockLook,
  lookOf,
  type MarketBlock as Block,
  scoreColumns,
} from './market-groups.rules.ts';
import './market-block.css';

export const MarketBlock = memo(function MarketBlock({
  event,
  block,
}: {
  event: OfferedEvent;
  block: Block;
}) {
  const names = useNames();
  const [main] = block.lines;
  const look = lookOf(block);
  const captionOf = ({ market, outcomes }: OfferedMarket, outcome: string) =>
    block.code === 'double_chance'
      ? names.column(market, outcome)
      : names.outcome(
          market,
          outcome,
          event,
          // Of three side by side, and of two things put together, each by its short name.
          outcomes.length === 3 || outcome.includes('_') ? 'shortName' : 'name',
        );
  if (!main) return null;
  return (
    <details className="market-block" open>
      <summary>
        <h2>{names.market(main.market, event)}</h2>
        <ChevronDownIcon size={18} />
      </summary>
      {look === 'lines' ? (
        <Lines event={event} lines={block.lines} />
      ) : look === 'score' ? (
        <Scores event={event} market={main} />
      ) : (
        block.lines.map((line) => (
          <div key={line.market} className={`market-${look}`} data-count={line.outcomes.length}>
            {inLook(look, line).map(({ outcome }) => (
              <OddsButton
                key={outcome}
                event={event}
                market={line.market}
                outcome={outcome}
                caption={captionOf(line, outcome)}
              />
            ))}
          </div>
        ))
      )}
    </details>
  );
});

function Lines({ event, lines }: { event: OfferedEvent; lines: readonly OfferedMarket[] }) {
  const { t } = useTranslation();
  const names = useNames();
  const [areAllShown, setAreAllShown] = useState(false);
  const [main, ...others] = lines;
  if (!main) return null;
  const heads = main.outcomes.map(({ outcome }) =>
    outcome === 'over' || outcome === 'under'
      ? names.column(main.market, outcome)
      : names.outcome(main.market.replace(/:[^:]*$/, ':'), outcome, event, 'shortName'),
  );
  return (
    <div className="market-lines" data-count={main.outcomes.length}>
      <div className="market-line market-line-heads" aria-hidden="true">
        <span />
        {heads.map((head, at) => (
          <span key={main.outcomes[at]?.outcome}>{head}</span>
        ))}
      </div>
      {[main, ...(areAllShown ? others : [])].map((line) => (
        <Line key={line.market} event={event} line={line} />
      ))}
      {others.length > 0 && (
        <button
          type="button"
          className="market-lines-more"
          aria-expanded={areAllShown}
          onClick={() => setAreAllShown(!areAllShown)}
        >
          {areAllShown ? t('book_lines_fewer') : t('book_lines_more', { count: others.length })}
        </button>
      )}
    </div>
  );
}

function Line({ event, line }: { event: OfferedEvent; line: OfferedMarket }) {
  const text = parseMarketKey(line.market)?.line ?? '';
  const isTotal = line.outcomes.some(({ outcome }) => outcome === 'over');
  return (
    <div className="market-line">
      <span className="market-line-text">{isTotal ? text : signedLine(text, 'home')}</span>
      {line.outcomes.map(({ outcome }) => (
        <OddsButton
          key={outcome}
          event={event}
          market={line.market}
          outcome={outcome}
          caption={isTotal ? undefined : signedLine(text, outcome === 'away' ? 'away' : 'home')}
        />
      ))}
    </div>
  );
}

function Scores({ event, market }: { event: OfferedEvent; market: OfferedMarket }) {
  const names = useNames();
  return (
    <div className="market-scores">
      {scoreColumns(market.outcomes.map(({ outcome }) => outcome)).map((column, at) => (
        <div key={['home', 'draw', 'away'][at]}>
          {column.map((outcome) => (
            <OddsButton
              key={outcome}
              event={event}
              market={market.market}
              outcome={outcome}
              caption={names.outcome(market.market, outcome, event, 'shortName')}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Of many who take part the favourites stand first. */
const inLook = (look: BlockLook, { outcomes }: OfferedMarket) =>
  look === 'list' ? outcomes.toSorted((a, b) => a.odds - b.odds) : outcomes;
