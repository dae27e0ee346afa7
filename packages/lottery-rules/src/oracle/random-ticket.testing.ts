/** Random tickets of any bet type, half of their symbols taken out of a draw so that many win. */
import type { BetType, Part } from '@bahati/lottery-rules/bets/bet-type.ts';
import { selectionText } from '@bahati/lottery-rules/bets/selection.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';

type Random = (range: number) => number;

/** Tickets of more lines than this are drawn again. */
const mostLines = 400;

export function randomTicket(betType: BetType, numbers: DrawNumbers, random: Random): string {
  const hints = hintsOf(numbers);
  // A pick's sample has as many others as a line has numbers.
  const taken = betType.samples[0]?.split(',').length ?? 1;
  for (let tries = 0; tries < 500; tries += 1) {
    const size = 1 + random(tries < 100 ? 12 : 5);
    const sets: (readonly string[])[] = [];
    for (const [at, part] of betType.panel.parts.entries()) {
      const before = sets[0]?.length ?? 0;
      const wanted =
        part.name === 'bankers'
          ? random(2) * random(size)
          : part.name === 'others'
            ? taken - before + random(4)
            : 1 + random(size);
      const count = Math.min(Math.max(part.least, wanted), part.most);
      sets.push(randomSet(part, count, hints, random, at));
    }
    const lines = betType.lines({ sets });
    if (lines > 0 && lines <= mostLines) return selectionText({ sets });
  }
  throw new RangeError(`${betType.id} gave no random ticket.`);
}

/** Every text of the draw: balls as they are written, numbers of prizes. */
function hintsOf(numbers: DrawNumbers): string[] {
  if (numbers.kind === 'prizes') return Object.values(numbers.prizes).flat();
  return [...numbers.main, ...numbers.extra].map(String);
}

function randomSet(
  part: Part,
  count: number,
  hints: readonly string[],
  random: Random,
  at: number,
): readonly string[] {
  const chosen = new Set<string>();
  for (let tries = 0; chosen.size < count && tries < count * 20; tries += 1) {
    const hint = random(2) === 0 ? (hints[at] ?? '') : (hints[random(hints.length)] ?? '');
    chosen.add(part.symbols ? symbolOf(part.symbols, hint, random) : typedOf(part, hints, random));
  }
  if (!part.symbols) return [...chosen].toSorted();
  return part.symbols.filter((symbol) => chosen.has(symbol));
}

function symbolOf(symbols: readonly string[], hint: string, random: Random): string {
  const hinted = symbols.find((symbol) => hint !== '' && Number(symbol) === Number(hint.slice(-2)));
  return (random(2) === 0 ? hinted : undefined) ?? symbols[random(symbols.length)] ?? '';
}

function typedOf({ typed }: Part, hints: readonly string[], random: Random): string {
  if (!typed) return '';
  const length = typed.pieces * typed.digits;
  if (typed.among) {
    const left = [...typed.among];
    const isHinted = random(2) === 0;
    return Array.from({ length: typed.pieces }, (_, at) => {
      const hint = left.findIndex((one) => isHinted && Number(one) === Number(hints[at]));
      return left.splice(hint >= 0 ? hint : random(left.length), 1)[0] ?? '';
    }).join('');
  }
  const all = hints.every((hint) => hint.length === 1) ? [hints.join('')] : hints;
  const hint = all[random(all.length)] ?? '';
  const from = random(3) === 0 ? 0 : Math.max(0, hint.length - length);
  const text = random(3) > 0 ? hint.slice(from, from + length) : '';
  const missing = Array.from({ length: length - text.length }, () => random(10)).join('');
  const made = missing + text;
  if (random(4) > 0) return made;
  // One digit off, or in another order.
  const place = random(length);
  const turned = made.slice(place) + made.slice(0, place);
  return random(2) === 0 ? turned : made.slice(0, place) + random(10) + made.slice(place + 1);
}
