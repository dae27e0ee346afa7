/** Amounts between the wire and the eye, exact on the way. */
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { FrameLanguage } from '#frame/shell/session/launch.ts';

/** The reader's locale: how thousands are grouped follows the language. */
export function localeOf(language: FrameLanguage): string {
  return language === 'sw' ? 'sw-KE' : 'en-KE';
}

export function toMinor(wire: string, currency: Currency): bigint {
  const minor = parseAmount(wire, currency);
  if (minor === undefined) throw new RangeError(`Not an amount of ${currency}: ${wire}`);
  return minor;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Made once: a win that counts up is written sixty times a second. */
function formatOf(currency: Currency, language: FrameLanguage): Intl.NumberFormat {
  const key = `${currency} ${language}`;
  const known = formats.get(key);
  if (known) return known;
  const { minorDigits } = currencies[currency];
  const format = new Intl.NumberFormat(`${localeOf(language)}-u-nu-latn`, {
    minimumFractionDigits: minorDigits,
    maximumFractionDigits: minorDigits,
  });
  formats.set(key, format);
  return format;
}

/** "1,250.50"; of a whole amount only "1,250". */
export function showFigures(minor: bigint, currency: Currency, language: FrameLanguage): string {
  const decimal = toDecimal(minor, currency) as Intl.StringNumericLiteral;
  return formatOf(currency, language)
    .format(decimal)
    .replace(/[.,]00$/, '');
}

/** "KSh 1,250.50"; whole amounts may leave their cents out where room is short. */
export function showMinor(
  minor: bigint,
  currency: Currency,
  language: FrameLanguage,
  isShort = false,
): string {
  const { symbol } = currencies[currency];
  if (isShort) return `${symbol} ${showFigures(minor, currency, language)}`;
  const decimal = toDecimal(minor, currency) as Intl.StringNumericLiteral;
  return `${symbol} ${formatOf(currency, language).format(decimal)}`;
}
