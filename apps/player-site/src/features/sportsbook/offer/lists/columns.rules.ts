/** Which markets a list of a sport shows in its columns: those the book tells with each row. */
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';

const ofFootball = ['1x2', 'total', 'double_chance', 'btts'] as const;
const ofSides = ['winner', 'handicap', 'total'] as const;

const bySport: Readonly<Record<string, readonly string[]>> = {
  football: ofFootball,
  efootball: ofFootball,
  ice_hockey: ['winner', 'asian_handicap', 'total'],
  handball: ['1x2', 'handicap', 'total'],
  rugby: ['1x2', 'handicap', 'total'],
  cricket: ['winner', 'total'],
  boxing: ['winner', 'total_rounds'],
  mma: ['winner', 'total_rounds'],
  athletics: ['race_winner'],
  motor_sport: ['race_winner'],
};

/** By their codes; the first is the sport's main one. */
export const columnMarkets = (sport: string): readonly string[] => bySport[sport] ?? ofSides;

/** The market the columns show: what was asked for if the sport has it, else its main one. */
export function columnMarket(sport: string, asked: string | undefined): string {
  const some = columnMarkets(sport);
  return some.find((code) => code === asked) ?? some[0] ?? 'winner';
}

/** What stands beside it where there is room for two; undefined: the sport has no other. */
export const secondMarket = (sport: string, first: string): string | undefined =>
  columnMarkets(sport).find((code) => code !== first);

/** The key of a row's market by its code, of keys with blanks between; undefined: there is none now. */
export const keyOfRow = (keys: string, code: string): string | undefined =>
  keys.split(' ').find((key) => parseMarketKey(key)?.code === code);

/** Outcomes of a column market, by which its headings stand even before a row has come. */
export function columnOutcomes(code: string): readonly string[] {
  if (code === '1x2') return ['home', 'draw', 'away'];
  if (code === 'double_chance') return ['home_draw', 'home_away', 'draw_away'];
  if (code === 'total' || code === 'total_rounds') return ['over', 'under'];
  if (code === 'btts') return ['yes', 'no'];
  return ['home', 'away'];
}

/** The line stands once before its outcomes; of a handicap each side has its own. */
export const hasLineColumn = (code: string): boolean => code === 'total' || code === 'total_rounds';

export const isOutright = (code: string): boolean => code === 'race_winner';
