/** What a market and its outcomes are called, put together from the words of the trading room. */
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import { isSport, sports } from '@bahati/book-rules/sports.ts';

/** As the translator, its keys without `trading.`, so that a test can speak without one. */
export type Speaker = {
  say: (key: string, blanks?: Readonly<Record<string, string>>) => string;
  has: (key: string) => boolean;
};

/** The sides by their names; undefined where it is not two. */
export type Sides = readonly [home: string, away: string] | undefined;

export type NamedEvent = { sport: string; sides: Sides };

/** The sides of an event from its name. */
export function sidesOf(eventName: string): Sides {
  const [home, away, more] = eventName.split(' – ');
  return home !== undefined && away !== undefined && more === undefined ? [home, away] : undefined;
}

const kindsOf = (sport: string) => sports[isSport(sport) ? sport : 'football'];

const sideName = (side: 'home' | 'away', { sides }: NamedEvent, { say }: Speaker): string =>
  sides?.[side === 'home' ? 0 : 1] ?? say(`side.${side}`);

/** The name of a market; its line stands where outcomes do not carry it. */
export function marketName(key: string, event: NamedEvent, speaker: Speaker): string {
  const { say, has } = speaker;
  const market = parseMarketKey(key);
  if (!market) return key;
  const { part: partKind, score } = kindsOf(event.sport);
  const base = `market.${market.code}`;
  const word = [`${base}_${score}`, `${base}_${partKind}`, base].find(has);
  if (word === undefined) return key;
  const name = say(word, {
    line: market.line ?? '',
    home: sideName('home', event, speaker),
    away: sideName('away', event, speaker),
  });
  if (market.part === 0 || market.code === 'head_to_head') return name;
  const own = `part.${partKind}_${market.part}`;
  const part = has(own) ? say(own) : say(`part.${partKind}`, { number: String(market.part) });
  return `${part}: ${name}`;
}

/** The line from the side's own view, with its sign. */
function signedLine(line: string, side: 'home' | 'away'): string {
  const own = side === 'home' ? Number(line) : -Number(line);
  if (own === 0) return '0';
  return own > 0 ? `+${own}` : `−${Math.abs(own)}`;
}

/** Of a side, of a score (`2:1`), or of several words put together (`home_draw`, `draw_over`). */
export function outcomeName(
  key: string,
  outcome: string,
  event: NamedEvent,
  speaker: Speaker,
): string {
  const { say, has } = speaker;
  const { code, line } = parseMarketKey(key) ?? { code: '', line: null };
  const whole = `outcome.${code}_${outcome}`;
  if (has(whole)) return say(whole);
  const plain = (token: string): string => {
    if (token === 'home' || token === 'away') return sideName(token, event, speaker);
    if (!has(`outcome.${token}`)) return token.replace(':', '–');
    const isLined = (token === 'over' || token === 'under') && line !== null;
    return isLined ? `${say(`outcome.${token}`)} ${line}` : say(`outcome.${token}`);
  };
  if (code.includes('handicap') && line !== null) {
    return `${plain(outcome)} (${signedLine(line, outcome === 'away' ? 'away' : 'home')})`;
  }
  const [first = outcome, second, third] = outcome.split('_');
  if (third !== undefined) {
    return say('outcome.in_round', { side: plain(first), number: third });
  }
  if (second === undefined) return plain(first);
  if (first === 'other') return say('outcome.any_other', { side: plain(second) });
  const join = has(`join.${code}`) ? `join.${code}` : 'join.and';
  return say(join, { first: plain(first), second: plain(second) });
}
