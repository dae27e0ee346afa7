/** Searches what a seat is shown for cards it may not see. */

/** What cards stand under, in views and events of card games. */
const cardFields = new Set(['hand', 'cards', 'top', 'laid']);

/** Every card in plain JSON, wherever it stands. */
export function cardsShown(shown: unknown, isCardField = false): number[] {
  if (typeof shown === 'number') return isCardField ? [shown] : [];
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([name, value]) =>
    cardsShown(value, Array.isArray(shown) ? isCardField : cardFields.has(name)),
  );
}
