/** One event: its markets with prices, controls and exposure, renewed where they stand. */
import { useState } from 'react';
import type {
  MarketExposure,
  TradingControl,
  TradingEventLine,
} from '@bahati/contract/trading/trading.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { RecordWaiting } from '#office/layouts/record-waiting.tsx';
import { useShortcuts } from '#office/layouts/shortcuts.ts';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { focusedRow } from '#features/trading/room/focused-row.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { useControls, useSuspend } from '#features/trading/room/use-controls.ts';
import { useHeldOrder } from '#features/trading/room/use-held-order.ts';
import { liveMs, useTrading } from '#features/trading/room/use-trading.ts';
import { EventHead } from './event-head.tsx';
import { LimitDialog, type Target } from './limit-dialog.tsx';
import { MarginDialog } from './margin-dialog.tsx';
import { MarketCard, type MarketHands } from './market-card.tsx';
import { MarketGroups, useMarketGroup } from './market-groups.tsx';
import { OddsDialog } from './odds-dialog.tsx';

export function EventPage() {
  const { translate } = useWords();
  const { id: eventId = '' } = usePathParams();
  const read = useTrading(
    'GET /trading/v1/events/:eventId',
    { params: { eventId } },
    { refetchEveryMs: liveMs },
  );
  const { data, error } = read;
  const back = { to: '/trading', label: translate('trading.event.back') };
  if (!data) {
    return (
      <RecordWaiting
        section={translate('sections.trading')}
        back={back}
        failed={translate('trading.event.failed')}
        read={read}
      />
    );
  }
  return (
    <>
      <RecordTitle title={data.event.name} back={back} />
      {error !== null && <NoticeBar tone="warn">{translate('trading.event.older')}</NoticeBar>}
      <EventBody event={data.event} markets={data.markets} />
    </>
  );
}

type Asked =
  | { kind: 'margin' | 'odds'; market: string; outcome?: string }
  | { kind: 'limit'; targets: readonly [Target, ...Target[]] };

function EventBody({
  event,
  markets,
}: {
  event: TradingEventLine;
  markets: readonly MarketExposure[];
}) {
  const { translate } = useWords();
  const controls = useControls();
  const { toggle, busyKey } = useSuspend();
  const { can } = useRoom();
  const names = useTradingNames();
  const [asked, setAsked] = useState<Asked>();
  const isByHand = (scope: TradingControl['scope'], key: string) =>
    controls.find({ scope, key, kind: 'suspend' }) !== undefined;
  const switching = {
    isByHand,
    busyKey,
    toggle: (scope: TradingControl['scope'], key: string, about: string) =>
      void toggle({ scope, key }, about, isByHand(scope, key)),
    onLimit: (targets: readonly [Target, ...Target[]]) => setAsked({ kind: 'limit', targets }),
  };
  const hands: MarketHands = {
    ...switching,
    onMargin: ({ market }) => setAsked({ kind: 'margin', market }),
    onOdds: ({ market }, { outcome }) => setAsked({ kind: 'odds', market, outcome }),
  };
  const suspendFocused = () => {
    const market = markets.find((one) => one.market === focusedRow());
    if (!market) return switching.toggle('event', event.id, event.name);
    const key = `${event.id}/${market.market}`;
    return switching.toggle('market', key, names.market(market.market, event));
  };
  useShortcuts({ s: () => can('trading.act') && busyKey === undefined && suspendFocused() });
  const { group, shown } = useMarketGroup(markets);
  const { rows } = useHeldOrder(shown, ({ market }) => market, {
    question: `${event.id} ${group}`,
    isReady: true,
  });
  return (
    <>
      <EventHead event={event} hands={switching} />
      <MarketGroups markets={markets} />
      {rows.length === 0 && (
        <EmptyState
          title={translate('trading.event.no_markets')}
          text={translate('trading.event.no_markets_hint')}
        />
      )}
      <div className="trading-markets">
        {rows.map((market) => (
          <MarketCard key={market.market} event={event} market={market} hands={hands} />
        ))}
      </div>
      <Dialogs event={event} markets={markets} asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

function Dialogs({
  event,
  markets,
  asked,
  onClose,
}: {
  event: TradingEventLine;
  markets: readonly MarketExposure[];
  asked: Asked | undefined;
  onClose: () => void;
}) {
  const names = useTradingNames();
  if (!asked) return null;
  if (asked.kind === 'limit') return <LimitDialog targets={asked.targets} onClose={onClose} />;
  const market = markets.find((one) => one.market === asked.market);
  if (!market) return null;
  const key = `${event.id}/${market.market}`;
  const marketWords = names.market(market.market, event);
  if (asked.kind === 'margin') {
    return (
      <MarginDialog
        controlKey={key}
        title={marketWords}
        basisPoints={market.marginBasisPoints}
        onClose={onClose}
      />
    );
  }
  const outcome = market.outcomes.find((one) => one.outcome === asked.outcome);
  if (!outcome) return null;
  return (
    <OddsDialog
      controlKey={`${key}/${outcome.outcome}`}
      title={`${names.outcome(market.market, outcome, event)} · ${marketWords}`}
      market={market}
      outcome={outcome}
      onClose={onClose}
    />
  );
}
