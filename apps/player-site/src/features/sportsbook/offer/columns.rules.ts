/** Which markets a list of a sport can show in its columns. */
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import type { EventRow, OfferedMarket } from '@bahati/contract/sportsbook/offer.ts';

const ofGoals = ['1x2', 'total', 'double_chance', 'btts'] as const;
const ofPoints = ['1x2', 'handicap', 'total'] as const;
const ofParts = ['winner', 'handicap', 'total'] as const;

const bySport: Readonly<Record<string, readonly string[]>> = {
  football: ofGoals,
  efootball: ofGoals,
  ice_hockey: ofGoals,
  handball: ofPoints,
  rugby: ofPoints,
  basketball: ['winner', 'handicap', 'total'],
  cricket: ['winner', 'total'],
  boxing: ['winner'],
  mma: ['winner'],
  athletics: ['race_winner'],
  motor_sport: ['race_winner'],
};

/** By their codes; the first is the sport's main one. */
export const columnMarkets = (sport: string): readonly string[] => bySport[sport] ?? ofParts;

/** The market the columns show: what was asked for if the sport has it, else its main one. */
export function columnMarket(sport: string, asked: string | undefined): string {
  const some = columnMarkets(sport);
  return some.find((code) => code === asked) ?? some[0] ?? 'winner';
}

const codeOf = ({ market }: OfferedMarket) => parseMarketKey(market)?.code;

/** The market of a row for a column; undefined: the event has it not, or not now. */
export function marketOfRow(markets: EventRow['markets'], code: string): OfferedMarket | undefined {
  return markets.find((market) => codeOf(market) === code);
}

/** Outcomes of a column market, by which its headings stand even before a row has come. */
export function columnOutcomes(code: string): readonly string[] {
  if (code === '1x2') return ['home', 'draw', 'away'];
  if (code === 'double_chance') return ['home_draw', 'home_away', 'draw_away'];
  if (code === 'total') return ['over', 'under'];
  if (code === 'btts') return ['yes', 'no'];
  return ['home', 'away'];
}

/** The line stands once before its outcomes; of a handicap each side has its own. */
export const hasLineColumn = (code: string): boolean => code === 'total';
