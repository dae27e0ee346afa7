/** What was searched for before, kept on this device. */
const place = 'bahati.bookSearches';
const mostKept = 6;

export function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one): one is string => typeof one === 'string').slice(0, mostKept)
      : [];
  } catch {
    return [];
  }
}

/** The newest first; the same in other letters is the same. */
export function withRecent(kept: readonly string[], text: string): readonly string[] {
  const others = kept.filter((one) => one.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, mostKept);
}

export function keepRecent(text: string): void {
  try {
    localStorage.setItem(place, JSON.stringify(withRecent(readRecent(), text)));
  } catch {
    // Then nothing is remembered.
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // There was nothing to forget.
  }
}
