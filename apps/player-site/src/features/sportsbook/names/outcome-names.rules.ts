/** What a market and its outcomes are called, put together from the words of the site. */
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';

/** As the translator of the site, so that a test can speak without one. */
export type Speaker = {
  t: (key: string, blanks?: Readonly<Record<string, unknown>>) => string;
  has: (key: string) => boolean;
};

/** What of an event its names are made of. */
export type NamedEvent = {
  sport: string;
  participants: readonly { id: string; name: string; shortName: string }[];
};

export type SideName = 'name' | 'shortName';

const sideAt = { home: 0, away: 1 } as const;

const isSide = (text: string): text is 'home' | 'away' => text === 'home' || text === 'away';

/** A half is called by its number, other parts by their name and number. */
export function partName(part: number, partKind: string, { t, has }: Speaker): string {
  const own = `book_part_${partKind}_${part}`;
  return has(own) ? t(own) : t(`book_part_${partKind}`, { number: part });
}

/** A line as a handicap shows it: with its sign. */
export function signedLine(line: string, side: 'home' | 'away'): string {
  const own = side === 'home' ? Number(line) : -Number(line);
  if (own === 0) return '0';
  return own > 0 ? `+${own}` : `−${Math.abs(own)}`;
}

/** What a sport's parts are called, and what its score is counted in (book-rules/sports.ts). */
export type SportKinds = { part: string; score: string };

/** The name of a market, its line left out where outcomes carry it. */
export function marketName(
  key: string,
  event: NamedEvent,
  kinds: SportKinds,
  speaker: Speaker,
): string {
  const market = parseMarketKey(key);
  if (!market) return key;
  const base = `book_market_${market.code}`;
  // Sports that count in goals, or are played in maps, have words of their own for some.
  const own = [`${base}_${kinds.score}`, `${base}_${kinds.part}`].find(speaker.has);
  const word = own ?? base;
  const name = speaker.has(word)
    ? speaker.t(word, {
        line: market.line ?? '',
        home: event.participants[0]?.name ?? '',
        away: event.participants[1]?.name ?? '',
      })
    : market.code;
  return market.part === 0 || isPairNumber(market.code)
    ? name
    : `${partName(market.part, kinds.part, speaker)}: ${name}`;
}

/** Of a pair that is set against each other the part is the number of the pair. */
const isPairNumber = (code: string): boolean => code === 'head_to_head';

const handicaps = new Set([
  'asian_handicap',
  'handicap',
  'handicap_3way',
  'part_handicap',
  'corner_handicap',
]);

function plainName(
  token: string,
  market: { code: string; line: string | null },
  event: NamedEvent,
  speaker: Speaker,
  form: SideName,
): string {
  if (isSide(token)) return event.participants[sideAt[token]]?.[form] ?? token;
  const isLined = (token === 'over' || token === 'under') && market.line !== null;
  if (isLined) return `${speaker.t(`book_outcome_${token}`)} ${market.line}`;
  const word = `book_outcome_${token}`;
  if (speaker.has(word)) return speaker.t(word);
  return token.replace(':', '–');
}

/** Whoever takes part in an outright: `p` and an id. */
const participantOf = (outcome: string, { participants }: NamedEvent) =>
  /^p\d+$/.test(outcome) ? participants.find(({ id }) => `p${id}` === outcome) : undefined;

/**
 * The name of an outcome: of a side, of a score (`2:1`), or of several words put together
 * (`home_draw`, `draw_over`, `home_1-5`).
 */
export function outcomeName(
  key: string,
  outcome: string,
  event: NamedEvent,
  speaker: Speaker,
  form: SideName = 'name',
): string {
  const market = parseMarketKey(key) ?? { code: '', part: 0, line: null };
  const participant = participantOf(outcome, event);
  if (participant) return participant[form];
  const whole = `book_outcome_${market.code}_${outcome}`;
  if (speaker.has(whole)) return speaker.t(whole);
  const say = (token: string) => plainName(token, market, event, speaker, form);
  if (handicaps.has(market.code) && market.line !== null) {
    const side = outcome === 'away' ? 'away' : 'home';
    return `${say(outcome)} (${signedLine(market.line, side)})`;
  }
  const [first = outcome, second, third] = outcome.split('_');
  if (third !== undefined)
    return speaker.t('book_outcome_in_round', { side: say(first), number: third });
  if (second === undefined) return say(first);
  if (first === 'other') return speaker.t('book_outcome_any_other', { side: say(second) });
  const join = speaker.has(`book_join_${market.code}`)
    ? `book_join_${market.code}`
    : 'book_join_and';
  return speaker.t(join, { first: say(first), second: say(second) });
}

/** An outcome as a button says it aloud, where no heading is heard: "Simba City to win". */
export function spokenName(
  key: string,
  outcome: string,
  event: NamedEvent,
  kinds: SportKinds,
  speaker: Speaker,
): string {
  const name = outcomeName(key, outcome, event, speaker);
  const isPlainWin = /^(?:1x2|winner):0:$/.test(key);
  if (isPlainWin && outcome === 'draw') return name;
  if (isPlainWin) return speaker.t('book_to_win', { side: name });
  return `${marketName(key, event, kinds, speaker)}: ${name}`;
}

/** Over a narrow column: 1, X, 2. */
export function columnName(key: string, outcome: string, { t, has }: Speaker): string {
  const market = parseMarketKey(key);
  const own = `book_column_${market?.code ?? ''}_${outcome}`;
  if (has(own)) return t(own);
  const plain = `book_column_${outcome}`;
  return has(plain) ? t(plain) : outcome;
}
