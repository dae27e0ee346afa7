const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  let found = formats.get(locale);
  if (!found) {
    found = new Intl.NumberFormat(`${locale}-KE-u-nu-latn`);
    formats.set(locale, found);
  }
  return found;
}

/** 1234567 as people read it: 1,234,567. */
export const groupNumber = (value: number, locale: string): string =>
  formatOf(locale).format(value);

/** What a sentence tells, its numbers grouped; the rest is told as it stands. */
export const groupNumbers = (told: Record<string, unknown>, locale: string) =>
  Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      typeof value === 'number' ? groupNumber(value, locale) : value,
    ]),
  );
