/** Exact fractions for the figures of a game. The denominator is positive, the terms lowest. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint };

export function rational(numerator: bigint, denominator: bigint = 1n): Rational {
  if (denominator <= 0n) throw new RangeError('A denominator is positive.');
  if (denominator === 1n) return { numerator, denominator };
  const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator);
  if (divisor === 1n) return { numerator, denominator };
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function add(...terms: readonly Rational[]): Rational {
  return terms.reduce(
    (sum, term) =>
      rational(
        sum.numerator * term.denominator + term.numerator * sum.denominator,
        sum.denominator * term.denominator,
      ),
    rational(0n),
  );
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, rational(-b.numerator, b.denominator));
}

/** Decimal text with this many places, rounded half up; meant for non-negative fractions. */
export function toDecimalText({ numerator, denominator }: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const scaled = (2n * numerator * scale + denominator) / (2n * denominator);
  const fraction = (scaled - (scaled / scale) * scale).toString().padStart(places, '0');
  return places === 0 ? `${scaled}` : `${scaled / scale}.${fraction}`;
}

/** Reads plain decimal text, `5` or `2.25`; anything else throws. */
export function fromDecimalText(text: string): Rational {
  const found = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!found) throw new RangeError(`${text} is no plain decimal text.`);
  const [, whole = '', fraction = ''] = found;
  return rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
}

/** Decimal text cut after this many places, so that it never says more than there is. */
export function cutDecimalText({ numerator, denominator }: Rational, places: number): string {
  const scaled = (numerator * 10n ** BigInt(places)) / denominator;
  return toDecimalText(rational(scaled, 10n ** BigInt(places)), places);
}

/** `1234567.125` as it is read: `1,234,567.125`, in either language of the product. */
export function groupedText(decimal: string): string {
  const [whole = '', ...places] = decimal.split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...places].join('.');
}

/** The nearest double, good to about 15 digits, for statistics only. */
export function toNumber({ numerator, denominator }: Rational): number {
  const scaled = (numerator << 120n) / denominator;
  return Number(scaled) / 2 ** 120;
}

/** Far below where a double's quotient of whole numbers could be rounded up to the next. */
const mostExact = 2n ** 48n;

/** Numbers that doubles divide exactly are divided as such, which is many times quicker. */
function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller > 0n) {
    if (larger <= mostExact && smaller <= mostExact) {
      return BigInt(greatestSmallDivisor(Number(larger), Number(smaller)));
    }
    [larger, smaller] = [smaller, larger - (larger / smaller) * smaller];
  }
  return larger;
}

function greatestSmallDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b];
  while (smaller > 0) {
    [larger, smaller] = [smaller, larger - Math.floor(larger / smaller) * smaller];
  }
  return larger;
}
