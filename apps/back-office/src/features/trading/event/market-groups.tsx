import { marketGroups } from '@bahati/book-rules/markets/market.ts';
import type { MarketExposure } from '@bahati/contract/trading/trading.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';

const isStaked = ({ outcomes }: MarketExposure) => outcomes.some(({ bets }) => bets > 0);

const isIn = (group: string) => (market: MarketExposure) =>
  group === 'staked' ? isStaked(market) : market.group === group;

/** The groups this event has markets of; those with bets first, where there are any. */
function groupsOf(markets: readonly MarketExposure[]): readonly string[] {
  return ['staked', ...marketGroups].filter((group) => markets.some(isIn(group)));
}

export function useMarketGroup(markets: readonly MarketExposure[]) {
  const asked = useSearch().get('group');
  const groups = groupsOf(markets);
  const group = groups.find((known) => known === asked) ?? groups[0] ?? 'staked';
  return { group, shown: markets.filter(isIn(group)) };
}

export function MarketGroups({ markets }: { markets: readonly MarketExposure[] }) {
  const { translate } = useWords();
  const search = useSearch();
  const { group } = useMarketGroup(markets);
  const groups = groupsOf(markets);
  if (groups.length < 2) return null;
  return (
    <div className="office-toolbar trading-groups">
      <Segmented
        label={translate('trading.event.groups')}
        value={group}
        options={groups.map((value) => ({
          value,
          label: translate(`trading.group.${value}`),
          count: String(markets.filter(isIn(value)).length),
        }))}
        onValueChange={(value) => search.set({ group: value }, true)}
      />
    </div>
  );
}
