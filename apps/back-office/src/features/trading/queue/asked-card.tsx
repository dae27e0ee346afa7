import type { AskedBet } from '@bahati/contract/trading/trading.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Countdown } from '@bahati/ui/countdown/countdown.tsx';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { writeOdds } from '#features/trading/room/figures.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useRoom } from '#features/trading/room/room.ts';

const urgentMs = 15_000;

/** One stake that waits: who, how much, on what, and how long is left. */
export function AskedCard({
  bet,
  onAnswer,
}: {
  bet: AskedBet;
  onAnswer: (answer: 'accept' | 'refuse' | 'counter') => void;
}) {
  const { translate } = useWords();
  const { can } = useRoom();
  return (
    <li className="trading-asked" data-row={bet.betId}>
      <header className="trading-asked-head">
        <Link to={`/trading/members/${bet.memberKey}`} className="office-link">
          {bet.memberName}
        </Link>
        <span className="office-code">{bet.reference}</span>
        <Countdown
          endsAtMs={Date.parse(bet.until)}
          label={translate('trading.queue.left')}
          urgentBelowMs={urgentMs}
        />
      </header>
      <dl className="trading-facts">
        <div>
          <dt>{translate('trading.queue.stake')}</dt>
          <dd>
            <Money value={bet.stake} />
          </dd>
        </div>
        <div>
          <dt>{translate('trading.queue.payout')}</dt>
          <dd>
            <Money value={bet.mostPayout} />
          </dd>
        </div>
        <div>
          <dt>{translate('trading.queue.why')}</dt>
          <dd>{translate(`trading.why.${bet.why}`, { _: bet.why.replaceAll('_', ' ') })}</dd>
        </div>
      </dl>
      <AskedLegs legs={bet.legs} />
      {can('trading.act') && (
        <footer className="trading-asked-acts">
          <Button tone="danger" onClick={() => onAnswer('refuse')}>
            {translate('trading.queue.refuse')}
          </Button>
          <Button onClick={() => onAnswer('counter')}>{translate('trading.queue.counter')}</Button>
          <Button tone="brass" onClick={() => onAnswer('accept')}>
            {translate('trading.queue.accept')}
          </Button>
        </footer>
      )}
    </li>
  );
}

export function AskedLegs({ legs }: { legs: AskedBet['legs'] }) {
  const { translate } = useWords();
  const names = useTradingNames();
  return (
    <ul className="trading-legs">
      {legs.map((leg) => {
        const event = { sport: '', name: leg.event };
        const isMoved = leg.oddsNow !== null && leg.oddsNow !== leg.odds;
        return (
          <li key={`${leg.event} ${leg.market} ${leg.outcome}`}>
            <span>
              <strong>{names.outcome(leg.market, leg, event)}</strong>
              <span className="quiet">{` · ${names.market(leg.market, event)}`}</span>
              <span className="trading-legs-event quiet">{leg.event}</span>
            </span>
            <span className="tabular">
              {writeOdds(leg.odds)}
              {leg.oddsNow === null && (
                <span className="quiet">{` ${translate('trading.queue.not_offered')}`}</span>
              )}
              {isMoved && (
                <span className="quiet">
                  {` ${translate('trading.queue.now', { odds: writeOdds(leg.oddsNow ?? 0) })}`}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
