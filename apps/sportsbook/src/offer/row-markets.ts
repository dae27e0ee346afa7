/** The markets of an event's row in a list. */
import type { HeldEvent, HeldMarket } from './held-events.ts';
import { rowColumns, unevenness } from './market-order.ts';
import { isMarketClosed } from './openness.ts';

/** Expected where it is offered. */
const usualLine: Readonly<Record<string, string>> = { 'football total': 'total:0:2.5' };

/** More than the difference of any two chances. */
const suspendedWeight = 2_000_000;

/** One for each column of the sport, or the one of this code. */
export function rowMarkets(event: HeldEvent, code?: string): HeldMarket[] {
  const columns = code === undefined ? rowColumns(event.fixture?.sport ?? '') : [[code]];
  return columns
    .map((codes) => codes.map((one) => mainOf(event, one)).find((market) => market !== undefined))
    .filter((market) => market !== undefined);
}

/** Of the whole event: of several lines the usual one, or the nearest to even. */
function mainOf({ markets, fixture }: HeldEvent, code: string): HeldMarket | undefined {
  const usual = markets.get(usualLine[`${fixture?.sport} ${code}`] ?? '');
  if (usual?.state === 'active' && !isMarketClosed(usual)) return usual;
  let best: HeldMarket | undefined;
  let bestUnevenness = Infinity;
  const from = `${code}:0:`;
  for (const market of markets.values()) {
    if (market.oddsVersion === 0 || !market.market.startsWith(from) || isMarketClosed(market)) {
      continue;
    }
    const uneven = unevenness(market.outcomes) + (market.state === 'active' ? 0 : suspendedWeight);
    if (best && uneven >= bestUnevenness) continue;
    best = market;
    bestUnevenness = uneven;
  }
  return best;
}
