/** The markets of an event as its page shows them: by tab, and lines of one market together. */
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import type { OfferedMarket } from '@bahati/contract/sportsbook/offer.ts';

/** One market of the whole event or of a part, with all its lines. */
export type MarketBlock = {
  /** `code:part`. */
  readonly id: string;
  readonly code: string;
  readonly group: string;
  /** The main line first, then the others by the line. One where the market has no line. */
  readonly lines: readonly OfferedMarket[];
};

/** How far the first outcome is from an even chance: the nearest is the line most bet on. */
const uneven = ({ outcomes }: OfferedMarket): number => {
  const [first, ...others] = outcomes;
  const last = others.at(-1);
  return first && last ? Math.abs(1 / first.odds - 1 / last.odds) : 0;
};

const lineOf = ({ market }: OfferedMarket): number => Number(parseMarketKey(market)?.line ?? 0);

function inOrder(lines: readonly OfferedMarket[]): readonly OfferedMarket[] {
  const open = lines.filter(({ state }) => state !== 'closed');
  const [main] = (open.length > 0 ? open : lines).toSorted((a, b) => uneven(a) - uneven(b));
  if (!main) return [];
  const others = lines.filter((line) => line !== main);
  return [main, ...others.toSorted((a, b) => lineOf(a) - lineOf(b))];
}

/** In the order the book tells them. Markets that are closed are left out. */
export function blocksOf(markets: readonly OfferedMarket[]): readonly MarketBlock[] {
  const blocks = Map.groupBy(
    markets.filter(({ state }) => state !== 'closed'),
    ({ market }) => market.slice(0, market.lastIndexOf(':')),
  );
  return [...blocks].map(([id, lines]) => ({
    id,
    code: id.slice(0, id.lastIndexOf(':')),
    group: lines[0]?.group ?? 'main',
    lines: inOrder(lines),
  }));
}

const order = ['main', 'goals', 'handicap', 'halves', 'parts', 'teams', 'score', 'specials'];

/** The tabs that have markets; one the site does not know stands last. */
export function groupsOf(blocks: readonly MarketBlock[]): readonly string[] {
  const rank = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);
  return [...new Set(blocks.map(({ group }) => group))].toSorted((a, b) => rank(a) - rank(b));
}

/** What most people bet on besides the group itself stands on the first tab too. */
const alsoMain =
  /^(?:total|btts|handicap|asian_handicap|total_rounds|total_parts|parts_score|parts_score_of_five):0$/;

/** The blocks of a tab. */
export const blocksOfGroup = (
  blocks: readonly MarketBlock[],
  group: string,
): readonly MarketBlock[] =>
  blocks.filter((block) => block.group === group || (group === 'main' && alsoMain.test(block.id)));

/** - `row`: side by side; `grid`: many in columns; `score`: by who wins; `list`: one below another. */
export type BlockLook = 'row' | 'lines' | 'grid' | 'score' | 'list';

export function lookOf({ code, lines }: MarketBlock): BlockLook {
  const outcomes = lines[0]?.outcomes ?? [];
  const isOfEntrants = outcomes.some(({ outcome }) => /^p\d+$/.test(outcome));
  if (isOfEntrants) return 'list';
  if (outcomes.some(({ outcome }) => /^\d+:\d+$/.test(outcome))) return 'score';
  const isLined = /handicap/.test(code) || outcomes.some(({ outcome }) => outcome === 'over');
  if (isLined) return 'lines';
  return outcomes.length <= 3 ? 'row' : 'grid';
}

/** Scores in three columns: home wins, draws, away wins; what is left over stands below its own. */
export function scoreColumns(outcomes: readonly string[]): readonly (readonly string[])[] {
  const columnOf = (outcome: string): number => {
    const [home, away] = outcome.split(':').map(Number);
    if (away === undefined) return outcome.endsWith('home') ? 0 : outcome.endsWith('away') ? 2 : 1;
    return home === away ? 1 : (home ?? 0) > away ? 0 : 2;
  };
  return [0, 1, 2].map((column) => outcomes.filter((outcome) => columnOf(outcome) === column));
}
